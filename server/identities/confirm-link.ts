import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import { isChallengeOpen } from '#domain/identity/identity-link';
import { PROVIDER_LABELS } from '#domain/identity/identity-providers';
import { userNameKeyOf } from '#domain/users/proved-address';
import type { LinkConfirmation, TokenPair } from '#openapi/types.generated';
import { setAuditPerformer } from '../audit/audit-performer';
import type { ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import type { CallOf } from '../http/contract-handlers';
import { disconnectSignalOf } from '../http/disconnect-signal';
import { type FieldErrors, invalid } from '../http/problem-error';
import { queueMailWithin } from '../mail/mail-outbox';
import { isSameCode } from '../session/is-same-code';
import { createSession, type NewSession } from '../session/new-session';
import { verifyPassword } from '../session/password-hashing';
import { findAddressee } from '../session/password-links.repository';
import { inPasswordTurn } from '../session/password-turns';
import { insertSessionIfAllowed, type UserRow } from '../session/session.repository';
import { countFailedSignIn } from '../session/sign-in-attempts';
import { noAccount } from './exchange-problems';
import {
  findLinkedUser,
  findUsersByEmail,
  hasProvedAddress,
  insertIdentity,
  markIdentityUsed,
} from './identities.repository';
import { codeIdOf } from './link-challenge';
import {
  type ChallengeRow,
  changeChallenge,
  findChallenge,
  lockChallenge,
} from './link-challenges.repository';
import { tokenHashOf } from './verify-token';

/** A confirmation that names its user and its evidence. */
interface Claim {
  /** Undefined if nobody with that name has the address of the challenge. */
  readonly user: UserRow | undefined;
  readonly evidence: 'password' | 'code';
  /** Whether the password is that of the user. */
  readonly isPasswordRight: boolean;
}

function wrong(errors: FieldErrors) {
  return invalid(
    Object.fromEntries(
      Object.entries(errors).map(([name, codes]) => [`confirmation.${name}`, codes]),
    ),
  );
}

/** The challenge belongs to the same token, which the browser must present again. */
function isOwnChallenge(
  row: ChallengeRow | undefined,
  { body, now }: CallOf<'exchangeToken'>,
): row is ChallengeRow {
  return row !== undefined && row.tokenHash === tokenHashOf(body) && isChallengeOpen(row, now);
}

/** @throws ProblemError 422 unless the confirmation has one kind of evidence */
function evidenceOf({ password, code }: LinkConfirmation): Claim['evidence'] {
  if (password === undefined && code === undefined) throw wrong({ password: ['required'] });
  if (password !== undefined && code !== undefined) throw wrong({ code: ['unknown_field'] });
  return password === undefined ? 'code' : 'password';
}

/**
 * Finds the user, and verifies a password outside of the transaction, because that takes long. For
 * an unknown user it takes just as long.
 * @throws ProblemError 422, 429, 503
 */
async function readClaim(
  context: ServerContext,
  confirmation: LinkConfirmation,
  challenge: ChallengeRow,
  call: CallOf<'exchangeToken'>,
): Promise<Claim> {
  const evidence = evidenceOf(confirmation);
  const users = await findUsersByEmail(context.database.db, challenge.email);
  if (users.length > 1 && confirmation.userName === undefined) {
    throw wrong({ userName: ['required'] });
  }
  // The one user with the address, or the one of several whom the confirmation names.
  const [named] = await findUsersByEmail(
    context.database.db,
    challenge.email,
    confirmation.userName,
  );
  const user = evidence === 'password' || users.length === 1 ? named : undefined;
  const { password } = confirmation;
  if (password === undefined) return { user, evidence, isPasswordRight: false };
  // Counted like a sign-in: a linked identity is no second way to guess passwords.
  const counted = user?.userNameKey ?? userNameKeyOf(confirmation.userName ?? challenge.id);
  const takeBack = await countFailedSignIn(context, counted, call);
  const isPasswordRight = await inPasswordTurn(
    { userId: undefined, signal: disconnectSignalOf(call.reply) },
    (turn) => verifyPassword(user?.passwordHash, password, turn),
  ).catch(async (error) => {
    // Not compared, so nothing was guessed.
    await takeBack();
    throw error;
  });
  if (isPasswordRight) await takeBack();
  return { user, evidence, isPasswordRight };
}

function isProven(
  { tokens }: ServerContext,
  { user, evidence, isPasswordRight }: Claim,
  challenge: ChallengeRow,
  code: string | undefined,
): boolean {
  if (evidence === 'password') return isPasswordRight;
  const isMailed = challenge.codesSent > 0 && challenge.codeUserId === user?.id;
  return isMailed && isSameCode(tokens.mailedCode(codeIdOf(challenge)), code ?? '');
}

async function mailLinked(
  tx: Tx,
  { id, email: recipient }: UserRow,
  challenge: ChallengeRow,
  now: Date,
): Promise<void> {
  const addressee = await findAddressee(tx, id);
  const data = {
    firstName: addressee?.firstName ?? '',
    userName: addressee?.userName ?? '',
    provider: PROVIDER_LABELS[challenge.provider],
    email: challenge.email,
  };
  const language = addressee?.language ?? DEFAULT_LANGUAGE;
  await queueMailWithin(tx, { template: 'identityLinked', data, recipient, language }, now);
}

/** Links the identity, unless the same user has linked it meanwhile. @returns whether it is theirs */
async function link(tx: Tx, user: UserRow, challenge: ChallengeRow, now: Date): Promise<boolean> {
  const { provider, subject, email } = challenge;
  const id = newId('idn', now.getTime());
  const row = { id, userId: user.id, provider, subject, email, linkedAt: now, lastUsedAt: now };
  if (await insertIdentity(tx, row)) {
    await mailLinked(tx, user, challenge, now);
    return true;
  }
  const linked = await findLinkedUser(tx, challenge);
  if (linked?.user.id !== user.id) return false;
  await markIdentityUsed(tx, linked.identityId, email, now);
  return true;
}

type Outcome = 'signedIn' | 'wrong' | 'invalid';

interface JudgedClaim {
  readonly claim: Claim;
  /** The session to open; null if there is no user. */
  readonly session: NewSession | null;
}

/** Judges the claim on the locked challenge, so that no try beyond the last one learns anything. */
async function judge(
  context: ServerContext,
  tx: Tx,
  call: CallOf<'exchangeToken'>,
  confirmation: LinkConfirmation,
  { claim, session }: JudgedClaim,
): Promise<Outcome> {
  const { now, request } = call;
  const challenge = await lockChallenge(tx, confirmation.challenge);
  if (!isOwnChallenge(challenge, call)) return 'invalid';
  const { user } = claim;
  if (!user || !session || !isProven(context, claim, challenge, confirmation.code)) {
    await changeChallenge(tx, challenge.id, { failures: challenge.failures + 1 });
    return 'wrong';
  }
  await changeChallenge(tx, challenge.id, { usedAt: now });
  const { id: userId, storeId } = user;
  await setAuditPerformer(tx, { userId, storeId, requestId: request.id, at: now });
  // Meanwhile the user may have been archived or have changed their address, or somebody else may
  // have linked the identity.
  const isOpened = await insertSessionIfAllowed(tx, user, session.row);
  const isTheirs = isOpened && (await hasProvedAddress(tx, userId, challenge.email));
  if (!isTheirs || !(await link(tx, user, challenge, now))) throw noAccount();
  return 'signedIn';
}

/**
 * Links the identity of a challenge to the user who confirms it, and begins their session.
 * @throws ProblemError 422 naming what is wrong with the confirmation, 429, 503, 404 `no_account`
 */
export async function confirmLink(
  context: ServerContext,
  call: CallOf<'exchangeToken'>,
  confirmation: LinkConfirmation,
): Promise<TokenPair> {
  const { database, tokens } = context;
  const found = await findChallenge(database.db, confirmation.challenge);
  if (!isOwnChallenge(found, call)) throw wrong({ challenge: ['challenge_invalid'] });
  const claim = await readClaim(context, confirmation, found, call);
  const session = claim.user
    ? await createSession(tokens, claim.user, call.request, call.now, found.provider)
    : null;
  const outcome = await database.transaction((tx) =>
    judge(context, tx, call, confirmation, { claim, session }),
  );
  if (outcome === 'signedIn' && session) return session.pair;
  if (outcome === 'invalid') throw wrong({ challenge: ['challenge_invalid'] });
  throw claim.evidence === 'password'
    ? wrong({ password: ['wrong_password'] })
    : wrong({ code: ['wrong_code'] });
}
