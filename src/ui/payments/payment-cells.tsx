import { Link } from 'react-router';
import type { PaymentSummary } from '#application/api/payments-endpoints.generated';
import { TwoLines } from '../kit/layout/two-lines';
import { orderPath } from '../links/order-path';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/** When the money was captured or authorised, or the payment failed; null while pending. UTC. */
export function settledAt({ failedAt, capturedAt, authorizedAt }: PaymentSummary): string | null {
  return failedAt ?? capturedAt ?? authorizedAt;
}

/** The paid order, and when it was placed. */
export function PaidOrderCell({ payment, now }: { payment: PaymentSummary; now: Date }) {
  const format = useFormat();
  const path = orderPath({ id: payment.orderId });
  return (
    <TwoLines below={format.moment(payment.createdAt, now)}>
      <Link to={path}>
        <bdi>#{payment.orderNumber}</bdi>
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
    <TwoLines below={reference && <bdi dir="ltr">{reference}</bdi>}>
      {t(`methods.${method}`)}
    </TwoLines>
  );
}
