import { casablancaDay, type IsoDay } from '../time/casablanca-day';

/** The places of a slot, and how many are taken. */
interface LoadedSlot {
  readonly startsAt: string;
  readonly capacity: number;
  readonly booked: number;
  readonly held: number;
}

/** The places of all slots of one day. */
export interface DayLoad {
  readonly day: IsoDay;
  readonly capacity: number;
  readonly taken: number;
}

/** The load of each day that has slots, in the order of the slots. */
export function loadOfDays(slots: readonly LoadedSlot[]): DayLoad[] {
  const loads = new Map<IsoDay, DayLoad>();
  for (const { startsAt, capacity, booked, held } of slots) {
    const day = casablancaDay(new Date(startsAt));
    const before = loads.get(day) ?? { day, capacity: 0, taken: 0 };
    loads.set(day, {
      day,
      capacity: before.capacity + capacity,
      taken: before.taken + booked + held,
    });
  }
  return [...loads.values()];
}
