import { ORDER_LIFECYCLE, type OrderAction, REFUSAL_REASONS } from '#domain/orders/order-lifecycle';
import { type Permission, roleHas } from '#domain/permissions/permissions';
import type { clients, orderHistory } from '../database/schema/orders';
import type { DemoStore } from './demo-stores';
import type { TimelineStep } from './order-timeline';
import type { Random } from './random';

type HistoryRow = typeof orderHistory.$inferInsert;
/** The performer of a change, as columns of its history. */
export type HistoryPerformer = Pick<HistoryRow, 'actorType' | 'actorId' | 'actorName'>;

export const SYSTEM: HistoryPerformer = { actorType: 'system', actorId: null, actorName: null };
export const MARKETPLACE: HistoryPerformer = {
  actorType: 'marketplace',
  actorId: null,
  actorName: null,
};
export const CARRIER: HistoryPerformer = { actorType: 'carrier', actorId: null, actorName: null };

const REFUSAL_NOTES: Partial<Record<(typeof REFUSAL_REASONS)[number], string>> = {
  out_of_stock: 'Article épuisé, de retour le mois prochain.',
  outside_delivery_area: 'Nous ne livrons pas encore votre douar.',
};

/** The client, as the performer in a history. */
export function clientPerformer(client: typeof clients.$inferInsert): HistoryPerformer {
  return {
    actorType: 'client',
    actorId: client.id,
    actorName: `${client.firstName} ${client.lastName}`,
  };
}

/** A random member of the staff whose role holds the permission, if one is required. */
export function staffWith(
  permission: Permission | undefined,
  store: DemoStore,
  random: Random,
): HistoryPerformer {
  const able = store.staff.filter((user) => !permission || roleHas(user.role, permission));
  const user = random.pick(able);
  return {
    actorType: 'staff',
    actorId: user.id,
    actorName: `${user.firstName} ${user.lastName}`,
  };
}

function staffPerformer(action: OrderAction, store: DemoStore, random: Random): HistoryPerformer {
  return staffWith(
    ORDER_LIFECYCLE.transitions.find((line) => line.action === action)?.permission,
    store,
    random,
  );
}

function performerOf(
  action: OrderAction,
  client: typeof clients.$inferInsert,
  store: DemoStore,
  random: Random,
): HistoryPerformer {
  if (action === 'place' || action === 'cancel') return clientPerformer(client);
  if (action === 'flag' || action === 'approve') return MARKETPLACE;
  if (action === 'deliver' || action === 'failDelivery') return CARRIER;
  const isStaff = ORDER_LIFECYCLE.transitions.some(
    (line) => line.action === action && line.who.includes('staff'),
  );
  return isStaff ? staffPerformer(action, store, random) : SYSTEM;
}

function reasonOf(action: OrderAction, random: Random): Pick<HistoryRow, 'reasonCode' | 'note'> {
  if (action === 'refuse') {
    const reasonCode = random.pick(REFUSAL_REASONS);
    return { reasonCode, note: REFUSAL_NOTES[reasonCode] ?? null };
  }
  const codes: Partial<Record<OrderAction, string>> = {
    cancel: 'client_changed_mind',
    cancelAll: 'client_changed_mind',
    expire: 'seller_timeout',
    failDelivery: 'client_absent',
    flag: 'suspected_fraud',
    returnAll: 'not_as_expected',
  };
  return { reasonCode: codes[action] ?? null, note: null };
}

/** An order's timeline as rows of its history. */
export function historyRows(
  orderId: string,
  journey: readonly TimelineStep[],
  client: typeof clients.$inferInsert,
  store: DemoStore,
  random: Random,
): HistoryRow[] {
  return journey.map(({ action, from, to, at }) => ({
    id: random.id('ohe'),
    orderId,
    at,
    ...performerOf(action, client, store, random),
    action,
    fromStatus: from,
    toStatus: to,
    ...reasonOf(action, random),
    visibility: action === 'flag' ? 'staff' : 'everyone',
  }));
}
