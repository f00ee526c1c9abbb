import { eq } from 'drizzle-orm';
import { isUncaptured, type RefundReason, refundableOf } from '#domain/payments/payment-status';
import type { Reader, Tx } from '../context';
import { payments } from '../database/schema/payments';
import { issueInvoiceForOrder } from '../invoicing/invoice-issue';
import { capturePayment, refundPayment } from '../payments/payments.repository';
import type { OrderTransitionAction, OrderTransitionRequest } from './order-transition-request';
import type { OrderRow } from './orders.repository';

const REFUNDING_ACTIONS: ReadonlySet<OrderTransitionAction> = new Set([
  'cancel',
  'cancelAll',
  'refuse',
  'expire',
  'failDelivery',
]);

function capturesPayment(order: OrderRow, action: OrderTransitionAction): boolean {
  return order.paymentMethod === 'cod'
    ? action === 'deliver'
    : action === 'verify' || action === 'resume';
}

/**
 * The effect of an action on the order's payment and invoice. Cash is captured on delivery, cards
 * and transfers when the order is passed to the store. An order that ends without a sale is
 * refunded in full. Invoicing assigns the number.
 * @param isLost the action found no stock, so that the order is cancelled
 */
export async function applyPaymentEffects(
  tx: Tx,
  order: OrderRow,
  request: OrderTransitionRequest,
  isLost: boolean,
): Promise<void> {
  const { action, now } = request;
  if (action === 'invoice') await issueInvoiceForOrder(tx, { orderId: order.id, now });
  if (REFUNDING_ACTIONS.has(action) || isLost) {
    const reason: RefundReason = action === 'failDelivery' ? 'return' : 'cancellation';
    const sourceId = request.sourceId ?? order.id;
    await refundPayment(tx, { orderId: order.id, amount: 'all', reason, sourceId, now });
  } else if (capturesPayment(order, action)) {
    await capturePayment(tx, { orderId: order.id, now });
  }
}

/** The amount a client paid, or authorised, for an order, less refunds; centimes. */
export async function refundableOfOrder(reader: Reader, orderId: string): Promise<number> {
  const [payment] = await reader.select().from(payments).where(eq(payments.orderId, orderId));
  return !payment || isUncaptured(payment) ? 0 : refundableOf(payment);
}

/** The largest amount by which an order's payment can still be reduced, paid or not; centimes. */
export async function reducibleAmountOfOrder(reader: Reader, orderId: string): Promise<number> {
  const [payment] = await reader.select().from(payments).where(eq(payments.orderId, orderId));
  return payment ? refundableOf(payment) : 0;
}
