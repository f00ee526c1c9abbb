import type { TokenPair } from '#openapi/types.generated';
import { setAuditPerformer } from '../audit/audit-performer';
import type { ServerContext, Tx } from '../context';
import type { CallOf } from '../http/contract-handlers';
import type { ProblemError } from '../http/problem-error';
import { consumeNetworkLimit } from '../rate-limits/network-rate-limit';
import { consumeRateLimit } from '../rate-limits/rate-limit';
import { createSession } from '../session/new-session';
import { insertSessionIfAllowed, type UserRow } from '../session/session.repository';
import { confirmLink } from './confirm-link';
import { emailNotVerified, identityRefused, linkRequired, noAccount } from './exchange-problems';
import {
  consumeToken,
  findLinkedUser,
  findUsersByEmail,
  markIdentityUsed,
} from './identities.repository';
import { openChallenge } from './link-challenge';
import type { TokenVerifier, VerifiedIdentity } from './verify-token';

/** An identity whose address is verified. */
type ExchangedIdentity = VerifiedIdentity & { readonly email: string };

/**
 * The tokens, or the problem to throw after the transaction: a refusal must not undo that the token
 * is used up.
 */
type Outcome =
  | { readonly pair: TokenPair; readonly refusal?: never }
  | { readonly refusal: ProblemError };

/** Begins a session of the user who has linked the identity, if they may sign in. */
async function signIn(
  { tokens }: ServerContext,
  tx: Tx,
  { user, identityId }: { readonly user: UserRow; readonly identityId: string },
  { email, provider }: ExchangedIdentity,
  { now, request }: CallOf<'exchangeToken'>,
): Promise<Outcome> {
  const { pair, row } = await createSession(tokens, user, request, now, provider);
  if (!(await insertSessionIfAllowed(tx, user, row))) return { refusal: noAccount() };
  await setAuditPerformer(tx, {
    userId: user.id,
    storeId: user.storeId,
    requestId: request.id,
    at: now,
  });
  await markIdentityUsed(tx, identityId, email, now);
  return { pair };
}

async function exchange(
  context: ServerContext,
  tx: Tx,
  verified: VerifiedIdentity,
  call: CallOf<'exchangeToken'>,
): Promise<Outcome> {
  const { now, log } = call;
  if (!(await consumeToken(tx, verified.tokenHash, verified.refusedFrom))) {
    log.info({ provider: verified.provider, reason: 'replayed' }, 'token of a provider refused');
    return { refusal: identityRefused() };
  }
  const { email } = verified;
  if (email === null) return { refusal: emailNotVerified() };
  // Both are asked for in every case, so that all answers after them take the same time.
  const linked = await findLinkedUser(tx, verified);
  const users = await findUsersByEmail(tx, email);
  if (linked) {
    const { status, archivedAt } = linked.user;
    if (status !== 'active' || archivedAt) return { refusal: noAccount() };
    return signIn(context, tx, linked, { ...verified, email }, call);
  }
  if (users.length === 0) return { refusal: noAccount() };
  return { refusal: linkRequired(await openChallenge(tx, verified, email, users.length, now)) };
}

/**
 * Exchanges a provider's token for a session, see `exchangeToken` in the contract. Nothing is looked
 * up before the token is verified.
 * @throws ProblemError 401, 403, 404, 409, 422, 429, 503
 */
export async function exchangeToken(
  context: ServerContext,
  verifier: TokenVerifier,
  call: CallOf<'exchangeToken'>,
): Promise<TokenPair> {
  const { database, config } = context;
  const { body, now, log } = call;
  const limit = config.signInsPerMinute;
  await consumeNetworkLimit(context, 'exchange', call, limit);
  verifier.assertConfigured(body.provider);
  if (body.confirmation) return confirmLink(context, call, body.confirmation);
  const verified = await verifier.verify(body, now, log);
  const account = `identity:${verified.provider}:${verified.subject}`;
  await consumeRateLimit(database, account, limit, now);
  const { pair, refusal } = await database.transaction<Outcome & { pair?: TokenPair }>((tx) =>
    exchange(context, tx, verified, call),
  );
  if (refusal) throw refusal;
  return pair;
}
