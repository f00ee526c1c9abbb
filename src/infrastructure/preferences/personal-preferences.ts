import { PERSONAL_PREFERENCES } from '#application/ports/preferences.port';
import { isRecord, parseRecord } from '../is-record';
import type { KeyValueStorage } from '../storage/browser-storage';
import { PREFERENCES_KEY } from './preference-store';

/** Removes the stored values with data of people, of all users or of all but one. */
export function removePersonalPreferences(
  storage: KeyValueStorage,
  exceptUserId: string | null,
): void {
  const all = parseRecord(storage.get(PREFERENCES_KEY));
  const kept = Object.entries(all).map(([userId, own]) => [
    userId,
    userId === exceptUserId ? own : withoutPersonal(own),
  ]);
  const text = JSON.stringify(Object.fromEntries(kept));
  if (text !== JSON.stringify(all)) storage.set(PREFERENCES_KEY, text);
}

function withoutPersonal(own: unknown): unknown {
  if (!isRecord(own)) return own;
  return Object.fromEntries(
    Object.entries(own).filter(([name]) => !PERSONAL_PREFERENCES.includes(name)),
  );
}
