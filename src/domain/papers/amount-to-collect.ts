import type { PaymentStatus } from '../payments/payment-status';

/** The parts of an order that tell who owes what at the door. Centimes. */
export interface CollectibleOrder {
  readonly paymentMethod: 'cod' | 'card' | 'transfer';
  readonly paymentStatus: PaymentStatus;
  /** With delivery, less discounts and cancelled pieces. */
  readonly total: number;
}

/**
 * The cash that the courier collects; 0 for an order that is paid otherwise, was paid already, or
 * ended without a sale. Centimes.
 */
export function amountToCollect({ paymentMethod, paymentStatus, total }: CollectibleOrder): number {
  return paymentMethod === 'cod' && paymentStatus === 'pending' ? total : 0;
}
