import { Link } from 'react-router';
import { orderReference } from '#domain/orders/order-number';
import type { PaymentSummary } from '#openapi/types.generated';
import { TwoLines } from '../kit/layout/two-lines';
import { orderPath } from '../links/order-path';
import { bookingPath } from '../links/tour-path';
import { useLocalizedTitle } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/** When the money was captured or authorised, or the payment failed; null while pending. UTC. */
export function settledAt({ failedAt, capturedAt, authorizedAt }: PaymentSummary): string | null {
  return failedAt ?? capturedAt ?? authorizedAt;
}

/** The page of the paid order, or of the departure with the paid booking. */
export function paidRecordPath({ orderId, booking }: PaymentSummary): string {
  return booking ? bookingPath(booking) : orderPath({ id: orderId ?? '' });
}

/** The number of the paid order or booking. */
export function paidRecordNumber({ orderNumber, booking }: PaymentSummary): string {
  return booking ? booking.number : orderReference(orderNumber ?? '');
}

/** The paid order or booking, with its tour, and when it was made. */
export function PaidRecordCell({ payment, now }: { payment: PaymentSummary; now: Date }) {
  const format = useFormat();
  const titleOf = useLocalizedTitle();
  const { tour, createdAt } = payment;
  const made = format.moment(createdAt, now);
  return (
    <TwoLines
      title={tour ? titleOf(tour) : undefined}
      below={
        tour ? (
          <>
            {made} · <bdi>{titleOf(tour)}</bdi>
          </>
        ) : (
          made
        )
      }
    >
      <Link to={paidRecordPath(payment)}>
        <bdi>{paidRecordNumber(payment)}</bdi>
      </Link>
    </TwoLines>
  );
}

/** The client's name. */
export function payerName({ client }: PaymentSummary): string {
  return `${client.firstName} ${client.lastName}`;
}

/** The amount, and the refunded part of it. */
export function AmountCell({ payment: { amount, refundedTotal } }: { payment: PaymentSummary }) {
  const t = useText('payments');
  const format = useFormat();
  return (
    <TwoLines
      end
      below={refundedTotal > 0 && t('refunded', { amount: format.money(refundedTotal) })}
    >
      <bdi>{format.money(amount)}</bdi>
    </TwoLines>
  );
}

/** The payment method, and the bank's or the carrier's reference. */
export function MethodCell({ payment: { method, reference } }: { payment: PaymentSummary }) {
  const t = useText('payments');
  return (
    <TwoLines title={reference ?? undefined} below={reference && <bdi dir="ltr">{reference}</bdi>}>
      {t(`methods.${method}`)}
    </TwoLines>
  );
}
