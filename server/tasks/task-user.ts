import type { Principal } from '../context';

/** Who works on a task: all that the rules of tasks need of a caller. */
export type TaskUser = Pick<Principal, 'userId' | 'storeId' | 'permissions'>;
