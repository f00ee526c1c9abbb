import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { createUploadSlots } from '../media/upload-slots';
import {
  executeBulkConversationAction,
  executeConversationAction,
  snoozeConversation,
} from './conversation-actions';
import { assignConversation } from './conversation-assignment';
import {
  addNote,
  changeConversationFields,
  createConversation,
  markConversation,
} from './conversation-change';
import { readCounts } from './conversation-counts.query';
import { sendConversationFile, uploadConversationFile } from './conversation-files';
import { readConversationPage } from './conversation-list.query';
import { presentConversation, presentConversations } from './conversation-presentation';
import { findConversation, lockOwnConversation } from './conversations.repository';
import { executeMessageAction } from './message-actions';
import { showMessagePictures } from './message-pictures';
import { sendMessage } from './message-sending';
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
} from './saved-replies';

/** Handlers of saved replies. */
function savedReplyHandlers({ database: { db } }: ServerContext) {
  return contractHandlers({
    listSavedReplies: async ({ principal }) => ({
      items: await listSavedReplies(db, principal.storeId),
    }),

    createSavedReply: ({ body, principal: { storeId }, now, write }) =>
      write((tx) => createSavedReply(tx, body, { storeId, now })),

    updateSavedReply: ({ params, body, revision, principal: { storeId }, now, write }) =>
      write((tx) => changeSavedReply(tx, { ...params, body, revision, storeId, now })),

    deleteSavedReply: ({ params, principal, write }) =>
      write((tx) => deleteSavedReply(tx, params.replyId, principal.storeId)),
  });
}

/** Handlers of messages, notes and files. */
function messageHandlers(context: ServerContext) {
  const inPlace = createUploadSlots(context.config.maxConcurrentUploads);
  return contractHandlers({
    sendConversationMessage: ({ params, body, principal, now, write }) =>
      write(async (tx) => {
        const row = await lockOwnConversation(tx, principal, params.conversationId);
        if (!row) throw notFound();
        const after = await sendMessage(tx, row, { body, principal, now });
        return presentConversation(tx, after, principal, now);
      }),

    performMessageAction: ({ params, principal, now, write }) =>
      write((tx) => executeMessageAction(tx, { ...params, principal, now })),

    showMessagePictures: ({ params, principal, now, write }) =>
      inPlace(() => showMessagePictures(context, { ...params, principal, now, write })),

    createConversationNote: ({ params, body, principal, now, write }) =>
      write((tx) => addNote(tx, { ...params, ...body, principal, now })),

    uploadConversationFile: (call) => inPlace(() => uploadConversationFile(context, call)),

    downloadConversationFile: ({ params, principal, reply }) =>
      sendConversationFile(context, { ...params, principal }, reply),
  });
}

/** Handlers of conversations. */
export function conversationHandlers(context: ServerContext) {
  const { db } = context.database;
  const { marketplaceEmail } = context.config;
  return {
    ...savedReplyHandlers(context),
    ...messageHandlers(context),
    ...contractHandlers({
      listConversations: async ({ query, principal }) => {
        const { rows, total } = await readConversationPage(db, principal, query);
        const { page, pageSize } = query;
        return { items: await presentConversations(db, rows, principal), total, page, pageSize };
      },

      countConversations: ({ principal }) => readCounts(db, principal),

      getConversation: async ({ params, principal, now }) => {
        const row = await findConversation(db, principal, params.conversationId);
        if (!row) throw notFound();
        return presentConversation(db, row, principal, now);
      },

      createConversation: ({ body, principal, now, write }) =>
        write((tx) => createConversation(tx, { body, principal, marketplaceEmail, now })),

      updateConversation: ({ params, body, revision, principal, now, write }) =>
        write((tx) => changeConversationFields(tx, { ...params, body, revision, principal, now })),

      assignConversation: ({ params, body, principal, now, write }) =>
        write((tx) => assignConversation(tx, { ...params, ...body, principal, now })),

      snoozeConversation: ({ params, body, principal, now, write }) =>
        write((tx) => snoozeConversation(tx, { ...params, ...body, principal, now })),

      markConversation: ({ params, body, principal, now, write }) =>
        write((tx) => markConversation(tx, { ...params, ...body, principal, now })),

      performConversationAction: ({ params, principal, now, write }) =>
        write((tx) => executeConversationAction(tx, { ...params, principal, now })),

      performConversationsAction: ({ body, principal, now, write }) =>
        write((tx) => executeBulkConversationAction(tx, { body, principal, now })),
    }),
  };
}
