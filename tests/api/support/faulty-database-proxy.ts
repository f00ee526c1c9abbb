import { connect, createServer, type Socket } from 'node:net';

/** A proxy to PostgreSQL that breaks, blocks or freezes connections. */
export interface FaultyDatabaseProxy {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Breaks every connection that sends this statement; null: none any more. */
  breakOn(statement: string | null): void;
  /**
   * Waits for the first connection that sends this, blocks it, and returns a function that breaks
   * it.
   */
  holdOn(statement: string): Promise<() => void>;
  /**
   * Lets the database execute the first statement that contains this, and breaks its connection
   * before the answer.
   */
  loseAnswerTo(statement: string): void;
  /** From now on no byte passes on any connection, open or new, and none of them ends. */
  freeze(): void;
  /** New connections work again. Those that were frozen stay so. */
  thaw(): void;
  /** Breaks every open connection. */
  cut(): void;
  close(): Promise<void>;
}

export async function startFaultyDatabaseProxy(databaseUrl: string): Promise<FaultyDatabaseProxy> {
  let broken: string | null = null;
  let held: { statement: string; hold: (near: Socket) => void } | null = null;
  let unanswered: string | null = null;
  let isFrozen = false;
  const sockets = new Set<Socket>();
  const open = new Set<Socket>();
  /** Connections on which no byte passes any more, by their near end. */
  const frozen = new Set<Socket>();
  /** Connections that break with the next answer. */
  const deaf = new WeakSet<Socket>();
  const target = new URL(databaseUrl);
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        frozen.delete(near);
        open.delete(near);
        near.destroy();
        far.destroy();
      });
    }
    open.add(near);
    if (isFrozen) frozen.add(near);
    near.on('data', (bytes) => {
      if (frozen.has(near)) return;
      if (broken && bytes.includes(broken)) near.destroy();
      else if (held && bytes.includes(held.statement)) {
        near.pause();
        held.hold(near);
        held = null;
      } else {
        if (unanswered && bytes.includes(unanswered)) {
          unanswered = null;
          deaf.add(near);
        }
        far.write(bytes);
      }
    });
    far.on('data', (bytes) => {
      if (deaf.has(near)) near.destroy();
      else if (!frozen.has(near)) near.write(bytes);
    });
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  const address = line.address();
  url.port = String(typeof address === 'object' && address?.port);
  return {
    url: url.href,
    breakOn: (statement) => {
      broken = statement;
    },
    holdOn: (statement) =>
      new Promise((resolve) => {
        held = { statement, hold: (near) => resolve(() => void near.destroy()) };
      }),
    loseAnswerTo: (statement) => {
      unanswered = statement;
    },
    freeze: () => {
      isFrozen = true;
      for (const near of open) frozen.add(near);
    },
    thaw: () => {
      isFrozen = false;
    },
    cut: () => {
      for (const near of open) near.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}
