import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'XSRF-TOKEN';

/**
 * Gives the browser the XSRF-TOKEN cookie that the portal repeats as X-XSRF-TOKEN (specification,
 * section 7). Readable by scripts of this origin alone, which is its point.
 */
export const setXsrfCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  if (request.cookies[NAME]) return;
  reply.setCookie(NAME, randomBytes(24).toString('base64url'), {
    path: '/',
    sameSite: 'strict',
    secure: request.server.isServedSecurely,
  });
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether browsers reach us over https. */
    isServedSecurely: boolean;
  }
}
