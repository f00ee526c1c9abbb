import { styled } from 'styled-components';
import type { GuestBooking } from '#openapi/types.generated';
import { Card, CardHeader } from '../../kit/layout/card';
import { useLocalizedTitle } from '../../text/localized';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { CancellationPolicyWords } from './cancellation-policy';
import { useDepartureWords, useGuestWords } from './tour-words';
import { useHoldTime } from './use-hold-time';

/** The lines of a summary, with the total as the last one. */
export const SummaryLines = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  & > p:last-of-type {
    display: flex;
    justify-content: space-between;
    gap: var(--space-16);
    padding-block-start: var(--space-12);
    border-block-start: 1px solid var(--line);
  }
`;
const Held = styled.p`
  margin-block-end: var(--space-12);
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-note);
  background: var(--sunk);
  font-variant-numeric: tabular-nums;
`;

/** What is held, and how long. */
export function BookingSummary({ booking }: { booking: GuestBooking }) {
  const t = useText('guestTours');
  const { money } = useFormat();
  const titleOf = useLocalizedTitle();
  const words = useDepartureWords();
  const guestWords = useGuestWords();
  const time = useHoldTime(booking.expiresAt);
  return (
    <Card aria-label={t('booking.recap')}>
      <CardHeader title={t('booking.recap')} />
      {booking.expiresAt && <Held role="timer">{t('booking.held', { time })}</Held>}
      <SummaryLines>
        <p dir="auto">
          <strong>{titleOf(booking.tour)}</strong>
        </p>
        <p>{words(booking.startsAt)}</p>
        <p>{guestWords(booking.guests)}</p>
        <CancellationPolicyWords policy={booking.cancellationPolicy} />
        <p>
          {t('booking.total')}
          <strong>{money(booking.total)}</strong>
        </p>
      </SummaryLines>
    </Card>
  );
}
