import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, ServerContext } from '../context';
import type { OperationId } from '../contract.generated';
import { responseCompression } from '../http/compression';
import { type Operation, operationsOf } from '../http/contract';
import type { HandlersOf } from '../http/contract-handlers';
import type { Contract } from '../http/openapi-document';
import { forbidden } from '../http/problem-error';
import { registerPublicCache } from '../http/public-cache';
import { assertContentType } from '../http/request-body';
import { type ResponseCache, registerResponseCache } from '../http/response-cache';
import { createSchemaResolver } from '../http/route-schemas';
import { createSerializerCompiler, createValidatorCompiler } from '../http/validation';
import { authenticate } from '../session/authentication';
import { createCall } from './operation-call';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that a route serves. */
    operationId?: string;
    /** Seconds for which any cache may store its answer. */
    maxAge?: number;
  }
}

/** The handlers of all operations of the contract, by operationId. */
export type HandlerTable = HandlersOf<OperationId>;

/** A handler whose operation is not known before the contract was read. */
type AnyHandler = (call: Call<never>) => Promise<unknown>;

/**
 * Checks that contract and handlers name the same operations.
 * @throws Error naming what is missing on either side
 */
export function assertEveryOperationHandled(
  operations: readonly Operation[],
  handlers: Readonly<Record<string, AnyHandler>>,
): void {
  const contracted = new Set(operations.map(({ id }) => id));
  const unhandled = [...contracted].filter((id) => !Object.hasOwn(handlers, id));
  const unknown = Object.keys(handlers).filter((id) => !contracted.has(id));
  const complaints = [
    unhandled.length > 0 ? `operations without a handler: ${unhandled.join(', ')}` : '',
    unknown.length > 0 ? `handlers without an operation: ${unknown.join(', ')}` : '',
  ].filter((complaint) => complaint !== '');
  if (complaints.length > 0) throw new Error(`The server is incomplete, ${complaints.join('; ')}.`);
}

function authorize(context: ServerContext, operation: Operation) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!operation.isPublic) {
      const principal = await authenticate(context, request);
      request.principal = principal;
      const { permission } = operation;
      if (permission && !principal.permissions.includes(permission)) throw forbidden();
    }
    assertContentType(request, operation);
  };
}

function normalise(operation: Operation) {
  return async (request: FastifyRequest) => {
    // Fastify's parser makes an object without prototype of every query.
    const query = request.query as Record<string, unknown>;
    for (const name of operation.commaLists) {
      const value = query[name];
      if (typeof value === 'string') query[name] = value.split(',');
    }
    if (operation.bodyTypes.length > 0 && request.body === undefined) {
      request.body = operation.isBodyRequired ? null : {};
    }
  };
}

function respond(
  context: ServerContext,
  operation: Operation,
  handler: AnyHandler,
  cached: ResponseCache,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const again = cached.find(request, reply, context.clock());
    if (again !== undefined) return reply.send(again);
    // The request was just validated with the contract's schemas, from which the handler's wire
    // types are generated.
    const call = createCall(context, operation, request, reply) as Call<never>;
    const answer = await handler(call);
    reply.code(operation.successStatus);
    return operation.successStatus === 204 ? reply.send() : answer;
  };
}

/** Registers one route for each operation of the contract. */
export async function registerOperations(
  app: FastifyInstance,
  context: ServerContext,
  contract: Contract,
  handlers: HandlerTable,
): Promise<void> {
  const operations = operationsOf(contract);
  const handlersById: Readonly<Record<string, AnyHandler>> = handlers;
  assertEveryOperationHandled(operations, handlersById);
  const resolve = createSchemaResolver(contract);
  app.decorateRequest('principal', null);
  app.setValidatorCompiler(createValidatorCompiler(resolve));
  app.setSerializerCompiler(createSerializerCompiler(resolve));
  registerPublicCache(app);
  const cached = registerResponseCache(app);
  for (const operation of operations) {
    const { id, method, route, schemas, maxAge, bodyLimit } = operation;
    const handler = handlersById[id];
    if (!handler) throw new Error(`There is no handler of ${id}.`);
    app.route({
      method,
      url: route,
      schema: schemas,
      config: { operationId: id, ...(maxAge === undefined ? {} : { maxAge }) },
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      compress: responseCompression,
      onRequest: authorize(context, operation),
      preValidation: normalise(operation),
      handler: respond(context, operation, handler, cached),
    });
  }
}
