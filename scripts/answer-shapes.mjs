/**
 * Writes the shapes of answers into the portal's generated endpoints. A shape is a sample of an
 * answer, with what the portal relies on: the required fields that cannot be null, with a value of
 * their kind, and the same of the objects in them and in their lists. What may be null or missing, what is one of
 * several schemas, and which values an enumeration has is left out.
 */

/** A value of each kind: the shortest one. */
const SAMPLES = { string: '', boolean: true, integer: 0, number: 0 };

/**
 * @param {object} contract the bundled OpenAPI 3.1 document
 * @returns {Map<string, { name: string, shape: unknown }>} of each operation that answers
 *   with JSON, by its id, the shape of a success and the name of its constant
 */
export function answerShapes(contract) {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  return new Map(
    operations.flatMap(({ operationId, responses }) => {
      const schema = operationId && successSchema(contract, responses);
      const shape = schema ? shapeOf(contract, schema, []) : null;
      return shape !== null ? [[operationId, { name: nameOf(schema, operationId), shape }]] : [];
    }),
  );
}

/**
 * Adds the member `answer` to each request of the endpoints that has a shape.
 * @param {string} code of a generated file of endpoints
 * @param {readonly string[]} operations ids of the file's operations
 * @param {{ file: string, operations: readonly string[] }} [queries] another file, whose shapes
 *   this one uses again
 * @throws Error when the code of an operation is not found
 */
export function withAnswerShapes(code, operations, shapes, queries) {
  const own = operations.filter((operation) => shapes.has(operation));
  const constants = constantsOf(own, shapes);
  const known = constantsOf(queries?.operations ?? [], shapes);
  const used = [...constants.keys()].filter((name) => known.has(name));
  const imports =
    used.length > 0 ? `import { ${used.join(', ')} } from './${queries.file}';\n` : '';
  const declared = [...constants].flatMap(([name, code]) => (known.has(name) ? [] : [code]));
  return own
    .reduce((written, operation) => {
      const request = new RegExp(
        `(\\b${operation}: build\\.\\w+<[^>]+>\\(\\s*\\{\\s*query: \\(\\w*\\) => \\(\\{)`,
      );
      if (!request.test(written)) throw new Error(`The endpoint ${operation} is not in its file.`);
      return written.replace(request, `$1 answer: ${shapes.get(operation).name},`);
    }, code)
    .replace(/^(?=import )/m, imports)
    .replace(/^(?=const injectedRtkApi)/m, declared.join(''));
}

/** The declarations of the shapes of these operations, by the names of their constants. */
function constantsOf(operations, shapes) {
  return new Map(
    operations
      .flatMap((operation) => shapes.get(operation) ?? [])
      .map(({ name, shape }) => [name, `export const ${name} = ${JSON.stringify(shape)};\n`]),
  );
}

/** The constant of a named schema, or of the operation when its schema has no name. */
function nameOf({ $ref }, operationId) {
  const name = $ref ? $ref.split('/').at(-1) : operationId;
  return `${name[0].toLowerCase()}${name.slice(1)}Answer`;
}

function successSchema(contract, responses) {
  const success = Object.keys(responses).find((status) => status.startsWith('2'));
  const { content } = resolve(contract, responses[success]);
  return content?.['application/json']?.schema;
}

/** Null for a schema without a single kind. A schema inside itself is an object, without fields. */
function shapeOf(contract, schema, above) {
  if (schema.$ref && above.includes(schema.$ref)) return {};
  const inside = schema.$ref ? [...above, schema.$ref] : above;
  const { type, items, ...object } = merged(contract, schema);
  if (Object.hasOwn(SAMPLES, type)) return SAMPLES[type];
  if (type === 'array') {
    const item = shapeOf(contract, items ?? {}, inside);
    return item === null ? [] : [item];
  }
  return type === 'object' ? objectShape(contract, object, inside) : null;
}

function objectShape(contract, { properties = {}, required = [] }, above) {
  const fields = Object.entries(properties)
    .filter(([name]) => required.includes(name))
    .map(([name, schema]) => [name, shapeOf(contract, schema, above)])
    .filter(([, shape]) => shape !== null);
  return Object.fromEntries(fields);
}

/** The schema without references and `allOf`. */
function merged(contract, schema) {
  const { allOf = [], ...own } = resolve(contract, schema);
  const parts = [own, ...allOf.map((part) => merged(contract, part))];
  return {
    type: parts.find(({ type }) => type)?.type,
    items: own.items,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

function resolve(contract, one) {
  if (!one.$ref) return one;
  const found = one.$ref
    .slice(2)
    .split('/')
    .reduce((place, name) => place[name.replaceAll('~1', '/')], contract);
  return resolve(contract, found);
}
