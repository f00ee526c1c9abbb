import { useState } from 'react';
import { styled } from 'styled-components';
import { useListImportRowsQuery } from '#application/api/imports-endpoints.generated';
import type { ImportJob } from '#openapi/types.generated';
import { FilterChip } from '../../kit/feedback/chip';
import { EmptyState } from '../../kit/feedback/empty-state';
import { SearchField } from '../../kit/fields/search-field';
import { Tabs } from '../../kit/layout/tabs';
import { DataTable } from '../../kit/table/data-table';
import { Pagination } from '../../kit/table/pagination';
import { listState } from '../../lists/list-query';
import { ProblemState } from '../../lists/problem-state';
import { useText } from '../../text/use-text';
import { RowCard } from './row-card';
import { type RowFilter, rowQuery, rowTabs } from './row-filter';
import { useRowColumns } from './use-row-columns';

const PAGE_SIZE = 25;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
  padding: var(--space-16) var(--space-24);
  & > :first-child {
    flex: 0 1 280px;
  }
`;

interface ImportRowsProps {
  job: ImportJob;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

/** The rows of a file by what the import does with them, the heaviest changes first. */
export function ImportRows({ job, filter, onFilter }: ImportRowsProps) {
  const t = useText('imports');
  const { isFetching } = useListImportRowsQuery(rowsQuery(job, filter, 1));
  return (
    <Tabs
      label={t('rows.title')}
      value={filter.tab}
      onChange={(tab) => onFilter({ ...filter, tab, standout: null })}
      items={rowTabs(job).map(({ id, count }) => ({ id, label: t(`rows.${id}`), count }))}
    >
      <Tools>
        <SearchField
          label={t('rows.search')}
          value={filter.q}
          busy={isFetching}
          onSearch={(q) => onFilter({ ...filter, q })}
        />
        {filter.standout && (
          <FilterChip
            name={t('rows.standout')}
            value={t(`standout.${filter.standout}`)}
            onRemove={() => onFilter({ ...filter, standout: null })}
          />
        )}
      </Tools>
      <RowsTable key={JSON.stringify(filter)} job={job} filter={filter} />
    </Tabs>
  );
}

function rowsQuery(job: ImportJob, filter: RowFilter, page: number) {
  return {
    importId: job.id,
    ...rowQuery(filter),
    order: 'heaviest' as const,
    page,
    pageSize: PAGE_SIZE,
  };
}

/** One page at a time: a window of all rows. */
function RowsTable({ job, filter }: { job: ImportJob; filter: RowFilter }) {
  const t = useText('imports');
  const columns = useRowColumns();
  const [page, setPage] = useState(1);
  const list = useListImportRowsQuery(rowsQuery(job, filter, page));
  const shown = list.currentData ?? list.data;
  const isUnlisted = filter.tab === 'unchanged' && job.outcomes.unchanged > 0 && !filter.q;
  return (
    <>
      <DataTable
        label={t('rows.title')}
        columns={columns}
        rows={shown?.items ?? []}
        rowId={(row) => String(row.number)}
        rowName={(row) => `${t('rows.number')} ${row.number}`}
        renderCard={(row) => <RowCard row={row} />}
        state={listState(list)}
        skeletonRows={3}
        empty={<EmptyState title={t(isUnlisted ? 'rows.noneUnchanged' : 'rows.none')} />}
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
