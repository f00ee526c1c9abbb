import { useState } from 'react';
import { styled } from 'styled-components';
import { useListProductHistoryQuery } from '#application/api/products-endpoints.generated';
import type { ProductHistoryEntry } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { Card, CardHeader } from '../../kit/layout/card';
import { Timeline, type TimelineEntry } from '../../kit/layout/timeline';
import { Skeleton } from '../../kit/loading/skeleton';
import { Muted, Stack } from '../../kit/table/columns';
import { ProblemState } from '../../lists/problem-state';
import { useNow } from '../../lists/use-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { HISTORY_ICONS } from './history-icons';
import { useFieldNames } from './use-field-names';

/** How many entries are shown at first, and the contract's maximum. */
const INITIAL_LINES = 10;
const MAX_LINES = 100;

const Narrow = styled(Stack)`
  gap: var(--space-16);
  align-items: stretch;
`;

/** The query of the page's first history entries, shared with the status card. */
export function firstHistory(productId: string) {
  return { productId, pageSize: INITIAL_LINES };
}

/** Who did what with the product, why and when, the newest first. */
export function HistoryCard({ productId }: { productId: string }) {
  const t = useText('product');
  const [pageSize, setPageSize] = useState(INITIAL_LINES);
  const { data, error, refetch, isFetching } = useListProductHistoryQuery({ productId, pageSize });
  const entryOf = useTimelineEntry();
  return (
    <Card>
      <CardHeader title={t('history.title')} />
      {!data && error && <ProblemState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton $height="240px" />}
      {data?.items.length === 0 && <Muted>{t('history.empty')}</Muted>}
      {data && data.items.length > 0 && (
        <Narrow>
          <Timeline label={t('history.title')} entries={data.items.map(entryOf)} />
          {data.total > data.items.length && pageSize < MAX_LINES && (
            <Button variant="text" busy={isFetching} onClick={() => setPageSize(MAX_LINES)}>
              {t('history.more')}
            </Button>
          )}
        </Narrow>
      )}
    </Card>
  );
}

function useTimelineEntry(): (entry: ProductHistoryEntry) => TimelineEntry {
  const t = useText('product');
  const format = useFormat();
  const now = useNow();
  const fieldNames = useFieldNames();
  return ({ id, at, actor, action, fields, sku, reason }) => ({
    id,
    stage: action === 'reject' ? 'wrong' : 'done',
    icon: HISTORY_ICONS[action],
    title: t(`history.actions.${action}`),
    time: <time dateTime={at}>{format.moment(at, now)}</time>,
    children: (
      <>
        <p>
          <bdi>{actor.name ?? t(`history.actors.${actor.type}`)}</bdi>
        </p>
        {sku && <bdi dir="ltr">{sku}</bdi>}
        {fields.length > 0 && <p>{format.list(fieldNames(fields))}</p>}
        {reason && <p dir="auto">{t('history.reason', { reason })}</p>}
      </>
    ),
  });
}
