import { expect, type Locator, type Page } from '@playwright/test';
import type { LibraryAction } from '#application/media/library-work.machine';
import type { LibraryViewState } from '../../support/machine-models/library-work.model';
import { PICTURES } from './library-picture-fixtures';
import { exactText, textPattern, textStart } from './translated-text';

type Kind = LibraryAction['kind'];

/** The outcome of the action on the server. */
export type Outcome = 'nothing yet' | 'failed' | 'done' | 'done but one';

/** The dialog of an action, as locators. */
export interface LibraryPageObject {
  readonly kind: Kind;
  readonly question: Locator;
  readonly confirmButton: Locator;
  readonly cancelButton: Locator;
  /** The list of skipped pictures. */
  readonly results: Locator;
}

const words = {
  delete: {
    role: 'alertdialog',
    title: textPattern('media:library.work.deleteTitle', { count: PICTURES.length }),
    action: textStart('media:library.work.confirmDelete'),
    wayOut: exactText('media:library.work.keep'),
  },
  move: {
    role: 'dialog',
    title: textPattern('media:library.work.moveTitle', { count: PICTURES.length }),
    action: textStart('media:library.work.confirmMove'),
    wayOut: exactText('media:library.work.cancel'),
  },
  rename: {
    role: 'dialog',
    title: textPattern('media:library.work.renameTitle'),
    action: textStart('media:library.work.confirmRename'),
    wayOut: exactText('media:library.work.cancel'),
  },
} as const satisfies Record<Kind, object>;

export function libraryPageObject(page: Page, kind: Kind): LibraryPageObject {
  const { role, title, action, wayOut } = words[kind];
  const question = page.getByRole(role, { name: title });
  return {
    kind,
    question,
    // Matches the start of the name: a busy button has a status text after its name.
    confirmButton: question.getByRole('button', { name: action }),
    cancelButton: question.getByRole('button', { name: wayOut }),
    results: page.getByRole('dialog', { name: exactText('media:library.work.keptTitle') }),
  };
}

/**
 * Asserts that the page shows the expected view state: the dialog, busy indicators, errors and
 * skipped pictures.
 */
export async function expectLibraryViewState(
  page: Page,
  library: LibraryPageObject,
  { step }: LibraryViewState,
  outcome: Outcome,
): Promise<void> {
  const { kind, question, confirmButton, cancelButton, results } = library;
  const isAsked = step === 'question' || step === 'work';
  await expect(question).toHaveCount(isAsked ? 1 : 0);
  await expect(results).toHaveCount(step === 'results' ? 1 : 0);
  if (isAsked) {
    const isBusy = step === 'work';
    await expect(confirmButton.and(page.locator('[aria-busy=true]'))).toHaveCount(isBusy ? 1 : 0);
    await expect(cancelButton).toBeEnabled({ enabled: !isBusy });
    await expect(question.getByRole('alert')).toHaveCount(outcome === 'failed' ? 1 : 0);
  }
  if (step === 'results')
    await expect(results.getByRole('listitem')).toHaveText([
      `${PICTURES[0]}${exactText('media:library.usedBy', { count: 1 })}`,
    ]);
  if (step === null) await expectLeft(page, kind, outcome);
}

/** Asserts which pictures the library then shows, and whether it has the named folder. */
async function expectLeft(page: Page, kind: Kind, outcome: Outcome): Promise<void> {
  const isDone = outcome === 'done' || outcome === 'done but one';
  const isDeleted = isDone && kind === 'delete';
  const left = isDeleted ? PICTURES.slice(0, outcome === 'done' ? 0 : 1) : PICTURES;
  await expect(
    page.getByRole('checkbox', { name: textPattern('media:library.select') }),
  ).toHaveCount(left.length);
  for (const name of left)
    await expect(
      page.getByRole('checkbox', { name: textPattern('media:library.select', { name }) }),
    ).toBeVisible();
  const named = page
    .getByRole('navigation', { name: exactText('media:library.folders') })
    .getByText('Vaisselle');
  await expect(named).toHaveCount(isDone && !isDeleted ? 1 : 0);
}
