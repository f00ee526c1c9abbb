import { eq } from 'drizzle-orm';
import type { PerformerType } from '#domain/lifecycle/lifecycle';
import type { Principal, Tx } from '../context';
import { users } from '../database/schema/stores';

/** The actor of a transition, as named in the record's history. */
export interface Performer {
  readonly type: PerformerType;
  readonly id: string | null;
  readonly name: string | null;
}

/** The system, when a deadline passes. */
export const SYSTEM: Performer = { type: 'system', id: null, name: null };
export const MARKETPLACE: Performer = { type: 'marketplace', id: null, name: null };
export const CARRIER: Performer = { type: 'carrier', id: null, name: null };

/** The client of an order. */
export function clientPerformer(client: {
  id: string;
  firstName: string;
  lastName: string;
}): Performer {
  return {
    type: 'client',
    id: client.id,
    name: `${client.firstName} ${client.lastName}`,
  };
}

/** The acting member of staff, by first and last name. */
export async function staffPerformer(tx: Tx, { userId }: Principal): Promise<Performer> {
  const [user] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return { type: 'staff', id: userId, name: user ? `${user.firstName} ${user.lastName}` : null };
}

/** The actor's columns of a history entry. */
export function performerColumns({ type, id, name }: Performer) {
  return {
    actorType: type,
    actorId: id,
    actorName: name,
  };
}
