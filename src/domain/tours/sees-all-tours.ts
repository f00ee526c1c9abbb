import type { Permission } from '../permissions/permissions';

/** Whether users with these permissions see all tours of the store, or only those that they guide. */
export function seesAllTours(permissions: readonly Permission[]): boolean {
  return permissions.includes('tours.edit');
}
