/** A row of a list from the server; a higher revision is a newer record. */
export interface RecordRow {
  readonly id: string;
  readonly revision: number;
  /** Its actions that wait for the connection: a change of them counts as a change of the row. */
  readonly pendingActions?: string | undefined;
}

/** The parts of a running actor that a list needs. */
interface RowActor<Snapshot> {
  start(): unknown;
  stop(): unknown;
  subscribe(listener: (snapshot: Snapshot) => void): unknown;
}

/** How a record's actor is run; each list defines it for its own machine. */
export interface RecordProcess<Row extends RecordRow, Snapshot, A extends RowActor<Snapshot>> {
  /** Creates the actor of a row, not yet started, and listens to what it emits. */
  create(row: Row): A;
  /** Sends a newer record to a running actor. */
  update(actor: A, row: Row): void;
  /** Whether it needs the seller's input: a confirmation, a failure, a conflict. */
  hasOpenDialog(snapshot: Snapshot): boolean;
}

interface RunningRecord<A> {
  readonly id: string;
  readonly actor: A;
}

/**
 * The actors of the records on a page, one per record. They outlive their rows: a record may leave
 * its tab while its last action can still be undone.
 */
export interface RecordActors<Row, A> {
  /** Starts an actor for each new row and sends newer records to the running ones. */
  sync(rows: readonly Row[]): void;
  of(id: string): A | undefined;
  /** The record whose actor needs the seller's input. */
  withOpenDialog(): RunningRecord<A> | undefined;
  subscribe(listener: () => void): () => void;
  /** Changes when an actor is added, or when another one or none needs the seller's input. */
  version(): number;
  stop(): void;
}

/** Whether a row is newer than the one its actor knows. */
function isChanged(known: RecordRow, row: RecordRow): boolean {
  return known.revision < row.revision || known.pendingActions !== row.pendingActions;
}

export function createRecordActors<Row extends RecordRow, Snapshot, A extends RowActor<Snapshot>>(
  process: RecordProcess<Row, Snapshot, A>,
): RecordActors<Row, A> {
  const actors = new Map<string, RunningRecord<A> & { row: RecordRow; hasDialog: boolean }>();
  const listeners = new Set<() => void>();
  let version = 0;
  let withDialog: RunningRecord<A> | undefined;

  const publish = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const start = (row: Row) => {
    const running = { id: row.id, actor: process.create(row), row, hasDialog: false };
    actors.set(row.id, running);
    running.actor.subscribe((snapshot) => {
      running.hasDialog = process.hasOpenDialog(snapshot);
      const found = [...actors.values()].find(({ hasDialog }) => hasDialog);
      if (found === withDialog) return;
      withDialog = found;
      publish();
    });
    running.actor.start();
  };

  return {
    sync(rows) {
      const before = actors.size;
      for (const row of rows) {
        const known = actors.get(row.id);
        if (!known) start(row);
        else if (isChanged(known.row, row)) {
          known.row = row;
          process.update(known.actor, row);
        }
      }
      if (actors.size > before) publish();
    },
    of: (id) => actors.get(id)?.actor,
    withOpenDialog: () => withDialog,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    stop() {
      for (const { actor } of actors.values()) actor.stop();
      actors.clear();
    },
  };
}
