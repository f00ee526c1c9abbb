import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { users } from '../../../server/database/schema/stores';
import {
  issuePasswordLink,
  LINKS_PER_HOUR,
} from '../../../server/session/password-links.repository';
import { startJobWorker } from '../../../server/worker/worker';
import { statementsOf } from '../support/statements-of';
import { startTestServer } from '../support/test-server';
import { mailsTo, runLinkRequests, sendDueMails, tokenIn } from './mail-outbox';
import { addColleague } from './staff-builder';

const server = await startTestServer({ config: { signInsPerMinute: 1000 } });
const { db } = server.database;
server.clock.stop();

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const invitedAt = new Date();
const invitationExpiresAt = new Date(Date.now() + DAY_MS);

/** Kinds of accounts that an answer must not distinguish. */
const ACCOUNTS: Readonly<Record<string, () => Promise<string>>> = {
  'the address of a user': async () => (await colleague()).email,
  'the user name of a user': async () => (await colleague()).userName,
  'the address of two users': async () => {
    const { email } = await colleague();
    await colleague({ email });
    return email;
  },
  'an address that is not proved': async () => (await colleague({ emailConfirmedAt: null })).email,
  'an unknown address': async () => 'nobody@exemple.ma',
  'an unknown user name': async () => 'nobody',
  'an inactive user': async () => (await colleague({ status: 'inactive' })).email,
  'an archived user': async () => (await colleague({ archivedAt: invitedAt })).email,
  'an invited user': async () => (await colleague({ invitedAt, invitationExpiresAt })).email,
  'a user whose invitation was withdrawn': async () => (await colleague({ invitedAt })).email,
  'a user who has received all links of this hour': async () => {
    const { id, email } = await colleague();
    await server.database.transaction(async (tx) => {
      for (let sent = 0; sent < LINKS_PER_HOUR; sent += 1)
        await issuePasswordLink(
          tx,
          server.context.tokens,
          { id, email },
          'reset',
          server.clock.now(),
        );
    });
    return email;
  },
};

describe('Enumeration of accounts by requests for password links', () => {
  test('Status, body, headers, statements and the stored job are the same for every kind of account', async () => {
    const answers: [kind: string, seen: Awaited<ReturnType<typeof observed>>][] = [];
    for (const [kind, create] of Object.entries(ACCOUNTS)) {
      answers.push([kind, await observed(await create())]);
    }
    for (const [kind, seen] of answers) expect([kind, seen]).toEqual([kind, answers[0]?.[1]]);
    expect(answers[0]?.[1]).toMatchObject({ status: 204, body: '', jobs: [{ asTyped: true }] });
    // Beginning of the transaction, the job, and its end; before them, the counts of two limits.
    expect(answers[0]?.[1].statements.length).toBeGreaterThan(4);
  });

  test('The answer depends on no statement that reads users', async () => {
    const { email } = await colleague();
    const texts = await statementsOf(() => ask(email));
    expect(texts.filter((text) => /\busers\b|password_resets|mail_outbox/i.test(text))).toEqual([]);
  });

  test('Only users who may sign in get a mail', async () => {
    const counts: Record<string, number> = {};
    await runLinkRequests(server);
    for (const [kind, create] of Object.entries(ACCOUNTS)) {
      const account = await create();
      const before = await mailCount();
      await ask(account);
      await sendDueMails(server);
      counts[kind] = (await mailCount()) - before;
    }
    expect(counts).toEqual({
      'the address of a user': 1,
      'the user name of a user': 1,
      'the address of two users': 2,
      'an address that is not proved': 0,
      'an unknown address': 0,
      'an unknown user name': 0,
      'an inactive user': 0,
      'an archived user': 0,
      'an invited user': 0,
      'a user whose invitation was withdrawn': 0,
      'a user who has received all links of this hour': 0,
    });
  });

  test('The limit of an account, and its Retry-After, are the same for accounts that do not exist', async () => {
    const { email } = await colleague();
    server.clock.advance(3 * MINUTE_MS);
    const known = await answersTo(email);
    const unknown = await answersTo('nobody-else@exemple.ma');
    expect(known).toEqual(unknown);
    expect(known.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 429, 429]);
    expect(Number(known.at(-1)?.retryAfter)).toBeGreaterThan(0);
  });

  test('The limit of an account counts its spellings as one, and is over after Retry-After', async () => {
    const { email } = await colleague();
    server.clock.advance(3 * MINUTE_MS);
    for (let sent = 0; sent < 5; sent += 1) await ask(sent % 2 ? email.toUpperCase() : email);
    const refused = await ask(` ${email} `);
    expect(refused.status).toBe(429);
    server.clock.advance(Number(refused.headers.get('retry-after')) * 1000);
    expect((await ask(email)).status).toBe(204);
  });
});

describe('Mail of a requested password link', () => {
  test.each([
    ['ar-MA,fr;q=0.5', 'ar', 'rtl'],
    ['en', 'en', 'ltr'],
    ['de, fr;q=0.3', 'fr', 'ltr'],
    ['', 'fr', 'ltr'],
    [';;q=x,,', 'fr', 'ltr'],
  ])(
    'A user without a stored language gets the mail in the language of the request: %s',
    async (accepted, language, direction) => {
      const { email } = await colleague();
      await ask(email, { 'accept-language': accepted });
      const [mail] = await mailsTo(server, email);
      expect(mail).toContain(`<html lang="${language}" dir="${direction}">`);
    },
  );

  test('The stored language of a user has priority over that of the request', async () => {
    const { id, email } = await colleague();
    await db.execute(sql`
      insert into user_preferences (user_id, language, settings, notifications, created_at, updated_at, revision)
      values (${id}, 'ar', '{}', '{}', now(), now(), 1)`);
    await ask(email, { 'accept-language': 'en' });
    const [mail] = await mailsTo(server, email);
    expect(mail).toContain('<html lang="ar" dir="rtl">');
  });

  test('A worker mails the link, and the request leaves nothing in the queue', async () => {
    const { email } = await colleague();
    await ask(email);
    const { databaseUrl, context } = server;
    const worker = startJobWorker(context, { databaseUrl, recurring: {} });
    onTestFinished(() => worker.stop());
    await expect.poll(() => storedRequests(), { timeout: 10_000 }).toEqual([]);
    const [mail] = await mailsTo(server, email);
    expect(tokenIn(mail)).not.toBe('');
  });

  test('A request that waited an hour is dropped', async () => {
    const { email } = await colleague();
    await ask(email);
    server.clock.advance(HOUR_MS);
    expect(await mailsTo(server, email)).toEqual([]);
    expect(await storedRequests()).toEqual([]);
  });

  test('A user who has become inactive since their request gets no mail', async () => {
    const { id, email } = await colleague();
    await ask(email);
    await db.execute(sql`update users set status = 'inactive' where id = ${id}`);
    expect(await mailsTo(server, email)).toEqual([]);
  });
});

function colleague(change: Partial<typeof users.$inferInsert> = {}) {
  return addColleague(db, change);
}

function ask(account: string, headers: Readonly<Record<string, string>> = {}) {
  return server.anonymous.post('/api/user/reset/password/', { account }, headers);
}

/** All that a caller, or the load of the database, can show of one request. */
async function observed(account: string) {
  let reply: Awaited<ReturnType<typeof ask>> | undefined;
  const statements = await statementsOf(async () => {
    reply = await ask(account);
  });
  const jobs = await storedRequests();
  // Not run: its mail would be sent during the next request.
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  return {
    status: reply?.status,
    body: reply?.text,
    headers: [...(reply?.headers.keys() ?? [])],
    statements,
    jobs: jobs.map(({ account: stored, ...rest }) => ({ ...rest, asTyped: stored === account })),
  };
}

async function answersTo(account: string) {
  const answers = [];
  for (let index = 0; index < 7; index += 1) {
    const { status, headers } = await ask(account);
    answers.push({ status, retryAfter: headers.get('retry-after') });
  }
  return answers;
}

/** The waiting requests: what was typed, and what else the queue stores of them. */
async function storedRequests() {
  const { rows } = await db.execute<{ account: string; language: string; attempts: number }>(sql`
    select payload ->> 'account' as account, payload ->> 'language' as language, max_attempts as attempts
      from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = task_id
     where identifier = 'mailPasswordLinks'`);
  return rows;
}

async function mailCount(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from mail_outbox where template = 'passwordReset'`,
  );
  return rows[0]?.count ?? 0;
}
