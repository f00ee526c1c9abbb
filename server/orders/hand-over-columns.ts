import { findCarrierByName } from '../carriers/carriers.repository';
import type { Tx } from '../context';
import { presentLetterheadId } from '../letterheads/letterheads.repository';
import type { OrderTransitionRequest } from './order-transition-request';
import type { OrderChange, OrderRecord } from './orders.repository';

/**
 * What an order keeps of its handover: the carrier of the store's list with the given name, and what
 * the papers of the parcel say. Later changes of carrier, client and store do not change it.
 */
export async function handOverColumns(
  tx: Tx,
  { order, client }: OrderRecord,
  { carrier: given, trackingNumber }: OrderTransitionRequest,
): Promise<OrderChange> {
  const carrier = given?.trim() ?? null;
  const listed = carrier === null ? undefined : await findCarrierByName(tx, order.storeId, carrier);
  return {
    carrier,
    carrierId: listed?.id ?? null,
    trackingNumber: trackingNumber?.trim() ?? null,
    letterheadId: await presentLetterheadId(tx, order.storeId),
    handOver: {
      carrierPhone: listed?.phone ?? null,
      trackingAddress: listed?.trackingAddress ?? null,
      recipient: {
        firstName: client.firstName,
        lastName: client.lastName,
        phoneNumber: client.phoneNumber,
      },
      paymentStatus: order.paymentStatus,
    },
  };
}
