import type { Conversation, ConversationMessage } from '#openapi/types.generated';
import { receiveConversation } from '../../../server/conversations/message-receiving';
import type { ApiClient } from '../support/api-client';
import type { TestServer } from '../support/test-server';

/** The id of the main demo store. */
export const STORE = 'str_nejjarine';

/** Starts a conversation with a client, without a message. */
export async function startConversation(
  client: ApiClient,
  fields: object = {},
): Promise<Conversation> {
  const recipient = { name: 'Sara Alami', email: 'sara@example.ma' };
  const wanted = { kind: 'mail', subject: 'Tapis bleu', recipient, ...fields };
  return (await client.post('/api/store/conversation/create', wanted)).body;
}

/** A letter of a client to a store, as the mail server hands it over. */
export async function receiveLetter(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  fields: { storeId?: string; subject?: string; body?: string; now?: Date } = {},
): Promise<string> {
  const { storeId = STORE, subject = 'Où est mon colis', body = 'Bonjour', now } = fields;
  const { conversation } = await database.transaction((tx) =>
    receiveConversation(
      tx,
      { storeId, kind: 'mail', subject, language: 'fr' },
      {
        author: { type: 'client', name: 'Hind Tazi', email: 'hind@example.ma' },
        body,
        html: null,
        quoted: null,
      },
      now ?? clock.now(),
    ),
  );
  return conversation.id;
}

/** Reads a conversation. */
export async function read(client: ApiClient, id: string): Promise<Conversation> {
  return (await client.get(`/api/store/conversation/${id}`)).body;
}

/** Answers a conversation. */
export function answer(client: ApiClient, id: string, fields: object = {}) {
  const body = '<p>Votre colis part demain.</p>';
  return client.post(`/api/store/conversation/${id}/message/create`, { body, ...fields });
}

/** The last message of a conversation. */
export function lastMessage({ messages }: Conversation): ConversationMessage {
  const message = messages.at(-1);
  if (!message) throw new Error('The conversation has no message.');
  return message;
}
