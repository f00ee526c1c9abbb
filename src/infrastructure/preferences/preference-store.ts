import { createListeners } from '#application/ports/listeners';
import type { Preferences } from '#application/ports/preferences.port';
import { isRecord, parseRecord } from '../is-record';
import {
  type KeyValueStorage,
  onOtherTabChange,
  type StorageEvents,
} from '../storage/browser-storage';

/** One key for all, a record in a record: `{ usr_1: { singleKeyShortcuts: false } }`. */
export const PREFERENCES_KEY = 'preferences';

/** The stored value of a preference; undefined for none. */
export function storedPreference(
  storage: Pick<KeyValueStorage, 'get'>,
  userId: string,
  name: string,
): unknown {
  return memberOf(memberOf(parseRecord(storage.get(PREFERENCES_KEY)), userId), name);
}

/** Preferences, stored as JSON under `preferences`. */
export function createPreferenceStore(
  storage: KeyValueStorage,
  events: StorageEvents,
): Preferences {
  const changes = createListeners();
  /** The last read values, by user and name, so that an unchanged value is the same object. */
  const known = new Map<string, { text: string | undefined; value: unknown }>();

  const stored = (): Record<string, unknown> => parseRecord(storage.get(PREFERENCES_KEY));

  return {
    read: (userId, name) => {
      const value = storedPreference(storage, userId, name);
      const text = JSON.stringify(value);
      const place = `${userId} ${name}`;
      const last = known.get(place);
      if (last && last.text === text) return last.value;
      known.set(place, { text, value });
      return value;
    },
    write: (userId, name, value) => {
      const all = stored();
      const before = memberOf(all, userId);
      const own = { ...(isRecord(before) ? before : {}), [name]: value };
      storage.set(PREFERENCES_KEY, JSON.stringify({ ...all, [userId]: own }));
      changes.notify();
    },
    subscribe: (listener) => {
      const remove = changes.subscribe(listener);
      const stop = onOtherTabChange(events, [PREFERENCES_KEY], listener);
      return () => {
        stop();
        remove();
      };
    },
  };
}

function memberOf(record: unknown, name: string): unknown {
  return isRecord(record) && Object.hasOwn(record, name) ? record[name] : undefined;
}
