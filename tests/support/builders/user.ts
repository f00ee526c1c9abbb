import type { CurrentUser } from '#openapi/types.generated';

/** A signed-in store admin. */
export function aUser(changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'usr_1',
    firstName: 'Salma',
    lastName: 'Bennani',
    userName: 'admin',
    email: 'salma@exemple.ma',
    emailConfirmed: true,
    emailChange: null,
    role: 'store_admin',
    phoneNumber: null,
    status: 'active',
    permissions: ['orders.see', 'orders.accept'],
    store: {
      id: 'str_1',
      name: 'Atelier',
      nameAr: null,
      city: 'Fès',
      status: 'active',
      logo: null,
      openings: [],
    },
    lastSeenAt: null,
    createdAt: '2026-01-05T09:00:00Z',
    updatedAt: '2026-01-05T09:00:00Z',
    revision: 1,
    ...changes,
  };
}
