import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long clients are told that their connection ends before connections are closed. */
const NOTICE_MS = 150;
const POLL_INTERVAL_MS = 50;

/**
 * Connections by which nothing was asked yet: browsers open some ahead. To Node they are not idle, so
 * that it would wait for them for ever.
 */
const unusedSockets = (server: Server): ReadonlySet<Socket> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }) => sockets.delete(socket));
  return sockets;
};

/**
 * Ends connections without cutting a request off. While the server closes, every answer says
 * `Connection: close`, so that busy clients leave by themselves; only then connections are closed,
 * each as soon as it is idle: Node looks for idle ones once, and would wait for the others'
 * time-out.
 */
export const registerGracefulShutdown = (app: FastifyInstance): void => {
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
};
