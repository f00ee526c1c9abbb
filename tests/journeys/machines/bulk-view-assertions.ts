import { expect, type Page } from '@playwright/test';
import type { BulkContext } from '#application/bulk/bulk-action.machine';
import type { BulkViewState } from '../../support/machine-models/bulk-action.model';
import { PRODUCT_NAME_PREFIX } from './bulk-product-fixtures';
import { exactText, textPattern, textStart } from './translated-text';

type Stage = BulkContext['stage'];
export type FailureReason = 'stale' | 'refused' | 'unanswered' | 'not sent';

/** The progress of a change, by the server's answers. Counts are of products. */
export interface ExpectedBulkProgress {
  readonly kind: 'publish' | 'price' | 'archive';
  readonly chosen: number;
  /** The current or last stage: how many products are done, and of how many. */
  readonly stage: Stage;
  readonly done: number;
  readonly of: number;
  readonly isStopping: boolean;
  /** The number of products that each stage let through. */
  readonly succeeded: Readonly<Record<Stage, number>>;
  readonly failed: Readonly<Partial<Record<FailureReason, number>>>;
}

function counted(count: number): string {
  return exactText('bulk:products', { count });
}

/** The text of the action with the number of its products. */
function actionText(kind: ExpectedBulkProgress['kind'], count: number): RegExp {
  return textPattern(`bulk:actions.${kind}`, { records: counted(count) });
}

const failureTexts: Readonly<Record<FailureReason, string>> = {
  stale: exactText('bulk:reasons.stale_revision'),
  refused: exactText('bulk:reasons.archived'),
  unanswered: exactText('bulk:reasons.unanswered'),
  'not sent': exactText('bulk:reasons.not_sent'),
};

/** The texts of the dialog in a step, and its buttons, the one that closes it first. */
interface StepTexts {
  readonly title: RegExp;
  readonly words: string;
  readonly buttons: readonly (string | false)[];
}

const steps: Readonly<
  Record<NonNullable<BulkViewState['step']>, (standing: ExpectedBulkProgress) => StepTexts>
> = {
  form: ({ kind, chosen }) => ({
    title: actionText(kind, chosen),
    words: exactText('bulk:form.priceHow'),
    buttons: [exactText('bulk:form.close'), exactText('bulk:form.next')],
  }),
  progress: ({ kind, chosen, stage, done, of, isStopping }) => ({
    title: actionText(kind, chosen),
    words: `${exactText(`bulk:progress.${stage}`)}${exactText('bulk:progress.of', { done, total: of })}`,
    buttons: [stopButton(stage, isStopping)],
  }),
  review: ({ kind, chosen, succeeded: { checking: ready, running }, of, failed }) => ({
    title: actionText(kind, ready || chosen),
    words: ready
      ? exactText('bulk:review.ready', { records: counted(ready), total: of })
      : exactText('bulk:review.none'),
    buttons: [
      exactText(ready ? 'bulk:review.cancel' : 'bulk:review.close'),
      isRetryable(failed) && exactText('bulk:review.repeat'),
      kind === 'price' && running === 0 && exactText('bulk:review.revise'),
      ready > 0 && exactText('bulk:review.confirm'),
    ],
  }),
  interruption: () => ({
    title: textPattern('bulk:interruption.title'),
    words: exactText('bulk:interruption.safe'),
    buttons: [exactText('bulk:interruption.stop'), exactText('bulk:interruption.retry')],
  }),
  results: ({ succeeded: { running }, failed }) => ({
    title: textPattern('bulk:results.title'),
    words: running
      ? exactText('bulk:results.done', { records: counted(running) })
      : noneDoneText(failed, exactText('bulk:results.none')),
    buttons: [
      running > 0 && exactText('bulk:results.undo'),
      isRetryable(failed) && exactText('bulk:results.retry'),
      exactText('bulk:results.close'),
    ],
  }),
  undone: ({ succeeded: { undoing }, failed }) => ({
    title: textPattern('bulk:results.title'),
    words: undoing
      ? exactText('bulk:results.undone', { records: counted(undoing) })
      : noneDoneText(failed, exactText('bulk:results.noneUndone')),
    buttons: [exactText('bulk:results.close')],
  }),
};

/**
 * Nothing has an effect before a change is sent; afterwards the change can only be stopped, once.
 */
function stopButton(stage: Stage, isStopping: boolean): string {
  if (stage === 'collecting' || stage === 'checking') return exactText('bulk:progress.cancel');
  // A busy button has that text after its name.
  return isStopping
    ? `${exactText('bulk:progress.stopping')}${exactText('common:kit.busy')}`
    : exactText('bulk:progress.stop');
}

/** The text without changes; without an answer, the outcome is unknown. */
function noneDoneText(hindered: ExpectedBulkProgress['failed'], words: string): string {
  return 'unanswered' in hindered ? exactText('bulk:results.unknown') : words;
}

function isRetryable(hindered: ExpectedBulkProgress['failed']): boolean {
  return 'stale' in hindered || 'not sent' in hindered;
}

/**
 * Asserts that the page shows the expected view state: the dialog, its texts, the available
 * buttons, and the products on sale.
 */
export async function expectBulkViewState(
  page: Page,
  { step }: BulkViewState,
  standing: ExpectedBulkProgress,
): Promise<void> {
  if (step === null) {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { kind, succeeded, failed } = standing;
    const publication = page.getByRole('switch', {
      name: textStart('products:actions.publishProduct', { name: PRODUCT_NAME_PREFIX }),
      includeHidden: true,
    });
    const isOnSale = kind === 'publish' && succeeded.running > succeeded.undoing;
    // A product that a colleague has archived is no longer in the list.
    if (!('refused' in failed))
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
  await expectFailures(page, hindered ? standing.failed : {});
}

async function expectFailures(page: Page, hindered: ExpectedBulkProgress['failed']): Promise<void> {
  const lines = Object.entries(hindered).map(([hindrance, count]) => {
    // The keys of a record have its key type.
    const reason = failureTexts[hindrance as FailureReason];
    const line = textStart('bulk:refused.line', { reason, count: String(count) });
    return new RegExp(`${line.source}${PRODUCT_NAME_PREFIX}`, 'u');
  });
  const list = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: textStart('bulk:refused.line') });
  await expect(list).toContainText(lines);
}
