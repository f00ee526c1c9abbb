import { negotiateLanguage } from '#domain/public-urls/negotiate-language';
import { userNameKeyOf } from '#domain/users/proved-address';
import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { sendQueuedMailSoon } from '../mail/mail-outbox';
import { consumeNetworkLimit } from '../rate-limits/network-rate-limit';
import { consumeRateLimit } from '../rate-limits/rate-limit';
import { rethrowTakenAddress } from '../registration/email-confirmations';
import { setDeviceCookie } from '../session/device-cookie';
import { endSessionsOf } from '../session/session.repository';
import { proveNewEmail, undoEmailChange } from './email-change-links';
import { endOwnSession, listOwnSessions } from './own-sessions';
import { changeOwnPassword, readPasswordLink, setPasswordByLink } from './password-changes';
import { requestPasswordLink } from './password-link-requests';
import { cancelEmailChange, sendEmailChange } from './pending-email-changes';
import { changePreferences, readPreferences } from './preferences';
import { createView, presentView, updateView } from './table-views';
import { deleteViews, selectViewPage } from './table-views.repository';

/** Requests per minute for one user name or address, counted across all callers. */
const LINKS_PER_MINUTE = 5;

function passwordHandlers(context: ServerContext) {
  return contractHandlers({
    changePassword: async (call) => {
      const { database, config } = context;
      const { principal, now } = call;
      await consumeRateLimit(
        database,
        `password:${principal.userId}`,
        config.signInsPerMinute,
        now,
      );
      await changeOwnPassword(context, call);
      sendQueuedMailSoon(context);
    },

    resetPassword: async (call) => {
      const { now, request } = call;
      const { account } = call.body;
      const { database, config } = context;
      await consumeNetworkLimit(context, 'links-from', call, config.signInsPerMinute);
      // By what was typed, so that the limit is the same for accounts that do not exist.
      await consumeRateLimit(database, `links:${userNameKeyOf(account)}`, LINKS_PER_MINUTE, now);
      const language = negotiateLanguage({ accepted: request.headers['accept-language'] });
      await requestPasswordLink(context, account, language, now);
    },

    readPasswordLink: async (call) => {
      await consumeNetworkLimit(context, 'confirm', call, context.config.signInsPerMinute);
      return readPasswordLink(context, call.body.token, call.now);
    },

    confirmPasswordReset: async (call) => {
      const { body, now, request, reply } = call;
      await consumeNetworkLimit(context, 'confirm', call, context.config.signInsPerMinute);
      const { userName, deviceToken } = await setPasswordByLink(context, body, now, request.id);
      setDeviceCookie(request, reply, userName, deviceToken);
      sendQueuedMailSoon(context);
    },
  });
}

function emailChangeHandlers(context: ServerContext) {
  const { config, tokens } = context;
  return contractHandlers({
    confirmEmailChange: async (call) => {
      const { body, now, request } = call;
      await consumeNetworkLimit(context, 'confirm-email', call, config.signInsPerMinute);
      const link = { token: body.token, requestId: request.id, now };
      return proveNewEmail(context, link).catch(rethrowTakenAddress);
    },

    undoEmailChange: async (call) => {
      const { body, now, request } = call;
      await consumeNetworkLimit(context, 'confirm-email', call, config.signInsPerMinute);
      const link = { token: body.token, requestId: request.id, now };
      const restored = await undoEmailChange(context, link);
      sendQueuedMailSoon(context);
      return restored;
    },

    cancelEmailChange: async ({ params: { changeId }, principal, now, write }) => {
      await write(async (tx) => {
        await cancelEmailChange(tx, { changeId, principal, now });
        return null;
      });
    },

    sendEmailChange: async ({ params: { changeId }, principal, now, write }) => {
      const sent = await write((tx) => sendEmailChange(tx, tokens, { changeId, principal, now }));
      sendQueuedMailSoon(context);
      return sent;
    },
  });
}

function sessionListHandlers({ database }: ServerContext) {
  return contractHandlers({
    listSessions: ({ principal, query, now }) =>
      listOwnSessions(database.db, principal, query, now),

    endOneSession: async ({ params, principal, now, write }) => {
      await write(async (tx) => {
        if (!(await endOwnSession(tx, principal.userId, params.sessionId, now))) throw notFound();
      });
    },

    endOtherSessions: async ({ principal: { userId, sessionId }, now, write }) => {
      await write((tx) => endSessionsOf(tx, [userId], now, sessionId));
    },
  });
}

function preferenceHandlers({ database, tokens }: ServerContext) {
  return contractHandlers({
    getDraftKey: async ({ principal: { userId } }) => ({ userId, key: tokens.draftKey(userId) }),

    getPreferences: ({ principal }) => readPreferences(database.db, principal.userId),

    updatePreferences: ({ body, principal, revision, now, write }) =>
      write((tx) => changePreferences(tx, principal.userId, body, revision, now)),

    listViews: async ({ principal, query }) => {
      const { rows, total } = await selectViewPage(database.db, principal.userId, query);
      const { page, pageSize } = query;
      return { items: rows.map(presentView), total, page, pageSize };
    },

    createView: ({ body, principal, now, write }) =>
      write((tx) => createView(tx, principal.userId, body, now)),

    updateView: ({ params: { viewId }, body, revision, principal, now, write }) =>
      write((tx) => updateView(tx, principal.userId, { viewId, body, revision }, now)),

    deleteViews: async ({ body: { ids }, principal, write }) => {
      await write(async (tx) => {
        if ((await deleteViews(tx, principal.userId, ids)) < ids.length) throw notFound();
        return null;
      });
    },
  });
}

/**
 * The account operations of the signed-in user: password, changes of addresses, sessions, preferences,
 * table views.
 */
export function accountHandlers(context: ServerContext) {
  return {
    ...passwordHandlers(context),
    ...emailChangeHandlers(context),
    ...sessionListHandlers(context),
    ...preferenceHandlers(context),
  };
}
