import type { FastifyRequest } from 'fastify';
import { clientAddressIn, clientNetworkIn } from '#domain/network/client-network';

/**
 * What the request says about its client: the peer of the connection, or what a trusted proxy wrote
 * (`TRUST_PROXY`). A text that is no address, such as `unknown`, gives way to the peer.
 */
function readClient({ ip, socket }: FastifyRequest, read: (text: string) => string | null): string {
  return read(ip) ?? read(socket.remoteAddress ?? '') ?? 'unknown';
}

/** The IP address of the client, to be shown and stored. Limits count {@link networkOf}. */
export function clientAddressOf(request: FastifyRequest): string {
  return readClient(request, clientAddressIn);
}

/** The network of the client, for which attempts are counted. */
export function networkOf(request: FastifyRequest): string {
  return readClient(request, clientNetworkIn);
}
