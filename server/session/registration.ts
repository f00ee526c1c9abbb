import { addSeconds } from 'date-fns/addSeconds';
import { isEmailAddress } from '#domain/contact/email-address';
import { setAuditPerformer } from '../audit/audit-performer';
import type { ServerContext } from '../context';
import type { Registration } from '../contract.generated';
import { isUniqueViolation } from '../database/errors';
import { newId } from '../database/ids';
import { invalid, problem } from '../http/problem-error';
import { userSearchText } from '../search/user-search-text';
import { hashPassword } from './password-hashing';
import { insertSession, insertStore, userNameKeyOf } from './session.repository';
import type { SessionOrigin } from './session-origin';
import { ACCESS_SECONDS } from './tokens';
import { validateNewPassword } from './validate-new-password';

/** The origin, time and id of a registration request. */
interface RegistrationOccasion extends SessionOrigin {
  readonly now: Date;
  readonly requestId: string;
}

async function assertAcceptable({
  email,
  password,
  firstName,
  lastName,
}: Registration): Promise<void> {
  const errors: Record<string, string[]> = {};
  if (!isEmailAddress(email)) errors['email'] = ['invalid_email'];
  const faults = await validateNewPassword(password);
  if (faults.length > 0) errors['password'] = faults;
  if (firstName.trim() === '') errors['firstName'] = ['required'];
  if (lastName.trim() === '') errors['lastName'] = ['required'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function alreadyTaken() {
  return problem(409, 'already_taken', { errors: { email: ['already_taken'] } });
}

/**
 * Creates a store under review with this user as its store_admin. The session has no refresh token:
 * it ends with its access token (contract, sessions).
 * @throws ProblemError 422 for what is wrong with a field, 409 when the e-mail address is taken
 */
export async function register(
  { database, tokens }: ServerContext,
  body: Registration,
  { now, requestId, userAgent, ip }: RegistrationOccasion,
): Promise<{ accessToken: string; userId: string }> {
  const registration = { ...body, email: body.email.trim() };
  await assertAcceptable(registration);
  const passwordHash = await hashPassword(registration.password);
  const moment = now.getTime();
  const [storeId, userId, sessionId] = [
    newId('str', moment),
    newId('usr', moment),
    newId('ses', moment),
  ];
  const firstName = registration.firstName.trim();
  const lastName = registration.lastName.trim();
  const name = `${firstName} ${lastName}`;
  const stamps = { createdAt: now, updatedAt: now };
  await database
    .transaction(async (tx) => {
      await setAuditPerformer(tx, { userId, storeId, requestId, at: now, name });
      await insertStore(
        tx,
        { id: storeId, enterprise: name, name, status: 'under_review', ...stamps },
        {
          id: userId,
          storeId,
          firstName,
          lastName,
          passwordHash,
          ...stamps,
          userName: registration.email,
          userNameKey: userNameKeyOf(registration.email),
          email: registration.email,
          role: 'store_admin',
          status: 'active',
          searchText: userSearchText({ ...registration, userName: registration.email }),
        },
      );
      const expiresAt = addSeconds(now, ACCESS_SECONDS);
      const origin = { userAgent, ip, createdAt: now, lastSeenAt: now };
      await insertSession(tx, { id: sessionId, userId, ...origin, expiresAt });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'users_user_name') ? alreadyTaken() : error;
    });
  return { accessToken: await tokens.signAccess({ userId, sessionId }, now), userId };
}
