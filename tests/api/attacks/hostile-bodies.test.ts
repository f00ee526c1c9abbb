import { describe, expect, test } from 'vitest';
import { type Attempt, storeOf } from '../access/attempt';
import { attempts } from '../access/attempts';
import { openAttempts } from '../contract/open-attempts';
import { bodyOf, findOperation, sendAttempt } from '../contract/send-attempt';
import { knownRecords } from '../fuzz/known-records';
import { snapshotOf } from '../support/database-snapshot';
import { startTestServer } from '../support/test-server';
import {
  type BodyField,
  bodySchemaOf,
  fieldsOf,
  isFreeText,
  isOfType,
  withField,
} from './body-fields';
import { RUNS, XSS_CORPUS } from './hostile-texts';

/** Every operation with a JSON body gets the same attacks, field by field. */
const server = await startTestServer({ config: { signInsPerMinute: 100_000 } });
const { db } = server.database;
const admin = await server.signIn('admin');
const stranger = await server.signIn('admin2');
const theirs = await recordsOfTheOtherStore();
const before = await otherStore();

/** Columns that no request may set by naming them. */
const COLUMNS = [
  'id',
  'storeId',
  'store_id',
  'status',
  'approvalState',
  'revision',
  'createdAt',
  'updatedAt',
  'archivedAt',
  'passwordHash',
  'password_hash',
  'permissions',
  'isAdmin',
  'total',
  'toString',
];

const taking = [...attempts, ...openAttempts('x'.repeat(40))].filter(
  ({ operationId, name, bodyOf, request }, index, all) =>
    bodySchemaOf(findOperation(operationId)) &&
    (bodyOf || request?.body !== undefined) &&
    name !== 'changePassword' &&
    all.findIndex((one) => one.operationId === operationId) === index,
);
const kept: string[] = [];

describe.each(taking.map((attempt) => [attempt.operationId, attempt] as const))(
  '%s',
  (id, attempt) => {
    const schema = bodySchemaOf(findOperation(id)) ?? {};
    const fields = fieldsOf(schema);

    test('The operation refuses columns that its body does not define with 422', async () => {
      const foreign = COLUMNS.filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
      const body = { ...bodyOf(attempt), ...Object.fromEntries(foreign.map((name) => [name, 1])) };
      const reply = await sendAttempt(admin, attempt, { request: { body } });
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toMatchObject(
        Object.fromEntries(foreign.map((name) => [name, ['unknown_field']])),
      );
    });

    test.each(['__proto__', 'constructor'])(
      'The operation refuses a body with %s with 400',
      async (name) => {
        const raw = `{"${name}":{"role":"store_admin","isAdmin":true}}`;
        const request = { raw, headers: { 'content-type': 'application/json' } };
        expect((await sendAttempt(admin, attempt, { request })).status).toBe(400);
      },
    );

    const amounts = fields.filter((field) => isOfType(field, 'integer'));
    test.each(amounts.map((field) => [field.path.join('.'), field] as const))(
      'The operation refuses invalid amounts with 422: %s',
      async (name, field) => {
        expect(field.schema).toMatchObject({ maximum: expect.any(Number) });
        for (const amount of [0.1 + 0.2, 1e21, 2 ** 53, -1e21, '12', [1], true]) {
          const request = { body: withField(bodyOf(attempt), field.path, amount) };
          const { status, body } = await sendAttempt(admin, attempt, { request });
          expect([amount, status, Object.keys(body.errors ?? {})]).toEqual([
            amount,
            422,
            expect.arrayContaining([name]),
          ]);
        }
      },
    );

    const texts = fields.filter(isFreeText);
    test.runIf(texts.length > 0)(
      'The operation stores markup as text, or sanitises it',
      async () => {
        for (const [index, field] of texts.entries()) await sendMarkup(attempt, field, index);
      },
    );

    // A shopper may order from every store.
    const foreignKeys = findOperation(id).isPublic
      ? []
      : fields.filter((field) => prefixesOf(field).some((one) => theirs.has(one)));
    test.each(foreignKeys.map((field) => [field.path.join('.'), field] as const))(
      'The operation reveals nothing of another store’s record: %s',
      async (_name, field) => {
        for (const id of prefixesOf(field).flatMap((one) => theirs.get(one) ?? [])) {
          const target = await attempt.prepare?.(admin, db);
          const body = withField(bodyOf(attempt, target), field.path, id);
          const { status, text } = await sendAttempt(admin, attempt, { request: { body }, target });
          expect(text).not.toContain('Zahra');
          // A list operation with status 200 reports each item. A later test checks that nothing
          // changed.
          const isOfList = field.path.includes('0') && status === 200;
          expect([id, isOfList || (status >= 400 && status < 500)]).toEqual([id, true]);
        }
      },
    );
  },
);

test('The server stores most texts exactly as they were sent', () => {
  expect(kept).toEqual(expect.arrayContaining(['createProduct.name', 'updateClient.firstName']));
  expect(kept.length).toBeGreaterThan(30);
});

test('The attacks change nothing in the other store', async () => {
  expect(await otherStore()).toEqual(before);
});

describe('Rich text', () => {
  test.each(XSS_CORPUS)(
    'The server removes executable markup from rich text: %s',
    async (markup) => {
      const content = `<p>Bol</p>${markup}<p>Fin</p>`;
      const product = {
        code: `RICH-${XSS_CORPUS.indexOf(markup)}`,
        name: 'Bol',
        productType: 'simple',
      };
      const texts = { content, contentEn: content, contentAr: content };
      const { status, body } = await admin.post('/api/store/product/create', {
        ...product,
        ...texts,
      });
      expect(status).toBe(201);
      for (const kept of [body.content, body.contentEn, body.contentAr]) {
        expect(kept).not.toMatch(RUNS);
        expect(kept).toMatch(/^<p>Bol<\/p>/);
      }
    },
  );
});

test('No log line contains the sent markup', () => {
  expect(server.logs.filter((line) => line.includes('alert(1)'))).toEqual([]);
});

const RICH = /^content/;

/** Sends markup in one field. The answer must contain the whole text, or sanitised rich text. */
async function sendMarkup(attempt: Attempt, field: BodyField, index: number): Promise<void> {
  const name = field.path.at(-1) ?? '';
  const long = XSS_CORPUS[index % XSS_CORPUS.length] ?? '';
  const markup = long.slice(0, field.schema.maxLength);
  const target = await attempt.prepare?.(admin, db);
  const body = withField(bodyOf(attempt, target), field.path, markup);
  const headers = attempt.request?.headers ?? {};
  const reply = await sendAttempt(admin, attempt, { request: { body, headers }, target });
  expect([name, reply.status]).toEqual([name, expect.toSatisfy((status: number) => status < 500)]);
  if (reply.status === 204) return;
  expect(reply.headers.get('content-type')).toMatch(/^application\/(?:problem\+)?json/);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  if (reply.status >= 400) return;
  const texts = textsIn(reply.body).filter((text) => /alert\(1\)|evil/.test(text));
  if (RICH.test(name)) expect(reply.body[name] ?? '').not.toMatch(RUNS);
  // Other fields of the record may contain text from earlier attacks.
  else if (!texts.some((text) => text.includes(markup.trim()))) return;
  if (texts.length > 0) kept.push(`${attempt.operationId}.${field.path.join('.')}`);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Id prefixes that a field takes, like `prd`. */
function prefixesOf({ schema }: BodyField): string[] {
  const kinds = /^\^\(?([a-z]{3}(?:\|[a-z]{3})*)\)?_/.exec(schema.pattern ?? '')?.[1];
  return kinds?.split('|') ?? [];
}

/** Ids of the other store by their prefix. */
async function recordsOfTheOtherStore(): Promise<Map<string, string[]>> {
  const storeId = await storeOf(stranger);
  const records = await knownRecords(server.database, storeId, { onlyOwned: true });
  const byKind = new Map<string, string[]>();
  for (const { id } of records) {
    const kind = id.slice(0, 3);
    byKind.set(kind, [...(byKind.get(kind) ?? []), id]);
  }
  return byKind;
}

/** All rows of the other store's own tables, as hashes. */
async function otherStore(): Promise<Record<string, string>> {
  const storeId = await storeOf(stranger);
  return snapshotOf(server.database, { ownedBy: storeId });
}
