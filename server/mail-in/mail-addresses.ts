import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Reader, ServerContext } from '../context';
import { conversations } from '../database/schema/conversations';
import { stores } from '../database/schema/stores';

/** To whom a letter is written: a store, or a conversation of it. */
export interface Addressee {
  readonly storeId: string;
  /** Null for a letter to the store. The conversation may have been deleted. */
  readonly conversationId: string | null;
}

type AddressContext = Pick<ServerContext, 'config' | 'tokens'>;

const REPLY = /^reply\+([a-z0-9]{1,40})\.([0-9a-f]{20})$/;

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** The id in a reply address with a valid mark; null for every other name. */
function signedConversation(local: string, { tokens }: AddressContext): string | null {
  const [, name, mark] = REPLY.exec(local) ?? [];
  if (name === undefined || mark === undefined) return null;
  const id = `cnv_${name}`;
  return isSame(tokens.replyMark(id), mark) ? id : null;
}

async function conversationAddressee(
  reader: Reader,
  conversationId: string,
): Promise<Addressee | null> {
  const [row] = await reader
    .select({ storeId: conversations.storeId })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  return row ? { storeId: row.storeId, conversationId } : null;
}

/** Of a letter in the mailbox of a store: its conversation follows from its references. */
export function addresseeInMailbox(storeId: string): Addressee {
  return { storeId, conversationId: null };
}

/** Finds whom an address belongs to; null for an unknown one, and for a store that is not open. */
export async function findAddressee(
  context: AddressContext & Pick<ServerContext, 'database'>,
  address: string,
): Promise<Addressee | null> {
  const [local = '', domain] = address.toLowerCase().split('@');
  if (domain !== context.config.mailIn?.domain) return null;
  const { db } = context.database;
  if (local.startsWith('reply+')) {
    const conversationId = signedConversation(local, context);
    return conversationId ? conversationAddressee(db, conversationId) : null;
  }
  const storeId = `str_${local}`;
  const condition = and(eq(stores.id, storeId), eq(stores.status, 'active'));
  return (await db.$count(stores, condition)) > 0 ? { storeId, conversationId: null } : null;
}
