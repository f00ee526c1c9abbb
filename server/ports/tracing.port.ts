import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientBase } from 'pg';

/** Follows sampled requests and jobs through this process. Nothing of it exists while it is off. */
export interface Tracing {
  /** The id of a request: that of its trace, if it has one; otherwise undefined. */
  requestIdOf(request: IncomingMessage): string | undefined;
  /** Begins the span of a request, and goes on in it. */
  begin(request: FastifyRequest, done: () => void): void;
  /** Goes on in the span of the request, after its body was received. */
  resume(request: FastifyRequest, done: () => void): void;
  end(request: FastifyRequest, reply: FastifyReply): void;
  /** Does the work of a job in a span of its own, if it is sampled. */
  inJob<Result>(task: string, work: () => Promise<Result>): Promise<Result>;
  /** Connections whose statements are spans of the request or job that sends them. */
  readonly Client: new (
    config?: string,
  ) => ClientBase;
  /** Sends what waits. */
  stop(): Promise<void>;
}
