import type { Principal } from '../context';

/** Who works on a conversation: all that its rules need of a caller. */
export type ConversationUser = Pick<Principal, 'userId' | 'storeId' | 'permissions'>;
