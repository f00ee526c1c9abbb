import { expect, type Locator, type Page } from '@playwright/test';
import type { BulkContext } from '#application/bulk/bulk-context';
import type { BulkViewState } from '../../support/machine-models/bulk-action.model';
import { CHOSEN_CLIENT, OTHER_CLIENT } from './bulk-order-fixtures';
import { PRODUCT_NAME_PREFIX } from './bulk-product-fixtures';
import { statusName } from './order-view-assertions';
import { exactText, textPattern, textStart } from './translated-text';

type Stage = BulkContext['stage'];
export type FailureReason = 'stale' | 'refused' | 'unanswered' | 'not sent';

/** The progress of a change, by the server's answers. Counts are of records. */
export interface ExpectedBulkProgress {
  readonly kind: 'publish' | 'price' | 'archive' | 'accept' | 'handOver';
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

type Kind = ExpectedBulkProgress['kind'];

/** The kind of the records, which is also the namespace of their list's texts. */
export function recordsOf(kind: Kind): 'products' | 'orders' {
  return kind === 'accept' || kind === 'handOver' ? 'orders' : 'products';
}

function counted(kind: Kind, count: number): string {
  return exactText(`bulk:${recordsOf(kind)}`, { count });
}

/** The text of the action with the number of its records. */
function actionText(kind: Kind, count: number): RegExp {
  return textPattern(`bulk:actions.${kind}`, { records: counted(kind, count) });
}

/** The button that undoes accepted orders, with the seconds left: in a toast or in the dialog. */
export function undoInTimeButton(page: Page): Locator {
  return page.getByRole('button', { name: textPattern(UNDO_IN_TIME) });
}

/** The text of the toast that tells that so many orders were accepted. */
export function acceptanceToast(page: Page, count: number): Locator {
  return page.getByText(textPattern('bulk:toast.accept', { count }));
}

/** Closes the toast that offers the undo. */
export function dismissUndo(page: Page): Promise<void> {
  return page
    .getByRole('status')
    .filter({ has: undoInTimeButton(page) })
    .getByRole('button', { name: exactText('common:kit.dismiss') })
    .click();
}

const UNDO_IN_TIME = 'bulk:results.undoIn';

const closedTexts = {
  products: exactText('bulk:reasons.archived'),
  orders: exactText('bulk:reasons.ended'),
};

function failureText(kind: Kind, failure: FailureReason): string {
  if (failure === 'refused') return closedTexts[recordsOf(kind)];
  const reasons = { stale: 'stale_revision', unanswered: 'unanswered', 'not sent': 'not_sent' };
  return exactText(`bulk:reasons.${reasons[failure]}`);
}

/** The texts of the dialog in a step, and its buttons, the one that closes it first. */
interface StepTexts {
  readonly title: RegExp;
  readonly words: string;
  readonly buttons: readonly (string | RegExp | false)[];
}

const steps: Readonly<
  Record<
    Exclude<BulkViewState['step'], 'reading' | 'completed' | null>,
    (standing: ExpectedBulkProgress, undoInTime: boolean) => StepTexts
  >
> = {
  form: ({ kind, chosen }) => ({
    title: actionText(kind, chosen),
    words: exactText(kind === 'handOver' ? 'orders:handOver.carrier' : 'bulk:form.priceHow'),
    buttons: [
      exactText('bulk:form.close'),
      exactText(kind === 'handOver' ? 'bulk:bar.handOver' : 'bulk:form.next'),
    ],
  }),
  progress: ({ kind, chosen, stage, done, of, isStopping }) => ({
    title: actionText(kind, chosen),
    words: `${exactText(`bulk:progress.${stage}`)}${exactText('bulk:progress.of', { done, total: of })}`,
    buttons: [stopButton(stage, isStopping)],
  }),
  review: ({ kind, chosen, succeeded: { checking: ready, running }, of, failed }) => ({
    title: actionText(kind, ready || chosen),
    words: ready
      ? exactText('bulk:review.ready', { records: counted(kind, ready), total: of })
      : exactText('bulk:review.none'),
    buttons: [
      exactText(ready ? 'bulk:review.cancel' : 'bulk:review.close'),
      canRetry(kind, failed) && exactText('bulk:review.repeat'),
      (kind === 'price' || kind === 'handOver') && running === 0 && exactText('bulk:review.revise'),
      ready > 0 && exactText('bulk:review.confirm'),
    ],
  }),
  interruption: () => ({
    title: textPattern('bulk:interruption.title'),
    words: exactText('bulk:interruption.safe'),
    buttons: [exactText('bulk:interruption.stop'), exactText('bulk:interruption.retry')],
  }),
  results: ({ kind, succeeded: { running }, failed }, undoInTime) => ({
    title: textPattern('bulk:results.title'),
    words: running
      ? `${exactText('bulk:results.done', { records: counted(kind, running) })}${undoInTime ? exactText('bulk:results.undoOffered', { seconds: 10 }) : ''}`
      : noneDoneText(failed, exactText('bulk:results.none')),
    buttons: [
      running > 0 && recordsOf(kind) === 'products' && exactText('bulk:results.undo'),
      undoInTime && textPattern(UNDO_IN_TIME),
      canRetry(kind, failed) && exactText('bulk:results.retry'),
      exactText('bulk:results.close'),
    ],
  }),
  undone: ({ kind, succeeded: { undoing }, failed }) => ({
    title: textPattern('bulk:results.title'),
    words: undoing
      ? exactText(`bulk:results.${undoTexts[recordsOf(kind)].undone}`, {
          records: counted(kind, undoing),
        })
      : noneDoneText(failed, exactText(`bulk:results.${undoTexts[recordsOf(kind)].none}`)),
    buttons: [exactText('bulk:results.close')],
  }),
};

const undoTexts = {
  products: { undone: 'undone', none: 'noneUndone' },
  orders: { undone: 'acceptUndone', none: 'noneAcceptUndone' },
} as const;

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

/** Whether records that failed for this reason may be tried again. */
export function isRetryable(kind: Kind, failure: string): boolean {
  const retryable =
    recordsOf(kind) === 'orders' ? ['unanswered', 'not sent'] : ['stale', 'not sent'];
  return retryable.includes(failure);
}

function canRetry(kind: Kind, hindered: ExpectedBulkProgress['failed']): boolean {
  return Object.keys(hindered).some((failure) => isRetryable(kind, failure));
}

/**
 * Asserts what the page shows without a dialog: the work at the button of the bar, its outcome in a
 * toast, or after all of it the products on sale or the order's status.
 */
export async function expectNoWindow(
  page: Page,
  { step }: BulkViewState,
  standing: ExpectedBulkProgress,
): Promise<void> {
  const { kind, succeeded, failed, chosen } = standing;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(undoInTimeButton(page)).toHaveCount(step === 'completed' ? 1 : 0);
  if (step === 'progress') {
    const bar = page.getByRole('group', {
      name: textPattern('orders:selected', { count: chosen }),
    });
    return expect(bar.getByRole('button', { disabled: true }).first()).toHaveAttribute(
      'aria-busy',
      'true',
    );
  }
  if (step === 'completed') {
    return expect(acceptanceToast(page, succeeded.running)).toBeVisible();
  }
  if (recordsOf(kind) === 'orders') return expectOrderStatus(page, standing);
  const publication = page.getByRole('switch', {
    name: textStart('products:actions.publishProduct', { name: PRODUCT_NAME_PREFIX }),
    includeHidden: true,
  });
  const isOnSale = kind === 'publish' && succeeded.running > succeeded.undoing;
  // A product that a colleague has archived is no longer in the list.
  if (!('refused' in failed)) await expect(publication.first()).toBeChecked({ checked: isOnSale });
}

/** Asserts that a dialog shows the expected view state: its texts, and the available buttons. */
export async function expectBulkViewState(
  page: Page,
  { step: shown, undoInTime = false }: BulkViewState,
  standing: ExpectedBulkProgress,
): Promise<void> {
  const step = shown === 'reading' ? 'progress' : shown;
  if (step === null || step === 'completed') throw new Error('No dialog shows this step.');
  const { title, words, buttons } = steps[step](standing, undoInTime);
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText(words);
  await expect(dialog.getByRole('button').filter({ hasText: /\S/ })).toHaveText(
    buttons.filter((button) => button !== false),
  );
  await expect(dialog.getByRole('alert')).toHaveCount(step === 'interruption' ? 1 : 0);
  const hindered = step === 'review' || step === 'results' || step === 'undone';
  await expectFailures(page, standing.kind, hindered ? standing.failed : {});
}

async function expectOrderStatus(
  page: Page,
  { kind, chosen, succeeded, failed }: ExpectedBulkProgress,
): Promise<void> {
  // Of two orders, a colleague may have cancelled the first.
  const client = chosen === 2 ? OTHER_CLIENT : CHOSEN_CLIENT;
  const row = page.getByRole('row', { includeHidden: true }).filter({ hasText: client });
  const isDone = succeeded.running > succeeded.undoing;
  const [before, after] =
    kind === 'handOver' ? (['ready', 'shipped'] as const) : (['pending', 'confirmed'] as const);
  // The list does not notice that a colleague cancelled the order.
  if (!('refused' in failed)) await expect(row).toContainText(statusName(isDone ? after : before));
}

async function expectFailures(
  page: Page,
  kind: Kind,
  hindered: ExpectedBulkProgress['failed'],
): Promise<void> {
  const nameStart = recordsOf(kind) === 'orders' ? '\u2068#' : PRODUCT_NAME_PREFIX;
  const lines = Object.entries(hindered).map(([hindrance, count]) => {
    // The keys of a record have its key type.
    const reason = failureText(kind, hindrance as FailureReason);
    const line = textStart('bulk:refused.line', { reason, count: String(count) });
    return new RegExp(`${line.source}${nameStart}`, 'u');
  });
  const list = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: textStart('bulk:refused.line') });
  // The dialog has an order of reasons; here they are in the order in which they came.
  await expect(list).toHaveCount(lines.length);
  for (const line of lines) await expect(list.filter({ hasText: line })).toHaveCount(1);
}
