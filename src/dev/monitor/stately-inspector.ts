import type { createInspector } from '@statelyai/inspect';
import { addressOf, type Entry } from '../recording/entry';

type Inspector = Pick<ReturnType<typeof createInspector>, 'actor' | 'event' | 'snapshot'>;

function placesOf(states: readonly string[]): string {
  return states.map((id) => id.split('.').slice(1).join('.')).join(', ');
}

/**
 * Converts entries to the protocol of Stately's inspector: an actor with its first entry, then each
 * event and the resulting snapshot. Entries are masked already.
 * @returns to be called with every entry, in order
 */
export function sendToInspector(inspector: Inspector): (entry: Entry) => void {
  const met = new Set<string>();
  return (entry) => {
    const address = addressOf(entry);
    const snapshot = { status: entry.status, value: placesOf(entry.to), context: entry.context };
    if (!met.has(address)) {
      met.add(address);
      inspector.actor(address, snapshot);
    }
    inspector.event(address, { ...entry.event });
    inspector.snapshot(address, snapshot, { event: { ...entry.event } });
  };
}

/** A stream of entries that is attached to Stately's inspector, in a window of its own. */
export interface Attachment {
  readonly send: (entries: readonly Entry[]) => void;
  readonly detach: () => void;
}

/**
 * Opens Stately's inspector: the only part of the tool that sends data out, and only on request.
 */
export async function attachStatelyInspector(): Promise<Attachment> {
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const inspector = createBrowserInspector();
  const tellEntry = sendToInspector(inspector);
  const told = new Map<string, number>();
  return {
    send: (entries) => {
      for (const entry of entries) {
        if (entry.id <= (told.get(entry.tab) ?? 0)) continue;
        told.set(entry.tab, entry.id);
        tellEntry(entry);
      }
    },
    detach: () => inspector.stop(),
  };
}
