import { createListeners } from '#application/ports/listeners';
import {
  createLazyActor,
  type RecordProcess,
  type RecordRow,
  type ShownActor,
} from './lazy-record-actor';

interface RunningRecord<A> {
  readonly id: string;
  readonly actor: A;
}

/**
 * The actors of the records on a page, one per record. An actor starts with its first event, at the
 * latest when the page is idle. One that was used outlives its row: a record may leave its tab while
 * its last action can still be undone.
 */
export interface RecordActors<Row, A> {
  /** Provides actors for new rows. Changes nothing that is shown, so a render may call it. */
  provide(rows: readonly Row[]): void;
  /** Sends newer records to their actors, and stops those that left the page without being used. */
  sync(rows: readonly Row[]): void;
  /** Starts the actors that have not started yet. */
  startAll(): void;
  of(id: string): A | undefined;
  /** The record whose actor needs the seller's input. */
  withOpenDialog(): RunningRecord<A> | undefined;
  subscribe(listener: () => void): () => void;
  /** Changes when an actor is added, or when another one or none needs the seller's input. */
  version(): number;
  stop(): void;
}

export function createRecordActors<Row extends RecordRow, Snapshot, A extends ShownActor<Snapshot>>(
  process: RecordProcess<Row, Snapshot, A>,
): RecordActors<Row, A> {
  type Kept = ReturnType<typeof createLazyActor<Row, Snapshot, A>>;
  const records = new Map<string, Kept>();
  const listeners = createListeners();
  let version = 0;
  let withDialog: RunningRecord<A> | undefined;

  const publish = () => {
    version += 1;
    listeners.notify();
  };
  const findDialog = () => {
    const [found] = [...records].find(([, { hasDialog }]) => hasDialog()) ?? [];
    if (found === withDialog?.id) return;
    const actor = found === undefined ? undefined : records.get(found)?.actor;
    withDialog = found !== undefined && actor ? { id: found, actor } : undefined;
    publish();
  };
  const provide = (rows: readonly Row[]) => {
    for (const row of rows) {
      if (!records.has(row.id)) records.set(row.id, createLazyActor(process, row, findDialog));
    }
  };
  const forget = (rows: readonly Row[]) => {
    const shown = new Set(rows.map(({ id }) => id));
    for (const [id, record] of records) {
      if (shown.has(id) || record.isUsed()) continue;
      record.stop();
      records.delete(id);
    }
  };

  return {
    provide,
    sync(rows) {
      const before = records.size;
      provide(rows);
      const isGrown = records.size > before;
      for (const row of rows) records.get(row.id)?.update(row);
      forget(rows);
      if (isGrown) publish();
    },
    startAll() {
      for (const record of records.values()) record.start();
    },
    of: (id) => records.get(id)?.actor,
    withOpenDialog: () => withDialog,
    subscribe: listeners.subscribe,
    version: () => version,
    stop() {
      for (const record of records.values()) record.stop();
      records.clear();
    },
  };
}
