import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../server/context';
import { emailChanges } from '../../../server/database/schema/email-changes';
import { userIdentities } from '../../../server/database/schema/identities';
import type { ApiClient } from '../support/api-client';
import { addColleague } from '../users/staff-builder';
import type { Attempt, Target } from './attempt';

function colleague(change: Parameters<typeof addColleague>[1] = {}) {
  return async (client: ApiClient, db: Db): Promise<Target> => {
    const { body } = await client.get('/api/user/');
    return { id: (await addColleague(db, { ...change, storeId: body.store.id, revision: 1 })).id };
  };
}

async function oneself(client: ApiClient): Promise<Target> {
  const { body } = await client.get('/api/user/');
  return { id: body.id, request: { headers: { 'if-match': `"${body.revision}"` } } };
}

function newView() {
  return { table: 'orders', name: randomUUID(), query: '', columns: ['number'] };
}

async function ownView(client: ApiClient): Promise<Target> {
  const { body } = await client.post('/api/store/views/create/', newView());
  return { id: body.id };
}

async function otherSession(client: ApiClient): Promise<Target> {
  const { body: me } = await client.get('/api/user/');
  const credentials = { username: me.userName, password: 'Seller#2026' };
  await client.post('/api/auth/token/', credentials);
  const { body } = await client.get('/api/store/session/list/');
  return { id: body.items.find((session: { isCurrent: boolean }) => !session.isCurrent).id };
}

async function linkedIdentity(client: ApiClient, db: Db): Promise<Target> {
  const { body } = await client.get('/api/user/');
  const id = `idn_${randomUUID().replaceAll('-', '')}`;
  const [linkedAt, lastUsedAt] = [new Date(), new Date()];
  const account = { provider: 'auth0' as const, subject: id, email: body.email };
  await db.insert(userIdentities).values({ id, userId: body.id, ...account, linkedAt, lastUsedAt });
  return { id };
}

/** A change that waits, of the caller's own address or of another holder in their store. */
function waitingChange(holder: 'own' | 'colleague' | 'store') {
  return async (client: ApiClient, db: Db): Promise<Target> => {
    const { body: me } = await client.get('/api/user/');
    const id = `ech_${randomUUID().replaceAll('-', '')}`;
    const storeId: string = me.store.id;
    const holders = {
      own: async () => me.id,
      colleague: async () => (await addColleague(db, { storeId })).id,
      store: async () => null,
    };
    const userId = await holders[holder]();
    await endWaitingChanges(db, storeId, userId);
    const day = new Date(Date.now() + 86_400_000);
    await db.insert(emailChanges).values({
      id,
      storeId,
      userId,
      requestedBy: me.id,
      oldEmail: me.email,
      newEmail: `${id}@exemple.ma`,
      status: 'requested',
      expiresAt: day,
      sendAgainAt: new Date(),
      undoExpiresAt: day,
      createdAt: new Date(),
    });
    return { id };
  };
}

/** A holder has one open change. */
async function endWaitingChanges(db: Db, storeId: string, userId: string | null): Promise<void> {
  const ofHolder = userId === null ? isNull(emailChanges.userId) : eq(emailChanges.userId, userId);
  await db.delete(emailChanges).where(and(eq(emailChanges.storeId, storeId), ofHolder));
}

function attempt(operationId: string, path: string, rest: Partial<Attempt> = {}): Attempt {
  return {
    operationId,
    name: operationId,
    path,
    ...rest,
  };
}

function idsOf(id: string) {
  return { ids: [id] };
}

const seenFirst = { headers: { 'if-match': '"1"' } };
const [users, session, views] = ['/api/store/users', '/api/store/session', '/api/store/views'];

/** Attempts on staff, the user's own account and the audit log. */
export const userAttempts: readonly Attempt[] = [
  attempt('listUsers', users),
  attempt('getUser', '/api/store/user/{id}', { prepare: colleague() }),
  attempt('createUser', '/api/store/user/create/', {
    get request() {
      const userName = `n${randomUUID()}`;
      const person = { firstName: 'Nadia', lastName: 'Alaoui', email: `${userName}@exemple.ma` };
      return { body: { ...person, userName, role: 'store_user', phoneNumber: '0661420318' } };
    },
  }),
  attempt('updateUser', '/api/store/user/write/{id}', {
    permission: 'users.manage',
    request: { body: { firstName: 'Nora' }, ...seenFirst },
    prepare: colleague(),
  }),
  attempt('updateUser', '/api/store/user/write/{id}', {
    name: 'updateUser oneself',
    request: { body: { phoneNumber: '0661 42 03 19' } },
    prepare: oneself,
  }),
  attempt('performUserAction', '/api/store/user/{id}/deactivate', {
    name: 'performUserAction deactivate',
    prepare: colleague(),
  }),
  attempt('performUserAction', '/api/store/user/{id}/activate', {
    name: 'performUserAction activate',
    permission: 'users.manage',
    prepare: colleague({ status: 'inactive' }),
  }),
  attempt('performUsersAction', `${users}/bulk`, {
    permission: 'users.manage',
    request: { body: { action: 'archive', ids: ['usr_nobody'] } },
  }),
  attempt('performUserAction', '/api/store/user/{id}/resendInvitation', {
    name: 'performUserAction resendInvitation',
    permission: 'users.manage',
    prepare: colleague({ invitedAt: new Date() }),
  }),
  attempt('archiveUsers', `${users}/archive/`, { bodyOf: idsOf, prepare: colleague() }),
  attempt('unarchiveUsers', `${users}/unarchive/`, {
    bodyOf: idsOf,
    prepare: colleague({ archivedAt: new Date() }),
  }),
  attempt('getPreferences', '/api/store/user/params/'),
  attempt('updatePreferences', '/api/store/user/params/write/', {
    request: { body: { language: 'ar' }, headers: { 'if-match': '"0"' } },
  }),
  attempt('listSessions', `${session}/list/`),
  attempt('endOneSession', `${session}/end/{id}`, { prepare: otherSession }),
  attempt('endOtherSessions', `${session}/end/others/`),
  attempt('listIdentities', '/api/user/identities/'),
  attempt('unlinkIdentity', '/api/user/identities/{id}/unlink', { prepare: linkedIdentity }),
  attempt('listViews', `${views}/`),
  attempt('createView', `${views}/create/`, { request: { body: newView() } }),
  attempt('updateView', `${views}/write/{id}`, {
    request: { body: { query: 'status=pending' }, ...seenFirst },
    prepare: ownView,
  }),
  attempt('deleteViews', `${views}/delete/`, { bodyOf: idsOf, prepare: ownView }),
  attempt('listAuditLog', '/api/store/audit/'),
  ...(['cancel', 'send'] as const).flatMap((action) => {
    const operationId = `${action}EmailChange`;
    const path = `/api/store/email/change/{id}/${action}/`;
    return [
      attempt(operationId, path, {
        name: `${operationId} of oneself`,
        prepare: waitingChange('own'),
      }),
      attempt(operationId, path, {
        name: `${operationId} of a colleague`,
        permission: 'users.manage',
        prepare: waitingChange('colleague'),
      }),
      attempt(operationId, path, {
        name: `${operationId} of the store`,
        permission: 'store.identity.edit',
        prepare: waitingChange('store'),
      }),
    ];
  }),
  attempt('getEmailConfirmation', '/api/user/email/confirmation/'),
  attempt('sendEmailConfirmation', '/api/user/email/confirmation/send/'),
  attempt('confirmEmail', '/api/user/email/confirm/', { request: { body: { code: '123456' } } }),
];

/** Changes each account's password: no test can sign in after it. */
export const passwordAttempt: Attempt = attempt('changePassword', '/api/user/change/password/', {
  request: {
    body: {
      oldPassword: 'Seller#2026',
      newPassword: 'Zellige&2027',
      confirmNewPassword: 'Zellige&2027',
    },
  },
});
