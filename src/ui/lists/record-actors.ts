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
  getSnapshot(): Snapshot;
  subscribe(listener: (snapshot: Snapshot) => void): unknown;
}

/** How a record's actor is run; each list defines it for its own machine. */
export interface RecordProcess<Row extends RecordRow, Snapshot, A extends RowActor<Snapshot>> {
  /** Creates the actor of a row, not yet started. */
  create(row: Row): A;
  /** Sends a newer record to a running actor. */
  update(actor: A, row: Row): void;
  /** Whether it needs the seller's input: a confirmation, a failure, a conflict. */
  hasOpenDialog(snapshot: Snapshot): boolean;
  /** Called at every transition. */
  onTransition(before: Snapshot, after: Snapshot, actor: A): void;
}

/**
 * The actors of the records on a page, one per record. They outlive their rows: a record may leave
 * its tab while its last action can still be undone.
 */
export interface RecordActors<Row, A> {
  /** Starts an actor for each new row and sends newer records to the running ones. */
  sync(rows: readonly Row[]): void;
  of(id: string): A | undefined;
  /** The actor that needs the seller's input. */
  withOpenDialog(): A | undefined;
  subscribe(listener: () => void): () => void;
  /** Changes whenever an actor changes. */
  version(): number;
  stop(): void;
}

export function createRecordActors<Row extends RecordRow, Snapshot, A extends RowActor<Snapshot>>(
  process: RecordProcess<Row, Snapshot, A>,
): RecordActors<Row, A> {
  const actors = new Map<
    string,
    { actor: A; revision: number; pendingActions: string | undefined }
  >();
  const listeners = new Set<() => void>();
  let version = 0;

  const publish = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const start = (row: Row): A => {
    const actor = process.create(row);
    let before = actor.getSnapshot();
    actor.subscribe((after) => {
      const previous = before;
      before = after;
      publish();
      process.onTransition(previous, after, actor);
    });
    actor.start();
    return actor;
  };

  return {
    sync(rows) {
      for (const row of rows) {
        const known = actors.get(row.id);
        if (known && known.revision >= row.revision && known.pendingActions === row.pendingActions)
          continue;
        if (known) process.update(known.actor, row);
        const { revision, pendingActions } = row;
        actors.set(row.id, { actor: known?.actor ?? start(row), revision, pendingActions });
      }
      publish();
    },
    of: (id) => actors.get(id)?.actor,
    withOpenDialog: () =>
      [...actors.values()].find(({ actor }) => process.hasOpenDialog(actor.getSnapshot()))?.actor,
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
