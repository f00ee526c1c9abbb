// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { Chat, ChatLink, ChatMessageCreate } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['chat'] as const;
export const chatAnswer = {
  orderNumber: '',
  storeName: '',
  hasBegun: true,
  messages: [
    {
      id: '',
      from: '',
      body: '',
      files: [{ id: '', fileName: '', mimeType: '', sizeBytes: 0 }],
      isRead: true,
      createdAt: '',
    },
  ],
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readChat: build.query<ReadChatApiResponse, ReadChatApiArg>({
        query: (queryArg) => ({
          answer: chatAnswer,
          url: `/api/public/chats/${encodeURIComponent(String(queryArg.link))}`,
        }),
        providesTags: ['chat'],
      }),
      sendChatMessage: build.mutation<SendChatMessageApiResponse, SendChatMessageApiArg>({
        query: (queryArg) => ({
          answer: chatAnswer,
          url: `/api/public/chats/${encodeURIComponent(String(queryArg.link))}/messages`,
          method: 'POST',
          body: queryArg.chatMessageCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['chat'],
      }),
      sendChatPicture: build.mutation<SendChatPictureApiResponse, SendChatPictureApiArg>({
        query: (queryArg) => ({
          answer: chatAnswer,
          url: `/api/public/chats/${encodeURIComponent(String(queryArg.link))}/pictures`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['chat'],
      }),
      tellChatTyping: build.mutation<TellChatTypingApiResponse, TellChatTypingApiArg>({
        query: (queryArg) => ({
          url: `/api/public/chats/${encodeURIComponent(String(queryArg.link))}/typing`,
          method: 'POST',
        }),
        invalidatesTags: ['chat'],
      }),
      markChatSeen: build.mutation<MarkChatSeenApiResponse, MarkChatSeenApiArg>({
        query: (queryArg) => ({
          url: `/api/public/chats/${encodeURIComponent(String(queryArg.link))}/seen`,
          method: 'POST',
        }),
        invalidatesTags: ['chat'],
      }),
    }),
  });
export { injectedRtkApi as chatEndpoints };
export type ReadChatApiResponse = /** status 200 The chat. */ Chat;
export type ReadChatApiArg = {
  /** The secret part of the link. */
  link: ChatLink;
};
export type SendChatMessageApiResponse = /** status 201 The chat with the message. */ Chat;
export type SendChatMessageApiArg = {
  /** The secret part of the link. */
  link: ChatLink;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  chatMessageCreate: ChatMessageCreate;
};
export type SendChatPictureApiResponse = /** status 201 The chat with the picture. */ Chat;
export type SendChatPictureApiArg = {
  /** The secret part of the link. */
  link: ChatLink;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  body: {
    /** PNG, JPEG or WebP; 10 MB at most. */
    file: Blob;
  };
};
export type TellChatTypingApiResponse = unknown;
export type TellChatTypingApiArg = {
  /** The secret part of the link. */
  link: ChatLink;
};
export type MarkChatSeenApiResponse = unknown;
export type MarkChatSeenApiArg = {
  /** The secret part of the link. */
  link: ChatLink;
};
export const {
  useReadChatQuery,
  useLazyReadChatQuery,
  useSendChatMessageMutation,
  useSendChatPictureMutation,
  useTellChatTypingMutation,
  useMarkChatSeenMutation,
} = injectedRtkApi;
