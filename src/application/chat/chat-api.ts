import { chatEndpoints } from '../api/chat-endpoints.generated';

/** The calls of a chat. Writes invalidate nothing: the machine reads the chat when the stream says so. */
export const chatApi = chatEndpoints.enhanceEndpoints({
  endpoints: {
    sendChatMessage: { invalidatesTags: [] },
    sendChatPicture: { invalidatesTags: [] },
    tellChatTyping: { invalidatesTags: [] },
    markChatSeen: { invalidatesTags: [] },
  },
});
