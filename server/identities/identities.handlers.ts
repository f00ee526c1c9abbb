import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { sendQueuedMailSoon } from '../mail/mail-outbox';
import { consumeNetworkLimit } from '../rate-limits/network-rate-limit';
import { exchangeToken } from './exchange-token';
import { mailCode } from './link-challenge';
import { listOwnIdentities, unlinkOwnIdentity } from './own-identities';
import { presentProviders } from './present-providers';
import { createTokenVerifier } from './verify-token';

/** Sign-in with identity providers, and the identities that a user has linked. */
export function identityHandlers(context: ServerContext) {
  const { database, config } = context;
  const verifier = createTokenVerifier(config.identityProviders, config.identityPatience);
  const providers = presentProviders(config.identityProviders);
  return contractHandlers({
    listIdentityProviders: async () => providers,

    exchangeToken: async (call) => {
      const pair = await exchangeToken(context, verifier, call);
      // A new link is told by mail.
      if (call.body.confirmation) sendQueuedMailSoon(context);
      return pair;
    },

    sendLinkCode: async (call) => {
      await consumeNetworkLimit(context, 'link-code', call, config.signInsPerMinute);
      const { challenge } = call.body;
      const state = await database.transaction((tx) => mailCode(tx, challenge, call.now));
      sendQueuedMailSoon(context);
      return state;
    },

    listIdentities: ({ principal, query }) =>
      listOwnIdentities(database.db, principal.userId, query),

    unlinkIdentity: async ({ params: { identityId }, principal, write }) => {
      await write((tx) => unlinkOwnIdentity(tx, principal.userId, identityId));
    },
  });
}
