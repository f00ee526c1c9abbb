import type { AppearanceStore } from '#application/ports/appearance.port';
import { createListeners } from '#application/ports/listeners';
import { APPEARANCE_CHOICES, type Appearance } from '#domain/appearance/appearance';
import { parseRecord } from '../is-record';
import {
  type KeyValueStorage,
  onOtherTabChange,
  type StorageEvents,
} from '../storage/browser-storage';

/** The key of the specification (section 9). */
const SETTINGS_KEY = 'settings';

type Direction = Appearance['themeDirection'];

export interface AppearanceStoreParts {
  readonly storage: KeyValueStorage;
  readonly events: StorageEvents;
  /** The page's reading direction, used when none is stored. */
  readonly direction: () => Direction;
}

/** The appearance, stored as JSON under `settings`. */
export function createAppearanceStore(parts: AppearanceStoreParts): AppearanceStore {
  const { storage, events, direction } = parts;
  const changes = createListeners();
  const read = () => readStoredAppearance(storage, direction());
  return {
    read,
    write: (appearance) => {
      storage.set(SETTINGS_KEY, JSON.stringify(appearance));
      changes.notify();
    },
    subscribe: (listener) => {
      const remove = changes.subscribe(listener);
      const stop = onOtherTabChange(events, [SETTINGS_KEY], listener);
      return () => {
        stop();
        remove();
      };
    },
  };
}

/**
 * The appearance that this browser stores.
 * @param direction the page's reading direction, used when none is stored
 */
export function readStoredAppearance(
  storage: Pick<KeyValueStorage, 'get'>,
  direction: Direction,
): Appearance {
  const stored = parseRecord(storage.get(SETTINGS_KEY));
  const choices = APPEARANCE_CHOICES;
  return {
    themeMode: oneOf(stored.themeMode, choices.themeMode),
    themeContrast: oneOf(stored.themeContrast, choices.themeContrast),
    themeDirection: oneOf(stored.themeDirection, choices.themeDirection, direction),
    themeLayout: oneOf(stored.themeLayout, choices.themeLayout),
    themeStretch: stored.themeStretch === true,
    themeColorPresets: oneOf(stored.themeColorPresets, choices.themeColorPresets),
  };
}

/** The stored value if it is allowed, else the default. */
function oneOf<const Value extends string>(
  value: unknown,
  allowed: readonly [Value, ...Value[]],
  standard: Value = allowed[0],
): Value {
  return allowed.find((candidate) => candidate === value) ?? standard;
}
