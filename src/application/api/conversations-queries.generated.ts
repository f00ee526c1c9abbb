// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  ChatAddress,
  Conversation,
  ConversationCounts,
  ConversationId,
  ConversationKind,
  ConversationLinkId,
  ConversationLinkKind,
  ConversationPage,
  ConversationStatus,
  SavedReplies,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['conversations'] as const;
export const conversationPageAnswer = {
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
export const conversationCountsAnswer = {
  'new': 0,
  open: 0,
  waiting: 0,
  snoozed: 0,
  closed: 0,
  mine: 0,
  unassigned: 0,
  unread: 0,
};
export const conversationAnswer = {
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
      pictures: [{ isMissing: true }],
      isAutomatic: true,
      files: [{ id: '', fileName: '', mimeType: '', sizeBytes: 0 }],
      createdAt: '',
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
    },
  ],
};
export const chatAddressAnswer = { url: '' };
export const savedRepliesAnswer = {
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
      getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
        query: (queryArg) => ({
          answer: conversationAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}`,
        }),
        providesTags: ['conversations'],
      }),
      getChatLink: build.query<GetChatLinkApiResponse, GetChatLinkApiArg>({
        query: (queryArg) => ({
          answer: chatAddressAnswer,
          url: `/api/store/conversation/${encodeURIComponent(String(queryArg.conversationId))}/link`,
        }),
        providesTags: ['conversations'],
      }),
      listSavedReplies: build.query<ListSavedRepliesApiResponse, ListSavedRepliesApiArg>({
        query: () => ({ answer: savedRepliesAnswer, url: `/api/store/saved-replies/` }),
        providesTags: ['conversations'],
      }),
    }),
  });
export { injectedRtkApi as conversationsQueries };
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
  linkKind?: ConversationLinkKind;
  /** Id of the linked record. */
  linkId?: ConversationLinkId;
  /** `-lastMessageAt` is the newest first. `answerDueAt` has those first that are to be answered first, and those that wait for nobody last. */
  sort?: '-lastMessageAt' | 'lastMessageAt' | 'answerDueAt';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type CountConversationsApiResponse = /** status 200 The counts. */ ConversationCounts;
export type CountConversationsApiArg = void;
export type GetConversationApiResponse = /** status 200 The conversation. */ Conversation;
export type GetConversationApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
};
export type GetChatLinkApiResponse = /** status 200 The link. */ ChatAddress;
export type GetChatLinkApiArg = {
  /** Id of the conversation. */
  conversationId: ConversationId;
};
export type ListSavedRepliesApiResponse = /** status 200 The saved replies. */ SavedReplies;
export type ListSavedRepliesApiArg = void;
export const {
  useListConversationsQuery,
  useLazyListConversationsQuery,
  useCountConversationsQuery,
  useLazyCountConversationsQuery,
  useGetConversationQuery,
  useLazyGetConversationQuery,
  useGetChatLinkQuery,
  useLazyGetChatLinkQuery,
  useListSavedRepliesQuery,
  useLazyListSavedRepliesQuery,
} = injectedRtkApi;
