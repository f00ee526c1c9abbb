import type { FastifyRequest } from 'fastify';
import { clientAddressOf } from '../http/client-address';

/** Maximum stored length of a browser's user agent. */
const MAX_USER_AGENT_LENGTH = 300;

/** The browser and address that opened a session. Users recognise them in their session list. */
export interface SessionOrigin {
  readonly userAgent: string | null;
  readonly ip: string;
}

/** Browser and address of a request. The address is the peer's unless a proxy is trusted. */
export function sessionOriginOf(request: FastifyRequest): SessionOrigin {
  return {
    userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    ip: clientAddressOf(request),
  };
}
