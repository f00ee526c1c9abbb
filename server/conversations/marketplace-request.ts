import { eq } from 'drizzle-orm';
import { richTextOf } from '#domain/conversations/message-text';
import { textError } from '#domain/text/required-text';
import type { Conversation } from '#openapi/types.generated';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { stores } from '../database/schema/stores';
import { invalid, problem } from '../http/problem-error';
import { queueMail } from '../mail/mail-outbox';
import { cleanLines } from '../products/product-fields';
import { assertEmailConfirmed } from '../session/assert-email-confirmed';
import { nameOf } from './conversation-news';
import { presentConversation } from './conversation-presentation';
import type { ConversationUser } from './conversation-user';
import {
  addSearchWords,
  type ConversationRow,
  changeConversation,
  insertMessage,
  selectMessages,
} from './conversations.repository';

/** Characters of a request, by the contract. */
const REQUEST_LENGTH = 2000;

/** Messages that a request repeats for the marketplace. */
const REPEATED_MESSAGES = 20;

/** What the marketplace is asked. */
interface MarketplaceRequest {
  readonly body: string;
  readonly principal: ConversationUser;
  readonly marketplaceEmail: string;
  readonly now: Date;
}

/** The request, then the last messages between client and store: never notes and drafts. */
async function textOf(tx: Tx, row: ConversationRow, request: string): Promise<string> {
  const messages = (await selectMessages(tx, row.id))
    .filter(({ direction, status }) => direction !== 'note' && status !== 'draft')
    .slice(-REPEATED_MESSAGES)
    .map(({ authorName, body }) => `${authorName}: ${body}`);
  return [request, ...messages].join('\n\n');
}

/**
 * Asks the marketplace into a locked chat: it takes part from now on.
 * @throws ProblemError 409 `action_not_allowed` with the current conversation, `email_unconfirmed`,
 *   `store_unreviewed`; 422 at `body`; 429 the limits of mails
 */
export async function askMarketplace(
  tx: Tx,
  row: ConversationRow,
  { body, principal, marketplaceEmail, now }: MarketplaceRequest,
): Promise<Conversation> {
  if (row.chatOrderId === null) {
    const current = await presentConversation(tx, row, principal, now);
    throw problem(409, 'action_not_allowed', { current });
  }
  const codes = textError(body, REQUEST_LENGTH);
  if (codes) throw invalid({ body: codes });
  await assertEmailConfirmed(tx, principal.userId);
  const request = cleanLines(body);
  const { storeId, userId } = principal;
  const [store] = await tx
    .select({ name: stores.name, email: stores.email })
    .from(stores)
    .where(eq(stores.id, storeId));
  const text = await textOf(tx, row, request);
  const data = {
    conversationId: row.id,
    references: '[]',
    fromName: store?.name ?? '',
    subject: row.subject,
    text,
    html: richTextOf(text),
    replyTo: store?.email ?? '',
    files: '[]',
    chat: '',
    candidacyId: '',
  };
  const sender = { storeId, userId };
  const mail = {
    template: 'conversationMessage',
    data,
    recipient: marketplaceEmail,
    sender,
  } as const;
  await queueMail(tx, { ...mail, language: 'fr' }, now);
  await insertMessage(tx, {
    id: newId('msg', now.getTime()),
    storeId,
    conversationId: row.id,
    direction: 'note',
    authorType: 'staff',
    authorId: userId,
    authorName: await nameOf(tx, principal),
    body: request,
    createdAt: now,
  });
  await addSearchWords(tx, row.id, [request]);
  const [client = { name: '', email: null }] = row.participants;
  const participants = [client, { name: '', email: marketplaceEmail }];
  const after = await changeConversation(tx, row.id, { participants }, now);
  return presentConversation(tx, after, principal, now);
}
