import { subHours } from 'date-fns/subHours';
import { eq } from 'drizzle-orm';
import {
  insertMessage,
  lockConversation,
} from '../../../server/conversations/conversations.repository';
import {
  receiveAnswer,
  receiveConversation,
} from '../../../server/conversations/message-receiving';
import { newId } from '../../../server/database/ids';
import { conversations, savedReplies } from '../../../server/database/schema/conversations';
import type { JourneyStore } from './store';

const CLIENT = { type: 'client', name: 'Sara Alami', email: 'sara@exemple.ma' } as const;

interface JourneyLetter {
  readonly subject?: string;
  readonly body?: string;
  readonly language?: 'fr' | 'ar' | 'en';
}

/** A letter of a client to the journey's store. Returns the id of its conversation. */
export async function receiveLetter(
  { id: storeId, backend }: JourneyStore,
  {
    subject = 'Où est mon colis ?',
    body = 'Bonjour, je l’attends.',
    language = 'fr',
  }: JourneyLetter,
): Promise<string> {
  const { conversation } = await backend.database.transaction((tx) =>
    receiveConversation(
      tx,
      { storeId, kind: 'mail', subject, language },
      { author: CLIENT, body, html: null, quoted: null },
      new Date(),
    ),
  );
  return conversation.id;
}

/** A client's message in the chat about a new order of the journey's store. Returns the id of the chat. */
export async function receiveChat(store: JourneyStore): Promise<string> {
  const { id: orderId } = await store.place();
  return store.backend.database.transaction(async (tx) => {
    const { conversation } = await receiveConversation(
      tx,
      { storeId: store.id, kind: 'order', subject: 'Votre commande', language: 'fr' },
      { author: CLIENT, body: 'Où est mon colis ?', html: null, quoted: null },
      new Date(),
    );
    await tx
      .update(conversations)
      .set({ linkKind: 'order', linkId: orderId, chatOrderId: orderId })
      .where(eq(conversations.id, conversation.id));
    return conversation.id;
  });
}

/** The client writes again in a conversation of the journey's store. */
export async function receiveReply(
  { id: storeId, backend }: JourneyStore,
  conversationId: string,
  body: string,
): Promise<void> {
  await backend.database.transaction(async (tx) => {
    const row = await lockConversation(tx, storeId, conversationId);
    if (!row) throw new Error('The store has no such conversation.');
    await receiveAnswer(tx, row, { author: CLIENT, body, html: null, quoted: null }, new Date());
  });
}

/**
 * A message of the store in one of its conversations, as it stands: a draft, or one that was sent
 * before the client wrote and did not arrive. Returns its id.
 */
export async function addOwnMessage(
  { id: storeId, backend }: JourneyStore,
  conversationId: string,
  { status, body }: { readonly status: 'draft' | 'bounced'; readonly body: string },
): Promise<string> {
  const createdAt = status === 'draft' ? new Date() : subHours(new Date(), 1);
  const message = await backend.database.transaction((tx) =>
    insertMessage(tx, {
      id: newId('msg', createdAt.getTime()),
      storeId,
      conversationId,
      direction: 'outgoing',
      status,
      authorType: 'staff',
      authorName: 'Salma Bennani',
      body,
      html: `<p>${body}</p>`,
      bouncedAt: status === 'bounced' ? createdAt : null,
      createdAt,
    }),
  );
  return message.id;
}

/** A saved reply of the journey's store. */
export async function addSavedReply(
  { id: storeId, backend }: JourneyStore,
  name: string,
  body: string,
): Promise<void> {
  await backend.database.db.insert(savedReplies).values({
    id: newId('srp'),
    storeId,
    name,
    nameKey: name.toLowerCase(),
    body,
    bodyAr: '',
    bodyEn: '',
  });
}
