import { useMachine } from '@xstate/react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { provideGuestBooking } from '#application/tours/guest-booking.actors';
import { tourPath } from '#domain/tours/tour-slug';
import type { GuestBooking } from '#openapi/types.generated';
import { Button, ButtonLink } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { Skeleton } from '../../kit/loading/skeleton';
import { usePublicApp } from '../../public-context/public-app-context';
import { Container } from '../../public-pages/layout/public-layout';
import { useProblemText } from '../../text/problem-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { CancellationPolicyWords } from './cancellation-policy';
import { TicketCard } from './ticket-card';
import { Actions, Narrow } from './tours.styles';

const Answers = styled(Actions)`
  margin-block-start: var(--space-12);
`;

function useGuestBooking(link: string) {
  const { provide, inspection } = usePublicApp();
  const [snapshot, send] = useMachine(provide(provideGuestBooking), {
    ...inspection,
    input: { link },
  });
  return { snapshot, send };
}

type GuestBookingProcess = ReturnType<typeof useGuestBooking>;

/** `/tour-booking#…`: the booking of a guest, to which their mails link. */
export function TourBookingPage() {
  const link = useLocation().hash.slice(1);
  return (
    <Container>
      <Narrow>{link === '' ? <Gone /> : <Booking key={link} link={link} />}</Narrow>
    </Container>
  );
}

function Gone() {
  const t = useText('guestTours');
  return (
    <>
      <h1 tabIndex={-1}>{t('ticket.gone')}</h1>
      <p>{t('ticket.goneText')}</p>
      <Actions>
        <ButtonLink to="/tour">{t('ticket.toTours')}</ButtonLink>
      </Actions>
    </>
  );
}

function Booking({ link }: { link: string }) {
  const t = useText('guestTours');
  const problemText = useProblemText();
  const process = useGuestBooking(link);
  const { snapshot, send } = process;
  const { booking, problem } = snapshot.context;
  if (snapshot.matches('gone')) return <Gone />;
  return (
    <>
      <h1 tabIndex={-1}>{t('ticket.title')}</h1>
      {snapshot.matches('unread') && problem && (
        <Note
          tone="error"
          announce
          title={problemText(problem)}
          action={<Button onClick={() => send({ type: 'failure.retry' })}>{t('retry')}</Button>}
        />
      )}
      {!snapshot.hasTag('shown') && snapshot.hasTag('busy') && <Skeleton $height="320px" />}
      {booking && snapshot.hasTag('shown') && (
        <>
          <TicketCard booking={booking} />
          <Cancellation booking={booking} process={process} />
        </>
      )}
    </>
  );
}

interface CancellationProps {
  booking: GuestBooking;
  process: GuestBookingProcess;
}

/** The policy, and the cancellation with its refund. */
function Cancellation({ booking, process: { snapshot, send } }: CancellationProps) {
  const t = useText('guestTours');
  const problemText = useProblemText();
  const { problem } = snapshot.context;
  const isAsking = snapshot.matches('confirming') || snapshot.matches('cancelling');
  if (snapshot.matches('uncancelled')) {
    return (
      <Note
        tone="error"
        announce
        title={t('ticket.failed')}
        action={<Button onClick={() => send({ type: 'failure.retry' })}>{t('retry')}</Button>}
      >
        {problem && problemText(problem)}{' '}
        <Button variant="text" size="small" onClick={() => send({ type: 'cancel.dismiss' })}>
          {t('ticket.keep')}
        </Button>
      </Note>
    );
  }
  if (!booking.canCancel) return null;
  if (isAsking) return <CancelQuestion booking={booking} process={{ snapshot, send }} />;
  const isHeld = booking.status === 'held';
  return (
    <>
      {problem && (
        <Note tone="error" announce>
          {problemText(problem)}
        </Note>
      )}
      {isHeld ? (
        <HeldUntil booking={booking} />
      ) : (
        <section aria-label={t('policy.title')}>
          {booking.fullRefundUntil && <Moved until={booking.fullRefundUntil} />}
          <CancellationPolicyWords policy={booking.cancellationPolicy} />
        </section>
      )}
      <Actions>
        <Button
          variant="outline"
          busy={snapshot.matches('checking')}
          onClick={() => send({ type: 'booking.cancel' })}
        >
          {t(isHeld ? 'ticket.release' : 'ticket.cancel')}
        </Button>
      </Actions>
    </>
  );
}

/** The store moved the departure, so that the policy does not count yet. */
function Moved({ until }: { until: string }) {
  const t = useText('guestTours');
  const { dateTime } = useFormat();
  return (
    <Note tone="warning" title={t('ticket.moved')}>
      {t('ticket.movedText', { date: dateTime(until) })}
    </Note>
  );
}

/** Held places, which the guest has not booked yet. */
function HeldUntil({ booking: { expiresAt, tour, link } }: { booking: GuestBooking }) {
  const t = useText('guestTours');
  const { dateTime } = useFormat();
  return (
    <Note
      tone="warning"
      action={<ButtonLink to={`${tourPath(tour)}/book#${link}`}>{t('ticket.goOn')}</ButtonLink>}
    >
      {t('ticket.heldUntil', { date: dateTime(expiresAt ?? '') })}
    </Note>
  );
}

function CancelQuestion({ booking, process: { snapshot, send } }: CancellationProps) {
  const t = useText('guestTours');
  const { money } = useFormat();
  const { refundNow, paymentMethod } = booking;
  const isBusy = snapshot.hasTag('busy');
  const nothing = paymentMethod === 'card' ? t('ticket.noRefund') : t('ticket.notPaid');
  return (
    <Note tone="warning" announce title={t('ticket.cancelTitle')}>
      <p>
        {paymentMethod === 'card' && refundNow > 0
          ? t('ticket.refund', { total: money(refundNow) })
          : nothing}
      </p>
      <Answers>
        <Button variant="danger" busy={isBusy} onClick={() => send({ type: 'cancel.confirm' })}>
          {t(booking.status === 'held' ? 'ticket.release' : 'ticket.cancel')}
        </Button>
        <Button
          variant="outline"
          disabled={isBusy}
          onClick={() => send({ type: 'cancel.dismiss' })}
        >
          {t('ticket.keep')}
        </Button>
      </Answers>
    </Note>
  );
}
