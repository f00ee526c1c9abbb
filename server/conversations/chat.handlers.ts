import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import type { Call, ServerContext, Tx } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { chatUrlOf } from '../mail/chat-url';
import { createUploadSlots } from '../media/upload-slots';
import { consumeNetworkLimit } from '../rate-limits/network-rate-limit';
import { consumeRateLimit } from '../rate-limits/rate-limit';
import { sendChatFile, withStoredPicture } from './chat-files';
import { chatKeyOf, type FoundChat, findChat, findChatOfOrder } from './chat-link';
import { addClientMessage, markSeenByClient, openTeamRoom, tellStreams } from './chat-messages';
import { presentChat } from './chat-presentation';
import { nameOf } from './conversation-news';
import type { ConversationUser } from './conversation-user';
import {
  type ConversationRow,
  changeConversation,
  findConversation,
  lockOwnConversation,
} from './conversations.repository';
import { askMarketplace } from './marketplace-request';

/** Requests of a network in a minute: many clients of a telephone company share one address. */
const REQUESTS_OF_NETWORK = 1200;
/** Links in a minute of a network that lead nowhere. */
const WRONG_LINKS_OF_NETWORK = 30;
/** Requests in a minute for one chat: a page reads at each event, and every few seconds without. */
const READS_OF_CHAT = 240;
const MESSAGES_OF_CHAT = 30;
const PICTURES_OF_CHAT = 10;
const TYPING_OF_CHAT = 60;

/** The name of the team room in the index and in mails; the portal shows its own words. */
const TEAM_ROOM = 'Équipe';

interface LinkCall extends Pick<Call, 'request' | 'now'> {
  readonly params: { readonly link: string };
}

/**
 * The chat of the link in a request.
 * @throws ProblemError 404; 429 too many requests of the network or for the chat, or wrong links
 */
async function chatOf(
  context: ServerContext,
  call: LinkCall,
  [use, limit]: readonly [string, number],
): Promise<FoundChat> {
  const { database, tokens } = context;
  const { params, now } = call;
  await consumeNetworkLimit(context, 'chat', call, REQUESTS_OF_NETWORK);
  const chat = await findChat(database.db, tokens, params.link, now);
  if (!chat) {
    await consumeNetworkLimit(context, 'chat-link', call, WRONG_LINKS_OF_NETWORK);
    throw notFound();
  }
  await consumeRateLimit(database, `chat-${use}:${chat.orderId}`, limit, now);
  return chat;
}

const READ = ['read', READS_OF_CHAT] as const;

/** Handlers of the client's page. */
function clientHandlers(context: ServerContext) {
  const { database, eventStreams } = context;
  const inPlace = createUploadSlots(context.config.maxConcurrentUploads);
  return contractHandlers({
    readChat: async (call) => presentChat(database.db, await chatOf(context, call, READ), call.now),

    sendChatMessage: async (call) => {
      const chat = await chatOf(context, call, ['message', MESSAGES_OF_CHAT]);
      const { body, now, write } = call;
      return write(
        async (tx) => presentChat(tx, await addClientMessage(tx, chat, body, now), now),
        {
          scope: chat.orderId,
        },
      );
    },

    sendChatPicture: (call) =>
      inPlace(async () => {
        const chat = await chatOf(context, call, ['picture', PICTURES_OF_CHAT]);
        const { now, write } = call;
        return withStoredPicture(context, call, (picture, fingerprint) => {
          const message = { body: '', language: DEFAULT_LANGUAGE, picture };
          return write(
            async (tx) => presentChat(tx, await addClientMessage(tx, chat, message, now), now),
            { scope: chat.orderId, fingerprint },
          );
        });
      }),

    readChatFile: async (call) => {
      const chat = await chatOf(context, call, READ);
      return sendChatFile(context, chat, call.params.fileId, call.reply);
    },

    tellChatTyping: async (call) => {
      const { conversation, storeId, client } = await chatOf(context, call, [
        'typing',
        TYPING_OF_CHAT,
      ]);
      if (!conversation) return;
      const { id } = conversation;
      const { name } = client;
      const news = { store: storeId, kind: 'conversation', id, typing: 'client', name } as const;
      await tellStreams(database.db, news);
    },

    markChatSeen: async (call) => {
      const chat = await chatOf(context, call, READ);
      await database.transaction((tx) => markSeenByClient(tx, chat, call.now));
    },

    streamChatEvents: async (call) => {
      const { conversation, storeId } = await chatOf(context, call, READ);
      if (!conversation) throw notFound();
      const stream = await eventStreams.openChat({ storeId, conversationId: conversation.id });
      // Prevents proxies from buffering the events.
      call.reply.type('text/event-stream').header('x-accel-buffering', 'no');
      return stream;
    },
  });
}

/** The chat about an order that a user names. @throws ProblemError 404 unknown, or no chat */
async function chatOfConversation(
  reader: Parameters<typeof findChatOfOrder>[0],
  row: ConversationRow | undefined,
  now: Date,
): Promise<FoundChat> {
  const orderId = row?.chatOrderId;
  const chat = orderId ? await findChatOfOrder(reader, orderId, now) : undefined;
  if (!chat) throw notFound();
  return chat;
}

/** Handlers of the store's side. */
export function chatHandlers(context: ServerContext) {
  const { database, config } = context;
  const { db } = database;
  const { marketplaceEmail } = config;
  const lock = async (tx: Tx, user: ConversationUser, conversationId: string) => {
    const row = await lockOwnConversation(tx, user, conversationId);
    if (!row) throw notFound();
    return row;
  };
  return {
    ...clientHandlers(context),
    ...contractHandlers({
      getChatLink: async ({ params, principal, now }) => {
        const row = await findConversation(db, principal, params.conversationId);
        const chat = await chatOfConversation(db, row, now);
        return { url: chatUrlOf(context, chatKeyOf(chat), row?.language ?? DEFAULT_LANGUAGE) };
      },

      renewChatLink: ({ params, principal, now, write }) =>
        write(async (tx) => {
          const row = await lock(tx, principal, params.conversationId);
          const chat = await chatOfConversation(tx, row, now);
          const chatVersion = row.chatVersion + 1;
          const conversation = await changeConversation(tx, row.id, { chatVersion }, now);
          await tellStreams(tx, { endedChat: row.id });
          return { url: chatUrlOf(context, chatKeyOf({ ...chat, conversation }), row.language) };
        }),

      tellConversationTyping: async ({ params, principal, now }) => {
        const { storeId, userId } = principal;
        const row = await findConversation(db, principal, params.conversationId);
        if (!row) throw notFound();
        await consumeRateLimit(database, `typing:${userId}`, TYPING_OF_CHAT, now);
        const name = await database.transaction((tx) => nameOf(tx, principal));
        const about = { store: storeId, kind: 'conversation', id: row.id } as const;
        await tellStreams(db, { ...about, typing: userId, name });
      },

      askMarketplace: ({ params, body, principal, now, write }) =>
        write(async (tx) => {
          const row = await lock(tx, principal, params.conversationId);
          return askMarketplace(tx, row, { ...body, principal, marketplaceEmail, now });
        }),

      openTeamRoom: ({ principal, now, write }) =>
        write((tx) => openTeamRoom(tx, principal, { subject: TEAM_ROOM, now })),
    }),
  };
}
