import { describe, expect, test } from 'vitest';
import { createServer } from '../../../server/app';
import { openDatabase } from '../../../server/database/database';
import { allHandlers } from '../../../server/handlers';
import { readContract } from '../../../server/http/contract';
import type { Attempt, Target } from '../access/attempt';
import { attempts } from '../access/attempts';
import { type ApiClient, createClient } from '../support/api-client';
import { DEMO_PASSWORD, startTestServer, TEST_SECRET } from '../support/test-server';
import { openAttempts } from './open-attempts';
import { findOperation, operations, sendAttempt } from './send-attempt';
import { documentedAnswers } from './specified-paths';

/**
 * Answers common to all operations are tested on each operation that documents them. Answers of a
 * single operation are tested in its own tests. `npm run test:contract` finds answers without a
 * test.
 */
const documented = new Set(documentedAnswers(readContract()));
const server = await startTestServer({ config: { signInsPerMinute: 1000 } });
const { db } = server.database;
const admin = await server.signIn('admin');

function failing(): Promise<never> {
  return Promise.reject(new Error('A handler failed on purpose.'));
}

const broken = await startTestServer({
  beside: server,
  handlers: (context) => {
    const handlers = allHandlers(context);
    const failures = Object.fromEntries(Object.keys(handlers).map((id) => [id, failing]));
    return Object.assign({ ...handlers }, failures);
  },
});
const cutOff = await serverWithoutDatabase();
/** The admin has used it for a write. */
const usedKey = 'used-for-a-product';
const product = { code: 'USED-KEY', name: 'Bol', productType: 'simple', price: 13_500 };
await admin.post('/api/store/product/create', product, { 'idempotency-key': usedKey });

/** The first attempt of each operation. */
const tried = new Map(
  [...attempts, ...openAttempts(await aRefreshToken())]
    .reverse()
    .map((attempt) => [attempt.operationId, attempt]),
);

test('Every operation of the contract has an attempt', () => {
  expect([...operations.keys()].filter((id) => !tried.has(id))).toEqual([]);
});

describe.each([...tried])('%s', (id, attempt) => {
  const operation = findOperation(id);
  const takesJson = operation.bodyTypes.includes('application/json');
  const answers = (status: number) => documented.has(`${id} ${status}`);

  test.runIf(answers(400))('The operation refuses an unknown parameter with 400', async () => {
    const [query, target] = ['?no_such_parameter=1', await namedInBody(attempt)];
    const { status, body } = await sendAttempt(admin, attempt, { query, target });
    expect([status, body.errors]).toEqual([400, { no_such_parameter: ['unknown_field'] }]);
  });

  test.runIf(takesJson && answers(413))(
    'The operation refuses a body that is too large with 413',
    async () => {
      const raw = JSON.stringify({
        text: 'x'.repeat(operation.bodyLimit ?? server.context.config.bodyLimitBytes),
      });
      const headers = { 'content-type': 'application/json' };
      expect((await sendAttempt(admin, attempt, { request: { raw, headers } })).status).toBe(413);
    },
  );

  test.runIf(answers(415))(
    'The operation refuses a body of another content type with 415',
    async () => {
      const request = { raw: 'text', headers: { 'content-type': 'text/plain' } };
      expect((await sendAttempt(admin, attempt, { request })).status).toBe(415);
    },
  );

  test.runIf(takesJson && answers(422))(
    'The operation refuses an unknown field with 422',
    async () => {
      const request = { ...attempt.request, body: { no_such_field: 1 } };
      const { status, body } = await sendAttempt(admin, attempt, { request });
      expect([status, body.errors.no_such_field]).toEqual([422, ['unknown_field']]);
    },
  );

  test.runIf(operation.bodyTypes.length === 0 && operation.isIdempotent)(
    'The operation refuses the key of another write with 422',
    async () => {
      const target = await attempt.prepare?.(admin, db);
      const headers = { 'idempotency-key': usedKey };
      const { status, body } = await sendAttempt(admin, attempt, {
        request: { ...attempt.request, headers },
        target,
      });
      expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
    },
  );

  test.runIf(answers(428))('The operation requires a revision with 428', async () => {
    const own = await attempt.prepare?.(admin, db);
    const { 'if-match': _left, ...headers } = attempt.request?.headers ?? {};
    const request = { ...attempt.request, headers };
    const { status } = await sendAttempt(admin, attempt, {
      request,
      target: { id: own?.id ?? '' },
    });
    expect(status).toBe(428);
  });

  test.runIf(operation.isRevised)(
    'The operation refuses a stale revision with 412, and returns the current record',
    async () => {
      const own = await attempt.prepare?.(admin, db);
      const headers = { 'if-match': '"999999"' };
      const stale = { id: own?.id ?? '', request: { headers } };
      const { status, body } = await sendAttempt(admin, attempt, { target: stale });
      expect(status).toBe(412);
      expect(body.current).toMatchObject({ revision: expect.any(Number) });
    },
  );

  test('The operation answers an internal error with 500 and no details', async () => {
    const target = await namedInBody(attempt);
    const { status, body, text } = await sendAttempt(clientOf(broken, attempt), attempt, {
      target,
    });
    expect([status, body.code]).toEqual([500, 'server_error']);
    expect(text).not.toContain('on purpose');
  });

  test.runIf(answers(503))('The operation answers 503 while there is no database', async () => {
    const { status, headers } = await sendAttempt(createClient(cutOff, admin.token), attempt);
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  });
});

async function aRefreshToken(): Promise<string> {
  const credentials = { username: 'admin', password: DEMO_PASSWORD };
  return (await server.anonymous.post('/api/auth/token/', credentials)).body.refresh;
}

/** A record for a body that names one: with an id of another kind, the body would be invalid. */
async function namedInBody(attempt: Attempt): Promise<Target | undefined> {
  const { bodyOf, request, prepare, path } = attempt;
  const { isBodyRequired } = findOperation(attempt.operationId);
  const isPrepared = isBodyRequired && !request && !path.includes('{id}');
  const names = bodyOf || isPrepared || JSON.stringify(request?.body ?? '').includes('{id}');
  return names ? prepare?.(admin, db) : undefined;
}

function clientOf(other: { url: string }, { operationId }: Attempt): ApiClient {
  return createClient(other.url, findOperation(operationId).isPublic ? undefined : admin.token);
}

/** The store API with a database address that does not answer. */
async function serverWithoutDatabase(): Promise<string> {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 2 });
  const { app } = await createServer({
    config: server.context.config,
    database,
    clock: server.clock.now,
    jwtSecret: TEST_SECRET,
    handlers: allHandlers,
    logStream: { write: () => undefined },
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
}
