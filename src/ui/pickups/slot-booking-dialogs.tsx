import type { Slot } from '#openapi/types.generated';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { Note } from '../kit/feedback/note';
import { useSecondsLeft } from '../kit/feedback/use-seconds-left';
import { TextArea } from '../kit/fields/text-area';
import { Skeleton } from '../kit/loading/skeleton';
import { AlertDialog } from '../kit/overlays/confirm-dialog';
import { Dialog } from '../kit/overlays/dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { ProblemState } from '../lists/problem-state';
import { useSnapshot } from '../lists/use-snapshot';
import { useApplication } from '../portal-context/application-context';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { LineEnd, Lines, LineText } from './booking.styles';
import { SlotText } from './slot-cards';
import { usePickupTexts } from './use-pickup-texts';
import type { SlotBooking, SlotBookingActor } from './use-slot-booking';
import { useSlots } from './use-slots';

/** Days in which a slot can be chosen. */
const DAYS_AHEAD = 14;
/** The contract's maximum length of a note. */
const NOTE_LENGTH = 500;

interface SlotBookingDialogsProps {
  booking: SlotBooking;
}

/** The dialogs of a booking: the slots, the places that are held, and what went wrong. */
export function SlotBookingDialogs({ booking }: SlotBookingDialogsProps) {
  const { actor } = booking;
  const t = useText('booking');
  const snapshot = useSnapshot(actor);
  const { problem } = snapshot.context;
  const isHeld = snapshot.matches('held') || snapshot.matches('booking');
  const isExpired = snapshot.matches('expired');
  return (
    <>
      {snapshot.hasTag('open') && !isHeld && !isExpired && <SlotChoice booking={booking} />}
      {isHeld && <HeldPlaces booking={booking} />}
      {isExpired && <ExpiredPlaces actor={actor} />}
      <FailureDialog
        open={snapshot.matches('unheld') || snapshot.matches('failed')}
        problem={problem}
        title={t('failure.title')}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={t('failure.title')}
        description={t('booking.conflict')}
        label={t('conflict.acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}

function SlotChoice({ booking: { actor, carrierId } }: SlotBookingDialogsProps) {
  const t = useText('booking');
  const snapshot = useSnapshot(actor);
  const problemText = useProblemText();
  const { data, error, refetch } = useSlots(
    { days: DAYS_AHEAD, ...(carrierId !== null && { carrierId }) },
    { refetchOnMountOrArgChange: true },
  );
  const busy = snapshot.hasTag('busy');
  const cancel = () => actor.send({ type: 'booking.cancel' });
  const { problem } = snapshot.context;
  return (
    <Dialog
      open
      onClose={cancel}
      busy={busy}
      width={560}
      title={t('booking.slots')}
      footer={
        <Button variant="outline" disabled={busy} onClick={cancel}>
          {t('choice.cancel')}
        </Button>
      }
    >
      {problem && (
        <Note tone="error" announce>
          {problemText(problem)}
        </Note>
      )}
      {!data && error && <ProblemState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton $height="240px" />}
      {data && <SlotLines slots={data.items} actor={actor} />}
    </Dialog>
  );
}

interface SlotLinesProps {
  slots: readonly Slot[];
  actor: SlotBookingActor;
}

/** The slots that can still be booked; those with too few places say so by their places. */
function SlotLines({ slots, actor }: SlotLinesProps) {
  const t = useText('booking');
  const { whenOf } = usePickupTexts();
  const snapshot = useSnapshot(actor);
  const shown = slots.filter(({ state }) => state !== 'closed');
  // The button keeps the focus while its places are asked for, so that the list can be scrolled.
  const asked = snapshot.hasTag('busy') ? snapshot.context.slot : null;
  if (shown.length === 0) {
    return <EmptyState title={t('booking.noSlots')}>{t('booking.noSlotsText')}</EmptyState>;
  }
  return (
    <Lines>
      {shown.map((slot) => {
        const event = { type: 'slot.choose', slot } as const;
        const isAsked = asked?.carrierId === slot.carrierId && asked.startsAt === slot.startsAt;
        return (
          <li key={`${slot.carrierId} ${slot.startsAt}`}>
            <SlotText slot={slot} day={whenOf(slot)} />
            <LineEnd>
              <Button
                size="small"
                variant="soft"
                busy={isAsked}
                disabled={!isAsked && !snapshot.can(event)}
                aria-label={t('booking.choose', {
                  time: `${whenOf(slot)}, ${slot.carrierName}`,
                })}
                onClick={() => actor.send(event)}
              >
                {t('booking.chooseShort')}
              </Button>
            </LineEnd>
          </li>
        );
      })}
    </Lines>
  );
}

function HeldPlaces({ booking: { actor, note, setNote } }: SlotBookingDialogsProps) {
  const t = useText('booking');
  const { whenOf } = usePickupTexts();
  const problemText = useProblemText();
  const snapshot = useSnapshot(actor);
  const { slot, hold, request, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const cancel = () => actor.send({ type: 'booking.cancel' });
  const isMove = request.pickupId !== null;
  return (
    <Dialog
      open
      onClose={cancel}
      busy={busy}
      title={t('booking.held')}
      description={hold ? whenOf(hold) : undefined}
      footer={
        <>
          <Button
            variant="text"
            disabled={busy}
            onClick={() => actor.send({ type: 'slot.change' })}
          >
            {t('booking.change')}
          </Button>
          <Button variant="outline" disabled={busy} onClick={cancel}>
            {t('choice.cancel')}
          </Button>
          <Button
            busy={busy}
            onClick={() => actor.send({ type: 'booking.confirm', note: note.trim() })}
          >
            {t(isMove ? 'booking.move' : 'booking.confirm')}
          </Button>
        </>
      }
    >
      <LineText>
        {slot && (
          <b>
            <bdi>{slot.carrierName}</bdi>
          </b>
        )}
        <span>{t('orders', { count: request.orderIds.length })}</span>
      </LineText>
      {hold && <TimeLeft expiresAt={hold.expiresAt} />}
      {problem && (
        <Note tone="error" announce>
          {problemText(problem)}
        </Note>
      )}
      <TextArea
        label={t('booking.note')}
        aside={t('question.optional')}
        value={note}
        onChange={setNote}
        maxLength={NOTE_LENGTH}
        disabled={busy}
        dir="auto"
      />
    </Dialog>
  );
}

/** How long the places are still held, by the server's time. */
function TimeLeft({ expiresAt }: { expiresAt: string }) {
  const t = useText('booking');
  const format = useFormat();
  const { clock } = useApplication();
  const seconds = useSecondsLeft(() => Math.max(0, Date.parse(expiresAt) - clock.now()));
  const minutes = Math.floor(seconds / 60);
  const two = (value: number) => format.number(value, { minimumIntegerDigits: 2 });
  return <p>{t('booking.left', { time: `${format.number(minutes)}:${two(seconds % 60)}` })}</p>;
}

function ExpiredPlaces({ actor }: { actor: SlotBookingActor }) {
  const t = useText('booking');
  const cancel = () => actor.send({ type: 'booking.cancel' });
  return (
    <Dialog
      open
      onClose={cancel}
      title={t('booking.expired')}
      description={t('booking.expiredText')}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {t('choice.cancel')}
          </Button>
          <Button variant="outline" onClick={() => actor.send({ type: 'slot.change' })}>
            {t('booking.change')}
          </Button>
          <Button onClick={() => actor.send({ type: 'slot.renew' })}>{t('booking.renew')}</Button>
        </>
      }
    />
  );
}
