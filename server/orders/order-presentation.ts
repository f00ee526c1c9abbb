import { trackingLink } from '#domain/carriers/tracking-link';
import { carrierOfParcel } from '#domain/orders/handed-over-parcel';
import {
  allowedOrderActions,
  type OrderState,
  orderDeadline,
  type StaffMember,
} from '#domain/orders/order-lifecycle';
import type {
  Address,
  BoardCard,
  DeliveryAttempt,
  HandOver,
  HistoryEntry,
  Order,
  OrderClient,
  OrderDeadline,
  OrderItem,
  OrderSummary,
} from '#openapi/types.generated';
import type { Principal } from '../context';
import type { OrderPageRow } from './order-list.query';
import type { PreviewItemRow } from './order-preview-items.query';
import type { OrderRecord, OrderRow } from './orders.repository';

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

/** The member of staff as input of the lifecycle's checks. */
export function toStaffMember(principal: Principal): StaffMember {
  return {
    userId: principal.userId,
    permissions: new Set(principal.permissions),
  };
}

/** The order's state as input of the lifecycle's checks. */
export function toOrderState(
  order: Pick<OrderRow, 'status' | 'acceptBy' | 'acceptedBy' | 'acceptedAt' | 'archivedAt'>,
): OrderState {
  return {
    status: order.status,
    acceptBy: order.acceptBy,
    acceptedBy: order.acceptedBy,
    acceptedAt: order.acceptedAt,
    isArchived: order.archivedAt !== null,
  };
}

function presentDeadline(order: Parameters<typeof orderDeadline>[0]): OrderDeadline | null {
  const deadline = orderDeadline(order);
  return deadline && { kind: deadline.kind, at: deadline.at.toISOString() };
}

/** A client as shown on every record of a sale. */
export function presentClient(client: OrderPageRow['client']): OrderClient {
  return {
    id: client.id,
    firstName: client.firstName,
    lastName: client.lastName,
    phoneNumber: client.phoneNumber,
    email: client.email,
  };
}

/** The fields shared by an order's row and page. */
function presentCommon(
  { order, client }: Pick<OrderPageRow, 'order' | 'client'>,
  staff: StaffMember,
  now: Date,
) {
  return {
    id: order.id,
    number: String(order.number),
    externalNumber: order.externalNumber,
    client: presentClient(client),
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    orderDate: order.orderDate.toISOString(),
    deadline: presentDeadline(order),
    acceptedAt: iso(order.acceptedAt),
    itemsCount: order.itemsCount,
    total: order.total,
    allowedActions: allowedOrderActions(toOrderState(order), staff, now),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    revision: order.revision,
  };
}

/** A row of the list as in the contract. */
export function presentOrderSummary(
  row: OrderPageRow,
  firstItems: readonly PreviewItemRow[],
  staff: StaffMember,
  now: Date,
): OrderSummary {
  return {
    ...presentCommon(row, staff, now),
    city: row.city.name,
    cityEn: row.city.nameEn,
    cityAr: row.city.nameAr,
    pictures: firstItems.map(({ url, name, nameEn, nameAr }) => ({ url, name, nameEn, nameAr })),
    openCancellation: row.openCancellation && {
      id: row.openCancellation.id,
      number: `C${row.openCancellation.number}`,
      respondBy: iso(row.openCancellation.respondBy),
    },
  };
}

/** A card of the board as in the contract. */
export function presentBoardCard(
  row: OrderPageRow,
  firstItems: readonly PreviewItemRow[],
  staff: StaffMember,
  now: Date,
): BoardCard {
  return { ...presentOrderSummary(row, firstItems, staff, now), carrier: row.order.carrier };
}

/** The item of a line, and its unit price. */
export function presentSoldItem(item: Omit<OrderRecord['items'][number], 'storagePlace'>) {
  return {
    sku: item.sku,
    name: item.name,
    nameEn: item.nameEn,
    nameAr: item.nameAr,
    optionsText: item.optionsText,
    optionsTextEn: item.optionsTextEn,
    optionsTextAr: item.optionsTextAr,
    pictureUrl: item.pictureUrl,
    unitPrice: item.unitPrice,
  };
}

function presentItem(item: OrderRecord['items'][number], seesProfit: boolean): OrderItem {
  return {
    id: item.id,
    productId: item.productId,
    variantId: item.variantId,
    ...presentSoldItem(item),
    quantity: item.quantity,
    quantityCancelled: item.quantityCancelled,
    quantityReturned: item.quantityReturned,
    unitCost: seesProfit ? item.unitCost : null,
    taxRate: item.taxRate,
    total: item.total,
    commission: seesProfit ? item.commission : null,
    storagePlace: item.storagePlace,
  };
}

function presentAddress({ order, city }: OrderRecord): Address {
  return {
    line1: order.shippingAddress.line1,
    line2: order.shippingAddress.line2,
    cityId: city.id,
    city: city.name,
    cityEn: city.nameEn,
    cityAr: city.nameAr,
    zipcode: order.shippingAddress.zipcode,
  };
}

/** A history entry. Every record with a lifecycle has these columns. */
export function presentHistoryEntry(
  entry: Omit<OrderRecord['history'][number], 'id' | 'orderId'>,
): HistoryEntry {
  return {
    at: entry.at.toISOString(),
    actor: { type: entry.actorType, id: entry.actorId, name: entry.actorName },
    action: entry.action,
    from: entry.fromStatus,
    to: entry.toStatus,
    reasonCode: entry.reasonCode,
    note: entry.note,
    visibility: entry.visibility,
  };
}

function presentAttempt(attempt: OrderRecord['attempts'][number]): DeliveryAttempt {
  return {
    id: attempt.id,
    at: attempt.at.toISOString(),
    outcome: attempt.outcome,
    postponedTo: attempt.postponedTo,
    note: attempt.note,
    userId: attempt.userId,
    userName: attempt.userName,
  };
}

function presentHandOver({ handOver }: OrderRow): HandOver | null {
  if (handOver === null) return null;
  const { recipient, paymentStatus } = handOver;
  return { recipient, paymentStatus };
}

/**
 * The order as in the contract, for this user: its actions depend on their permissions; cost,
 * commission and net are null without permission to see profit.
 */
export function presentOrder(record: OrderRecord, principal: Principal, now: Date): Order {
  const { order } = record;
  const seesProfit = principal.permissions.includes('profit.see');
  const { carrierPhone, trackingAddress } = carrierOfParcel(order, record.carrier);
  return {
    ...presentCommon(record, toStaffMember(principal), now),
    acceptBy: iso(order.acceptBy),
    shipBy: iso(order.shipBy),
    items: record.items.map((item) => presentItem(item, seesProfit)),
    itemTotal: order.itemTotal,
    shippingTotal: order.shippingTotal,
    discountTotal: order.discountTotal,
    taxTotal: order.taxTotal,
    commissionTotal: seesProfit ? order.commissionTotal : null,
    netTotal: seesProfit ? order.netTotal : null,
    acceptedBy: order.acceptedBy,
    deliveredAt: iso(order.deliveredAt),
    shippingAddress: presentAddress(record),
    clientNote: order.clientNote,
    internalNote: order.internalNote,
    deliveryAttempts: record.attempts.map(presentAttempt),
    history: record.history.map(presentHistoryEntry),
    carrier: order.carrier,
    carrierId: order.carrierId,
    carrierPhone,
    trackingNumber: order.trackingNumber,
    trackingUrl: trackingLink(trackingAddress, order.trackingNumber),
    handOver: presentHandOver(order),
    letterheadId: order.letterheadId,
    invoiceId: record.invoiceId,
  };
}
