import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useGetDepartureQuery } from '#application/api/tours-endpoints.generated';
import { asProblem } from '#application/problem';
import type { DepartureStep } from '#application/tours/departure-actions.machine';
import {
  type DepartureReason,
  isAheadDeparture,
  OFFERED_DEPARTURE_ACTIONS,
} from '#domain/tours/departure-lifecycle';
import type { Departure, Tour } from '#openapi/types.generated';
import EditIcon from '~icons/solar/pen-2-linear';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { toasts } from '../kit/feedback/toast-store';
import { IconButton } from '../kit/icon-button';
import { Tabs } from '../kit/layout/tabs';
import { Skeleton } from '../kit/loading/skeleton';
import { Drawer } from '../kit/overlays/drawer';
import { useLatest } from '../kit/use-latest';
import { ProblemState } from '../lists/problem-state';
import { useOfferedActions } from '../lists/use-offered-actions';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { usePermission } from '../portal-context/use-permission';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { BookingsExport } from './bookings-export';
import { BookingsPart } from './bookings-part';
import { CheckInPart } from './check-in-part';
import { createDepartureActors, type DepartureActor } from './departure-actors';
import { DepartureChip } from './departure-chips';
import { DepartureDialogs } from './departure-dialogs';
import { DepartureForm } from './departure-form';
import { DepartureHistory } from './departure-history';
import { PlacesTaken } from './departures-card';
import { Hint } from './form-layout';
import { PrintAttendance } from './print-attendance';
import { useDepartureUrl } from './use-departure-url';
import { WaitingPart } from './waiting-part';

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
`;

const PARTS = ['bookings', 'waiting', 'checkIn', 'history'] as const;
type Part = (typeof PARTS)[number];

interface DepartureDrawerProps {
  tour: Tour;
  departureId: string;
  onClose: () => void;
}

/** A departure beside the page of its tour: its places, bookings, waiting list and check-in. */
export function DepartureDrawer({ tour, departureId, onClose }: DepartureDrawerProps) {
  const t = useText('tours');
  const format = useFormat();
  const { currentData: departure, error, refetch } = useGetDepartureQuery({ departureId });
  const isGone = error !== undefined && asProblem(error).status === 404;
  const title = departure
    ? `${format.longDate(departure.startsAt)} · ${format.time(departure.startsAt)}`
    : t('departure.title');
  return (
    <Drawer open onClose={onClose} title={title} side="end" width={720}>
      {departure && !isGone && <Details tour={tour} departure={departure} />}
      {isGone && <p>{t('departure.gone')}</p>}
      {!departure && error && !isGone && <ProblemState error={error} onRetry={refetch} />}
      {!departure && !error && <Skeleton $height="480px" />}
    </Drawer>
  );
}

function useDepartureActor(departure: Departure) {
  const application = useApplication();
  const t = useText('tours');
  const rows = useMemo(() => [departure], [departure]);
  const tell = useLatest((action: DepartureStep) =>
    toasts.show({ title: t(`departure.toast.${action}`) }),
  );
  return useRecordActors(rows, () =>
    createDepartureActors(application, ({ action }) => tell.current(action)),
  );
}

function Details({ tour, departure }: { tour: Tour; departure: Departure }) {
  const t = useText('tours');
  const actors = useDepartureActor(departure);
  const withDialog = actors.withOpenDialog();
  const { bookingNumber } = useDepartureUrl();
  const [part, setPart] = useState<Part>('bookings');
  const counts: Record<Part, number | undefined> = {
    bookings: departure.bookings.length,
    waiting: departure.waiting.length,
    checkIn: undefined,
    history: undefined,
  };
  return (
    <Body>
      <Head departure={departure} actor={actors.of(departure.id)} />
      <Tabs
        label={t('departure.parts')}
        size="page"
        value={part}
        onChange={setPart}
        items={PARTS.map((id) => ({ id, label: t(`departure.part.${id}`), count: counts[id] }))}
      >
        {part === 'bookings' && (
          <BookingsPart
            key={bookingNumber}
            tour={tour}
            departure={departure}
            sought={bookingNumber}
          />
        )}
        {part === 'waiting' && <WaitingPart tour={tour} departure={departure} />}
        {part === 'checkIn' && <CheckInPart departureId={departure.id} />}
        {part === 'history' && <DepartureHistory departure={departure} />}
      </Tabs>
      {withDialog && <DepartureDialogs actor={withDialog.actor} departure={departure} />}
    </Body>
  );
}

interface HeadProps {
  departure: Departure;
  actor: DepartureActor | undefined;
}

function Head({ departure, actor }: HeadProps) {
  const t = useText('tours');
  const format = useFormat();
  const [isEditing, setIsEditing] = useState(false);
  const mayEdit = usePermission('tours.edit') && isAheadDeparture(departure.status);
  const { status, minimum, bookableUntil, guides, reasonCode } = departure;
  return (
    <>
      <Row>
        <DepartureChip status={status} />
        {mayEdit && (
          <IconButton
            size="small"
            icon={EditIcon}
            label={t('departure.edit')}
            onClick={() => setIsEditing(true)}
          />
        )}
      </Row>
      {reasonCode && <CalledOff reasonCode={reasonCode} note={departure.note} />}
      <PlacesTaken departure={departure} />
      <Hint>
        {t('departure.facts', {
          minimum,
          until: format.dateTime(bookableUntil),
          guides: format.list(guides.map(({ name }) => name)) || '—',
        })}
      </Hint>
      <Row>
        <Steps actor={actor} />
        <PrintAttendance departure={departure} />
        <BookingsExport departureId={departure.id} />
      </Row>
      {isEditing && <DepartureForm departure={departure} onDone={() => setIsEditing(false)} />}
    </>
  );
}

function CalledOff({ reasonCode, note }: { reasonCode: DepartureReason; note: string | null }) {
  const t = useText('tours');
  return (
    <Note tone="error" title={t(`departure.reasons.${reasonCode}`)}>
      {note && <bdi>{note}</bdi>}
    </Note>
  );
}

function Steps({ actor }: { actor: DepartureActor | undefined }) {
  const t = useText('tours');
  const steps = useOfferedActions(
    actor,
    OFFERED_DEPARTURE_ACTIONS,
    (action) => ({ type: `departure.${action}` }) as const,
  );
  return steps.map((action) => (
    <Button
      key={action}
      variant={action === 'callOff' || action === 'move' ? 'outline' : 'primary'}
      onClick={() => actor?.send({ type: `departure.${action}` })}
    >
      {t('asks', { label: t(`departure.actions.${action}`) })}
    </Button>
  ));
}
