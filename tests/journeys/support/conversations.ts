import { lockConversation } from '../../../server/conversations/conversations.repository';
import {
  receiveAnswer,
  receiveConversation,
} from '../../../server/conversations/message-receiving';
import { newId } from '../../../server/database/ids';
import { savedReplies } from '../../../server/database/schema/conversations';
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
