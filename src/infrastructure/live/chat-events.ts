import type { ChatEvents } from '#application/ports/chat-events.port';

/** The event streams of chats, by the browser's own event source. */
export const browserChatEvents: ChatEvents = {
  listen: (link, { onChange, onTyping }) => {
    const stream = new EventSource(`/api/public/chats/${encodeURIComponent(link)}/events`);
    stream.addEventListener('open', onChange);
    stream.addEventListener('change', onChange);
    stream.addEventListener('typing', onTyping);
    return () => stream.close();
  },
};
