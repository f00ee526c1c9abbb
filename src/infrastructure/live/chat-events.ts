/** What the stream of a chat says. */
export interface ChatEventsListener {
  /** The chat is to be read again. */
  onChange(): void;
  /** The store is typing. */
  onTyping(): void;
}

/**
 * Listens to the stream of a chat (`streamChatEvents`). The browser connects again by itself; each
 * new connection counts as a change, because nothing is sent later.
 * @returns how to stop
 */
export function listenToChat(link: string, { onChange, onTyping }: ChatEventsListener): () => void {
  const stream = new EventSource(`/api/public/chats/${encodeURIComponent(link)}/events`);
  stream.addEventListener('open', onChange);
  stream.addEventListener('change', onChange);
  stream.addEventListener('typing', onTyping);
  return () => stream.close();
}
