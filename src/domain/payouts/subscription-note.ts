import type { IsoMonth } from '../format/months';
import type { PayoutEntryKind } from './payout-entries';

const NOTE = 'Abonnement';
const WHOLE_NOTE = new RegExp(`^${NOTE} (\\d{4}-(?:0[1-9]|1[0-2]))$`);

/**
 * The stored note of the entry that charges a month's subscription. French is the language of the
 * marketplace's books.
 */
export function subscriptionNote(month: IsoMonth): string {
  return `${NOTE} ${month}`;
}

/** The month whose subscription an entry charges; null for every other entry. */
export function subscriptionMonth(entry: {
  readonly kind: PayoutEntryKind;
  readonly note: string | null;
}): IsoMonth | null {
  if (entry.kind !== 'fee') return null;
  return WHOLE_NOTE.exec(entry.note ?? '')?.[1] ?? null;
}
