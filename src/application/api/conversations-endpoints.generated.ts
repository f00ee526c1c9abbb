// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export * from './conversations-queries.generated';
import type {
  BulkConversationRequest,
  BulkConversationResult,
  ChatAddress,
  Conversation,
  ConversationAction,
  ConversationAssignment,
  ConversationCreate,
  ConversationFile,
  ConversationFileId,
  ConversationId,
  ConversationKind,
  ConversationLinkId,
  ConversationLinkKind,
  ConversationMark,
  ConversationMessageCreate,
  ConversationMessageId,
  ConversationNoteCreate,
  ConversationSnooze,
  ConversationStatus,
  ConversationUpdate,
  MarketplaceRequest,
  MessageAction,
  SavedReply,
  SavedReplyCreate,
  SavedReplyId,
  SavedReplyUpdate,
} from '#openapi/types.generated';
import { conversationAnswer, chatAddressAnswer } from './conversations-queries.generated';
import { conversationsQueries as api } from './conversations-queries.generated';
export const addTagTypes = ['conversations'] as const;
export const bulkConversationResultAnswer = {
  action: '',
  dryRun: true,
  doneCount: 0,
  failedCount: 0,
  results: [{ id: '', isDone: true }],
};
export const conversationFileAnswer = { id: '', fileName: '', mimeType: '', sizeBytes: 0 };
export const savedReplyAnswer = {
  id: '',
  name: '',
  body: '',
  bodyAr: '',
  bodyEn: '',
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      exportConversations: build.query<ExportConversationsApiResponse, ExportConversationsApiArg>({
        query: (queryArg) => ({
          url: `/api/store/conversations/export/`,
          params: {
            q: queryArg.q,
            kind: queryArg.kind,
            status: queryArg.status,
            assigneeId: queryArg.assigneeId,
            label: queryArg.label,
            unread: queryArg.unread,
            linkKind: queryArg.linkKind,
            linkId: queryArg.linkId,
            sort: queryArg.sort,
            language: queryArg.language,
            format: queryArg.format,
          },
        }),
        providesTags: ['conversations'],
      }),
      performConversationsAction: build.mutation<
        PerformConversationsActionApiResponse,
        PerformConversationsActionApiArg
      >({
        query: (queryArg) => ({
          answer: bulkConversationResultAnswer,
          url: `/api/store/conversations/bulk`,
          method: 'POST',
          body: queryArg.bulkConversationRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      createConversation: build.mutation<CreateConversationApiResponse, CreateConversationApiArg>({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/conversation/create`,
          method: 'POST',
          body: queryArg.conversationCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      updateConversation: build.mutation<UpdateConversationApiResponse, UpdateConversationApiArg>({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}`,
          method: 'PATCH',
          body: queryArg.conversationUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      assignConversation: build.mutation<AssignConversationApiResponse, AssignConversationApiArg>({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}/assign`,
          method: 'POST',
          body: queryArg.conversationAssignment,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      snoozeConversation: build.mutation<SnoozeConversationApiResponse, SnoozeConversationApiArg>({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}/snooze`,
          method: 'POST',
          body: queryArg.conversationSnooze,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      markConversation: build.mutation<MarkConversationApiResponse, MarkConversationApiArg>({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}/mark`,
          method: 'POST',
          body: queryArg.conversationMark,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      createConversationNote: build.mutation<
        CreateConversationNoteApiResponse,
        CreateConversationNoteApiArg
      >({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}/note/create`,
          method: 'POST',
          body: queryArg.conversationNoteCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      sendConversationMessage: build.mutation<
        SendConversationMessageApiResponse,
        SendConversationMessageApiArg
      >({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}/message/create`,
          method: 'POST',
          body: queryArg.conversationMessageCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      showMessagePictures: build.mutation<
        ShowMessagePicturesApiResponse,
        ShowMessagePicturesApiArg
      >({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}/message/${encodeURIComponent(String(queryArg.messageId))}/pictures`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      performMessageAction: build.mutation<
        PerformMessageActionApiResponse,
        PerformMessageActionApiArg
      >({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}/message/${encodeURIComponent(String(queryArg.messageId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      downloadConversationFile: build.query<
        DownloadConversationFileApiResponse,
        DownloadConversationFileApiArg
      >({
        query: (queryArg) => ({
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}/file/${encodeURIComponent(String(queryArg.fileId))}`,
        }),
        providesTags: ['conversations'],
      }),
      renewChatLink: build.mutation<RenewChatLinkApiResponse, RenewChatLinkApiArg>({
        query: (queryArg) => ({
          answer: chatAddressAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}/link/renew`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      tellConversationTyping: build.mutation<
        TellConversationTypingApiResponse,
        TellConversationTypingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}/typing`,
          method: 'POST',
        }),
        invalidatesTags: ['conversations'],
      }),
      askMarketplace: build.mutation<AskMarketplaceApiResponse, AskMarketplaceApiArg>({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}/marketplace`,
          method: 'POST',
          body: queryArg.marketplaceRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      openTeamRoom: build.mutation<OpenTeamRoomApiResponse, OpenTeamRoomApiArg>({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/team-room/open`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      performConversationAction: build.mutation<
        PerformConversationActionApiResponse,
        PerformConversationActionApiArg
      >({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      uploadConversationFile: build.mutation<
        UploadConversationFileApiResponse,
        UploadConversationFileApiArg
      >({
        query: (queryArg) => ({
          answer: conversationFileAnswer,
          url: `/api/store/conversation-file/create`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      createSavedReply: build.mutation<CreateSavedReplyApiResponse, CreateSavedReplyApiArg>({
        query: (queryArg) => ({
          answer: savedReplyAnswer,
          url: `/api/store/saved-reply/create`,
          method: 'POST',
          body: queryArg.savedReplyCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      updateSavedReply: build.mutation<UpdateSavedReplyApiResponse, UpdateSavedReplyApiArg>({
        query: (queryArg) => ({
          answer: savedReplyAnswer,
          url: `/api/store/saved-reply/${encodeURIComponent(String(queryArg.replyId))}`,
          method: 'PATCH',
          body: queryArg.savedReplyUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
      deleteSavedReply: build.mutation<DeleteSavedReplyApiResponse, DeleteSavedReplyApiArg>({
        query: (queryArg) => ({
          answer: savedReplyAnswer,
          url: `/api/store/saved-reply/${encodeURIComponent(String(queryArg.replyId))}/delete`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['conversations'],
      }),
    }),
  });
export { injectedRtkApi as conversationsEndpoints };
export type ExportConversationsApiResponse = /** status 200 The file. */ string;
export type ExportConversationsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Only conversations of this kind. */
  kind?: ConversationKind;
  /** Only conversations in this status. */
  status?: ConversationStatus;
  /** Only the conversations of this member of staff; `me` is the caller, `none` those of nobody. */
  assigneeId?: string;
  /** Only conversations with this label, in any case. */
  label?: string;
  /** Only conversations with something that the caller has not read. */
  unread?: boolean;
  /** With `linkId`, only the conversations about this record. */
  linkKind?: ConversationLinkKind;
  /** Id of the linked record. */
  linkId?: ConversationLinkId;
  /** `-lastMessageAt` is the newest first. `answerDueAt` has those first that are to be answered first, and those that wait for nobody last. */
  sort?: '-lastMessageAt' | 'lastMessageAt' | 'answerDueAt';
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
  /** `standard` is RFC 4180 with commas between the cells and a decimal point. `excel` is as Excel reads and writes it in `language`: semicolons and a decimal comma in French and Arabic; codes and numbers that are texts stay texts. */
  format?: 'standard' | 'excel';
};
export type PerformConversationsActionApiResponse =
  /** status 200 What became of each conversation, in the order asked. */ BulkConversationResult;
export type PerformConversationsActionApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  bulkConversationRequest: BulkConversationRequest;
};
export type CreateConversationApiResponse = /** status 201 The conversation. */ Conversation;
export type CreateConversationApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  conversationCreate: ConversationCreate;
};
export type UpdateConversationApiResponse =
  /** status 200 The conversation as it stands now. */ Conversation;
export type UpdateConversationApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  conversationUpdate: ConversationUpdate;
};
export type AssignConversationApiResponse =
  /** status 200 The conversation as it stands now. */ Conversation;
export type AssignConversationApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  conversationAssignment: ConversationAssignment;
};
export type SnoozeConversationApiResponse =
  /** status 200 The snoozed conversation. */ Conversation;
export type SnoozeConversationApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  conversationSnooze: ConversationSnooze;
};
export type MarkConversationApiResponse = /** status 200 The conversation. */ Conversation;
export type MarkConversationApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  conversationMark: ConversationMark;
};
export type CreateConversationNoteApiResponse =
  /** status 201 The conversation with the note. */ Conversation;
export type CreateConversationNoteApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  conversationNoteCreate: ConversationNoteCreate;
};
export type SendConversationMessageApiResponse =
  /** status 201 The conversation with the message. */ Conversation;
export type SendConversationMessageApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  conversationMessageCreate: ConversationMessageCreate;
};
export type ShowMessagePicturesApiResponse =
  /** status 200 The conversation with the pictures. */ Conversation;
export type ShowMessagePicturesApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
  /** Id of the letter. */
  messageId: ConversationMessageId;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type PerformMessageActionApiResponse =
  /** status 200 The conversation as it stands now. */ Conversation;
export type PerformMessageActionApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
  /** Id of the message. */
  messageId: ConversationMessageId;
  /** What to do. */
  action: MessageAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type DownloadConversationFileApiResponse = /** status 200 The file. */ Blob;
export type DownloadConversationFileApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
  /** Id of the file. */
  fileId: ConversationFileId;
};
export type RenewChatLinkApiResponse = /** status 200 The new link. */ ChatAddress;
export type RenewChatLinkApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type TellConversationTypingApiResponse = unknown;
export type TellConversationTypingApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
};
export type AskMarketplaceApiResponse =
  /** status 200 The conversation as it stands now. */ Conversation;
export type AskMarketplaceApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  marketplaceRequest: MarketplaceRequest;
};
export type OpenTeamRoomApiResponse = /** status 200 The team room. */ Conversation;
export type OpenTeamRoomApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type PerformConversationActionApiResponse =
  /** status 200 The conversation after the action; a deleted one for the last time. */ Conversation;
export type PerformConversationActionApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
  /** What to do. */
  action: ConversationAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type UploadConversationFileApiResponse = /** status 201 The stored file. */ ConversationFile;
export type UploadConversationFileApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  body: {
    /** PNG, JPEG, WebP or PDF; 10 MB at most. */
    file: Blob;
  };
};
export type CreateSavedReplyApiResponse = /** status 201 The saved reply. */ SavedReply;
export type CreateSavedReplyApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  savedReplyCreate: SavedReplyCreate;
};
export type UpdateSavedReplyApiResponse =
  /** status 200 The saved reply as it stands now. */ SavedReply;
export type UpdateSavedReplyApiArg = {
  /** Id of the saved reply. */
  replyId: SavedReplyId;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  savedReplyUpdate: SavedReplyUpdate;
};
export type DeleteSavedReplyApiResponse =
  /** status 200 The saved reply for the last time. */ SavedReply;
export type DeleteSavedReplyApiArg = {
  /** Id of the saved reply. */
  replyId: SavedReplyId;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export const {
  useExportConversationsQuery,
  useLazyExportConversationsQuery,
  usePerformConversationsActionMutation,
  useCreateConversationMutation,
  useUpdateConversationMutation,
  useAssignConversationMutation,
  useSnoozeConversationMutation,
  useMarkConversationMutation,
  useCreateConversationNoteMutation,
  useSendConversationMessageMutation,
  useShowMessagePicturesMutation,
  usePerformMessageActionMutation,
  useDownloadConversationFileQuery,
  useLazyDownloadConversationFileQuery,
  useRenewChatLinkMutation,
  useTellConversationTypingMutation,
  useAskMarketplaceMutation,
  useOpenTeamRoomMutation,
  usePerformConversationActionMutation,
  useUploadConversationFileMutation,
  useCreateSavedReplyMutation,
  useUpdateSavedReplyMutation,
  useDeleteSavedReplyMutation,
} = injectedRtkApi;
