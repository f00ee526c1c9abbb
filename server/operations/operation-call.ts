import type { FastifyReply, FastifyRequest } from 'fastify';
import { setAuditPerformer } from '../audit/audit-performer';
import type { Call, Principal, ServerContext, Tx, WriteOptions } from '../context';
import type { Operation } from '../http/contract';
import { requestHashOf, writeOnce } from '../http/idempotency';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null before authentication and in public operations. */
    principal: Principal | null;
  }
}

function principalOf(request: FastifyRequest): Principal {
  if (request.principal) return request.principal;
  throw new Error('A public operation asked who calls it.');
}

function revisionOf({ headers }: FastifyRequest): number | undefined {
  const header = headers['if-match'];
  return header === undefined ? undefined : Number(header.slice(1, -1));
}

/** Names the effect's author for the audit log; in a public operation the author is unknown. */
function withAuditPerformer<Answer>(
  effect: (tx: Tx) => Promise<Answer>,
  { id, principal }: FastifyRequest,
  at: Date,
) {
  return async (tx: Tx): Promise<Answer> => {
    if (principal) await setAuditPerformer(tx, { ...principal, requestId: id, at });
    return effect(tx);
  };
}

/**
 * Owner of the key. For callers without sign-in only a hash is stored: of the operation and of
 * their stated identity, so that two anonymous callers cannot collide on the same key.
 */
function idempotencyKeyOwner(
  { id }: Operation,
  request: FastifyRequest,
  { scope }: WriteOptions,
): string {
  return scope === undefined || request.principal
    ? principalOf(request).userId
    : `public:${requestHashOf(id, scope)}`;
}

function createWrite(
  { database }: ServerContext,
  operation: Operation,
  request: FastifyRequest,
  now: Date,
) {
  return async <Answer>(
    anonymousEffect: (tx: Tx) => Promise<Answer>,
    options: WriteOptions = {},
  ) => {
    const key = request.headers['idempotency-key'];
    const effect = withAuditPerformer(anonymousEffect, request, now);
    if (!operation.isIdempotent || typeof key !== 'string') return database.transaction(effect);
    const content = options.fingerprint ?? JSON.stringify(request.body ?? null);
    const write = {
      userId: idempotencyKeyOwner(operation, request, options),
      key,
      requestHash: requestHashOf(request.method, request.url, content),
      status: operation.successStatus,
      now,
    };
    return (await writeOnce(database, write, effect)).response;
  };
}

/** Builds a handler's argument from a validated, authenticated and permitted request. */
export function createCall(
  context: ServerContext,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Call {
  const now = context.clock();
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    get principal() {
      return principalOf(request);
    },
    now,
    revision: operation.isRevised ? revisionOf(request) : undefined,
    request,
    reply,
    log: request.log,
    allowCaching: (keeping) => {
      request.keeping = { ...keeping, from: now };
    },
    write: createWrite(context, operation, request, now),
  };
}
