import type { FastifyReply, FastifyRequest } from 'fastify';
import { userNameKeyOf } from '#domain/users/proved-address';
import { DEVICE_LIFETIME_MS } from './known-devices.repository';
import { hashToken } from './tokens';

/** A cookie for each user name: the employees of a store may share a browser. */
function nameOf(userName: string): string {
  return `device-${hashToken(userNameKeyOf(userName)).slice(0, 16)}`;
}

/** The token of this browser for a user name, which may be unknown or forged. */
export function readDeviceCookie({ cookies }: FastifyRequest, userName: string) {
  return cookies[nameOf(userName)];
}

/**
 * Stores the token in the browser. It authenticates nobody: it only decides whose failures a failed
 * sign-in adds to. So it is sent with sign-ins of this site only, and no script can read it.
 */
export function setDeviceCookie(
  { server }: FastifyRequest,
  reply: FastifyReply,
  userName: string,
  token: string,
): void {
  reply.setCookie(nameOf(userName), token, {
    path: '/api/auth/token/',
    httpOnly: true,
    sameSite: 'strict',
    secure: server.isServedSecurely,
    maxAge: DEVICE_LIFETIME_MS / 1000,
  });
}
