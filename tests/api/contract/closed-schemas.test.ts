import { expect, test } from 'vitest';
import { operationsOf, readContract } from '../../../server/http/contract';

/**
 * An answer that is validated against the contract contains only fields that the contract names.
 * Every answer in a test is validated, so that no column can leak into one.
 */
const contract = readContract();

interface Node {
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** Every object schema below a node, with its path, except examples. */
function objectSchemas(node: unknown, place: string): [place: string, schema: Node][] {
  if (!isNode(node)) return [];
  const isObject = [node['type'] ?? []].flat().includes('object') || isNode(node['properties']);
  const own: [string, Node][] = isObject && !Array.isArray(node) ? [[place, node]] : [];
  const below = Object.entries(node)
    .filter(([name]) => name !== 'example' && name !== 'examples')
    .flatMap(([name, value]) => objectSchemas(value, `${place}/${name}`));
  return [...own, ...below];
}

const schemas = objectSchemas(contract, '');

test('Every object schema is closed, except maps of plain values, forms and records of any kind', () => {
  const open = schemas
    .filter(([, { additionalProperties }]) => additionalProperties !== false)
    .filter(([, { additionalProperties }]) => !isNode(additionalProperties))
    .map(([place]) => place.replace(/.*~1|\/paths\/\/api/, ''));
  expect(open.sort()).toEqual([
    '/components/schemas/AuditColumns',
    // The current record on 409 and 412: it has the schema of the operation's answer.
    '/components/schemas/Problem/properties/current',
    '/components/schemas/ProductBulkProblem/properties/current',
    // The server parses forms part by part.
    '/media/upload//post/requestBody/content/multipart/form-data/schema',
    '/media/upload/multiple//post/requestBody/content/multipart/form-data/schema',
    '/public/chats/{link}/pictures/post/requestBody/content/multipart/form-data/schema',
    '/public/vacancies/{slug}/cv/post/requestBody/content/multipart/form-data/schema',
    '/store/calendar/import/create/post/requestBody/content/multipart/form-data/schema',
    '/store/conversation-file/create/post/requestBody/content/multipart/form-data/schema',
    '/store/payouts/{payoutId}/files//post/requestBody/content/multipart/form-data/schema',
    '/store/product/import/new/post/requestBody/content/multipart/form-data/schema',
  ]);
});

test('Map schemas contain only integers and lists of codes', () => {
  const maps = schemas
    .map(([, { additionalProperties }]) => additionalProperties)
    .filter(isNode)
    .map(({ type, items }) => (isNode(items) ? `${type} of ${items['type']}` : type));
  expect(new Set(maps)).toEqual(new Set(['integer', 'array of string']));
});

test('No field of an answer is named like a secret', () => {
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
    // The access token of the session that a registration opens (specification, section 7).
    'Registered.accessToken',
  ]);
});

test('Lists sort by names that the contract enumerates, without hidden columns', () => {
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

/** Schemas of request bodies. */
const taken = [
  'Credentials',
  'RefreshRequest',
  'Registration',
  'TokenExchange',
  'LinkConfirmation',
  'EmailLink',
  'PasswordChange',
  'NewUser',
  'UserUpdate',
  'StoreUpdate',
  'PasswordResetRequest',
  'PasswordLinkRequest',
  'PasswordResetConfirmation',
];

function referred(node: Node): Node {
  const name = typeof node['$ref'] === 'string' ? node['$ref'].split('/').at(-1) : undefined;
  if (!name) return node;
  return (contract.components?.parameters?.[name] ?? {}) as unknown as Node;
}
