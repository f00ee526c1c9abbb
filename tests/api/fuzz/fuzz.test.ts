import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, test } from 'vitest';
import { type Operation, operationsOf, readContract } from '../../../server/http/contract';
import type { ApiClient, Reply } from '../support/api-client';
import { oneOf, type Random, seededRandom, testSeed } from '../support/seeded-random';
import { startTestServer } from '../support/test-server';
import { type Making, type Schema, sampleOf, spoil } from './schema-values';

/** Requests for each operation; raise it to search longer. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);
const AT_ONCE = 8;

const seed = testSeed();
const server = await startTestServer({ config: { signInsPerMinute: 40 } });
const contract = readContract();
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(contract, 'contract');
const ids = await knownIds(await server.signIn('admin'));

describe.each(operationsOf(contract).map((operation) => [operation.id, operation] as const))(
  `%s (seed ${seed})`,
  (_id, operation) => {
    test(
      'answers whatever comes as the contract has it, never with a failure, and lets nothing invalid in',
      async () => {
        const random = seededRandom(seed);
        const client = operation.isPublic ? server.anonymous : await server.signIn('admin');
        const complaints: string[] = [];
        for (let run = 0; run < RUNS; run += AT_ONCE) {
          const requests = Array.from({ length: AT_ONCE }, () => createRequest(operation, random));
          complaints.push(
            ...(await Promise.all(requests.map((one) => tryOut(client, operation, one)))).flat(),
          );
        }
        expect(complaints).toEqual([]);
      },
      1000 * RUNS,
    );
  },
);

interface FuzzRequest {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly isBodyInvalid: boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

/** Sends one request; says what is wrong with the answer, the request beside it. */
async function tryOut(
  client: ApiClient,
  { method }: Operation,
  request: FuzzRequest,
): Promise<string[]> {
  const { path, headers, body, isBodyInvalid } = request;
  const told = `${method} ${path} ${JSON.stringify(headers)} ${JSON.stringify(body)}`.slice(0, 300);
  try {
    const reply: Reply = await client.request(method, path, {
      headers,
      ...(body === undefined ? {} : { body }),
    });
    if (reply.status >= 500) return [`${told}: ${reply.status} ${lastFailure()}`];
    if (isBodyInvalid && reply.status < 400) return [`${told}: invalid, but ${reply.status}`];
    return [];
  } catch (error) {
    return [`${told}: ${error instanceof Error ? error.message : error}`];
  }
}

function lastFailure(): string {
  return (
    server.logs
      .filter((line) => line.includes('request failed'))
      .at(-1)
      ?.slice(0, 600) ?? ''
  );
}

function createRequest(operation: Operation, random: Random): FuzzRequest {
  const making: Making = { random, ids, resolve: (reference) => at<Schema>(reference) };
  const parameters = parametersOf(operation);
  const value = (parameter: Parameter) => {
    const made = sampleOf(making, parameter.schema);
    return asText(random() < 0.2 ? spoil(random, made) : made);
  };
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let { path } = operation;
  for (const parameter of parameters) {
    if (parameter.in === 'path') {
      // Two dots would be another path before they are sent.
      const segment = encodeURIComponent(value(parameter)).replaceAll('.', '%2E') || 'x';
      path = path.replace(`{${parameter.name}}`, segment);
    }
    if (parameter.in === 'query' && random() < 0.5) query.set(parameter.name, value(parameter));
    if (parameter.in === 'header' && random() < 0.7)
      headers[parameter.name] = inHeader(value(parameter));
  }
  if (random() < 0.05) query.set(oneOf(random, ['unknown', '__proto__', 'id']), '1');
  const search = query.size > 0 ? `?${query}` : '';
  return { path: path + search, headers, ...bodyOf(operation, making) };
}

/** As a parameter is written, lists with commas; half a surrogate pair has no spelling in a URL. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(',');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/\p{Cs}/gu, '?');
}

/** Bytes that can stand in a header; others never leave the client. */
function inHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').trim();
}

function bodyOf({ path, method, bodyTypes }: Operation, making: Making) {
  if (!bodyTypes.includes('application/json')) return { body: undefined, isBodyInvalid: false };
  const place = [
    'paths',
    path,
    method.toLowerCase(),
    'requestBody',
    'content',
    'application/json',
    'schema',
  ];
  const pointer = `#/${place.map((level) => level.replaceAll('/', '~1')).join('/')}`;
  const made = sampleOf(making, at<Schema>(pointer));
  const sent = making.random() < 0.5 ? spoil(making.random, made) : made;
  // As it arrives: without what JSON does not know.
  const body: unknown = JSON.parse(JSON.stringify(sent));
  const isValid = ajv.validate({ $ref: `contract${encodeURI(pointer)}` }, body);
  return { body, isBodyInvalid: !isValid };
}

function parametersOf({ path, method }: Operation): Parameter[] {
  const item = at<Record<string, { parameters?: object[] }> & { parameters?: object[] }>(
    `#/paths/${path.replaceAll('/', '~1')}`,
  );
  return [...(item.parameters ?? []), ...(item[method.toLowerCase()]?.parameters ?? [])].map(
    (one) =>
      // A reference or the parameter itself; the linter sees to their form.
      '$ref' in one ? at<Parameter>(String(one.$ref)) : (one as Parameter),
  );
}

/** What stands at a place of the contract. */
function at<Value>(pointer: string): Value {
  const levels = pointer
    .slice(2)
    .split('/')
    .map((level) => level.replaceAll('~1', '/'));
  // The caller knows what he points at.
  return levels.reduce<unknown>(
    (node, level) => (node as Record<string, unknown>)[level],
    contract,
  ) as Value;
}

async function knownIds(admin: ApiClient): Promise<string[]> {
  const replies = await Promise.all([
    admin.get('/api/store/products/search/get/?pageSize=5'),
    admin.get('/api/store/orders/?pageSize=5'),
    admin.get('/api/store/invoices/?pageSize=5'),
    admin.get('/api/store/payments/?pageSize=5'),
    admin.get('/api/store/payouts/?pageSize=5'),
    admin.get('/api/categories/'),
    admin.get('/api/brands/'),
    admin.get('/api/stores/'),
    admin.get('/api/store/clients/?pageSize=5'),
    admin.get('/api/user/notifications?pageSize=5'),
    admin.get('/api/media/get/?pageSize=5'),
    admin.upload('/api/store/product/import/new', {
      name: 'a.csv',
      content: 'code,name_fr\nA-1,Bol\n',
    }),
  ]);
  return replies.flatMap(({ body }) =>
    (body.items ?? [body]).slice(0, 5).map(({ id }: { id: string }) => id),
  );
}
