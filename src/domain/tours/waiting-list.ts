import { addMinutes } from 'date-fns/addMinutes';
import { min } from 'date-fns/min';
import type { Lifecycle } from '../lifecycle/lifecycle';

/** Statuses of an entry of a departure's waiting list. */
export const WAITING_STATUSES = ['waiting', 'offered', 'accepted', 'lapsed', 'left'] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

export const WAITING_ACTIONS = ['join', 'offer', 'accept', 'lapse', 'leave'] as const;
export type WaitingAction = (typeof WAITING_ACTIONS)[number];

/** How long freed places are offered to one person, in minutes. */
export const OFFER_MINUTES = 120;

/** The lifecycle of an entry of a waiting list, see decision 86. */
export const WAITING_LIFECYCLE: Lifecycle<WaitingStatus, WaitingAction> = {
  name: 'waitingList',
  statuses: WAITING_STATUSES,
  transitions: [
    {
      from: [null],
      action: 'join',
      to: 'waiting',
      who: ['client', 'staff'],
      permission: 'tours.edit',
      condition: 'the departure can be booked, and too few of its places are free',
    },
    {
      from: ['waiting'],
      action: 'offer',
      to: 'offered',
      who: ['system'],
      condition: 'enough places are free, and nobody before them can take these',
      effect: 'the places are kept for two hours, at most until the cut-off; they get a mail',
    },
    {
      from: ['offered'],
      action: 'accept',
      to: 'accepted',
      who: ['client', 'staff'],
      permission: 'tours.edit',
      condition: 'the offer has not expired',
      effect: 'the places are held for their booking',
    },
    {
      from: ['waiting', 'offered'],
      action: 'lapse',
      to: 'lapsed',
      who: ['system'],
      condition: 'the offer has expired, or the departure can be booked no more',
      effect: 'the places are offered to the next one',
    },
    {
      from: ['waiting', 'offered'],
      action: 'leave',
      to: 'left',
      who: ['client', 'staff'],
      permission: 'tours.edit',
      effect: 'the places are offered to the next one',
    },
  ],
};

/** An entry that waits, with the places that it needs. */
export interface WaitingEntry {
  readonly id: string;
  readonly places: number;
  /** Position on the list: entries with smaller numbers come first. */
  readonly position: number;
}

/**
 * The entries to which free places are offered, in the order of the list. One that needs more places
 * than are left keeps its position, and the places go to the next one that they are enough for.
 */
export function nextOffers<Entry extends WaitingEntry>(
  waiting: readonly Entry[],
  free: number,
): Entry[] {
  const offers: Entry[] = [];
  let left = free;
  for (const entry of waiting.toSorted((one, other) => one.position - other.position)) {
    if (entry.places <= left) {
      offers.push(entry);
      left -= entry.places;
    }
  }
  return offers;
}

/** The free places that nobody on the waiting list comes before. */
export function freeForOthers(waiting: readonly WaitingEntry[], free: number): number {
  return free - nextOffers(waiting, free).reduce((sum, { places }) => sum + places, 0);
}

/** Until when places are offered that become free at `now`; never after the departure's cut-off. */
export function offerExpiry(now: Date, bookableUntil: Date): Date {
  return min([addMinutes(now, OFFER_MINUTES), bookableUntil]);
}
