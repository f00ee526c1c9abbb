import type { KnownUser } from '#application/ports/known-user.port';
import { hasShape } from '../http/answer-shape';
import { parseRecord } from '../is-record';
import type { KeyValueStorage } from '../storage/browser-storage';

/** `createTokenStore` removes it together with the tokens. */
export const KNOWN_USER_KEY = 'knownUser';

/** What the frame of the portal reads; an earlier release may have stored another shape. */
const FRAME_READS = {
  id: '',
  userName: '',
  firstName: '',
  lastName: '',
  role: '',
  permissions: [''],
  store: { id: '', name: '', status: '' },
};

export function createKnownUser(storage: KeyValueStorage): KnownUser {
  return {
    read: () => {
      const stored = parseRecord(storage.get(KNOWN_USER_KEY));
      return hasShape(stored, FRAME_READS) ? stored : null;
    },
    write: (user) => storage.set(KNOWN_USER_KEY, JSON.stringify(user)),
  };
}
