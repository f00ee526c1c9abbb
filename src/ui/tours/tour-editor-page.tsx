import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useGetTourQuery } from '#application/api/tours-endpoints.generated';
import { newTour, tourRecord } from '#application/tours/tour-editing';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Tour } from '#openapi/types.generated';
import { toasts } from '../kit/feedback/toast-store';
import { PageHeader } from '../kit/layout/page-header';
import { CardsSkeleton } from '../kit/loading/cards-skeleton';
import { TOURS_PATH, tourPath } from '../links/tour-path';
import { RecordQueryView } from '../lists/record-query-view';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import { TourForm } from './tour-form';
import { TourNotFound } from './tour-not-found';
import { TourStatusChip } from './tour-status-chip';

/** `/dashboard/tour/new`: a new tour. */
export function NewTourPage() {
  const t = useText('tours');
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        crumbs={[
          { label: t('section') },
          { label: t('title'), to: TOURS_PATH },
          { label: t('form.newTitle') },
        ]}
        title={t('form.newTitle')}
      />
      <TourForm
        record={newTour}
        status="draft"
        onSaved={(tourId) => {
          toasts.show({ title: t('form.created') });
          void navigate(tourPath({ id: tourId }), { replace: true });
        }}
      />
    </>
  );
}

/** `/dashboard/tour/{tourId}/edit`: its texts in three languages. */
export function EditTourPage() {
  const { tourId = '' } = useParams();
  return <PageOf key={tourId} tourId={tourId} />;
}

function PageOf({ tourId }: { tourId: string }) {
  const t = useText('tours');
  const titleOf = useLocalizedTitle();
  const query = useGetTourQuery({ tourId });
  const tour = query.currentData;
  const title = tour ? t('form.editTitle', { name: bidiIsolate(titleOf(tour)) }) : t('loading');
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title'), to: TOURS_PATH }, { label: title }]}
        title={title}
        status={tour && <TourStatusChip status={tour.status} />}
      />
      <RecordQueryView
        query={query}
        skeleton={<CardsSkeleton wide={['520px']} main={[]} side={[]} />}
        unknown={<TourNotFound />}
      >
        {(found) => <Editing tour={found} />}
      </RecordQueryView>
    </>
  );
}

function Editing({ tour }: { tour: Tour }) {
  const t = useText('tours');
  const record = useMemo(() => tourRecord(tour), [tour]);
  return (
    <TourForm
      record={record}
      status={tour.status}
      onSaved={() => toasts.show({ title: t('form.saved') })}
    />
  );
}
