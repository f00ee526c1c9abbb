/**
 * Writes the TypeScript of the contract for the server: one type per named schema, and for each
 * operation its input (path, query and header parameters, body) and its output on success. Reads
 * the bundled document, where every reference points into `#/components`. A multipart body is
 * unknown, because its parts are read from the request as they arrive; an output that is not JSON
 * is a stream. An output without a body is void, so that a handler may end without `return`.
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

export function contractTypes(contract: Contract): string {
  const schemas = Object.entries(contract.components?.schemas ?? {}).map(
    ([name, schema]) => `${comment(schema.description)}export type ${name} = ${typeOf(schema)};`,
  );
  return [
    '// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.',
    "import type { Readable } from 'node:stream';",
    ...schemas,
    `export interface Operations {\n${operationsOf(contract).join('\n')}\n}`,
    'export type OperationId = keyof Operations;',
    '',
  ].join('\n\n');
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
  return values ? `Record<string, ${typeOf(values)}>` : 'Record<string, unknown>';
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
