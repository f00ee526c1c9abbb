/**
 * Writes the TypeScript of the contract: one type per named schema, for the portal and the server, and for
 * the server each operation's input (path, query and header parameters, body) and its output on
 * success. Reads the bundled document, where every reference points into `#/components`.
 */

import {
  type Contract,
  METHODS,
  type Operation,
  type Parameter,
  type Path,
  type Response,
  resolved,
  type Schema,
} from './contract-document';
import { importOfSchemas } from './schema-types';

/** The types of all named schemas, with their descriptions. */
export function schemaTypes(contract: Contract): string {
  return schemasOf(contract)
    .map(
      ([name, schema]) => `${comment(schema.description)}export type ${name} = ${typeOf(schema)};`,
    )
    .join('\n\n');
}

/**
 * What the server receives and returns. A multipart body is unknown, because its parts are read from the
 * request as they arrive; an output that is not JSON is a stream. An output without a body is void,
 * so that a handler may end without `return`.
 */
export function operationTypes(contract: Contract): string {
  const operations = `export interface Operations {\n${operationsOf(contract).join('\n')}\n}`;
  const names = schemasOf(contract).map(([name]) => name);
  return [
    `import type { Readable } from 'node:stream';\n${importOfSchemas(operations, names)}`,
    operations,
    'export type OperationId = keyof Operations;',
    '',
  ].join('\n\n');
}

function schemasOf(contract: Contract): [string, Schema][] {
  return Object.entries(contract.components?.schemas ?? {});
}

function operationsOf(contract: Contract): string[] {
  return Object.values(contract.paths).flatMap((path) =>
    METHODS.flatMap((method) => {
      const described = path[method];
      return described ? [operation(contract, path, described)] : [];
    }),
  );
}

function operation(contract: Contract, path: Path, described: Operation): string {
  const parameters = [...(path.parameters ?? []), ...(described.parameters ?? [])].map((one) =>
    resolved(contract, one),
  );
  const lines = [
    `    params: ${parameterType(parameters, 'path')};`,
    `    query: ${parameterType(parameters, 'query')};`,
    `    headers: ${parameterType(parameters, 'header')};`,
    `    body: ${contentType(contract, described.requestBody, 'unknown', 'undefined')};`,
    `    reply: ${replyType(contract, described.responses)};`,
  ];
  return `  ${comment(described.summary)}  ${described.operationId}: {\n${lines.join('\n')}\n  };`;
}

function parameterType(parameters: readonly Parameter[], place: string): string {
  const fields = parameters
    .filter((one) => one.in === place)
    .map((one) => {
      // Node returns header names in lower case; the server fills in defaults before handlers run.
      const name = place === 'header' ? one.name.toLowerCase() : one.name;
      const certain = one.required || one.schema?.default !== undefined;
      return `${key(name)}${certain ? '' : '?'}: ${typeOf(one.schema ?? {})}`;
    });
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<never, never>';
}

function replyType(contract: Contract, responses: Operation['responses']): string {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return [
    ...new Set(successes.map(([, one]) => contentType(contract, one, 'Readable', 'void'))),
  ].join(' | ');
}

function contentType(
  contract: Contract,
  carrier: Response | undefined,
  otherThanJson: string,
  nothing: string,
): string {
  const content = resolved(contract, carrier ?? {}).content ?? {};
  const types = Object.entries(content).map(([mime, one]) =>
    mime.includes('json') ? typeOf(one.schema ?? {}) : otherThanJson,
  );
  return types.length > 0 ? [...new Set(types)].join(' | ') : nothing;
}

function typeOf(schema: Schema | boolean): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never';
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return `(${choices.map(typeOf).join(' | ')})`;
  if (schema.allOf) return `(${schema.allOf.map(typeOf).join(' & ')})`;
  const { type } = schema;
  if (type !== undefined && typeof type !== 'string') {
    return `(${type.map((one) => typeOf({ ...schema, type: one })).join(' | ')})`;
  }
  return plainType(schema, type);
}

/** The name of a schema in `#/components/schemas/`. */
function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function plainType(schema: Schema, type: string | undefined): string {
  switch (type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'array':
      return `(${typeOf(schema.items ?? true)})[]`;
    default:
      return objectType(schema);
  }
}

function objectType(schema: Schema): string {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, one]) =>
      `${comment(one.description)}${key(name)}${required.has(name) ? '' : '?'}: ${typeOf(one)};`,
  );
  if (fields.length > 0) return `{\n${fields.join('\n')}\n}`;
  const values = schema.additionalProperties;
  return `{ [key: string]: ${values ? typeOf(values) : 'unknown'} }`;
}

function comment(text: string | undefined): string {
  return text
    ? `/** ${text
        .trim()
        .replaceAll(/\s*\n\s*/g, ' ')
        .replaceAll('*/', '* /')} */\n`
    : '';
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}
