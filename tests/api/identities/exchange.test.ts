import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { IDENTITY_PROVIDERS } from '#domain/identity/identity-providers';
import { auditLog } from '../../../server/database/schema/audit';
import { linkChallenges, userIdentities } from '../../../server/database/schema/identities';
import { userPreferences } from '../../../server/database/schema/people';
import { users } from '../../../server/database/schema/stores';
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../support/test-server';
import { mailsTo } from '../users/mail-outbox';
import { addColleague } from '../users/staff-builder';
import { exchangeClient, stranger } from './exchange-client';
import { startTestProviders } from './test-providers';

const MINUTE_MS = 60_000;
const clock: { now(): Date } = { now: () => new Date() };
const providers = await startTestProviders(() => clock.now());
const server: TestServer = await startTestServer({
  config: { signInsPerMinute: 100_000, identityProviders: providers.config },
});
clock.now = server.clock.now;
const { db } = server.database;
const { send, issue, challenge, confirm, mailCode, colleague, link } = exchangeClient(
  server,
  providers,
);

describe('Providers', () => {
  test('The server lists every provider with its public settings, and no secret', async () => {
    const { status, body } = await server.anonymous.get('/api/auth/providers');
    const { url } = providers;
    expect([status, body]).toEqual([
      200,
      {
        items: [
          {
            provider: 'amplify',
            configured: true,
            settings: {
              region: 'eu-west-1',
              userPoolId: 'eu-west-1_Vendeurs',
              userPoolClientId: 'amplify-client',
              userPoolEndpoint: `${url}/amplify`,
            },
          },
          {
            provider: 'firebase',
            configured: true,
            settings: {
              projectId: 'vendeurs',
              apiKey: 'firebase-key',
              authDomain: 'vendeurs.firebaseapp.com',
              emulatorUrl: `${url}/firebase`,
            },
          },
          {
            provider: 'auth0',
            configured: true,
            settings: { domain: url, clientId: 'auth0-client' },
          },
          {
            provider: 'supabase',
            configured: true,
            settings: { url: `${url}/supabase`, anonKey: 'anon-key' },
          },
        ],
      },
    ]);
  });

  test('A provider without settings is listed as not configured, and its tokens are refused', async () => {
    const bare = await startTestServer({ beside: server });
    const { body } = await bare.anonymous.get('/api/auth/providers');
    expect(body.items).toEqual(
      IDENTITY_PROVIDERS.map((provider) => ({ provider, configured: false, settings: null })),
    );
    const refused = await send(await issue(stranger()), {}, bare);
    expect([refused.status, refused.body.code]).toEqual([404, 'provider_not_configured']);
  });
});

describe('Linking an identity', () => {
  test.each(IDENTITY_PROVIDERS)(
    'An identity of %s is confirmed once by the password, and then signs in',
    async (provider) => {
      const { user, person } = await colleague();
      const issued = await issue(person, provider);
      const asked = await send(issued);
      expect([asked.status, asked.body.code]).toEqual([409, 'link_required']);
      expect(asked.body.current).toEqual({
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        confirmBy: ['password', 'code'],
        isUserNameRequired: false,
        triesLeft: 5,
        codesLeft: 3,
        expiresAt: expect.any(String),
      });
      const password = { password: DEMO_PASSWORD };
      const linked = await confirm(issued, asked.body.current.challenge, password);
      expect(linked.status).toBe(200);
      const { body: me } = await server.withToken(linked.body.access).get('/api/user/');
      expect(me.id).toBe(user.id);
      const again = await send(await issue(person, provider));
      expect([again.status, Object.keys(again.body)]).toEqual([200, ['access', 'refresh']]);
      const refreshed = await server.anonymous.post('/api/auth/token/refresh/', {
        refresh: again.body.refresh,
      });
      expect(refreshed.status).toBe(200);
      expect(await identitiesOf(user.id)).toMatchObject([
        { provider, subject: person.subject, email: person.email },
      ]);
    },
  );

  test('A verified address that no user has gets 404 `no_account`', async () => {
    const { status, body } = await send(await issue(stranger()));
    expect([status, body.code, body.current]).toEqual([404, 'no_account', undefined]);
  });

  test('The case of the address does not matter', async () => {
    const { user } = await colleague();
    const { current } = await challenge(stranger({ email: user.email.toUpperCase() }));
    expect(current.confirmBy).toContain('code');
  });

  test('A link is in the audit log as a change of its user, and they are told by mail', async () => {
    const { user, person } = await colleague();
    await link(person, DEMO_PASSWORD);
    const [identity] = await identitiesOf(user.id);
    const lines = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, identity?.id ?? ''));
    expect(lines).toMatchObject([
      { entity: 'user_identities', action: 'insert', actorType: 'staff', actorId: user.id },
    ]);
    const [mail] = await mailsTo(server, user.email);
    expect(mail).toContain('Votre compte Auth0 est associé');
  });

  test.each([
    [{}, 'password', 'required'],
    [{ password: DEMO_PASSWORD, code: '123456' }, 'code', 'unknown_field'],
    [{ password: 'Wrong#2026' }, 'password', 'wrong_password'],
    [{ password: DEMO_PASSWORD, userName: 'seller' }, 'password', 'wrong_password'],
    [{ code: '000000' }, 'code', 'wrong_code'],
  ])('A confirmation with %j is refused at its field', async (evidence, field, code) => {
    const { person } = await colleague();
    const { issued, current } = await challenge(person);
    const { status, body } = await confirm(issued, current.challenge, evidence);
    expect([status, body.errors]).toEqual([422, { [`confirmation.${field}`]: [code] }]);
  });
});

describe('Mailed codes', () => {
  test.each([
    ['fr', /votre code pour associer Auth0/],
    ['ar', /رمزك لربط حساب Auth0/],
    ['en', /your code to link Auth0/],
  ] as const)(
    'A code in %s is mailed to the user, and links the identity',
    async (language, subject) => {
      const { user, person } = await colleague();
      await speak(user.id, language);
      const { issued, current } = await challenge(person);
      const { status, body } = await mailCode(current.challenge);
      expect([status, body]).toEqual([202, { ...current, codesLeft: 2 }]);
      const [mail] = await mailsTo(server, user.email);
      expect(mail).toMatch(subject);
      const { status: linked } = await confirm(issued, current.challenge, { code: codeIn(mail) });
      expect(linked).toBe(200);
      expect(await identitiesOf(user.id)).toHaveLength(1);
    },
  );

  test('A new code replaces the one before, and the fourth is refused until the challenge ends', async () => {
    const { user, person } = await colleague();
    const { issued, current } = await challenge(person);
    const statuses = [];
    for (let index = 0; index < 4; index += 1) {
      statuses.push((await mailCode(current.challenge)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
    const codes = (await mailsTo(server, user.email)).map(codeIn);
    expect(codes).toHaveLength(3);
    const [first = '', , last = ''] = codes;
    if (first !== last) {
      expect((await confirm(issued, current.challenge, { code: first })).status).toBe(422);
    }
    expect((await confirm(issued, current.challenge, { code: last })).status).toBe(200);
  });

  test('A user is mailed five codes an hour, for all challenges together and at once', async () => {
    const { user, person } = await colleague();
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { current } = await challenge(person);
      const replies = await Promise.all([1, 2].map(() => mailCode(current.challenge)));
      statuses.push(...replies.map(({ status }) => status));
    }
    expect(statuses.toSorted()).toEqual([202, 202, 202, 202, 202, 429]);
    expect(await mailsTo(server, user.email)).toHaveLength(5);
  });

  test('A challenge is void after five wrong codes, also if fifty are sent at once', async () => {
    const { user, person } = await colleague();
    const { issued, current } = await challenge(person);
    await mailCode(current.challenge);
    const code = codeIn((await mailsTo(server, user.email))[0]);
    const others = Array.from({ length: 50 }, (_, index) => `${100_000 + index}`);
    const replies = await Promise.all(
      others
        .filter((other) => other !== code)
        .map((other) => confirm(issued, current.challenge, { code: other })),
    );
    const wrong = replies.filter(({ body }) => body.errors['confirmation.code'] !== undefined);
    expect(wrong).toHaveLength(5);
    const { status, body } = await confirm(issued, current.challenge, { code });
    expect([status, body.errors]).toEqual([
      422,
      { 'confirmation.challenge': ['challenge_invalid'] },
    ]);
    expect((await mailCode(current.challenge)).body.errors).toEqual({
      challenge: ['challenge_invalid'],
    });
    expect(await identitiesOf(user.id)).toEqual([]);
  });

  test('A challenge and its code are stored neither in the database nor in the log', async () => {
    const { user, person } = await colleague();
    const { issued, current } = await challenge(person);
    await mailCode(current.challenge);
    const code = codeIn((await mailsTo(server, user.email))[0]);
    const rows = await db.select().from(linkChallenges);
    const stored = JSON.stringify(rows);
    expect([stored.includes(current.challenge), stored.includes(`"${code}"`)]).toEqual([
      false,
      false,
    ]);
    const log = server.logs.join('');
    expect([log.includes(current.challenge), log.includes(issued.token)]).toEqual([false, false]);
  });
});

describe('Challenges', () => {
  test('A challenge ends after ten minutes', async () => {
    const { person } = await colleague();
    const { issued, current } = await challenge(person);
    server.clock.advance(10 * MINUTE_MS + 1000);
    const password = { password: DEMO_PASSWORD };
    expect((await confirm(issued, current.challenge, password)).body.errors).toEqual({
      'confirmation.challenge': ['challenge_invalid'],
    });
    expect((await mailCode(current.challenge)).status).toBe(422);
  });

  test('A challenge is confirmed after its token has expired', async () => {
    const { person } = await colleague();
    const seconds = Math.floor(server.clock.now().getTime() / 1000);
    const issued = await issue(person, 'auth0', { claims: { exp: seconds + 60 } });
    const { body } = await send(issued);
    server.clock.advance(5 * MINUTE_MS);
    const password = { password: DEMO_PASSWORD };
    expect((await confirm(issued, body.current.challenge, password)).status).toBe(200);
  });

  test('A challenge belongs to its token: with another one it is invalid', async () => {
    const [one, other] = [await colleague(), await colleague()];
    const { current } = await challenge(one.person);
    const { issued } = await challenge(other.person);
    const password = { password: DEMO_PASSWORD };
    expect((await confirm(issued, current.challenge, password)).body.errors).toEqual({
      'confirmation.challenge': ['challenge_invalid'],
    });
  });

  test('Of ten confirmations at once one begins a session, and one identity is linked', async () => {
    const { user, person } = await colleague();
    const { issued, current } = await challenge(person);
    const password = { password: DEMO_PASSWORD };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => confirm(issued, current.challenge, password)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(422)]);
    expect(await identitiesOf(user.id)).toHaveLength(1);
  });

  test('Two challenges of one identity that are confirmed at once link it once', async () => {
    const { user, person } = await colleague();
    const both = [await challenge(person), await challenge(person)];
    const replies = await Promise.all(
      both.map(({ issued, current }) =>
        confirm(issued, current.challenge, { password: DEMO_PASSWORD }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await identitiesOf(user.id)).toHaveLength(1);
  });
});

describe('An address of several users', () => {
  test('Only user name and password choose the user, and no code is mailed', async () => {
    const { one, other, person } = await shared();
    const { issued, current } = await challenge(person);
    expect(current).toMatchObject({
      confirmBy: ['password'],
      isUserNameRequired: true,
      codesLeft: 0,
    });
    expect((await mailCode(current.challenge)).status).toBe(422);
    const password = DEMO_PASSWORD;
    expect((await confirm(issued, current.challenge, { password })).body.errors).toEqual({
      'confirmation.userName': ['required'],
    });
    const code = { code: '123456', userName: one.userName };
    expect((await confirm(issued, current.challenge, code)).body.errors).toEqual({
      'confirmation.code': ['wrong_code'],
    });
    const foreign = { password, userName: 'seller' };
    expect((await confirm(issued, current.challenge, foreign)).body.errors).toEqual({
      'confirmation.password': ['wrong_password'],
    });
    const named = { password, userName: ` ${other.userName.toUpperCase()} ` };
    expect((await confirm(issued, current.challenge, named)).status).toBe(200);
    expect([await identitiesOf(one.id), await identitiesOf(other.id)]).toEqual([
      [],
      [expect.objectContaining({ subject: person.subject })],
    ]);
  });

  test('Of two users who link the same identity at once, one succeeds', async () => {
    const { one, other, person } = await shared();
    const [first, second] = [await challenge(person), await challenge(person)];
    const password = DEMO_PASSWORD;
    const replies = await Promise.all([
      confirm(first.issued, first.current.challenge, { password, userName: one.userName }),
      confirm(second.issued, second.current.challenge, { password, userName: other.userName }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const linked = [...(await identitiesOf(one.id)), ...(await identitiesOf(other.id))];
    expect(linked).toHaveLength(1);
  });
});

describe('Users who may not sign in', () => {
  test.each([
    ['archived', { archivedAt: new Date() }],
    ['inactive', { status: 'inactive' as const }],
  ])('A linked identity of an %s user is refused like an unknown one', async (_name, change) => {
    const { user, person } = await colleague();
    const client = await link(person, DEMO_PASSWORD);
    await db.update(users).set(change).where(eq(users.id, user.id));
    expect((await client.get('/api/user/')).body.error).toBe('token_invalid');
    const refused = await send(await issue(person));
    const unknown = await send(await issue(stranger()));
    expect(bodyOf(refused)).toEqual(bodyOf(unknown));
    expect(Object.keys(Object.fromEntries(refused.headers))).toEqual(
      Object.keys(Object.fromEntries(unknown.headers)),
    );
    await db.update(users).set({ archivedAt: null, status: 'active' }).where(eq(users.id, user.id));
    expect((await send(await issue(person))).status).toBe(200);
  });

  test.each([
    ['archived', { archivedAt: new Date() }],
    ['inactive', { status: 'inactive' as const }],
    ['invited', { invitedAt: new Date() }],
  ])('An %s user is linked to no identity', async (_name, change) => {
    const { person } = await colleague(change);
    expect(bodyOf(await send(await issue(person)))).toEqual(
      bodyOf(await send(await issue(stranger()))),
    );
  });

  test('A user who is archived before they confirm gets no session and no identity', async () => {
    const { user, person } = await colleague();
    const { issued, current } = await challenge(person);
    await db.update(users).set({ archivedAt: new Date() }).where(eq(users.id, user.id));
    const { status } = await confirm(issued, current.challenge, { password: DEMO_PASSWORD });
    expect([status, await identitiesOf(user.id)]).toEqual([422, []]);
  });
});

function identitiesOf(userId: string) {
  return db.select().from(userIdentities).where(eq(userIdentities.userId, userId));
}

/** Two users with one address, and the person with it at a provider. */
async function shared() {
  const one = await addColleague(db);
  const other = await addColleague(db, { email: one.email });
  return { one, other, person: stranger({ email: one.email }) };
}

async function speak(userId: string, language: 'fr' | 'ar' | 'en'): Promise<void> {
  const at = { createdAt: new Date(), updatedAt: new Date(), revision: 1 };
  await db.insert(userPreferences).values({ userId, language, settings: {}, ...at });
}

function codeIn(mail: string | undefined): string {
  const code = /\b(\d{6})\b/.exec(mail?.split('\n\n').slice(1).join('\n\n') ?? '')?.[1];
  if (!code) throw new Error(`There is no code in this mail: ${mail}`);
  return code;
}

function bodyOf({ status, body }: { status: number; body: { requestId: string } }) {
  const { requestId: _own, ...rest } = body;
  return [status, rest];
}
