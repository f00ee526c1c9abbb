import { eq } from 'drizzle-orm';
import type { ActorType } from '#domain/lifecycle/lifecycle';
import type { Principal, Tx } from '../context';
import { users } from '../database/schema/stores';

/** Who moves a record, as its history names him. */
export interface Actor {
  readonly type: ActorType;
  readonly id: string | null;
  readonly name: string | null;
}

/** Time itself. */
export const SYSTEM: Actor = { type: 'system', id: null, name: null };
export const MARKETPLACE: Actor = { type: 'marketplace', id: null, name: null };
export const CARRIER: Actor = { type: 'carrier', id: null, name: null };

/** The client of an order. */
export const clientActor = (client: {
  id: string;
  firstName: string;
  lastName: string;
}): Actor => ({ type: 'client', id: client.id, name: `${client.firstName} ${client.lastName}` });

/** The member of staff who asks, by first and last name. */
export const staffActor = async (tx: Tx, { userId }: Principal): Promise<Actor> => {
  const [user] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return { type: 'staff', id: userId, name: user ? `${user.firstName} ${user.lastName}` : null };
};

/** The actor's columns of a history line. */
export const actorColumns = ({ type, id, name }: Actor) => ({
  actorType: type,
  actorId: id,
  actorName: name,
});
