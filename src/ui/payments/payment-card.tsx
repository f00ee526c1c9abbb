import { Link } from 'react-router';
import type { PaymentSummary } from '#openapi/types.generated';
import { Muted } from '../kit/table/columns';
import { MoneyRowCard } from '../lists/money-row-card';
import { useLocalizedTitle } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { paidRecordNumber, paidRecordPath, payerName } from './payment-cells';
import { PaymentStatusChip } from './payment-status-chip';

/** A payment on a phone. */
export function PaymentCard({ payment, now }: { payment: PaymentSummary; now: Date }) {
  const t = useText('payments');
  const format = useFormat();
  const { method, amount, refundedTotal, status, createdAt, tour } = payment;
  const titleOf = useLocalizedTitle();
  return (
    <MoneyRowCard
      title={
        <Link to={paidRecordPath(payment)}>
          <bdi>{paidRecordNumber(payment)}</bdi>
        </Link>
      }
      notes={[
        <bdi key="payer">{payerName(payment)}</bdi>,
        ...(tour ? [<bdi key="tour">{titleOf(tour)}</bdi>] : []),
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
