import type { Principal } from '../context';

/** A user as far as what they see of vacancies depends on them. */
export type VacancyUser = Pick<Principal, 'storeId' | 'userId' | 'permissions'>;

/** Whether a user sees every vacancy and candidate of the store, or those whom they rate. */
export function seesAll({ permissions }: Pick<VacancyUser, 'permissions'>): boolean {
  return permissions.includes('vacancies.edit');
}
