/**
 * Permissions of the roles. The server enforces them; menus and buttons follow the permissions in
 * the current-user record. The roles are from the specification, section 6.
 */
export const ROLES = ['store_admin', 'store_manager', 'store_user'] as const;
export type Role = (typeof ROLES)[number];

export const PERMISSIONS = [
  'dashboard.see',
  'profit.see',
  'products.see',
  'products.edit',
  'products.prices',
  'products.submit',
  'products.publish',
  'products.archive',
  'products.import',
  'products.bulk',
  'orders.see',
  'orders.note',
  'orders.accept',
  'orders.prepare',
  'orders.refuse',
  'orders.cancel',
  'orders.ship',
  'orders.delete',
  'returns.see',
  'returns.receive',
  'returns.decide',
  'invoices.see',
  'invoices.issue',
  'payments.see',
  'posts.see',
  'posts.edit',
  'tasks.see',
  'tasks.edit',
  'tasks.lists',
  'calendar.see',
  'calendar.edit',
  'tours.see',
  'tours.edit',
  'conversations.see',
  'conversations.reply',
  'conversations.assign',
  'conversations.delete',
  'conversations.replies',
  'vacancies.see',
  'vacancies.edit',
  'store.see',
  'store.operations.edit',
  'store.identity.edit',
  'users.see',
  'users.deactivate',
  'users.manage',
  'audit.see',
  'account.own',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const STORE_USER: readonly Permission[] = [
  'dashboard.see',
  'products.see',
  'products.edit',
  'products.submit',
  'orders.see',
  'orders.note',
  'orders.accept',
  'orders.prepare',
  'returns.see',
  'returns.receive',
  'invoices.see',
  'posts.see',
  'tasks.see',
  'tasks.edit',
  'calendar.see',
  'calendar.edit',
  'tours.see',
  'conversations.see',
  'conversations.reply',
  'vacancies.see',
  'store.see',
  'account.own',
];

const STORE_MANAGER: readonly Permission[] = [
  ...STORE_USER,
  'profit.see',
  'products.prices',
  'products.publish',
  'products.archive',
  'products.import',
  'products.bulk',
  'orders.refuse',
  'orders.cancel',
  'orders.ship',
  'returns.decide',
  'invoices.issue',
  'payments.see',
  'posts.edit',
  'tasks.lists',
  'tours.edit',
  'conversations.assign',
  'conversations.delete',
  'conversations.replies',
  'vacancies.edit',
  'store.operations.edit',
  'users.see',
  'users.deactivate',
];

const GRANTS: Record<Role, ReadonlySet<Permission>> = {
  store_admin: new Set(PERMISSIONS),
  store_manager: new Set(STORE_MANAGER),
  store_user: new Set(STORE_USER),
};

/** The permissions of a role, in the order of {@link PERMISSIONS}. */
export function permissionsOf(role: Role): Permission[] {
  return PERMISSIONS.filter((permission) => GRANTS[role].has(permission));
}

/** Whether a role holds a permission. */
export function roleHas(role: Role, permission: Permission): boolean {
  return GRANTS[role].has(permission);
}
