import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { users } from '../../../server/database/schema/stores';
import { type Operation, operationsOf, readContract } from '../../../server/http/contract';
import { storeOf } from '../access/attempt';
import type { ApiClient } from '../support/api-client';
import { oneOf, seededRandom, testSeed } from '../support/seeded-random';
import { startTestServer } from '../support/test-server';
import { createRequest, type FuzzRequest } from './fuzz-requests';
import { knownRecords } from './known-records';

/** Requests per operation; raise it for a longer search. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);
const AT_ONCE = 8;

const seed = testSeed();
const server = await startTestServer({
  config: { signInsPerMinute: 1_000_000, failedSignInsPerNetwork: 1_000_000 },
});
const { db } = server.database;

/**
 * The admin has the most permissions and sends most requests. The other roles test their
 * restrictions.
 */
const ROLES = ['admin', 'admin', 'admin', 'manager', 'seller'] as const;
type Role = (typeof ROLES)[number];

const clients = new Map<Role, ApiClient>();
for (const role of new Set(ROLES)) clients.set(role, await server.signIn(role));
const storeId = await storeOf(clientOf('admin'));
const staff = await db.select().from(users).where(eq(users.storeId, storeId));

/** Answers by status, over all operations. */
const met = new Map<number, number>();

describe.each(operationsOf(readContract()).map((operation) => [operation.id, operation] as const))(
  `%s (seed ${seed})`,
  (_id, operation) => {
    test(
      'The server answers random requests as the contract documents, without errors, and accepts no invalid body',
      async () => {
        await welcomeEverybody();
        const random = seededRandom(seed);
        const records = await knownRecords(server.database, storeId);
        const complaints: string[] = [];
        for (let run = 0; run < RUNS; run += AT_ONCE) {
          const sent = Array.from({ length: Math.min(AT_ONCE, RUNS - run) }, () => {
            const client = operation.isPublic ? server.anonymous : clientOf(oneOf(random, ROLES));
            return tryOut(client, operation, createRequest(operation, random, records));
          });
          complaints.push(...(await Promise.all(sent)).flat());
        }
        expect(complaints).toEqual([]);
      },
      1000 * RUNS,
    );
  },
);

afterAll(() => {
  const told = [...met].sort().map(([status, count]) => `${count} × ${status}`);
  console.log(`fuzz, seed ${seed}, ${RUNS} requests for each operation: ${told.join(', ')}`);
});

/** Sends one request; returns the faults of the answer, with the request. */
async function tryOut(
  client: ApiClient,
  { method }: Operation,
  { path, options, isBodyInvalid, description }: FuzzRequest,
): Promise<string[]> {
  try {
    const { status } = await client.request(method, path, options);
    met.set(status, (met.get(status) ?? 0) + 1);
    // 503 is the answer to too many requests. Any other 5xx status is a failure.
    if (status >= 500 && status !== 503) return [`${description}: ${status} ${lastFailure()}`];
    if (isBodyInvalid && status < 400) return [`${description}: invalid, but ${status}`];
    return [];
  } catch (error) {
    return [`${description}: ${error instanceof Error ? error.message : error}`];
  }
}

function lastFailure(): string {
  const failures = server.logs.filter((line) => line.includes('request failed'));
  return failures.at(-1)?.slice(0, 800) ?? '';
}

function clientOf(role: Role): ApiClient {
  const client = clients.get(role);
  if (!client) throw new Error(`${role} never signed in.`);
  return client;
}

/** Restores users that a request archived, changed or signed out. */
async function welcomeEverybody(): Promise<void> {
  for (const [role, client] of clients) {
    if ((await client.get('/api/user/')).status === 200) continue;
    for (const person of staff) await db.update(users).set(person).where(eq(users.id, person.id));
    clients.set(role, await server.signIn(role));
  }
}
