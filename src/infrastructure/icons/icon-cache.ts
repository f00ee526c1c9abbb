import { millisecondsInHour } from 'date-fns/constants';
import { isRecord, parseRecord } from '../is-record';
import type { KeyValueStorage } from '../storage/browser-storage';

const KEY = 'icons';
/** Ages are counted in whole hours, and icons expire after 168 hours (specification, section 9). */
const GRANULARITY_MS = millisecondsInHour;
const EXPIRY_HOURS = 168;

interface CachedIcon {
  readonly hour: number;
  readonly drawing: string;
}

/** Icons in the browser's storage; expired and invalid entries are removed at the next write. */
export function createIconCache(storage: KeyValueStorage, now: () => number) {
  const hourNow = (): number => Math.floor(now() / GRANULARITY_MS);
  const isFresh = ({ hour }: CachedIcon): boolean =>
    hour <= hourNow() && hourNow() - hour < EXPIRY_HOURS;
  const read = (): Record<string, CachedIcon> =>
    Object.fromEntries(
      Object.entries(parseRecord(storage.get(KEY))).filter(
        (entry): entry is [string, CachedIcon] => isCachedIcon(entry[1]) && isFresh(entry[1]),
      ),
    );
  return {
    find: (name: string): string | null =>
      new Map(Object.entries(read())).get(name)?.drawing ?? null,
    keep: (drawings: Readonly<Record<string, string>>): void => {
      const fresh = Object.entries(drawings).map(([name, drawing]) => [
        name,
        { hour: hourNow(), drawing },
      ]);
      storage.set(KEY, JSON.stringify({ ...read(), ...Object.fromEntries(fresh) }));
    },
  };
}

function isCachedIcon(value: unknown): value is CachedIcon {
  return (
    isRecord(value) && typeof value['hour'] === 'number' && typeof value['drawing'] === 'string'
  );
}
