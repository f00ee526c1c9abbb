import type { ServerContext } from '../context';
import { type CallOf, contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { sendQueuedMailSoon } from '../mail/mail-outbox';
import { executeBulkUserAction } from './bulk-user-actions';
import { offerArchivedUser } from './offer-archived-user';
import { executeUserAction } from './user-actions';
import { changeUser } from './user-change';
import { createUser, firstPasswordHash, newUserNameOf } from './user-creation';
import { freshSignInForUser } from './user-email-change';
import { countUsers, selectUserPage } from './user-list.query';
import { presentUser } from './user-presentation';
import { countActiveAdmins, findStaff } from './users.repository';

async function create(context: ServerContext, call: CallOf<'createUser'>) {
  const { body, principal, now, write } = call;
  const passwordHash = await firstPasswordHash(call);
  // The request's fingerprint is stored as a fast hash, so it must not contain the password.
  const { password: _secret, ...fingerprint } = body;
  const created = await write(
    (tx) => createUser(tx, context, { body, passwordHash, principal, now }),
    { fingerprint: JSON.stringify(fingerprint) },
  ).catch(
    offerArchivedUser(context.database.db, {
      userName: newUserNameOf(body),
      field: body.userName === undefined ? 'email' : 'userName',
      principal,
      now,
    }),
  );
  sendQueuedMailSoon(context);
  return created;
}

async function update(context: ServerContext, call: CallOf<'updateUser'>) {
  const { params, body, revision, principal, now, write } = call;
  const { userId } = params;
  const fresh = await freshSignInForUser(context, userId, body, call);
  // The request's fingerprint is stored as a fast hash, so it must not contain the password.
  const { currentPassword: _secret, ...fingerprint } = body;
  const changed = await write(
    (tx) => changeUser(tx, context, { userId, body, revision, principal, fresh, now }),
    { fingerprint: JSON.stringify(fingerprint) },
  );
  if (body.email !== undefined) sendQueuedMailSoon(context);
  return changed;
}

async function list({ database }: ServerContext, { query, principal, now }: CallOf<'listUsers'>) {
  const { storeId } = principal;
  const [{ counts, total }, rows, activeAdmins] = await Promise.all([
    countUsers(database.db, storeId, query),
    selectUserPage(database.db, storeId, query),
    countActiveAdmins(database.db, storeId),
  ]);
  return {
    items: rows.map((user) => presentUser(user, { principal, activeAdmins, now })),
    total,
    page: query.page,
    pageSize: query.pageSize,
    counts,
  };
}

/** The staff of the store (specification, sections 3 to 7). */
export function userHandlers(context: ServerContext) {
  return contractHandlers({
    listUsers: (call) => list(context, call),

    getUser: async ({ params, principal, now }) => {
      const { db } = context.database;
      const user = await findStaff(db, principal.storeId, params.userId);
      if (!user) throw notFound();
      const activeAdmins = await countActiveAdmins(db, principal.storeId);
      return presentUser(user, { principal, activeAdmins, now });
    },

    createUser: (call) => create(context, call),

    updateUser: (call) => update(context, call),

    performUserAction: async ({ params: { userId, action }, principal, now, write }) => {
      const acted = await write(async (tx) => {
        const requested = { ids: [userId], action, principal, now };
        const [user] = await executeUserAction(tx, context, requested);
        if (!user) throw notFound();
        return user;
      });
      if (action === 'resendInvitation') sendQueuedMailSoon(context);
      return acted;
    },

    performUsersAction: ({ body, principal, now, write }) =>
      write((tx) => executeBulkUserAction(tx, { body, principal, now })),

    archiveUsers: ({ body: { ids }, principal, now, write }) =>
      write(async (tx) => ({
        items: await executeUserAction(tx, context, { ids, action: 'archive', principal, now }),
      })),

    unarchiveUsers: ({ body: { ids }, principal, now, write }) =>
      write(async (tx) => ({
        items: await executeUserAction(tx, context, { ids, action: 'unarchive', principal, now }),
      })),
  });
}
