import { expect, type Page } from '@playwright/test';
import type { BulkContext } from '#application/bulk/bulk-action.machine';
import type { BulkSight } from '../../support/machine-scripts/bulk-action.script';
import { A_PRODUCT } from './bulk-products';
import { beginning, saying, says } from './spoken';

type Stage = BulkContext['stage'];
export type Hindrance = 'stale' | 'refused' | 'unanswered' | 'not sent';

/** How far a change has come, by what the server has answered. Counts are of products. */
export interface BulkStanding {
  readonly kind: 'publish' | 'price' | 'archive';
  readonly chosen: number;
  /** The work under way, or what was worked on last: how much of it is done, and of how much. */
  readonly stage: Stage;
  readonly done: number;
  readonly of: number;
  readonly isStopping: boolean;
  /** What each kind of work let pass. */
  readonly passed: Readonly<Record<Stage, number>>;
  readonly hindered: Readonly<Partial<Record<Hindrance, number>>>;
}

const counted = (count: number): string => says('bulk:products', { count });

/** What is about to be done, with how many. */
const deed = (kind: BulkStanding['kind'], count: number): RegExp =>
  saying(`bulk:deeds.${kind}`, { records: counted(count) });

const hindrances: Readonly<Record<Hindrance, string>> = {
  stale: says('bulk:reasons.stale_revision'),
  refused: says('bulk:reasons.archived'),
  unanswered: says('bulk:reasons.unanswered'),
  'not sent': says('bulk:reasons.not_sent'),
};

/** What the window over the list says in a step, and the buttons below it, the way out first. */
interface Said {
  readonly title: RegExp;
  readonly words: string;
  readonly buttons: readonly (string | false)[];
}

const steps: Readonly<Record<NonNullable<BulkSight['step']>, (standing: BulkStanding) => Said>> = {
  form: ({ kind, chosen }) => ({
    title: deed(kind, chosen),
    words: says('bulk:form.priceHow'),
    buttons: [says('bulk:form.close'), says('bulk:form.next')],
  }),
  progress: ({ kind, chosen, stage, done, of, isStopping }) => ({
    title: deed(kind, chosen),
    words: `${says(`bulk:progress.${stage}`)}${says('bulk:progress.of', { done, total: of })}`,
    buttons: [stopButton(stage, isStopping)],
  }),
  review: ({ kind, chosen, passed: { checking: ready, running }, of, hindered }) => ({
    title: deed(kind, ready || chosen),
    words: ready
      ? says('bulk:review.ready', { records: counted(ready), total: of })
      : says('bulk:review.none'),
    buttons: [
      says(ready ? 'bulk:review.cancel' : 'bulk:review.close'),
      mayBeTriedAgain(hindered) && says('bulk:review.repeat'),
      kind === 'price' && running === 0 && says('bulk:review.revise'),
      ready > 0 && says('bulk:review.confirm'),
    ],
  }),
  interruption: () => ({
    title: saying('bulk:interruption.title'),
    words: says('bulk:interruption.safe'),
    buttons: [says('bulk:interruption.stop'), says('bulk:interruption.retry')],
  }),
  results: ({ passed: { running }, hindered }) => ({
    title: saying('bulk:results.title'),
    words: running
      ? says('bulk:results.done', { records: counted(running) })
      : noneReached(hindered, says('bulk:results.none')),
    buttons: [
      running > 0 && says('bulk:results.undo'),
      mayBeTriedAgain(hindered) && says('bulk:results.retry'),
      says('bulk:results.close'),
    ],
  }),
  undone: ({ passed: { undoing }, hindered }) => ({
    title: saying('bulk:results.title'),
    words: undoing
      ? says('bulk:results.undone', { records: counted(undoing) })
      : noneReached(hindered, says('bulk:results.noneUndone')),
    buttons: [says('bulk:results.close')],
  }),
};

/** Nothing has an effect before something is sent; then it can only be stopped, once. */
const stopButton = (stage: Stage, isStopping: boolean): string => {
  if (stage === 'collecting' || stage === 'checking') return says('bulk:progress.cancel');
  // A button that waits says so after its name.
  return isStopping
    ? `${says('bulk:progress.stopping')}${says('common:kit.busy')}`
    : says('bulk:progress.stop');
};

/** Without an answer nobody knows. */
const noneReached = (hindered: BulkStanding['hindered'], words: string): string =>
  'unanswered' in hindered ? says('bulk:results.unknown') : words;

const mayBeTriedAgain = (hindered: BulkStanding['hindered']): boolean =>
  'stale' in hindered || 'not sent' in hindered;

/** Holds the page against a sight: the window, what it says, what is offered, and what is on sale. */
export const expectBulkSight = async (
  page: Page,
  { step }: BulkSight,
  standing: BulkStanding,
): Promise<void> => {
  if (step === null) {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { kind, passed, hindered } = standing;
    const publication = page.getByRole('switch', {
      name: beginning('products:actions.publishProduct', { name: A_PRODUCT }),
      includeHidden: true,
    });
    const isOnSale = kind === 'publish' && passed.running > passed.undoing;
    // What somebody has archived meanwhile is not in the list any more.
    if (!('refused' in hindered))
      await expect(publication.first()).toBeChecked({ checked: isOnSale });
    return;
  }
  const { title, words, buttons } = steps[step](standing);
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText(words);
  await expect(dialog.getByRole('button').filter({ hasText: /\S/ })).toHaveText(
    buttons.filter((button) => button !== false),
  );
  await expect(dialog.getByRole('alert')).toHaveCount(step === 'interruption' ? 1 : 0);
  const hindered = step === 'review' || step === 'results' || step === 'undone';
  await expectHindrances(page, hindered ? standing.hindered : {});
};

const expectHindrances = async (page: Page, hindered: BulkStanding['hindered']): Promise<void> => {
  const lines = Object.entries(hindered).map(([hindrance, count]) => {
    // The keys of a record are those of its type.
    const reason = hindrances[hindrance as Hindrance];
    const line = beginning('bulk:refused.line', { reason, count: String(count) });
    return new RegExp(`${line.source}${A_PRODUCT}`, 'u');
  });
  const list = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: beginning('bulk:refused.line') });
  await expect(list).toContainText(lines);
};
