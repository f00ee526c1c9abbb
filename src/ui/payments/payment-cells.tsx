import { Link } from 'react-router';
import type { PaymentSummary } from '#application/api/payments-endpoints.generated';
import { usePreload } from '../app/route-table';
import { TwoLines } from '../kit/two-lines';
import { orderPath } from '../orders/order-path';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/** When the money was taken or given up; null while it is waited for. UTC. */
export const settledAt = ({ failedAt, capturedAt, authorizedAt }: PaymentSummary): string | null =>
  failedAt ?? capturedAt ?? authorizedAt;

/** The order that is paid, and when it was placed. */
export function PaidOrderCell({ payment, now }: { payment: PaymentSummary; now: Date }) {
  const format = useFormat();
  const preload = usePreload();
  const path = orderPath({ id: payment.orderId });
  return (
    <TwoLines below={format.moment(payment.createdAt, now)}>
      <Link to={path} {...preload(path)}>
        <bdi>#{payment.orderNumber}</bdi>
      </Link>
    </TwoLines>
  );
}

/** Who pays. */
export const payerName = ({ client }: PaymentSummary): string =>
  `${client.firstName} ${client.lastName}`;

/** How much, and how much of it was given back. */
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

/** By which way, and under which name the bank or the carrier knows it. */
export function MethodCell({ payment: { method, reference } }: { payment: PaymentSummary }) {
  const t = useText('payments');
  return (
    <TwoLines below={reference && <bdi dir="ltr">{reference}</bdi>}>
      {t(`methods.${method}`)}
    </TwoLines>
  );
}
