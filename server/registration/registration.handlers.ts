import { emailKeyOf } from '#domain/contact/email-key';
import { negotiateLanguage } from '#domain/public-urls/negotiate-language';
import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { disconnectSignalOf } from '../http/disconnect-signal';
import { invalid, notFound } from '../http/problem-error';
import { sendQueuedMailSoon } from '../mail/mail-outbox';
import { consumeNetworkLimit } from '../rate-limits/network-rate-limit';
import { consumeRateLimit } from '../rate-limits/rate-limit';
import { presentCurrentUser } from '../session/session.handlers';
import { findUserWithStore } from '../session/session.repository';
import { sessionOriginOf } from '../session/session-origin';
import {
  confirmByLink,
  readConfirmation,
  rethrowTakenAddress,
  sendConfirmation,
  tryCode,
} from './email-confirmations';
import { register } from './registration';

/** Registrations with one address per minute, from any network. */
const REGISTRATIONS_PER_MINUTE = 10;
/** Codes that one user may try per minute, beside the limit of each code. */
const CODES_PER_MINUTE = 10;

/** Registration and the confirmation of its e-mail address (specification, sections 4 and 7). */
export function registrationHandlers(context: ServerContext) {
  const { config, database, tokens } = context;
  return contractHandlers({
    register: async (call) => {
      const { body, now, request, reply } = call;
      await consumeNetworkLimit(context, 'register', call, config.signInsPerMinute);
      const address = `register-as:${emailKeyOf(body.email)}`;
      await consumeRateLimit(database, address, REGISTRATIONS_PER_MINUTE, now);
      const { accessToken, userId } = await register(context, body, {
        now,
        requestId: request.id,
        language: negotiateLanguage({ accepted: request.headers['accept-language'] }),
        signal: disconnectSignalOf(reply),
        ...sessionOriginOf(request),
      });
      sendQueuedMailSoon(context);
      const found = await findUserWithStore(database.db, userId);
      if (!found) throw notFound();
      return { accessToken, user: await presentCurrentUser(database.db, found, now) };
    },

    getEmailConfirmation: ({ principal, now }) =>
      readConfirmation(database.db, principal.userId, now),

    sendEmailConfirmation: async ({ principal, now, write }) => {
      const state = await write((tx) => sendConfirmation(tx, tokens, principal.userId, now));
      sendQueuedMailSoon(context);
      return state;
    },

    confirmEmail: async ({ body: { code }, principal: { userId }, now, write }) => {
      await consumeRateLimit(database, `email-code:${userId}`, CODES_PER_MINUTE, now);
      const outcome = await write((tx) => tryCode(tx, tokens, { userId, code, now })).catch(
        rethrowTakenAddress,
      );
      if (outcome !== 'confirmed') throw invalid({ code: [outcome] });
      return readConfirmation(database.db, userId, now);
    },

    confirmEmailByLink: async (call) => {
      await consumeNetworkLimit(context, 'confirm-email', call, config.signInsPerMinute);
      const { token } = call.body;
      return { userName: await confirmByLink(context, token, call.now).catch(rethrowTakenAddress) };
    },
  });
}
