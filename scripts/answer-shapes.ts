/**
 * Writes the shapes of answers into the portal's generated endpoints. A shape is a sample of an
 * answer, with what the portal relies on: the required fields that cannot be null, with a value of
 * their kind, and the same of the objects in them and in their lists. What may be null or missing, what is one of
 * several schemas, and which values an enumeration has is left out.
 */

import type { AnswerShape } from '#application/ports/transport.port';
import {
  type Contract,
  operationsOf,
  type Response,
  resolved,
  type Schema,
} from './contract-document';

/** A value of each kind: the shortest one. */
const SAMPLES: Readonly<Record<string, AnswerShape>> = {
  string: '',
  boolean: true,
  integer: 0,
  number: 0,
};

type AnswerShapes = ReadonlyMap<string, { readonly name: string; readonly shape: AnswerShape }>;

/**
 * @param document the bundled OpenAPI 3.1 document
 * @returns of each operation that answers with JSON, by its id, the shape of a success and the name
 *   of its constant
 */
export function answerShapes(document: unknown): AnswerShapes {
  const contract = document as Contract;
  return new Map(
    operationsOf(contract).flatMap(({ operation: { operationId, responses } }) => {
      const schema = successSchema(contract, responses);
      const shape = schema ? shapeOf(contract, schema, []) : null;
      return schema && shape !== null
        ? [[operationId, { name: nameOf(schema, operationId), shape }] as const]
        : [];
    }),
  );
}

/**
 * Adds the member `answer` to each request of the endpoints that has a shape.
 * @param code of a generated file of endpoints
 * @param operations ids of the file's operations
 * @param queries another file, whose shapes this one uses again
 * @throws Error when the code of an operation is not found
 */
export function withAnswerShapes(
  code: string,
  operations: readonly string[],
  shapes: AnswerShapes,
  queries?: { readonly file: string; readonly operations: readonly string[] },
): string {
  const own = operations.filter((operation) => shapes.has(operation));
  const constants = constantsOf(own, shapes);
  const known = constantsOf(queries?.operations ?? [], shapes);
  const used = [...constants.keys()].filter((name) => known.has(name));
  const imports =
    used.length > 0 ? `import { ${used.join(', ')} } from './${queries?.file}';\n` : '';
  const declared = [...constants].flatMap(([name, code]) => (known.has(name) ? [] : [code]));
  return own
    .reduce((written, operation) => {
      const request = new RegExp(
        `(\\b${operation}: build\\.\\w+<[^>]+>\\(\\s*\\{\\s*query: \\(\\w*\\) => \\(\\{)`,
      );
      if (!request.test(written)) throw new Error(`The endpoint ${operation} is not in its file.`);
      return written.replace(request, `$1 answer: ${shapes.get(operation)?.name},`);
    }, code)
    .replace(/^(?=import )/m, imports)
    .replace(/^(?=const injectedRtkApi)/m, declared.join(''));
}

/** The declarations of the shapes of these operations, by the names of their constants. */
function constantsOf(operations: readonly string[], shapes: AnswerShapes): Map<string, string> {
  return new Map(
    operations
      .flatMap((operation) => shapes.get(operation) ?? [])
      .map(
        ({ name, shape }) => [name, `export const ${name} = ${JSON.stringify(shape)};\n`] as const,
      ),
  );
}

/** The constant of a named schema, or of the operation when its schema has no name. */
function nameOf({ $ref }: Schema, operationId: string): string {
  const name = $ref?.split('/').at(-1) ?? operationId;
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Answer`;
}

function successSchema(
  contract: Contract,
  responses: Readonly<Record<string, Response>>,
): Schema | undefined {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return success && resolved(contract, success).content?.['application/json']?.schema;
}

/** Null for a schema without a single kind. A schema inside itself is an object, without fields. */
function shapeOf(contract: Contract, schema: Schema, above: readonly string[]): AnswerShape | null {
  if (schema.$ref && above.includes(schema.$ref)) return {};
  const inside = schema.$ref ? [...above, schema.$ref] : above;
  const { type, items, ...object } = merged(contract, schema);
  const sample = typeof type === 'string' ? SAMPLES[type] : undefined;
  if (sample !== undefined) return sample;
  if (type === 'array') {
    const item = shapeOf(contract, items ?? {}, inside);
    return item === null ? [] : [item];
  }
  return type === 'object' ? objectShape(contract, object, inside) : null;
}

function objectShape(
  contract: Contract,
  { properties = {}, required = [] }: Schema,
  above: readonly string[],
): AnswerShape {
  const fields = Object.entries(properties)
    .filter(([name]) => required.includes(name))
    .flatMap(([name, schema]) => {
      const shape = shapeOf(contract, schema, above);
      return shape === null ? [] : [[name, shape] as const];
    });
  return Object.fromEntries(fields);
}

/** The schema without references and `allOf`. */
function merged(contract: Contract, schema: Schema): Schema {
  const { allOf = [], ...own } = resolved(contract, schema);
  const parts: Schema[] = [own, ...allOf.map((part) => merged(contract, part))];
  return {
    type: parts.find(({ type }) => type)?.type,
    ...(own.items && { items: own.items }),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}
