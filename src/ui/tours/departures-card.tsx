import { useState } from 'react';
import { styled } from 'styled-components';
import { useListDeparturesQuery } from '#application/api/tours-endpoints.generated';
import { addDays } from '#domain/time/casablanca-day';
import type { DepartureSummary, Tour } from '#openapi/types.generated';
import AddIcon from '~icons/solar/calendar-add-linear';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { Meter } from '../kit/feedback/meter';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { Card, CardHeader } from '../kit/layout/card';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { Pagination } from '../kit/table/pagination';
import { ProblemState } from '../lists/problem-state';
import { useToday } from '../lists/use-now';
import { usePermission } from '../portal-context/use-permission';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { DepartureChip } from './departure-chips';
import { useDepartureUrl } from './use-departure-url';

const PlanDrawer = lazyComponent(() => import('./opened-tour'), 'PlanDrawer');

const PAGE_SIZE = 8;
const VIEWS = ['ahead', 'past'] as const;
type View = (typeof VIEWS)[number];

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  margin-block-end: var(--space-16);
`;
/** All lines share the columns. */
const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) auto;
  column-gap: var(--space-16);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  border-block-start: 1px solid var(--line);
  & > button {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    row-gap: var(--space-8);
    align-items: center;
    justify-items: start;
    padding-block: var(--space-12);
    text-align: start;
    &:hover {
      background: var(--press);
    }
  }
`;
const When = styled.span`
  font-weight: var(--weight-strong);
`;
const Places = styled.span`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  inline-size: 100%;
  font-variant-numeric: tabular-nums;
  ${media.below('phone')} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

/** The departures of a tour, ahead or past; each opens beside the page. */
export function DeparturesCard({ tour }: { tour: Tour }) {
  const t = useText('tours');
  const [view, setView] = useState<View>('ahead');
  const [isPlanning, setIsPlanning] = useState(false);
  const mayEdit = usePermission('tours.edit') && tour.status !== 'archived';
  return (
    <Card>
      <CardHeader
        title={t('departures.title')}
        aside={
          mayEdit && (
            <Button variant="soft" size="small" icon={AddIcon} onClick={() => setIsPlanning(true)}>
              {t('departures.plan')}
            </Button>
          )
        }
      />
      <Bar>
        <SegmentedControl
          label={t('departures.view')}
          value={view}
          onChange={setView}
          segments={VIEWS.map((value) => ({ value, label: t(`departures.${value}`) }))}
        />
      </Bar>
      <DepartureList key={view} tour={tour} view={view} />
      {isPlanning && (
        <Deferred>
          <PlanDrawer tour={tour} onDone={() => setIsPlanning(false)} />
        </Deferred>
      )}
    </Card>
  );
}

function DepartureList({ tour, view }: { tour: Tour; view: View }) {
  const t = useText('tours');
  const today = useToday();
  const [page, setPage] = useState(1);
  const list = useListDeparturesQuery({
    tourId: tour.id,
    ...(view === 'ahead'
      ? { from: today, sort: 'startsAt' as const }
      : { to: addDays(today, -1), sort: '-startsAt' as const }),
    page,
    pageSize: PAGE_SIZE,
  });
  const shown = list.currentData ?? list.data;
  if (!shown) {
    return list.error ? (
      <ProblemState error={list.error} onRetry={list.refetch} />
    ) : (
      <Skeleton $height="240px" />
    );
  }
  if (shown.total === 0) return <EmptyState title={t(`departures.none.${view}`)} />;
  return (
    <>
      <Lines aria-label={t('departures.title')}>
        {shown.items.map((departure) => (
          <DepartureLine key={departure.id} departure={departure} />
        ))}
      </Lines>
      {shown.total > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={shown.total} onPage={setPage} />
      )}
    </>
  );
}

function DepartureLine({ departure }: { departure: DepartureSummary }) {
  const format = useFormat();
  const { show } = useDepartureUrl();
  const { id, startsAt, status } = departure;
  return (
    <Line>
      <button type="button" onClick={() => show(id)}>
        <When>
          <time dateTime={startsAt}>
            {format.longDate(startsAt)} · {format.time(startsAt)}
          </time>
        </When>
        <PlacesTaken departure={departure} />
        <DepartureChip status={status} />
      </button>
    </Line>
  );
}

type Taken = Pick<DepartureSummary, 'booked' | 'held' | 'maximum' | 'waitingCount'>;

/** How many places are booked or held, and how many guests wait for others. */
export function PlacesTaken({ departure }: { departure: Taken }) {
  const t = useText('tours');
  const { booked, held, maximum, waitingCount } = departure;
  const taken = booked + held;
  return (
    <Places>
      <span>
        {t('departure.places', { taken, maximum })}
        {waitingCount > 0 && ` · ${t('departure.waiting', { count: waitingCount })}`}
      </span>
      <Meter
        label={t('departure.places', { taken, maximum })}
        value={Math.min(taken, maximum)}
        max={maximum}
        height={4}
        tone={taken >= maximum ? 'warning' : 'accent'}
      />
    </Places>
  );
}
