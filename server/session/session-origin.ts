import type { FastifyRequest } from 'fastify';

/** Longest description of a browser that is kept. */
const MAX_USER_AGENT_LENGTH = 300;

/** Where a session was opened, as its user will recognise it in the list of his sessions. */
export interface SessionOrigin {
  readonly userAgent: string | null;
  readonly ip: string;
}

/** Browser and address of a request; the address is the peer's unless a proxy is trusted. */
export const sessionOriginOf = ({ headers, ip }: FastifyRequest): SessionOrigin => ({
  userAgent: headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
  ip,
});
