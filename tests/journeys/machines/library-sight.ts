import { expect, type Locator, type Page } from '@playwright/test';
import type { LibraryDeed } from '#application/media/library-work.machine';
import type { LibrarySight } from '../../support/machine-scripts/library-work.script';
import { PICTURES } from './library-pictures';
import { beginning, saying, says } from './spoken';

type Kind = LibraryDeed['kind'];

/** What became of the deed by the server's word. */
export type Outcome = 'nothing yet' | 'failed' | 'done' | 'done but one';

/** The window of a deed, by what a seller sees of it. */
export interface LibraryOnPage {
  readonly kind: Kind;
  readonly question: Locator;
  readonly deed: Locator;
  readonly wayOut: Locator;
  /** What was left alone. */
  readonly results: Locator;
}

const words = {
  delete: {
    role: 'alertdialog',
    title: saying('media:library.work.deleteTitle', { count: PICTURES.length }),
    deed: beginning('media:library.work.confirmDelete'),
    wayOut: says('media:library.work.keep'),
  },
  move: {
    role: 'dialog',
    title: saying('media:library.work.moveTitle', { count: PICTURES.length }),
    deed: beginning('media:library.work.confirmMove'),
    wayOut: says('media:library.work.cancel'),
  },
  rename: {
    role: 'dialog',
    title: saying('media:library.work.renameTitle'),
    deed: beginning('media:library.work.confirmRename'),
    wayOut: says('media:library.work.cancel'),
  },
} as const satisfies Record<Kind, object>;

export const libraryOnPage = (page: Page, kind: Kind): LibraryOnPage => {
  const { role, title, deed, wayOut } = words[kind];
  const question = page.getByRole(role, { name: title });
  return {
    kind,
    question,
    // By how it begins: a button that waits says so after its name.
    deed: question.getByRole('button', { name: deed }),
    wayOut: question.getByRole('button', { name: wayOut }),
    results: page.getByRole('dialog', { name: says('media:library.work.keptTitle') }),
  };
};

/** Holds the page against a sight: the window, what is busy, what went wrong, and what is left. */
export const expectLibrarySight = async (
  page: Page,
  library: LibraryOnPage,
  { step }: LibrarySight,
  outcome: Outcome,
): Promise<void> => {
  const { kind, question, deed, wayOut, results } = library;
  const isAsked = step === 'question' || step === 'work';
  await expect(question).toHaveCount(isAsked ? 1 : 0);
  await expect(results).toHaveCount(step === 'results' ? 1 : 0);
  if (isAsked) {
    const isBusy = step === 'work';
    await expect(deed.and(page.locator('[aria-busy=true]'))).toHaveCount(isBusy ? 1 : 0);
    await expect(wayOut).toBeEnabled({ enabled: !isBusy });
    await expect(question.getByRole('alert')).toHaveCount(outcome === 'failed' ? 1 : 0);
  }
  if (step === 'results')
    await expect(results.getByRole('listitem')).toHaveText([
      `${PICTURES[0]}${says('media:library.usedBy', { count: 1 })}`,
    ]);
  if (step === null) await expectLeft(page, kind, outcome);
};

/** What the library then shows: which pictures, and whether there is the folder that was named. */
const expectLeft = async (page: Page, kind: Kind, outcome: Outcome): Promise<void> => {
  const isDone = outcome === 'done' || outcome === 'done but one';
  const isDeleted = isDone && kind === 'delete';
  const left = isDeleted ? PICTURES.slice(0, outcome === 'done' ? 0 : 1) : PICTURES;
  await expect(page.getByRole('checkbox', { name: saying('media:library.select') })).toHaveCount(
    left.length,
  );
  for (const name of left)
    await expect(
      page.getByRole('checkbox', { name: saying('media:library.select', { name }) }),
    ).toBeVisible();
  const named = page
    .getByRole('navigation', { name: says('media:library.folders') })
    .getByText('Vaisselle');
  await expect(named).toHaveCount(isDone && !isDeleted ? 1 : 0);
};
