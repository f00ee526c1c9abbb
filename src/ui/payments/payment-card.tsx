import { Link } from 'react-router';
import type { PaymentSummary } from '#application/api/payments-endpoints.generated';
import { Muted } from '../kit/table/columns';
import { orderPath } from '../links/order-path';
import { MoneyRowCard } from '../lists/money-row-card';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { payerName } from './payment-cells';
import { PaymentStatusChip } from './payment-status-chip';

/** A payment on a phone. */
export function PaymentCard({ payment, now }: { payment: PaymentSummary; now: Date }) {
  const t = useText('payments');
  const format = useFormat();
  const { orderId, orderNumber, method, amount, refundedTotal, status, createdAt } = payment;
  return (
    <MoneyRowCard
      title={
        <Link to={orderPath({ id: orderId })}>
          <bdi>#{orderNumber}</bdi>
        </Link>
      }
      notes={[
        <bdi key="payer">{payerName(payment)}</bdi>,
        `${t(`methods.${method}`)} · ${format.moment(createdAt, now)}`,
      ]}
      amount={amount}
      footer={
        <>
          <PaymentStatusChip status={status} />
          {refundedTotal > 0 && (
            <Muted>{t('refunded', { amount: format.money(refundedTotal) })}</Muted>
          )}
        </>
      }
    />
  );
}
