import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long clients are told that their connection ends before connections are closed. */
const NOTICE_MS = 150;
const LOOK_EVERY_MS = 50;

/**
 * Ends connections without cutting a request off. While the server closes, every answer says
 * `Connection: close`, so that busy clients leave by themselves; only then connections are closed,
 * each as soon as it is idle: Node looks for idle ones once, and would wait for the others'
 * time-out.
 */
export const registerDrain = (app: FastifyInstance): void => {
  let closing = false;
  let looking: NodeJS.Timeout | undefined;
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    await delay(NOTICE_MS);
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  });
  app.addHook('onClose', async () => clearInterval(looking));
};
