// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  TaskLink,
  TaskLinkId,
  TaskLinkInput,
  TaskLinkKind,
  TaskPerson,
} from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type {
  Problem,
  TaskLink,
  TaskLinkId,
  TaskLinkInput,
  TaskLinkKind,
  TaskPerson,
} from './shared-schemas.generated';
export const addTagTypes = ['conversations'] as const;
const conversationPageAnswer = {
  items: [
    {
      id: '',
      kind: '',
      status: '',
      subject: '',
      language: '',
      participants: [{ name: '' }],
      labels: [''],
      isUnread: true,
      lastMessageAt: '',
      messagesCount: 0,
      filesCount: 0,
      createdAt: '',
      updatedAt: '',
      revision: 0,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
};
const conversationCountsAnswer = {
  'new': 0,
  open: 0,
  waiting: 0,
  snoozed: 0,
  closed: 0,
  mine: 0,
  unassigned: 0,
  unread: 0,
};
const bulkConversationResultAnswer = {
  action: '',
  dryRun: true,
  doneCount: 0,
  failedCount: 0,
  results: [{ id: '', isDone: true }],
};
const conversationAnswer = {
  id: '',
  kind: '',
  status: '',
  subject: '',
  language: '',
  participants: [{ name: '' }],
  labels: [''],
  isUnread: true,
  lastMessageAt: '',
  messagesCount: 0,
  filesCount: 0,
  createdAt: '',
  updatedAt: '',
  revision: 0,
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  messages: [
    {
      id: '',
      direction: '',
      author: { type: '', name: '' },
      body: '',
      isAutomatic: true,
      files: [{ id: '', fileName: '', mimeType: '', sizeBytes: 0 }],
      createdAt: '',
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
    },
  ],
};
const conversationFileAnswer = { id: '', fileName: '', mimeType: '', sizeBytes: 0 };
const savedRepliesAnswer = {
  items: [
    {
      id: '',
      name: '',
      body: '',
      bodyAr: '',
      bodyEn: '',
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
};
const savedReplyAnswer = {
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
      listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>({
        query: (queryArg) => ({
          answer: conversationPageAnswer,
          url: `/api/store/conversations/`,
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
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['conversations'],
      }),
      countConversations: build.query<CountConversationsApiResponse, CountConversationsApiArg>({
        query: () => ({ answer: conversationCountsAnswer, url: `/api/store/conversations/counts` }),
        providesTags: ['conversations'],
      }),
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
      getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}`,
        }),
        providesTags: ['conversations'],
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
      listSavedReplies: build.query<ListSavedRepliesApiResponse, ListSavedRepliesApiArg>({
        query: () => ({ answer: savedRepliesAnswer, url: `/api/store/saved-replies/` }),
        providesTags: ['conversations'],
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
export type ListConversationsApiResponse =
  /** status 200 A page of conversations. */ ConversationPage;
export type ListConversationsApiArg = {
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
  linkKind?: TaskLinkKind;
  /** Id of the linked record. */
  linkId?: TaskLinkId;
  /** `-lastMessageAt` is the newest first. `answerDueAt` has those first that are to be answered first, and those that wait for nobody last. */
  sort?: '-lastMessageAt' | 'lastMessageAt' | 'answerDueAt';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type CountConversationsApiResponse = /** status 200 The counts. */ ConversationCounts;
export type CountConversationsApiArg = void;
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
  linkKind?: TaskLinkKind;
  /** Id of the linked record. */
  linkId?: TaskLinkId;
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
export type GetConversationApiResponse = /** status 200 The conversation. */ Conversation;
export type GetConversationApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
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
export type ListSavedRepliesApiResponse = /** status 200 The saved replies. */ SavedReplies;
export type ListSavedRepliesApiArg = void;
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
export type ConversationId = string;
export type ConversationKind = 'mail' | 'order' | 'marketplace' | 'carrier' | 'team';
export type ConversationStatus = 'new' | 'open' | 'waiting' | 'snoozed' | 'closed';
export type ConversationParticipant = {
  name: string;
  email: string | null;
};
export type MessageDirection = 'incoming' | 'outgoing' | 'note';
export type LastMessage = {
  direction: MessageDirection;
  /** Its beginning on one line. */
  text: string;
};
export type AllowedConversationAction = {
  action: 'open' | 'wait' | 'snooze' | 'wake' | 'close' | 'reopen' | 'delete';
  to: string;
  reasonRequired: boolean;
};
export type ConversationSummary = {
  id: ConversationId;
  kind: ConversationKind;
  status: ConversationStatus;
  subject: string;
  /** Of the client. */
  language: 'fr' | 'ar' | 'en';
  /** Those outside the store; the first one receives the answers. */
  participants: ConversationParticipant[];
  link: TaskLink | null;
  assignee: TaskPerson | null;
  labels: string[];
  /** Whether it has something that the caller has not read. */
  isUnread: boolean;
  snoozedUntil: string | null;
  /** Since when it waits for an answer of the store. */
  awaitingSince: string | null;
  /** Until when it is to be answered: four hours, counted in the opening hours of the store. */
  answerDueAt: string | null;
  firstAnsweredAt: string | null;
  /** Opening time from its first message to the first answer, in milliseconds. */
  firstAnswerMs: number | null;
  lastMessageAt: string;
  lastMessage: LastMessage | null;
  /** Without drafts. */
  messagesCount: number;
  filesCount: number;
  createdAt: string;
  updatedAt: string;
  /** Counts all changes of the conversation, its messages included. */
  revision: number;
  allowedActions: AllowedConversationAction[];
};
export type ConversationPage = {
  items: ConversationSummary[];
  total: number;
  page: number;
  pageSize: number;
};
export type ConversationCounts = {
  new: number;
  open: number;
  waiting: number;
  snoozed: number;
  closed: number;
  /** Assigned to the caller and not closed. */
  mine: number;
  /** Assigned to nobody and not closed. */
  unassigned: number;
  /** Not read by the caller, whatever their status. */
  unread: number;
};
export type BulkConversationRow = {
  id: ConversationId;
  subject: string | null;
  /** With `dryRun`, whether it would be. */
  isDone: boolean;
  code: ('not_found' | 'action_not_allowed' | null) | ('not_found' | 'action_not_allowed' | null);
  status: ConversationStatus | null;
  revision: number | null;
};
export type BulkConversationResult = {
  action: 'close' | 'reopen' | 'assign';
  dryRun: boolean;
  doneCount: number;
  failedCount: number;
  results: BulkConversationRow[];
};
export type BulkConversationRequest = {
  action: 'close' | 'reopen' | 'assign';
  ids: ConversationId[];
  assigneeId?: string | null;
  dryRun?: boolean;
};
export type ConversationMessageId = string;
export type MessageStatus = 'draft' | 'queued' | 'sent' | 'delivered' | 'read' | 'bounced';
export type MessageAuthor = {
  type: 'staff' | 'client' | 'marketplace' | 'carrier' | 'system';
  /** The member of staff; null for others. */
  userId: string | null;
  name: string;
  email: string | null;
};
export type ConversationFileId = string;
export type ConversationFile = {
  id: ConversationFileId;
  fileName: string;
  /** Judged by its content. */
  mimeType: string;
  sizeBytes: number;
};
export type MessageAction = 'undo' | 'discard' | 'retry';
export type AllowedMessageAction = {
  action: MessageAction;
  to: string;
  reasonRequired: boolean;
};
export type ConversationMessage = {
  id: ConversationMessageId;
  direction: MessageDirection;
  /** Null for a note. */
  status: MessageStatus | null;
  author: MessageAuthor;
  /** Plain text. */
  body: string;
  /** Rich text, sanitised; null for a plain one. */
  html: string | null;
  /** What it quotes of earlier messages, plain text. */
  quoted: string | null;
  /** Whether a program wrote it, such as an automatic answer. */
  isAutomatic: boolean;
  files: ConversationFile[];
  /** When a queued message leaves. */
  sendAt: string | null;
  sentAt: string | null;
  deliveredAt: string | null;
  readAt: string | null;
  bouncedAt: string | null;
  bounceReason: string | null;
  createdAt: string;
  allowedActions: AllowedMessageAction[];
};
export type Conversation = {
  id: ConversationId;
  kind: ConversationKind;
  status: ConversationStatus;
  subject: string;
  /** Of the client. */
  language: 'fr' | 'ar' | 'en';
  /** Those outside the store; the first one receives the answers. */
  participants: ConversationParticipant[];
  link: TaskLink | null;
  assignee: TaskPerson | null;
  labels: string[];
  /** Whether it has something that the caller has not read. */
  isUnread: boolean;
  snoozedUntil: string | null;
  /** Since when it waits for an answer of the store. */
  awaitingSince: string | null;
  /** Until when it is to be answered: four hours, counted in the opening hours of the store. */
  answerDueAt: string | null;
  firstAnsweredAt: string | null;
  /** Opening time from its first message to the first answer, in milliseconds. */
  firstAnswerMs: number | null;
  lastMessageAt: string;
  lastMessage: LastMessage | null;
  /** Without drafts. */
  messagesCount: number;
  filesCount: number;
  createdAt: string;
  updatedAt: string;
  /** Counts all changes of the conversation, its messages included. */
  revision: number;
  allowedActions: AllowedConversationAction[];
  /** The last 200, the oldest of them first. */
  messages: ConversationMessage[];
};
export type ConversationRecipient = {
  name: string;
  email: string;
};
export type FirstMessage = {
  /** Rich text. */
  body: string;
  /** Uploaded files that no message has. */
  fileIds?: ConversationFileId[];
};
export type ConversationCreate = {
  kind: ConversationKind;
  subject: string;
  recipient?: ConversationRecipient;
  language?: 'fr' | 'ar' | 'en';
  link?: TaskLinkInput | null;
  labels?: string[];
  message?: FirstMessage;
};
export type ConversationUpdate = {
  subject?: string;
  language?: 'fr' | 'ar' | 'en';
  link?: TaskLinkInput | null;
  labels?: string[];
};
export type ConversationAssignment = {
  assigneeId: string | null;
};
export type ConversationSnooze = {
  until: string;
};
export type ConversationMark = {
  isUnread: boolean;
};
export type ConversationNoteCreate = {
  body: string;
};
export type ConversationMessageCreate = {
  /** Rich text. */
  body: string;
  /** Uploaded files that no message has. */
  fileIds?: ConversationFileId[];
  /** Keeps it without sending it. */
  isDraft?: boolean;
  draftId?: ConversationMessageId;
  /** The last message of the conversation that the writer saw; null: none. Without it, nothing is compared. */
  seenMessageId?: ConversationMessageId | null;
};
export type ConversationAction = 'open' | 'wait' | 'wake' | 'close' | 'reopen' | 'delete';
export type SavedReplyId = string;
export type SavedReply = {
  id: SavedReplyId;
  name: string;
  /** Plain text in French; empty for none. */
  body: string;
  /** The same in Arabic. */
  bodyAr: string;
  /** The same in English. */
  bodyEn: string;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type SavedReplies = {
  items: SavedReply[];
};
export type SavedReplyCreate = {
  name: string;
  body?: string;
  bodyAr?: string;
  bodyEn?: string;
};
export type SavedReplyUpdate = {
  name?: string;
  body?: string;
  bodyAr?: string;
  bodyEn?: string;
};
export const {
  useListConversationsQuery,
  useLazyListConversationsQuery,
  useCountConversationsQuery,
  useLazyCountConversationsQuery,
  useExportConversationsQuery,
  useLazyExportConversationsQuery,
  usePerformConversationsActionMutation,
  useCreateConversationMutation,
  useGetConversationQuery,
  useLazyGetConversationQuery,
  useUpdateConversationMutation,
  useAssignConversationMutation,
  useSnoozeConversationMutation,
  useMarkConversationMutation,
  useCreateConversationNoteMutation,
  useSendConversationMessageMutation,
  usePerformMessageActionMutation,
  useDownloadConversationFileQuery,
  useLazyDownloadConversationFileQuery,
  usePerformConversationActionMutation,
  useUploadConversationFileMutation,
  useListSavedRepliesQuery,
  useLazyListSavedRepliesQuery,
  useCreateSavedReplyMutation,
  useUpdateSavedReplyMutation,
  useDeleteSavedReplyMutation,
} = injectedRtkApi;
