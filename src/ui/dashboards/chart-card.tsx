import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FigureTable } from '#domain/metrics/figure-table';
import ChartIcon from '~icons/solar/chart-2-linear';
import TableIcon from '~icons/solar/table-linear';
import { FigureTableView } from '../charts/figure-table-view';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { IconButton } from '../kit/icon-button';
import { Card, CardHeader } from '../kit/layout/card';
import { Skeleton } from '../kit/loading/skeleton';
import { Muted } from '../kit/table/columns';
import type { ListQuery } from '../lists/list-query';
import { ProblemState } from '../lists/problem-state';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import type { Dashboard } from './use-dashboard';

const Title = styled.span`
  display: flex;
  flex-direction: column;
`;
const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
`;
const Content = styled.div<{ $least: number; $onPhone: number; $faded: boolean }>`
  --least: ${({ $least }) => $least}px;
  min-block-size: var(--least);
  opacity: ${({ $faded }) => ($faded ? 0.6 : 1)};
  ${media.below('phone')} {
    --least: ${({ $onPhone }) => $onPhone}px;
  }
`;
const FullHeightCard = styled(Card)`
  display: flex;
  flex-direction: column;
  & > :first-child {
    flex-wrap: nowrap;
    min-block-size: 44px;
    align-items: flex-start;
  }
  & > :last-child {
    flex: 1;
  }
  ${media.below('wide')} {
    & > :first-child {
      min-block-size: 64px;
    }
  }
  ${media.below('phone')} {
    & > :first-child {
      flex-wrap: wrap;
    }
  }
`;

interface ChartCardProps {
  /** In the address, for a card that shows its table. */
  id: string;
  title: string;
  /** The measure, and the period. */
  subtitle?: string | undefined;
  /** Next to the title: a legend, a link. */
  aside?: ReactNode;
  query: ListQuery;
  dashboard: Dashboard;
  /** The chart's values, row by row; null before they are loaded, or where there is no chart. */
  table: FigureTable | null;
  /** The sentence if there is nothing to show; otherwise undefined. */
  empty?: string | undefined;
  /** Next to a wider card: the button for its table is an icon. */
  narrow?: boolean;
  /** px of the chart, reserved before it is loaded. */
  height: number;
  /** The height on a phone, if different. */
  phoneHeight?: number;
  /** Number of rows of its table, if known in advance. */
  rows?: number;
  children: ReactNode;
}

/** px of a table's header and of a row. */
const TABLE = { head: 44, row: 37 };

/** A chart in its card: loading, failed, empty, drawn or as a table. */
export function ChartCard(props: ChartCardProps) {
  const { id, title, subtitle, aside, query, dashboard, table, empty, height, children } = props;
  const { narrow = false, rows = 0, phoneHeight = height } = props;
  const t = useText('dashboards');
  const asTable = dashboard.tables.includes(id);
  // Its room is reserved from the start, otherwise the header would wrap when the rows are loaded.
  const mayTurn = table !== null || query.isLoading;
  const turn = {
    disabled: table === null,
    icon: asTable ? ChartIcon : TableIcon,
    onClick: () => dashboard.turnCard(id),
  };
  const word = t(asTable ? 'asChart' : 'asTable');
  return (
    <FullHeightCard aria-label={title} aria-busy={query.isFetching}>
      <CardHeader
        title={
          <Title>
            {title}
            {subtitle && <Muted>{subtitle}</Muted>}
          </Title>
        }
        aside={
          <Aside>
            {aside}
            {mayTurn && narrow && <IconButton variant="soft" label={word} {...turn} />}
            {mayTurn && !narrow && (
              <Button variant="soft" {...turn}>
                {word}
              </Button>
            )}
          </Aside>
        }
      />
      <Content
        $least={asTable ? Math.max(height, TABLE.head + rows * TABLE.row) : height}
        $onPhone={asTable ? TABLE.head + rows * TABLE.row : phoneHeight}
        $faded={query.isFetching && !query.isLoading}
      >
        <Body query={query} table={table} empty={empty} asTable={asTable} narrow={narrow}>
          {children}
        </Body>
      </Content>
    </FullHeightCard>
  );
}

type BodyProps = Pick<ChartCardProps, 'query' | 'table' | 'empty' | 'children'> & {
  asTable: boolean;
  narrow: boolean;
};

function Body({ query, table, empty, asTable, narrow, children }: BodyProps) {
  if (query.isLoading) return <Skeleton $height="var(--least)" $radius="var(--radius-note)" />;
  if (query.error) return <ProblemState error={query.error} onRetry={query.refetch} />;
  if (empty) return <EmptyState title={empty} />;
  return asTable && table ? <FigureTableView table={table} narrow={narrow} /> : children;
}
