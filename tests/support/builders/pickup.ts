import type { Pickup, PickupAction, Slot, SlotHold } from '#openapi/types.generated';

const OFFERS: Readonly<Record<Pickup['status'], readonly PickupAction[]>> = {
  requested: ['confirm', 'move', 'miss', 'callOff'],
  confirmed: ['move', 'miss', 'callOff'],
  moved: ['confirm', 'move', 'miss', 'callOff'],
  collected: [],
  missed: [],
  called_off: [],
};

/** Statuses after the actions. */
const AFTER: Readonly<Record<PickupAction, Pickup['status']>> = {
  confirm: 'confirmed',
  collect: 'collected',
  move: 'moved',
  miss: 'missed',
  callOff: 'called_off',
};

function offered(action: PickupAction): Pickup['allowedActions'][number] {
  return { action, to: AFTER[action], reasonRequired: action === 'callOff' };
}

/** A pickup of one order, with the actions of its status; collected once a parcel is scanned. */
export function aPickup(status: Pickup['status'], changes: Partial<Pickup> = {}): Pickup {
  const isCollectable = status === 'confirmed' && (changes.scannedCount ?? 0) > 0;
  return {
    id: 'pku_1',
    number: 'P1001',
    carrier: { id: 'crr_1', name: 'Atlas Messagerie', phone: '+212535624108' },
    cityId: null,
    startsAt: '2026-11-19T14:00:00.000Z',
    endsAt: '2026-11-19T15:00:00.000Z',
    status,
    reasonCode: null,
    note: null,
    ordersCount: 1,
    scannedCount: 0,
    allowedActions: [...(isCollectable ? (['collect'] as const) : []), ...OFFERS[status]].map(
      offered,
    ),
    letterheadId: null,
    createdAt: '2026-11-19T08:00:00.000Z',
    updatedAt: '2026-11-19T08:00:00.000Z',
    revision: 1,
    parcels: [],
    history: [],
    ...changes,
  };
}

/** An open slot of the carrier with four free places. */
export function aSlot(changes: Partial<Slot> = {}): Slot {
  return {
    carrierId: 'crr_1',
    carrierName: 'Atlas Messagerie',
    cityId: null,
    startsAt: '2026-11-19T14:00:00.000Z',
    endsAt: '2026-11-19T15:00:00.000Z',
    bookableUntil: '2026-11-19T12:00:00.000Z',
    capacity: 10,
    booked: 5,
    held: 1,
    heldUntil: '2026-11-19T09:05:00.000Z',
    free: 4,
    state: 'open',
    ...changes,
  };
}

/** Held places of {@link aSlot}. */
export function aHold(expiresAt: string): SlotHold {
  const { carrierId, cityId, startsAt, endsAt } = aSlot();
  return { id: 'hld_1', carrierId, cityId, startsAt, endsAt, places: 2, expiresAt };
}
