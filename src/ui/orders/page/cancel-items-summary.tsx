import { useListPaymentsQuery } from '#application/api/payments-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { amountsWithout, refundOfPieces } from '#domain/orders/cancelled-pieces';
import {
  isEverything,
  type LineQuantity,
  lineQuantityErrors,
} from '#domain/orders/line-quantities';
import { isUncaptured, refundableOf } from '#domain/payments/payment-status';
import type { Order } from '#openapi/types.generated';
import { Note } from '../../kit/feedback/note';
import { usePermission } from '../../portal-context/use-permission';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

interface CancelItemsSummaryProps {
  order: Order;
  lines: readonly LineQuantity[];
}

/** The effect of the cancellation before it is confirmed: the new total and the refund. */
export function CancelItemsSummary({ order, lines }: CancelItemsSummaryProps) {
  const t = useText('order');
  const format = useFormat();
  const refundable = useRefundable(order);
  const isPossible = Object.keys(lineQuantityErrors(order.items, lines)).length === 0;
  if (!isPossible || refundable === null) return null;
  const money = (centimes: number) => bidiIsolate(format.money(centimes));
  const refund = refundOfPieces(order, lines, refundable);
  const whole = isEverything(order.items, lines);
  return (
    <Note tone={whole ? 'warning' : 'info'} announce>
      <p>
        {whole
          ? t('pieces.whole')
          : t('pieces.total', {
              before: money(order.total),
              after: money(amountsWithout(order, lines).total),
            })}
      </p>
      <p>{refund > 0 ? t('pieces.refund', { amount: money(refund) }) : t('pieces.noRefund')}</p>
    </Note>
  );
}

/** The amount the client paid, less refunds, in centimes; null until it is loaded. */
function useRefundable(order: Order): number | null {
  const maySee = usePermission('payments.see');
  const { currentData } = useListPaymentsQuery({ q: order.number }, { skip: !maySee });
  const payment = currentData?.items.find(({ orderId }) => orderId === order.id);
  if (!payment) return null;
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  const { authorizedAt, capturedAt, failedAt } = payment;
  const standing = {
    ...payment,
    authorizedAt: moment(authorizedAt),
    capturedAt: moment(capturedAt),
    failedAt: moment(failedAt),
  };
  return isUncaptured(standing) ? 0 : refundableOf(standing);
}
