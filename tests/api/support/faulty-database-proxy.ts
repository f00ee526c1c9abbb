import { connect, createServer, type Socket } from 'node:net';

/** A proxy to PostgreSQL that breaks or blocks the connection at a given statement. */
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
  close(): Promise<void>;
}

export async function startFaultyDatabaseProxy(databaseUrl: string): Promise<FaultyDatabaseProxy> {
  let broken: string | null = null;
  let held: { statement: string; hold: (near: Socket) => void } | null = null;
  const sockets = new Set<Socket>();
  const target = new URL(databaseUrl);
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => {
      if (broken && bytes.includes(broken)) near.destroy();
      else if (held && bytes.includes(held.statement)) {
        near.pause();
        held.hold(near);
        held = null;
      } else far.write(bytes);
    });
    far.on('data', (bytes) => near.write(bytes));
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
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}
