import type { PaymentStatus } from '../payments/payment-status';
import { foldForSearch } from '../text/search-fold';

/** Whom a parcel was addressed to. */
export interface Recipient {
  readonly firstName: string;
  readonly lastName: string;
  /** `+212661234567`. */
  readonly phoneNumber: string;
}

/** What was true when a parcel was handed over. It does not change with the records it came from. */
export interface HandOver {
  /** Of the carrier; null if the store's list had none. */
  readonly carrierPhone: string | null;
  /** The carrier's tracking address, with `{number}`; null if the store's list had none. */
  readonly trackingAddress: string | null;
  readonly recipient: Recipient;
  /** It decides what the courier collected. */
  readonly paymentStatus: PaymentStatus;
}

/** A carrier of the store's list, as it stands now. */
interface ListedCarrier {
  readonly name: string;
  readonly phone: string | null;
  readonly trackingAddress: string | null;
}

/** How to reach the carrier of a parcel, and where its page is. */
export type ParcelCarrier = Pick<HandOver, 'carrierPhone' | 'trackingAddress'>;

/**
 * Phone and tracking address of the carrier of a parcel: those of the handover. What was not known
 * then comes from the same carrier, as long as it still has the name on the parcel.
 * @param listed the carrier to which the parcel was handed over, by its id; null if it is none of
 *   the list
 */
export function carrierOfParcel(
  { carrier, handOver }: { readonly carrier: string | null; readonly handOver: HandOver | null },
  listed: ListedCarrier | null,
): ParcelCarrier {
  const isSameName = listed !== null && foldForSearch(listed.name) === foldForSearch(carrier ?? '');
  const present = isSameName ? listed : null;
  return {
    carrierPhone: handOver?.carrierPhone ?? present?.phone ?? null,
    trackingAddress: handOver?.trackingAddress ?? present?.trackingAddress ?? null,
  };
}

/** The fields of an order that differ on the papers of its parcel. */
interface ParcelOrder {
  readonly client: Recipient;
  readonly paymentStatus: PaymentStatus;
  readonly items: readonly { readonly quantityReturned: number }[];
  readonly handOver: Pick<HandOver, 'recipient' | 'paymentStatus'> | null;
}

/**
 * The order as the papers of its parcel show it: of a parcel that was handed over, the recipient, the
 * payment and the contents of the handover; of any other one, the present ones. Pieces are cancelled
 * only before a handover, and returned only after it.
 */
export function asHandedOver<Order extends ParcelOrder>(order: Order): Order {
  const { handOver } = order;
  if (handOver === null) return order;
  return {
    ...order,
    client: { ...order.client, ...handOver.recipient },
    paymentStatus: handOver.paymentStatus,
    items: order.items.map((item) => ({ ...item, quantityReturned: 0 })),
  };
}
