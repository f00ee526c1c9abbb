import type { Client } from '#openapi/types.generated';

/** A client of the store; by default one without orders, addresses and note. */
export function aClient(id: string, changes: Partial<Client> = {}): Client {
  return {
    id,
    firstName: 'Nour',
    lastName: 'El Alami',
    phoneNumber: '+212661420318',
    email: null,
    ice: null,
    gender: null,
    addresses: [],
    note: null,
    ordersCount: 0,
    totalSpent: 0,
    refusedCount: 0,
    returnsCount: 0,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    revision: 1,
    ...changes,
  };
}
