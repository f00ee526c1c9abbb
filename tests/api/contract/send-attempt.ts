import { type Operation, operationsOf, readContract } from '../../../server/http/contract';
import type { Attempt, Target } from '../access/attempt';
import type { ApiClient, Reply, RequestOptions } from '../support/api-client';

const contract = readContract();

/** Every operation of the contract, by its id. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  operationsOf(contract).map((operation) => [operation.id, operation]),
);

/** The operation of this id. @throws Error if the contract has none */
export function findOperation(id: string): Operation {
  const operation = operations.get(id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  return operation;
}

interface PathParameter {
  readonly in?: string;
  readonly schema?: { readonly pattern?: string; readonly $ref?: string };
}

/** The pattern of a parameter's schema, which may be one of the contract's named schemas. */
function patternOf({ schema }: PathParameter): string | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  if (name === undefined) return schema?.pattern;
  // The server's own type of the contract leaves the schemas out.
  const components = contract.components as
    | { schemas?: Record<string, { pattern?: string }> }
    | undefined;
  return components?.schemas?.[name]?.pattern;
}

/** An unused id of the kind that is last in the operation's path. */
function unknownIdFor({ path, method }: Operation): string {
  const item = contract.paths[path] as
    | { parameters?: PathParameter[]; [method: string]: unknown }
    | undefined;
  const own = item?.[method.toLowerCase()] as { parameters?: PathParameter[] } | undefined;
  const parameters = [...(item?.parameters ?? []), ...(own?.parameters ?? [])];
  const patterns = parameters.flatMap((one) => (one.in === 'path' && patternOf(one)) || []);
  const pattern = patterns.at(-1);
  return `${/^\^?(\w+)_/.exec(pattern ?? '')?.[1] ?? 'xxx'}_nobody`;
}

/** The parts of a request that differ from the attempt's. */
export interface AttemptOverrides {
  readonly request?: RequestOptions | undefined;
  readonly query?: string;
  readonly target?: Target | undefined;
}

/** The attempt's own body, with the target's id or an unknown one; undefined if it has none. */
export function bodyOf(attempt: Attempt, target?: Target): object | undefined {
  const id = target?.id ?? 'xxx_nobody';
  const body = attempt.bodyOf?.(id) ?? target?.request?.body ?? attempt.request?.body;
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body).replaceAll('{id}', id));
}

function requestOf(attempt: Attempt, target: Target | undefined): RequestOptions {
  // A form is created for each request.
  const request = { ...attempt.request, ...target?.request };
  const body = bodyOf(attempt, target);
  return body === undefined ? request : { ...request, body };
}

/** Sends the attempt's request for any id. */
export async function sendAttempt(
  client: ApiClient,
  attempt: Attempt,
  { request, query, target }: AttemptOverrides = {},
): Promise<Reply> {
  const operation = findOperation(attempt.operationId);
  const { headers, ...rest } = request ?? requestOf(attempt, target);
  const path = attempt.path.replace('{id}', target?.id ?? unknownIdFor(operation));
  const search = query && path.includes('?') ? query.replace('?', '&') : (query ?? '');
  const revision = operation.isRevised && request === undefined ? { 'if-match': '"1"' } : {};
  return client.request(operation.method, path + search, {
    ...rest,
    headers: { ...revision, ...headers, ...target?.request?.headers },
  });
}
