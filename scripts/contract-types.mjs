/**
 * Writes the TypeScript of the contract for the server: one type per named schema, and for each
 * operation its input (path, query and header parameters, body) and its output on success. Reads
 * the bundled document, where every reference points into `#/components`. A multipart body is
 * unknown, because its parts are read from the request as they arrive; an output that is not JSON
 * is a stream. An output without a body is void, so that a handler may end without `return`.
 */

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** @param {object} contract the bundled OpenAPI 3.1 document */
export function contractTypes(contract) {
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

function operationsOf(contract) {
  return Object.values(contract.paths).flatMap((path) =>
    methods
      .filter((method) => path[method])
      .map((method) => operation(contract, path, path[method])),
  );
}

function operation(contract, path, spoken) {
  const parameters = [...(path.parameters ?? []), ...(spoken.parameters ?? [])].map((one) =>
    resolve(contract, one),
  );
  const lines = [
    `    params: ${parameterType(parameters, 'path')};`,
    `    query: ${parameterType(parameters, 'query')};`,
    `    headers: ${parameterType(parameters, 'header')};`,
    `    body: ${contentType(contract, spoken.requestBody, 'unknown', 'undefined')};`,
    `    reply: ${replyType(contract, spoken.responses)};`,
  ];
  return `  ${comment(spoken.summary)}  ${spoken.operationId}: {\n${lines.join('\n')}\n  };`;
}

function parameterType(parameters, place) {
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

function replyType(contract, responses) {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return [
    ...new Set(successes.map(([, one]) => contentType(contract, one, 'Readable', 'void'))),
  ].join(' | ');
}

function contentType(contract, carrier, otherThanJson, nothing) {
  const content = resolve(contract, carrier ?? {}).content ?? {};
  const types = Object.entries(content).map(([mime, one]) =>
    mime.includes('json') ? typeOf(one.schema ?? {}) : otherThanJson,
  );
  return types.length > 0 ? [...new Set(types)].join(' | ') : nothing;
}

function resolve(contract, one) {
  if (!one.$ref) return one;
  const keys = one.$ref.replace('#/', '').split('/');
  return keys.reduce((place, name) => place[name.replaceAll('~1', '/')], contract);
}

function typeOf(schema) {
  if (schema === true) return 'unknown';
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return `(${choices.map(typeOf).join(' | ')})`;
  if (schema.allOf) return `(${schema.allOf.map(typeOf).join(' & ')})`;
  if (Array.isArray(schema.type)) {
    return `(${schema.type.map((type) => typeOf({ ...schema, type })).join(' | ')})`;
  }
  return plainType(schema);
}

function plainType(schema) {
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'array':
      return `(${typeOf(schema.items ?? true)})[]`;
    default:
      return objectType(schema);
  }
}

function objectType(schema) {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, one]) =>
      `${comment(one.description)}${key(name)}${required.has(name) ? '' : '?'}: ${typeOf(one)};`,
  );
  if (fields.length > 0) return `{\n${fields.join('\n')}\n}`;
  const values = schema.additionalProperties;
  return values ? `Record<string, ${typeOf(values)}>` : 'Record<string, unknown>';
}

function comment(text) {
  return text
    ? `/** ${text
        .trim()
        .replaceAll(/\s*\n\s*/g, ' ')
        .replaceAll('*/', '* /')} */\n`
    : '';
}

function key(name) {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}
