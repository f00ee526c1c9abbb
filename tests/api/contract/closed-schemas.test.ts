import { expect, test } from 'vitest';
import { operationsOf, readContract } from '../../../server/http/contract';

/**
 * What is validated against the contract can hold no more than it names. Every answer that a test
 * gets is validated, so that no column can slip into one.
 */
const contract = readContract();

interface Node {
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every object schema below a node, with its place; examples are none. */
const objectSchemas = (node: unknown, place: string): [place: string, schema: Node][] => {
  if (!isNode(node)) return [];
  const isObject = [node['type'] ?? []].flat().includes('object') || isNode(node['properties']);
  const own: [string, Node][] = isObject && !Array.isArray(node) ? [[place, node]] : [];
  const below = Object.entries(node)
    .filter(([name]) => name !== 'example' && name !== 'examples')
    .flatMap(([name, value]) => objectSchemas(value, `${place}/${name}`));
  return [...own, ...below];
};

const schemas = objectSchemas(contract, '');

test('every object is closed, but for maps of plain values, forms and records of any kind', () => {
  const open = schemas
    .filter(([, { additionalProperties }]) => additionalProperties !== false)
    .filter(([, { additionalProperties }]) => !isNode(additionalProperties))
    .map(([place]) => place.replace(/.*~1|\/paths\/\/api/, ''));
  expect(open.sort()).toEqual([
    '/components/schemas/AuditColumns',
    // The record as it stands, on 409 and 412: every operation shows the one it answers.
    '/components/schemas/Problem/properties/current',
    '/components/schemas/ProductBulkProblem/properties/current',
    // A form is read part by part.
    '/media/upload//post/requestBody/content/multipart/form-data/schema',
    '/media/upload/multiple//post/requestBody/content/multipart/form-data/schema',
    '/store/product/import/new/post/requestBody/content/multipart/form-data/schema',
  ]);
});

test('maps hold nothing but numbers and codes', () => {
  const maps = schemas
    .map(([, { additionalProperties }]) => additionalProperties)
    .filter(isNode)
    .map(({ type, items }) => (isNode(items) ? `${type} of ${items['type']}` : type));
  expect(new Set(maps)).toEqual(new Set(['integer', 'array of string']));
});

test('nothing that goes out is named like a secret', () => {
  const answered = schemas.filter(([place]) => !place.includes('requestBody'));
  const names = answered.flatMap(([place, { properties }]) =>
    Object.keys(isNode(properties) ? properties : {}).map(
      (name) => `${place.split('/')[3]}.${name}`,
    ),
  );
  const suspicious = names.filter((name) =>
    /\.(?:.*hash|.*secret|.*password|salt|.*token)$/i.test(name),
  );
  expect(suspicious.filter((name) => !taken.some((one) => name.startsWith(`${one}.`)))).toEqual([
    // The token that registration opens the session with (specification, section 7).
    'Registered.accessToken',
  ]);
});

test('lists sort by names that the contract counts up, hidden columns not among them', () => {
  const sorts = operationsOf(contract).flatMap(({ id, path, method }) => {
    const item = contract.paths[path] as Record<string, { parameters?: Node[] }>;
    return (item[method.toLowerCase()]?.parameters ?? [])
      .map((one) => referred(one))
      .filter((one) => one['name'] === 'sort')
      .map(({ schema }) => ({ id, names: isNode(schema) ? schema['enum'] : undefined }));
  });
  expect(sorts.length).toBeGreaterThan(8);
  for (const { names } of sorts) {
    expect(names).toBeInstanceOf(Array);
    expect(JSON.stringify(names)).not.toMatch(/hash|password|secret|cost|rib|token|store/i);
  }
});

/** Schemas of what comes in. */
const taken = [
  'Credentials',
  'RefreshRequest',
  'Registration',
  'PasswordChange',
  'NewUser',
  'PasswordResetRequest',
  'PasswordLinkRequest',
  'PasswordResetConfirmation',
];

function referred(node: Node): Node {
  const name = typeof node['$ref'] === 'string' ? node['$ref'].split('/').at(-1) : undefined;
  if (!name) return node;
  return (contract.components?.parameters?.[name] ?? {}) as unknown as Node;
}
