import type { IsoMonth } from '../format/months';
import type { PayoutEntryKind } from './payout-entries';

const NOTE = 'Ramassage';
const WHOLE_NOTE = new RegExp(`^${NOTE} (\\d{4}-(?:0[1-9]|1[0-2]))$`);

/**
 * The stored note of the entry that charges the pickups of a month. French is the language of the
 * marketplace's books.
 */
export function pickupNote(month: IsoMonth): string {
  return `${NOTE} ${month}`;
}

/** The month whose parcel pickups an entry charges; null for every other entry. */
export function pickupMonth(entry: {
  readonly kind: PayoutEntryKind;
  readonly note: string | null;
}): IsoMonth | null {
  if (entry.kind !== 'fee') return null;
  return WHOLE_NOTE.exec(entry.note ?? '')?.[1] ?? null;
}
