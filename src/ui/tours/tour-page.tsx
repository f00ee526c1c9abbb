import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useGetTourQuery } from '#application/api/tours-endpoints.generated';
import type { Tour } from '#openapi/types.generated';
import { PageHeader } from '../kit/layout/page-header';
import { CardsSkeleton } from '../kit/loading/cards-skeleton';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { MainCards, RecordCards, SideCards } from '../kit/table/columns';
import { TOURS_PATH } from '../links/tour-path';
import { RecordQueryView } from '../lists/record-query-view';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import { DeparturesCard } from './departures-card';
import { SeriesCard } from './series-card';
import { TourFactsCard } from './tour-facts-card';
import { TourNotFound } from './tour-not-found';
import { TourStatusChip } from './tour-status-chip';
import { MoreTourSteps, TourSteps } from './tour-steps';
import { TourVisibilityCard } from './tour-visibility-card';
import { useDepartureUrl } from './use-departure-url';
import { useTourActors } from './use-tour-actors';

/** Loaded when a departure is opened. */
const DepartureDrawer = lazyComponent(() => import('./opened-tour'), 'DepartureDrawer');
/** Loaded when the first dialog opens. */
const TourDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'tour-dialogs' */ './tour-dialogs'),
  'TourDialogs',
);

const NONE: never[] = [];

/** `/dashboard/tour/{id}`: a tour, its available actions, and its departures. */
export function TourPage() {
  const { tourId = '' } = useParams();
  return <PageOf key={tourId} tourId={tourId} />;
}

function PageOf({ tourId }: { tourId: string }) {
  const t = useText('tours');
  const shell = useText('shell');
  const titleOf = useLocalizedTitle();
  const query = useGetTourQuery({ tourId });
  const tour = query.currentData;
  const rows = useMemo(() => (tour ? [tour] : NONE), [tour]);
  const actors = useTourActors(rows);
  const withDialog = actors.withOpenDialog();
  const title = tour ? titleOf(tour) : t('loading');
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title'), to: TOURS_PATH }, { label: title }]}
        kind={shell('titles.tour')}
        title={title}
        status={tour && <TourStatusChip status={tour.status} />}
        more={tour && <MoreTourSteps actor={actors.of(tour.id)} />}
        actions={tour && <TourSteps tour={tour} actor={actors.of(tour.id)} />}
      />
      <RecordQueryView
        query={query}
        skeleton={<CardsSkeleton wide={['180px']} main={['420px']} side={['320px']} />}
        unknown={<TourNotFound />}
      >
        {(found) => <Cards tour={found} />}
      </RecordQueryView>
      {withDialog && (
        <Deferred>
          <TourDialogs actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}

function Cards({ tour }: { tour: Tour }) {
  const { departureId, show } = useDepartureUrl();
  return (
    <RecordCards>
      <MainCards>
        <TourVisibilityCard tour={tour} />
        <DeparturesCard tour={tour} />
      </MainCards>
      <SideCards>
        <TourFactsCard tour={tour} />
        <SeriesCard tour={tour} />
      </SideCards>
      {departureId && (
        <Deferred>
          <DepartureDrawer
            key={departureId}
            tour={tour}
            departureId={departureId}
            onClose={() => show(null)}
          />
        </Deferred>
      )}
    </RecordCards>
  );
}
