import type { ListImportRowsApiArg } from '#application/api/imports-endpoints.generated';
import type { ImportJob, ImportRowOutcome, ImportStandout } from '#openapi/types.generated';

/** The rows of a job that its list shows. */
export interface RowFilter {
  readonly tab: RowTab;
  /** Rows that stand out in this way, of all tabs. */
  readonly standout: ImportStandout | null;
  readonly q: string;
}

export type RowTab = 'all' | 'warning' | ImportRowOutcome;

export const ALL_ROWS: RowFilter = { tab: 'all', standout: null, q: '' };

/** The tabs with their counts; those of rare kinds only when there are such rows. */
export function rowTabs(job: ImportJob): { id: RowTab; count: number | undefined }[] {
  const { outcomes, warningCount } = job;
  const usual = (['changed', 'new', 'unchanged', 'refused'] as const).map((id) => ({
    id,
    count: outcomes[id],
  }));
  const rare = [
    { id: 'warning' as const, count: warningCount },
    { id: 'skipped' as const, count: outcomes.skipped },
  ];
  return [{ id: 'all', count: undefined }, ...usual, ...rare.filter(({ count }) => count > 0)];
}

/** The query of a filter; `all` has every row that the server lists. */
export function rowQuery({
  tab,
  standout,
  q,
}: RowFilter): Pick<ListImportRowsApiArg, 'status' | 'outcome' | 'standout' | 'q'> {
  return {
    ...(tab === 'warning' && { status: 'warning' }),
    ...(tab !== 'warning' && tab !== 'all' && { outcome: tab }),
    ...(standout && { standout }),
    ...(q && { q }),
  };
}
