import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long answers announce the end of their connection before connections are closed (ms). */
const NOTICE_MS = 150;
const POLL_INTERVAL_MS = 50;

/**
 * Connections without any request so far, which browsers open in advance. Node does not treat them
 * as idle and would wait for them for ever.
 */
function unusedSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }) => sockets.delete(socket));
  return sockets;
}

/**
 * Closes connections without aborting a request. While the server closes, every answer contains
 * `Connection: close`, so that busy clients disconnect. Then each connection is closed as soon as
 * it is idle: Node itself looks for idle ones only once, and would wait for the others' time-out.
 */
export function registerGracefulShutdown(app: FastifyInstance): void {
  let closing = false;
  let looking: NodeJS.Timeout | undefined;
  const silent = unusedSockets(app.server);
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    await delay(NOTICE_MS);
    looking = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    }, POLL_INTERVAL_MS);
  });
  app.addHook('onClose', async () => clearInterval(looking));
}
