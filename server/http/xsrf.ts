import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'XSRF-TOKEN';

/**
 * Sets the XSRF-TOKEN cookie, which the portal repeats as X-XSRF-TOKEN (specification, section 7).
 * Scripts of this origin alone must be able to read it.
 */
export function setXsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[NAME]) return;
  reply.setCookie(NAME, randomBytes(24).toString('base64url'), {
    path: '/',
    sameSite: 'strict',
    secure: request.server.isServedSecurely,
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether browsers reach the server over https. */
    isServedSecurely: boolean;
  }
}
