import type { Principal, Reader } from '../context';
import { problem } from '../http/problem-error';
import { isUserNameTaken } from '../session/prove-address';
import { rethrowTakenUserName } from './user-fields';
import { presentUser } from './user-presentation';
import { countActiveAdmins, findArchivedByUserName } from './users.repository';

/** The refused creation: the wanted user name, the field that gave it, and who asked for it. */
interface RefusedCreation {
  readonly userName: string;
  readonly field: 'userName' | 'email';
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Turns a taken user name of a creation into a 409. If an archived user of the caller's own store
 * has it, the problem carries that user, so that they can be unarchived. Names of other stores are
 * answered like every other taken name, which tells nothing about their users.
 */
export function offerArchivedUser(
  reader: Reader,
  { userName, field, principal, now }: RefusedCreation,
) {
  return async (error: unknown): Promise<never> => {
    if (!isUserNameTaken(error)) throw error;
    const user = await findArchivedByUserName(reader, principal.storeId, userName);
    if (!user) return rethrowTakenUserName(undefined, field)(error);
    const activeAdmins = await countActiveAdmins(reader, principal.storeId);
    throw problem(409, 'already_taken', {
      errors: { [field]: ['taken_by_archived'] },
      current: presentUser(user, { principal, activeAdmins, now }),
    });
  };
}
