import type { Contract, JsonSchema, OperationObject, Parameter } from './openapi-document';

/** The schemas of a route in Fastify's form. */
export interface RouteSchemas {
  readonly params?: JsonSchema;
  readonly querystring: JsonSchema;
  readonly headers?: JsonSchema;
  /** Of a JSON body; files have none. */
  readonly body?: JsonSchema;
  /** Of JSON successes: problems are sent as serialised text, and files as streams. */
  readonly response?: JsonSchema;
}

const JSON_TYPE = 'application/json';

/** One object of all parameters in one place, such as the path; undefined when there is none. */
function objectOf(
  parameters: readonly Parameter[],
  place: string,
  nameOf: (name: string) => string = (name) => name,
): JsonSchema | undefined {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [nameOf(name), schema ?? {}])),
    required: own.flatMap(({ name, required }) => (required ? [nameOf(name)] : [])),
  };
}

function responseOf({ responses = {} }: OperationObject): JsonSchema | undefined {
  const successes = Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = content?.[JSON_TYPE]?.schema;
    return status.startsWith('2') && schema
      ? [[status, { content: { [JSON_TYPE]: { schema } } }]]
      : [];
  });
  return successes.length > 0 ? Object.fromEntries(successes) : undefined;
}

/**
 * The schemas of an operation's route. Unknown query parameters are refused, and a JSON body is
 * always validated: Fastify skips a schema of a content type when the request names none.
 */
export function routeSchemasOf(
  operation: OperationObject,
  parameters: readonly Parameter[],
): RouteSchemas {
  const params = objectOf(parameters, 'path');
  // Node provides header names in lower case.
  const headers = objectOf(parameters, 'header', (name) => name.toLowerCase());
  const body = operation.requestBody?.content?.[JSON_TYPE]?.schema;
  const response = responseOf(operation);
  return {
    ...(params && { params }),
    querystring: {
      ...(objectOf(parameters, 'query') ?? { type: 'object', properties: {} }),
      additionalProperties: false,
    },
    ...(headers && { headers }),
    ...(body && { body }),
    ...(response && { response }),
  };
}

/** What a reference such as `#/components/schemas/Order` names. */
function targetOf(contract: Contract, reference: string): unknown {
  const names = reference.split('/').slice(1);
  const found = names.reduce<unknown>(
    (place, name) => Object(place)[name] as unknown,
    contract as unknown,
  );
  if (found === undefined) throw new Error(`The contract has no ${reference}.`);
  return found;
}

/**
 * Copies a schema with its references replaced by what they name, because validators and
 * serialisers are compiled from one whole schema. The contract's schemas are not recursive.
 * @throws Error when the contract has no such component
 */
export function createSchemaResolver(contract: Contract): (schema: object) => JsonSchema {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...own } = value as Record<string, unknown>;
    const copy = Object.fromEntries(Object.entries(own).map(([key, of]) => [key, resolve(of)]));
    if (typeof $ref !== 'string') return copy;
    return { ...Object(resolve(targetOf(contract, $ref))), ...copy };
  };
  return (schema) => resolve(schema) as JsonSchema;
}
