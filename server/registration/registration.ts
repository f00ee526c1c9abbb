import { addSeconds } from 'date-fns/addSeconds';
import { isEmailAddress } from '#domain/contact/email-address';
import { emailKeyOf } from '#domain/contact/email-key';
import { mailedNameError, nameOnOneLine } from '#domain/contact/mailed-name';
import type { Language } from '#domain/format/languages';
import type { Registration } from '#openapi/types.generated';
import { setAuditPerformer } from '../audit/audit-performer';
import type { ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { lockMailsTo } from '../email-changes/address-mails.repository';
import { invalid } from '../http/problem-error';
import { userSearchText } from '../search/user-search-text';
import { hashPassword, verifyPassword } from '../session/password-hashing';
import { inPasswordTurn } from '../session/password-turns';
import { insertSession, type UserRow } from '../session/session.repository';
import type { SessionOrigin } from '../session/session-origin';
import { ACCESS_SECONDS } from '../session/tokens';
import { validateNewPassword } from '../session/validate-new-password';
import { insertUser } from '../users/users.repository';
import { isAddressTaken, mailConfirmation } from './email-confirmations';
import { findPendingRegistration, insertStore } from './registration.repository';

/** The origin, time, language and id of a registration request. */
interface RegistrationOccasion extends SessionOrigin {
  readonly now: Date;
  readonly requestId: string;
  readonly language: Language;
  /** Aborts when the client no longer waits for the answer. */
  readonly signal: AbortSignal;
}

async function assertAcceptable({
  email,
  password,
  firstName,
  lastName,
  storeName,
}: Registration): Promise<void> {
  const errors: Record<string, string[]> = {};
  if (!isEmailAddress(email)) errors['email'] = ['invalid_email'];
  const faults = await validateNewPassword(password);
  if (faults.length > 0) errors['password'] = faults;
  const names = { firstName, lastName, ...(storeName !== undefined && { storeName }) };
  for (const [field, name] of Object.entries(names)) {
    const code = nameOnOneLine(name) === '' ? 'required' : mailedNameError(name);
    if (code) errors[field] = [code];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Inserts a store under review with an unconfirmed user as its store_admin. */
async function createStore(
  tx: Tx,
  { email, firstName, lastName, storeName }: Registration,
  passwordHash: string,
  { now, requestId, language }: RegistrationOccasion,
): Promise<string> {
  const [storeId, userId] = [newId('str', now.getTime()), newId('usr', now.getTime())];
  const names = { firstName: nameOnOneLine(firstName), lastName: nameOnOneLine(lastName) };
  const name = `${names.firstName} ${names.lastName}`;
  const stamps = { createdAt: now, updatedAt: now };
  await setAuditPerformer(tx, { userId, storeId, requestId, at: now, name });
  const nameOfStore = storeName === undefined ? name : nameOnOneLine(storeName);
  await insertStore(tx, {
    id: storeId,
    enterprise: nameOfStore,
    name: nameOfStore,
    status: 'under_review',
    ...stamps,
  });
  const user = {
    id: userId,
    storeId,
    ...names,
    passwordHash,
    userName: email,
    userNameKey: emailKeyOf(email),
    email,
    registrationPending: true,
    role: 'store_admin',
    status: 'active',
    searchText: userSearchText({ ...names, userName: email, email }),
    ...stamps,
  } as const;
  await insertUser(tx, user, language);
  return userId;
}

/** A password, compared with that of the unconfirmed user of the address, if there is one. */
interface JudgedPassword {
  readonly passwordHash: string;
  readonly comparedHash: string | undefined;
  readonly isRepeated: boolean;
}

/** Takes as long whether there is an unconfirmed user or not. */
function judgePassword(
  password: string,
  comparedHash: string | undefined,
  { signal }: RegistrationOccasion,
): Promise<JudgedPassword> {
  return inPasswordTurn({ userId: undefined, signal }, async (turn) => ({
    passwordHash: await hashPassword(password, turn),
    comparedHash,
    isRepeated: await verifyPassword(comparedHash, password, turn),
  }));
}

/** Either the registered user, or the unconfirmed one with whom the password has to be compared. */
type Outcome = { readonly userId: string } | { readonly uncompared: UserRow | undefined };

/**
 * Registers the user and opens the session, unless the unconfirmed user of the address is no longer
 * the one with whom the password was compared.
 */
async function registerJudged(
  { database, tokens }: ServerContext,
  registration: Registration,
  { passwordHash, comparedHash, isRepeated }: JudgedPassword,
  occasion: RegistrationOccasion,
  sessionId: string,
): Promise<Outcome> {
  const { now, userAgent, ip, language } = occasion;
  const { email } = registration;
  return database.transaction(async (tx) => {
    await lockMailsTo(tx, emailKeyOf(email));
    const isTaken = await isAddressTaken(tx, email);
    const unconfirmed = await findPendingRegistration(tx, email);
    if (unconfirmed?.passwordHash !== comparedHash) return { uncompared: unconfirmed };
    const userId =
      isRepeated && unconfirmed
        ? unconfirmed.id
        : await createStore(tx, registration, passwordHash, occasion);
    if (userId !== unconfirmed?.id) {
      const content = isTaken ? 'emailTaken' : 'emailConfirmation';
      await mailConfirmation(tx, tokens, { userId, email, language, now, content });
    }
    await insertSession(tx, {
      id: sessionId,
      userId,
      userAgent,
      ip,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: addSeconds(now, ACCESS_SECONDS),
    });
    return { userId };
  });
}

/**
 * Registers a user and opens their first session, which ends with its access token. An address that
 * belongs to an account is answered in the same way and by the same statements (decision 34): the
 * new user stays unconfirmed, and only the mailbox is told. The same address and password again,
 * while unconfirmed, are the same user. Passwords are hashed outside of the transaction: requests
 * that wait for their turn must hold no connection.
 * @throws ProblemError 422 for what is wrong with a field; 503 if too many passwords wait
 */
export async function register(
  context: ServerContext,
  body: Registration,
  occasion: RegistrationOccasion,
): Promise<{ accessToken: string; userId: string }> {
  const { database, tokens } = context;
  const { now } = occasion;
  const registration = { ...body, email: body.email.trim() };
  await assertAcceptable(registration);
  const sessionId = newId('ses', now.getTime());
  const unconfirmed = await findPendingRegistration(database.db, registration.email);
  let outcome: Outcome = { uncompared: unconfirmed };
  while ('uncompared' in outcome) {
    const comparedHash: string | undefined = outcome.uncompared?.passwordHash;
    const judged = await judgePassword(registration.password, comparedHash, occasion);
    outcome = await registerJudged(context, registration, judged, occasion, sessionId);
  }
  const { userId } = outcome;
  return {
    accessToken: await tokens.signAccess({ userId, sessionId, role: 'store_admin' }, now),
    userId,
  };
}
