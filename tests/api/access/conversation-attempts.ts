import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { STAFF_MESSAGE_ACTIONS } from '#domain/conversations/message-lifecycle';
import type { Db, Tx } from '../../../server/context';
import {
  conversationMessages,
  conversations,
  savedReplies,
} from '../../../server/database/schema/conversations';
import { placeOrder, type TestBackend } from '../orders/order-builder';
import type { ApiClient } from '../support/api-client';
import { type Attempt, firstRecord, readAttempt, storeOf, type Target } from './attempt';

const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

async function newConversation(client: ApiClient): Promise<Target> {
  const recipient = { name: 'Sara Alami', email: `${randomUUID()}@example.ma` };
  const wanted = { kind: 'mail', subject: 'Tapis bleu', recipient };
  return { id: (await client.post('/api/store/conversation/create', wanted)).body.id };
}

/** A chat about an order of its own, of the store of the client. */
async function newChat(client: ApiClient, db: Db): Promise<Target> {
  const transaction = <Result>(effect: (tx: Tx) => Promise<Result>) => db.transaction(effect);
  const market = { database: { db, transaction }, clock: { now: () => new Date() } };
  // The builder uses only these parts of a test backend.
  const backend = market as unknown as TestBackend;
  const order = await placeOrder(backend, { storeId: await storeOf(client) });
  const link = { kind: 'order', id: order.id };
  const wanted = { kind: 'order', subject: 'Tapis bleu', link };
  return { id: (await client.post('/api/store/conversation/create', wanted)).body.id };
}

async function anyConversation(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const condition = and(eq(conversations.storeId, storeId), isNull(conversations.archivedAt));
  return firstRecord(
    await db.select().from(conversations).where(condition).limit(1),
    'conversation',
  );
}

async function revisedConversation(client: ApiClient): Promise<Target> {
  return { ...(await newConversation(client)), request: { headers: { 'if-match': '"1"' } } };
}

/** A closed conversation for `reopen`, a snoozed one for `wake`; a new one for the others. */
async function conversationFor(action: string, client: ApiClient): Promise<Target> {
  const { id } = await newConversation(client);
  const path = `/api/store/conversation/${id}`;
  if (action === 'reopen') await client.post(`${path}/close`);
  if (action === 'open') await client.post(`${path}/wait`);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  if (action === 'wake') await client.post(`${path}/snooze`, { until });
  return { id };
}

/** The conversation of the message or file: the path contains both ids. */
let containing = 'cnv_none';

async function messageFor(action: string, client: ApiClient, db: Db): Promise<Target> {
  const { id } = await newConversation(client);
  const path = `/api/store/conversation/${id}/message/create`;
  const isDraft = action === 'discard';
  const { body } = await client.post(path, { body: '<p>Bonjour</p>', isDraft });
  const messageId = body.messages[0].id;
  if (action === 'retry') {
    const condition = eq(conversationMessages.id, messageId);
    await db.update(conversationMessages).set({ status: 'bounced' }).where(condition);
  }
  containing = id;
  return { id: messageId };
}

/** A message as if it had come by mail. */
async function letterOf(client: ApiClient, db: Db): Promise<Target> {
  const target = await messageFor('show', client, db);
  await db
    .update(conversationMessages)
    .set({ direction: 'incoming', status: 'delivered' })
    .where(eq(conversationMessages.id, target.id));
  return target;
}

async function sentFile(client: ApiClient): Promise<Target> {
  const path = '/api/store/conversation-file/create';
  const { body: file } = await client.upload(path, { name: 'devis.pdf', content: PDF });
  const { id } = await newConversation(client);
  const sending = { body: '<p>Devis</p>', fileIds: [file.id] };
  await client.post(`/api/store/conversation/${id}/message/create`, sending);
  containing = id;
  return { id: file.id };
}

async function newReply(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const id = `srp_${randomUUID().replaceAll('-', '')}`;
  const texts = { body: 'Bonjour', bodyAr: '', bodyEn: '' };
  await db.insert(savedReplies).values({ id, storeId, name: id, nameKey: id, ...texts });
  return { id, request: { headers: { 'if-match': '"1"' } } };
}

function pdfForm(): FormData {
  const content = new FormData();
  content.set('file', new Blob([PDF], { type: 'application/pdf' }), 'devis.pdf');
  return content;
}

const ONE = '/api/store/conversation/{id}';

/** Attempts on conversations, their messages and files, and on saved replies. */
export const conversationAttempts: readonly Attempt[] = [
  readAttempt('listConversations', '/api/store/conversations/'),
  readAttempt('countConversations', '/api/store/conversations/counts'),
  readAttempt('exportConversations', '/api/store/conversations/export/'),
  { ...readAttempt('getConversation', ONE), prepare: newConversation, pick: anyConversation },
  {
    ...readAttempt('createConversation', '/api/store/conversation/create'),
    request: {
      body: {
        kind: 'mail',
        subject: 'Tapis bleu',
        recipient: { name: 'Sara Alami', email: 'sara@example.ma' },
      },
    },
  },
  {
    ...readAttempt('updateConversation', ONE),
    request: { body: { labels: ['Retour'] } },
    prepare: revisedConversation,
    pick: anyConversation,
  },
  {
    ...readAttempt('assignConversation', `${ONE}/assign`),
    request: { body: { assigneeId: null } },
    prepare: newConversation,
    pick: anyConversation,
  },
  {
    ...readAttempt('snoozeConversation', `${ONE}/snooze`),
    request: { body: { until: new Date(Date.now() + 3_600_000).toISOString() } },
    prepare: newConversation,
    pick: anyConversation,
  },
  {
    ...readAttempt('markConversation', `${ONE}/mark`),
    request: { body: { isUnread: true } },
    prepare: newConversation,
    pick: anyConversation,
  },
  {
    ...readAttempt('createConversationNote', `${ONE}/note/create`),
    request: { body: { body: 'Le remboursement est parti.' } },
    prepare: newConversation,
    pick: anyConversation,
  },
  {
    ...readAttempt('sendConversationMessage', `${ONE}/message/create`),
    request: { body: { body: '<p>Votre colis part demain.</p>' } },
    prepare: newConversation,
    pick: anyConversation,
  },
  ...STAFF_MESSAGE_ACTIONS.map((action) => ({
    operationId: 'performMessageAction',
    name: `performMessageAction ${action}`,
    get path() {
      return `/api/store/conversation/${containing}/message/{id}/${action}`;
    },
    prepare: (client: ApiClient, db: Db) => messageFor(action, client, db),
  })),
  {
    operationId: 'showMessagePictures',
    name: 'showMessagePictures',
    get path() {
      return `/api/store/conversation/${containing}/message/{id}/pictures`;
    },
    prepare: letterOf,
  },
  ...['open', 'wait', 'wake', 'close', 'reopen', 'delete'].map((action) => ({
    ...readAttempt('performConversationAction', `${ONE}/${action}`),
    name: `performConversationAction ${action}`,
    ...(action === 'delete' && { permission: 'conversations.delete' as const }),
    prepare: (client: ApiClient) => conversationFor(action, client),
    pick: anyConversation,
  })),
  {
    ...readAttempt('performConversationsAction', '/api/store/conversations/bulk'),
    name: 'performConversationsAction close',
    request: { body: { action: 'close', ids: ['cnv_any'], dryRun: true } },
  },
  {
    ...readAttempt('performConversationsAction', '/api/store/conversations/bulk'),
    name: 'performConversationsAction assign',
    permission: 'conversations.assign',
    request: { body: { action: 'assign', ids: ['cnv_any'], assigneeId: null, dryRun: true } },
  },
  {
    ...readAttempt('uploadConversationFile', '/api/store/conversation-file/create'),
    get request() {
      return { raw: pdfForm() };
    },
  },
  {
    operationId: 'downloadConversationFile',
    name: 'downloadConversationFile',
    get path() {
      return `/api/store/conversation/${containing}/file/{id}`;
    },
    prepare: sentFile,
  },
  { ...readAttempt('getChatLink', `${ONE}/link`), prepare: newChat, pick: newChat },
  { ...readAttempt('renewChatLink', `${ONE}/link/renew`), prepare: newChat, pick: newChat },
  {
    ...readAttempt('tellConversationTyping', `${ONE}/typing`),
    prepare: newConversation,
    pick: anyConversation,
  },
  {
    ...readAttempt('askMarketplace', `${ONE}/marketplace`),
    request: { body: { body: 'Le client demande un remboursement.' } },
    prepare: newChat,
    pick: newChat,
  },
  readAttempt('openTeamRoom', '/api/store/team-room/open'),
  readAttempt('listSavedReplies', '/api/store/saved-replies/'),
  {
    ...readAttempt('createSavedReply', '/api/store/saved-reply/create'),
    bodyOf: () => ({ name: randomUUID(), body: 'Bonjour {name}' }),
  },
  {
    ...readAttempt('updateSavedReply', '/api/store/saved-reply/{id}'),
    request: { body: { bodyEn: 'Hello' } },
    prepare: newReply,
  },
  {
    ...readAttempt('deleteSavedReply', '/api/store/saved-reply/{id}/delete'),
    prepare: newReply,
  },
];
