import type { Actor, AnyActorLogic, SnapshotFrom } from 'xstate';

/** A row of a list from the server; a higher revision is a newer record. */
export interface RecordRow {
  readonly id: string;
  readonly revision: number;
  /** Its actions that wait for the connection: a change of them counts as a change of the row. */
  readonly pendingActions?: string | undefined;
  /** What its users may do with it: depends on their role too, without a new revision. */
  readonly allowedActions?: readonly unknown[] | undefined;
}

/** The actor of a record, as rows, menus and dialogs use it. */
export type RecordActor<Machine extends AnyActorLogic> = Pick<
  Actor<Machine>,
  'send' | 'getSnapshot' | 'subscribe'
> & {
  /** The snapshot once the actor has started; before it, nothing happened to the record. */
  started(): SnapshotFrom<Machine> | undefined;
};

/** The parts of an actor that rows, menus and dialogs need. */
export interface ShownActor<Snapshot> {
  send(event: never): void;
  getSnapshot(): Snapshot;
  started(): Snapshot | undefined;
  /** Takes a function or, as @xstate/react passes it, an observer. */
  subscribe(listener: Listener<Snapshot>): { unsubscribe(): void };
}

type Listener<Snapshot> =
  | ((snapshot: Snapshot) => void)
  | { next?: ((snapshot: Snapshot) => void) | undefined };

/** The actor itself, which does not start by itself. */
type Startable<A> = Omit<A, 'started'> & { start(): unknown; stop(): unknown };

/** How a record's actor is run; each list defines it for its own machine. */
export interface RecordProcess<Row extends RecordRow, Snapshot, A extends ShownActor<Snapshot>> {
  /** Creates the actor of a row, not yet started, and listens to what it emits. */
  create(row: Row): Startable<A>;
  /** Sends a newer record to a running actor. */
  update(actor: Pick<A, 'send'>, row: Row): void;
  /** Whether it needs the seller's input: a confirmation, a failure, a conflict. */
  hasOpenDialog(snapshot: Snapshot): boolean;
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

/**
 * The actor of a row, created when its snapshot is read, and started with its first event or by
 * `start`.
 */
export function createLazyActor<Row extends RecordRow, Snapshot, A extends ShownActor<Snapshot>>(
  process: RecordProcess<Row, Snapshot, A>,
  first: Row,
  onDialogChange: () => void,
) {
  const listeners = new Set<Listener<Snapshot>>();
  let row = first;
  let created: Startable<A> | undefined;
  let isStarted = false;
  let isUsed = false;
  let hasDialog = false;

  const read = () => {
    created ??= process.create(row);
    return created;
  };
  const tell = (snapshot: Snapshot) => {
    for (const listener of [...listeners]) {
      if (typeof listener === 'function') listener(snapshot);
      else listener.next?.(snapshot);
    }
  };
  const run = () => {
    const actor = read();
    if (isStarted) return actor;
    isStarted = true;
    actor.subscribe((snapshot) => {
      tell(snapshot);
      const before = hasDialog;
      hasDialog = process.hasOpenDialog(snapshot);
      if (hasDialog !== before) onDialogChange();
    });
    actor.start();
    return actor;
  };
  const lazy: ShownActor<Snapshot> = {
    send: (event) => {
      isUsed = true;
      run().send(event);
    },
    getSnapshot: () => read().getSnapshot(),
    started: () => (isStarted ? read().getSnapshot() : undefined),
    subscribe(listener) {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  return {
    // Has the same events and the same snapshots as the actor that it runs.
    actor: lazy as unknown as A,
    hasDialog: () => hasDialog,
    /** Whether anything but newer rows was sent to it. */
    isUsed: () => isUsed,
    start: () => void run(),
    update(next: Row) {
      if (!isChanged(row, next)) return;
      row = next;
      if (isStarted) return process.update(read(), next);
      created = undefined;
      tell(lazy.getSnapshot());
    },
    stop() {
      if (isStarted) created?.stop();
    },
  };
}
