/** A row of a list as the server gives it; a higher revision is a newer record. */
export interface RecordRow {
  readonly id: string;
  readonly revision: number;
  /** What was done to it and waits for the connection: with or without it, the row is another. */
  readonly pendingActions?: string | undefined;
}

/** What a list needs of a running process. */
interface RowActor<Snapshot> {
  start(): unknown;
  stop(): unknown;
  getSnapshot(): Snapshot;
  subscribe(listener: (snapshot: Snapshot) => void): unknown;
}

/** How the process of one record is run: each list says it for its own machine. */
export interface RecordProcess<Row extends RecordRow, Snapshot, A extends RowActor<Snapshot>> {
  /** The process of a row, not yet started. */
  create(row: Row): A;
  /** Tells a running process of a newer record. */
  update(actor: A, row: Row): void;
  /** Whether it wants an answer from the seller: a confirmation, a failure, a conflict. */
  hasOpenDialog(snapshot: Snapshot): boolean;
  /** Hears of every step. */
  onTransition(before: Snapshot, after: Snapshot, actor: A): void;
}

/**
 * The processes of the records on a page, one each. They outlive their rows: a record may leave its
 * tab while its last action can still be taken back.
 */
export interface RecordActors<Row, A> {
  /** Starts a process for each new row and tells the running ones of newer records. */
  sync(rows: readonly Row[]): void;
  of(id: string): A | undefined;
  /** The process that wants an answer from the seller. */
  withOpenDialog(): A | undefined;
  subscribe(listener: () => void): () => void;
  /** Changes whenever a process does. */
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
