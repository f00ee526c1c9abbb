import type { TableLayout, TableLayouts } from '#application/ports/table-layouts.port';
import { isRecord } from '../record';
import { type KeyValueStorage, onOtherTabs, type StorageEvents } from '../storage/browser-storage';

/** One key for all, a record in a record: `{ usr_1: { orders: layout } }`. */
const LAYOUTS_KEY = 'tableLayouts';

const PROPOSED: TableLayout = { columns: null, density: 'normal', defaultView: null };

/** The layouts of tables, kept as JSON under `tableLayouts`. */
export function createTableLayoutStore(
  storage: KeyValueStorage,
  events: StorageEvents,
): TableLayouts {
  const listeners = new Set<() => void>();
  /** What was read last, by user and table, so that an unchanged layout is the same object. */
  const known = new Map<string, { text: string; layout: TableLayout }>();

  const stored = (): Record<string, unknown> => parse(storage.get(LAYOUTS_KEY));

  return {
    read: (userId, table) => {
      const text = JSON.stringify(recordIn(recordIn(stored(), userId), table));
      const name = `${userId} ${table}`;
      const last = known.get(name);
      if (last?.text === text) return last.layout;
      const layout = layoutIn(parse(text));
      known.set(name, { text, layout });
      return layout;
    },
    write: (userId, table, layout) => {
      const all = stored();
      const own = { ...recordIn(all, userId), [table]: layout };
      storage.set(LAYOUTS_KEY, JSON.stringify({ ...all, [userId]: own }));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = onOtherTabs(events, [LAYOUTS_KEY], listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}

function layoutIn({ columns, density, defaultView }: Record<string, unknown>): TableLayout {
  const ids = Array.isArray(columns) ? columns.filter((id) => typeof id === 'string') : null;
  return {
    columns: ids,
    density: density === 'dense' ? 'dense' : PROPOSED.density,
    defaultView: typeof defaultView === 'string' ? defaultView : null,
  };
}

function recordIn(record: Record<string, unknown>, name: string): Record<string, unknown> {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  return isRecord(value) ? value : {};
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
