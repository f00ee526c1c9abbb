import type { ImportIssue, RowOutcome, RowStatus } from '#domain/products/import/import-issue';
import { statusOf } from '#domain/products/import/import-issue';
import type { ImportRowRecord } from '../import-rows.repository';
import type { PlannedGroup } from './plan-batch';
import type { ProductPlan, StoreRemark } from './planned-product';

/** Counts of one batch, added to the job's. */
export interface BatchCounts {
  readonly processed: number;
  /** Imported rows, including those with a warning. */
  readonly ok: number;
  readonly failed: number;
  readonly warning: number;
  readonly skipped: number;
  readonly productsCreated: number;
  readonly productsUpdated: number;
  readonly productsFailed: number;
  readonly productsUnchanged: number;
}

export interface BatchReport {
  readonly counts: BatchCounts;
  /** Rows with errors, warnings or a skip. */
  readonly rows: readonly Omit<ImportRowRecord, 'jobId'>[];
}

/** The issues of a batch's rows, and its counts. */
export function reportBatch(planned: readonly PlannedGroup[]): BatchReport {
  const rows: Omit<ImportRowRecord, 'jobId'>[] = [];
  const statuses: RowStatus[] = [];
  for (const { group, plan } of planned) {
    for (const outcome of group.outcomes) {
      const errors = [
        ...outcome.errors,
        ...storeIssues(outcome, group.draft?.rowNumber ?? null, plan),
      ];
      const status = statusOf(errors);
      statuses.push(status);
      if (status !== 'ok') rows.push(recordOf(outcome, status, errors, plan));
    }
  }
  const having = (status: RowStatus) => statuses.filter((each) => each === status).length;
  const products = planned.map(({ group, plan }) => resultOf(group.outcomes, plan));
  const fated = (fate: string) => products.filter((each) => each === fate).length;
  return {
    rows,
    counts: {
      processed: statuses.length,
      ok: having('ok') + having('warning'),
      failed: having('error'),
      warning: having('warning'),
      skipped: having('skipped'),
      productsCreated: fated('create'),
      productsUpdated: fated('update'),
      productsFailed: fated('failed'),
      productsUnchanged: fated('unchanged'),
    },
  };
}

function storeIssues(
  outcome: RowOutcome,
  baseRow: number | null,
  plan: ProductPlan | null,
): ImportIssue[] {
  if (plan === null || outcome.status === 'skipped' || outcome.status === 'error') return [];
  const own = plan.remarks.filter(({ rowNumber }) => rowNumber === outcome.number).map(issueOf);
  if (!('refusal' in plan) || own.length > 0) return own;
  const isAboutRow = baseRow === null || baseRow === outcome.number;
  return [{ code: isAboutRow ? plan.refusal : 'parent_failed', column: null, value: null }];
}

function issueOf({ code, column, value }: StoreRemark): ImportIssue {
  return { code, column, value: value?.slice(0, 200) ?? null };
}

function recordOf(
  outcome: RowOutcome,
  status: Exclude<RowStatus, 'ok'>,
  errors: readonly ImportIssue[],
  plan: ProductPlan | null,
): Omit<ImportRowRecord, 'jobId'> {
  const isIn = status === 'warning' && plan !== null && 'planned' in plan;
  return {
    number: outcome.number,
    status,
    action: !isIn ? 'skip' : plan.planned.action === 'create' ? 'create' : 'update',
    code: outcome.code,
    errors: [...errors],
    // Only failing rows are offered as a file.
    cells: status === 'error' ? [...outcome.cells] : [],
  };
}

function resultOf(outcomes: readonly RowOutcome[], plan: ProductPlan | null): string {
  if (plan === null) return outcomes.some(({ status }) => status === 'error') ? 'failed' : 'none';
  return 'refusal' in plan ? 'failed' : plan.planned.action;
}
