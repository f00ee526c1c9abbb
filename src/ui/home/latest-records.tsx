import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../kit/feedback/empty-state';
import { Card } from '../kit/layout/card';
import { TextLink } from '../kit/text-link';
import { ProblemState } from '../lists/problem-state';
import { below, media } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-24) var(--space-24) var(--space-20);
  ${media.below('phone')} {
    padding: var(--space-16);
  }
`;
const Paper = styled(Card)`
  padding: 0;
  overflow: hidden;
`;
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: 400 var(--text-table) var(--font-body);
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding-inline: var(--space-8);
    text-align: start;
  }
  & :is(th, td):first-child {
    padding-inline-start: var(--space-24);
  }
  & :is(th, td):last-child {
    padding-inline-end: var(--space-24);
  }
  & thead th {
    block-size: 44px;
    background: var(--sunk);
    color: var(--text-2);
    font-weight: var(--weight-strong);
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  & tbody :is(th, td) {
    block-size: 64px;
    font-weight: 400;
  }
  /* Names give way first: figures and states are never cut. */
  & tbody td:nth-child(2) {
    inline-size: 22%;
    max-inline-size: 0;
  }
  & tbody tr + tr :is(th, td) {
    border-block-start: 1px solid var(--line);
  }
  & a {
    color: inherit;
  }
`;
const Cell = styled.td<{ $end: boolean }>`
  && {
    text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  }
`;
const Cards = styled.ul`
  & > li {
    padding: var(--space-12) var(--space-16);
    border-block-start: 1px solid var(--line);
  }
  & a {
    color: inherit;
  }
`;
interface Column<Row> {
  readonly id: string;
  readonly label: string;
  /** Aligned to the cell's end, for figures. */
  readonly end?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface LatestRecordsProps<Row> {
  title: string;
  /** The link to the whole list. */
  all: { readonly to: string; readonly label: string };
  query: { data?: { items: Row[] } | undefined; error?: unknown; refetch: () => unknown };
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  /** A row on a phone. */
  card: (row: Row) => ReactNode;
  empty: { readonly title: string; readonly hint: string };
}

/** The newest records of a list, and a link to all of them. */
export function LatestRecords<Row extends { id: string }>(props: LatestRecordsProps<Row>) {
  const { title, all } = props;
  return (
    <Paper>
      <Header>
        <h2>{title}</h2>
        <TextLink to={all.to}>{all.label}</TextLink>
      </Header>
      <Body {...props} />
    </Paper>
  );
}

function Body<Row extends { id: string }>(props: LatestRecordsProps<Row>) {
  const { query, columns, card, empty, title } = props;
  const isPhone = useMediaQuery(below('phone'));
  const rows = query.data?.items;
  if (!rows && query.error) return <ProblemState error={query.error} onRetry={query.refetch} />;
  if (!rows || rows.length === 0) return <EmptyState title={empty.title}>{empty.hint}</EmptyState>;
  if (isPhone) {
    return (
      <Cards>
        {rows.map((row) => (
          <li key={row.id}>{card(row)}</li>
        ))}
      </Cards>
    );
  }
  return (
    <Table aria-label={title}>
      <thead>
        <tr>
          {columns.map(({ id, label, end = false }) => (
            <Cell as="th" scope="col" key={id} $end={end}>
              {label}
            </Cell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id, cell, end = false }, place) => (
              <Cell key={id} $end={end} {...(place === 0 ? { as: 'th', scope: 'row' } : {})}>
                {cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
