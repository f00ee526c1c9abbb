import { useState } from 'react';
import { styled } from 'styled-components';
import {
  type ImportJob,
  type ImportRow,
  type ImportRowIssue,
  type ImportRowStatus,
  useListImportRowsQuery,
} from '#application/api/imports-endpoints.generated';
import { IMPORT_SEVERITIES, type ImportErrorCode } from '#domain/products/import/import-issue';
import DangerIcon from '~icons/solar/danger-circle-bold';
import TriangleIcon from '~icons/solar/danger-triangle-bold';
import SkipIcon from '~icons/solar/minus-circle-bold';
import { StatusChip } from '../../kit/feedback/chip';
import { EmptyState } from '../../kit/feedback/empty-state';
import type { Tone } from '../../kit/feedback/tone';
import type { IconType } from '../../kit/icon';
import { Tabs } from '../../kit/layout/tabs';
import { type DataColumn, DataTable } from '../../kit/table/data-table';
import { Pagination } from '../../kit/table/pagination';
import { listState } from '../../lists/list-query';
import { ProblemState } from '../../lists/problem-state';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const TABS = ['error', 'warning', 'skipped'] as const;
const STATUS_CHIPS: Record<ImportRowStatus, { tone: Tone; icon: IconType }> = {
  error: { tone: 'error', icon: DangerIcon },
  warning: { tone: 'warning', icon: TriangleIcon },
  skipped: { tone: 'neutral', icon: SkipIcon },
};
const PAGE_SIZE = 25;

const Issues = styled.ul`
  padding-block: var(--space-8);
  list-style: none;
  white-space: normal;
`;

function isKnown(code: string): code is ImportErrorCode {
  return code in IMPORT_SEVERITIES;
}

/** The rows of a file with errors, warnings or skips, by kind. */
export function ImportRows({ job }: { job: ImportJob }) {
  const t = useText('imports');
  const counts = { error: job.failedCount, warning: job.warningCount, skipped: job.skippedCount };
  const [tab, setTab] = useState<ImportRowStatus>(
    () => TABS.find((status) => counts[status] > 0) ?? 'error',
  );
  return (
    <Tabs
      label={t('rows.title')}
      value={tab}
      onChange={setTab}
      items={TABS.map((id) => ({ id, label: t(`rows.${id}`), count: counts[id] }))}
    >
      <RowsTable key={tab} job={job} status={tab} />
    </Tabs>
  );
}

function RowsTable({ job, status }: { job: ImportJob; status: ImportRowStatus }) {
  const t = useText('imports');
  const columns = useColumns();
  const [page, setPage] = useState(1);
  const list = useListImportRowsQuery({ importId: job.id, status, page, pageSize: PAGE_SIZE });
  const shown = list.currentData ?? list.data;
  return (
    <>
      <DataTable
        label={t('rows.title')}
        columns={columns}
        rows={shown?.items ?? []}
        rowId={(row) => String(row.number)}
        rowName={(row) => `${t('rows.number')} ${row.number}`}
        state={listState(list)}
        skeletonRows={3}
        empty={<EmptyState title={t('rows.none')} />}
        error={
          list.error && !shown ? (
            <ProblemState error={list.error} onRetry={list.refetch} />
          ) : undefined
        }
      />
      {shown && shown.total > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={shown.total} onPage={setPage} />
      )}
    </>
  );
}

function useColumns(): DataColumn<ImportRow>[] {
  const t = useText('imports');
  const format = useFormat();
  return [
    {
      id: 'number',
      header: t('rows.number'),
      width: '96px',
      cell: (row) => format.number(row.number),
    },
    {
      id: 'code',
      header: t('rows.code'),
      rowHeader: true,
      cell: (row) => <bdi dir="ltr">{row.code ?? '—'}</bdi>,
    },
    {
      id: 'status',
      header: t('rows.status'),
      hideBelow: 'tablet',
      cell: (row) => (
        <StatusChip tone={STATUS_CHIPS[row.status].tone} icon={STATUS_CHIPS[row.status].icon}>
          {t(`state.${row.status}`)}
        </StatusChip>
      ),
    },
    {
      id: 'issues',
      header: t('rows.issues'),
      cell: (row) => (
        <Issues>
          {row.errors.map((issue) => (
            <li key={`${issue.code}${issue.column}${issue.value}`}>
              <IssueText issue={issue} />
            </li>
          ))}
        </Issues>
      ),
    },
  ];
}

function IssueText({ issue: { code, column, value } }: { issue: ImportRowIssue }) {
  const t = useText('imports');
  const message = isKnown(code) ? t(`issues.${code}`) : code;
  if (column) return <>{t('rows.inColumn', { message, column, value: value ?? '' })}</>;
  return <>{value ? t('rows.ofRow', { message, value }) : message}</>;
}
