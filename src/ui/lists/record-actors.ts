import type { AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate';
import { createListeners } from '#application/ports/listeners';
import type { RecordActor } from './record-actor';

/** A row of a list from the server; a higher revision is a newer record. */
export interface RecordRow {
  readonly id: string;
  readonly revision: number;
  /** Its actions that wait for the connection: a change of them counts as a change of the row. */
  readonly pendingActions?: string | undefined;
  /** What its users may do with it: depends on their role too, without a new revision. */
  readonly allowedActions?: readonly unknown[] | undefined;
}

/** How a record's actor is run; each list defines it for its own machine. */
interface RecordProcess<Row extends RecordRow, Logic extends AnyActorLogic> {
  /** Creates the actor of a row, not yet started, and listens to what it emits. */
  create(row: Row): RecordActor<Logic>;
  /** The event that a newer record is. */
  changed(row: Row): EventFromLogic<Logic>;
  /** Whether it needs the seller's input: a confirmation, a failure, a conflict. */
  hasOpenDialog(snapshot: SnapshotFrom<Logic>): boolean;
}

interface RunningRecord<A> {
  readonly id: string;
  readonly actor: A;
}

/**
 * The actors of the records on a page, one per record. One that was used outlives its row: a record
 * may leave its tab while its last action can still be undone.
 */
export interface RecordActors<Row, A> {
  /** Provides actors for new rows. Changes nothing that is shown, so a render may call it. */
  provide(rows: readonly Row[]): void;
  /** Sends newer records to their actors, and stops those that left the page without being used. */
  sync(rows: readonly Row[]): void;
  /** Creates and starts the actors of all rows. */
  startAll(): void;
  /** The actor of a record, created when it is first asked for. */
  of(id: string): A | undefined;
  /** The actor of a record that has started; without one, nothing happened to the record. */
  started(id: string): A | undefined;
  /** The record whose actor needs the seller's input. */
  withOpenDialog(): RunningRecord<A> | undefined;
  /** Calls the listener at each transition of an actor, and when the version changes. */
  subscribe(listener: () => void): () => void;
  /** Changes when a row is added, or when another actor or none needs the seller's input. */
  version(): number;
  stop(): void;
}

/** Whether the same revision of a record allows other actions, as for another role. */
function hasOtherActions(known: RecordRow, row: RecordRow): boolean {
  if (known.revision !== row.revision || known.allowedActions === row.allowedActions) return false;
  return JSON.stringify(known.allowedActions) !== JSON.stringify(row.allowedActions);
}

/** Whether a row is newer than the one its actor knows. */
function isChanged(known: RecordRow, row: RecordRow): boolean {
  return (
    known.revision < row.revision ||
    known.pendingActions !== row.pendingActions ||
    hasOtherActions(known, row)
  );
}

export function createRecordActors<Row extends RecordRow, Logic extends AnyActorLogic>(
  process: RecordProcess<Row, Logic>,
): RecordActors<Row, RecordActor<Logic>> {
  interface Kept {
    row: Row;
    actor?: RecordActor<Logic>;
    isStarted: boolean;
    hasDialog: boolean;
  }
  const records = new Map<string, Kept>();
  const listeners = createListeners();
  let version = 0;
  let withDialog: RunningRecord<RecordActor<Logic>> | undefined;

  const findDialog = () => {
    const [id, found] = [...records].find(([, { hasDialog }]) => hasDialog) ?? [];
    if (id === withDialog?.id) return;
    withDialog = id !== undefined && found?.actor ? { id, actor: found.actor } : undefined;
    version += 1;
  };
  const follow = (record: Kept, snapshot: SnapshotFrom<Logic>) => {
    record.isStarted = true;
    const before = record.hasDialog;
    record.hasDialog = process.hasOpenDialog(snapshot);
    if (record.hasDialog !== before) findDialog();
    listeners.notify();
  };
  const actorOf = (record: Kept) => {
    if (record.actor) return record.actor;
    const actor = process.create(record.row);
    actor.subscribe((snapshot) => follow(record, snapshot));
    record.actor = actor;
    return actor;
  };
  const provide = (rows: readonly Row[]) => {
    for (const row of rows) {
      if (!records.has(row.id)) records.set(row.id, { row, isStarted: false, hasDialog: false });
    }
  };
  const update = (row: Row) => {
    const record = records.get(row.id);
    if (!record || !isChanged(record.row, row)) return;
    record.row = row;
    record.actor?.sendNewer(process.changed(row));
  };
  const forget = (rows: readonly Row[]) => {
    const shown = new Set(rows.map(({ id }) => id));
    for (const [id, { actor }] of records) {
      if (shown.has(id) || actor?.isUsed) continue;
      actor?.stop();
      records.delete(id);
    }
  };

  return {
    provide,
    sync(rows) {
      const before = records.size;
      provide(rows);
      const isGrown = records.size > before;
      for (const row of rows) update(row);
      forget(rows);
      if (!isGrown) return;
      version += 1;
      listeners.notify();
    },
    startAll() {
      for (const record of records.values()) actorOf(record).start();
    },
    of(id) {
      const record = records.get(id);
      return record && actorOf(record);
    },
    started(id) {
      const record = records.get(id);
      return record?.isStarted ? record.actor : undefined;
    },
    withOpenDialog: () => withDialog,
    subscribe: listeners.subscribe,
    version: () => version,
    stop() {
      for (const { actor } of records.values()) actor?.stop();
      records.clear();
    },
  };
}
