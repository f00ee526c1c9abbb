import type { ImportIssue, RowOutcome, RowStatus } from '#domain/products/import/import-issue';
import { IMPORT_SEVERITIES, statusOf } from '#domain/products/import/import-issue';
import { type RowOutcomeKind, rowWeight } from '#domain/products/import/row-weight';
import type { Standout } from '#domain/products/import/standouts';
import { foldForSearch } from '#domain/text/search-fold';
import type { ImportRowRecord } from '../import-rows.repository';
import type { ProductPlan, StoreRemark } from './planned-product';
import type { EffectGroup, ProductNames, RowEffect } from './row-effects';

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
  readonly outcomes: Readonly<Record<RowOutcomeKind, number>>;
  readonly standouts: Readonly<Partial<Record<Standout, number>>>;
  /** Rows that change something, and rows with errors, warnings or a skip. */
  readonly rows: readonly ReportedRow[];
}

type ReportedRow = Omit<ImportRowRecord, 'jobId'>;

/** The effects and issues of a batch's rows, and its counts. */
export function reportBatch(groups: readonly EffectGroup[]): BatchReport {
  const rows = groups.flatMap((group) =>
    group.group.outcomes.map((outcome) => reportedRow(outcome, group)),
  );
  const having = (status: RowStatus) => rows.filter((row) => row.status === status).length;
  const products = groups.map(({ group, plan }) => resultOf(group.outcomes, plan));
  const fated = (fate: string) => products.filter((each) => each === fate).length;
  return {
    rows: rows.filter(({ status, outcome }) => status !== 'ok' || outcome !== 'unchanged'),
    outcomes: {
      new: 0,
      changed: 0,
      unchanged: 0,
      refused: 0,
      skipped: 0,
      ...countsOf(rows.map(({ outcome }) => outcome)),
    },
    standouts: countsOf(rows.flatMap(({ standouts }) => standouts)),
    counts: {
      processed: rows.length,
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

function countsOf<Kind extends string>(kinds: readonly Kind[]): Partial<Record<Kind, number>> {
  const counts: Partial<Record<Kind, number>> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const NO_NAMES: ProductNames = { name: null, nameEn: null, nameAr: null };
const NO_EFFECT: RowEffect = { isNew: false, changes: [], standouts: [] };

function reportedRow(row: RowOutcome, { group, plan, effects }: EffectGroup): ReportedRow {
  const errors = [...row.errors, ...storeIssues(row, group.draft?.rowNumber ?? null, plan)];
  const status = statusOf(errors);
  const isIn = (status === 'ok' || status === 'warning') && plan !== null && 'planned' in plan;
  const effect = isIn ? effects?.rows.get(row.number) : undefined;
  const isCreated = isIn && plan.planned.action === 'create';
  const outcome = outcomeOf(status, isCreated, effect);
  const { changes, standouts } = effect ?? NO_EFFECT;
  const names = effects?.names ?? NO_NAMES;
  return {
    number: row.number,
    status,
    action: !isIn ? 'skip' : isCreated ? 'create' : 'update',
    code: row.code,
    ...names,
    searchText: foldForSearch([row.code, ...Object.values(names)].join(' ')),
    errors,
    // Only failing rows are offered as a file.
    cells: status === 'error' ? [...row.cells] : [],
    outcome,
    changes,
    standouts: [...standouts],
    weight: rowWeight({ outcome, status, changes, standouts }),
  };
}

function storeIssues(
  outcome: RowOutcome,
  baseRow: number | null,
  plan: ProductPlan | null,
): ImportIssue[] {
  if (plan === null || outcome.status === 'skipped' || outcome.status === 'error') return [];
  const own = plan.remarks.filter(({ rowNumber }) => rowNumber === outcome.number).map(issueOf);
  const isExplained = own.some(({ code }) => IMPORT_SEVERITIES[code] === 'error');
  if (!('refusal' in plan) || isExplained) return own;
  const isAboutRow = baseRow === null || baseRow === outcome.number;
  const code = isAboutRow ? plan.refusal : 'parent_failed';
  return [...own, { code, column: null, value: null }];
}

function issueOf({ code, column, value }: StoreRemark): ImportIssue {
  return { code, column, value: value?.slice(0, 200) ?? null };
}

function outcomeOf(
  status: RowStatus,
  isOfNewProduct: boolean,
  effect: RowEffect | undefined,
): RowOutcomeKind {
  if (status === 'error') return 'refused';
  if (status === 'skipped') return 'skipped';
  if (isOfNewProduct || effect?.isNew) return 'new';
  return effect ? 'changed' : 'unchanged';
}

function resultOf(outcomes: readonly RowOutcome[], plan: ProductPlan | null): string {
  if (plan === null) return outcomes.some(({ status }) => status === 'error') ? 'failed' : 'none';
  return 'refusal' in plan ? 'failed' : plan.planned.action;
}
