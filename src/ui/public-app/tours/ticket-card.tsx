import { QRCodeSVG } from 'qrcode.react';
import { styled } from 'styled-components';
import type { GuestBooking } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { Chip } from '../../kit/feedback/chip';
import { Card } from '../../kit/layout/card';
import { PlainButtonLink } from '../../public-pages/layout/plain-button-link';
import { useLocalizedName, useLocalizedTitle } from '../../text/localized';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { useDepartureWords, useGuestWords } from './tour-words';
import { Actions, Facts } from './tours.styles';

const Ticket = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-24);
  & > :last-child {
    grid-column: 1 / -1;
  }
  @media print {
    :root:has(&) :is(header, footer) {
      display: none;
    }
  }
  & h2 {
    margin-block: var(--space-8);
    font: var(--weight-head) var(--text-h3) var(--font-head);
  }
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
    & > figure {
      grid-row: 1;
      justify-self: center;
    }
  }
`;
/* Dark on white in both modes, so that cameras can read it. */
const Code = styled.figure`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-8);
  margin: 0;
  padding: var(--space-8);
  border-radius: var(--radius-card);
  background: var(--white);
  color: var(--grey-900);
  & > figcaption {
    font: 400 var(--text-help) var(--font-body);
  }
`;

/** A booking: with its ticket, the QR code by which the guest is checked in, and its calendar file. */
export function TicketCard({ booking }: { booking: GuestBooking }) {
  const t = useText('guestTours');
  const { money } = useFormat();
  const titleOf = useLocalizedTitle();
  const storeName = useLocalizedName()({ name: booking.storeName, nameAr: booking.storeNameAr });
  const words = useDepartureWords();
  const guestWords = useGuestWords();
  const { ticket, status, total, paymentMethod, refundedTotal } = booking;
  const isOver = ['cancelled', 'expired', 'no_show'].includes(status);
  return (
    <Ticket aria-label={t('ticket.number', { number: booking.number })}>
      <div>
        <Chip tone={isOver ? 'neutral' : 'success'}>{t(`ticket.statuses.${status}`)}</Chip>
        <h2 dir="auto">{titleOf(booking.tour)}</h2>
        <p>{t('ticket.number', { number: booking.number })}</p>
        <p dir="auto">{storeName}</p>
      </div>
      {ticket !== null && (
        <Code>
          <QRCodeSVG
            value={ticket}
            size={168}
            marginSize={2}
            bgColor="transparent"
            fgColor="currentColor"
            title={t('ticket.code', { code: ticket })}
          />
          <figcaption dir="ltr">{ticket}</figcaption>
        </Code>
      )}
      <Facts>
        <dt>{t('ticket.when')}</dt>
        <dd>{words(booking.startsAt)}</dd>
        {booking.address && (
          <>
            <dt>{t('address')}</dt>
            <dd>
              <bdi>{booking.address}</bdi>
            </dd>
          </>
        )}
        <dt>{t('ticket.guests')}</dt>
        <dd>{guestWords(booking.guests)}</dd>
        <dt>{t('ticket.payment')}</dt>
        <dd>
          {paymentMethod === null
            ? money(total)
            : t(paymentMethod === 'card' ? 'ticket.paidByCard' : 'ticket.paidOnSpot', {
                total: money(total),
              })}
          {refundedTotal > 0 && <p>{t('ticket.refunded', { total: money(refundedTotal) })}</p>}
        </dd>
      </Facts>
      {ticket !== null && !isOver && (
        <Actions>
          <Button variant="outline" onClick={() => window.print()}>
            {t('ticket.print')}
          </Button>
          <PlainButtonLink
            href={`/api/public/tour-bookings/${booking.link}/calendar`}
            variant="outline"
            download
          >
            {t('ticket.calendar')}
          </PlainButtonLink>
        </Actions>
      )}
    </Ticket>
  );
}
