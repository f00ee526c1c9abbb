import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type Role, roleHas } from '#domain/permissions/permissions';
import { users } from '../../../server/database/schema/stores';
import { type Operation, operationsOf, readContract } from '../../../server/http/contract';
import type { ApiClient, RequestOptions } from '../support/api-client';
import { snapshotOf } from '../support/database-snapshot';
import { startTestServer } from '../support/test-server';
import { sendDueMails } from '../users/mail-outbox';
import type { Attempt, Target } from './attempt';
import { attempts } from './attempts';

const server = await startTestServer();
const { db } = server.database;
const operations = operationsOf(readContract());
const admin = await server.signIn('admin');
const stranger = await server.signIn('admin2');
const archived = await archivedClient();

const ROLES: readonly (readonly [user: 'admin' | 'manager' | 'seller', role: Role])[] = [
  ['admin', 'store_admin'],
  ['manager', 'store_manager'],
  ['seller', 'store_user'],
];

test('Every operation is declared public or tested in this matrix', () => {
  const tried = new Set(attempts.map(({ operationId }) => operationId));
  const open = operations.filter(({ isPublic }) => isPublic).map(({ id }) => id);
  const left = operations.map(({ id }) => id).filter((id) => !tried.has(id) && !open.includes(id));
  expect({ left, open }).toEqual({
    left: [],
    open: [
      'createToken',
      'refreshToken',
      'register',
      'listIdentityProviders',
      'exchangeToken',
      'sendLinkCode',
      'confirmEmailByLink',
      'confirmEmailChange',
      'undoEmailChange',
      'resetPassword',
      'readPasswordLink',
      'confirmPasswordReset',
      'listPublicTours',
      'getPublicTour',
      'holdTourPlaces',
      'waitForTourPlaces',
      'readTourBooking',
      'bookTourPlaces',
      'readTicketCalendar',
      'cancelTourPlaces',
      'readTourOffer',
      'answerTourOffer',
      'readCalendarFeed',
      'readChat',
      'sendChatMessage',
      'sendChatPicture',
      'readChatFile',
      'tellChatTyping',
      'markChatSeen',
      'streamChatEvents',
      'getPortalStatus',
      'reportPortalErrors',
      'listPublicProducts',
      'getPublicProduct',
      'getPublicStore',
      'listPublicCategories',
      'listPublicCities',
      'listPublicPosts',
      'getPublicPost',
      'listPublicVacancies',
      'getPublicVacancy',
      'uploadApplicationCv',
      'applyForVacancy',
      'readApplication',
      'chooseInterview',
      'withdrawApplication',
      'listIcons',
      'placeCart',
      'quoteCart',
      'receiveCardNotice',
      'keepTestCard',
      'sendContact',
      'sendJoin',
    ],
  });
});

describe.each(attempts.map((attempt) => [attempt.name, attempt] as const))(
  '%s',
  (_name, attempt) => {
    const operation = operationOf(attempt);

    test('The server refuses every unauthorised caller of the operation, and changes nothing', async () => {
      const own = await attempt.prepare?.(admin, db);
      const foreign = await (attempt.pick ?? attempt.prepare)?.(stranger, db);
      // Mails of earlier actions may still be in flight.
      await sendDueMails(server);
      const before = await snapshotOf(server.database, { by: 'versions' });
      expect(await statusOf(server.anonymous, attempt, own)).toEqual([401, 'Unauthorized']);
      expect(await statusOf(archived, attempt, own)).toEqual([401, 'token_invalid']);
      for (const [user, role] of ROLES) {
        const client = clients[user];
        const mayCall = !operation.permission || roleHas(role, operation.permission);
        if (!mayDo(role, operation, attempt)) {
          expect(await statusOf(client, attempt, own)).toEqual([403, 'forbidden']);
        }
        if (!foreign) continue;
        const answer = mayCall ? (attempt.ofForeign ?? [404, 'not_found']) : [403, 'forbidden'];
        expect(await statusOf(client, attempt, foreign)).toEqual(answer);
        expect(await statusOf(client, attempt, unknownLike(foreign))).toEqual(answer);
      }
      expect(await snapshotOf(server.database, { by: 'versions' })).toEqual(before);
    });

    const permitted = ROLES.filter(([, role]) => mayDo(role, operation, attempt));
    test.each(permitted)('The server accepts the operation from %s, a %s', async (user) => {
      const client =
        attempt.operationId === 'endSession' ? await server.signIn(user) : clients[user];
      const own = await attempt.prepare?.(client, db);
      expect(await statusOf(client, attempt, own)).toEqual([operation.successStatus, undefined]);
    });
  },
);

const clients = {
  admin,
  manager: await server.signIn('manager'),
  seller: await server.signIn('seller'),
};

function operationOf({ operationId }: Attempt): Operation {
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) throw new Error(`The contract has no ${operationId}.`);
  return operation;
}

function mayDo(role: Role, { permission }: Operation, attempt: Attempt): boolean {
  return [permission, attempt.permission].every((asked) => !asked || roleHas(role, asked));
}

/** The status, and the code of the problem: on 401, that of the token. */
async function statusOf(client: ApiClient, attempt: Attempt, target: Target | undefined) {
  const { method } = operationOf(attempt);
  const request = withId(attempt.request ?? {}, target);
  const { status, body } = await client.request(
    method,
    attempt.path.replace('{id}', target?.id ?? ''),
    {
      ...request,
      ...target?.request,
      ...(attempt.bodyOf && { body: attempt.bodyOf(target?.id ?? '') }),
      headers: { ...request.headers, ...target?.request?.headers },
    },
  );
  return [status, status < 400 ? undefined : (body.error ?? body.code)];
}

/** The request for this record: operations on lists of ids have it in the body. */
function withId({ body, ...rest }: RequestOptions, target: Target | undefined): RequestOptions {
  if (body === undefined) return rest;
  return { ...rest, body: JSON.parse(JSON.stringify(body).replaceAll('{id}', target?.id ?? '')) };
}

/** An unused id of the same kind. */
function unknownLike({ id, ...target }: Target): Target {
  return { ...target, id: `${id.split('_')[0]}_nobodyhasthis` };
}

/** A user with a valid token who was archived after signing in. */
async function archivedClient(): Promise<ApiClient> {
  const client = await server.signIn('seller');
  const { body } = await client.get('/api/user/');
  const [row] = await db.select().from(users).where(eq(users.id, body.id));
  if (!row) throw new Error('There is no seller.');
  const left = { ...row, id: 'usr_left', userName: 'left', userNameKey: 'left' };
  await db.insert(users).values(left);
  const signedIn = await server.signIn('left');
  await db.update(users).set({ archivedAt: new Date() }).where(eq(users.id, left.id));
  return signedIn;
}
