/** What the stream of a chat says. */
export interface ChatEventsListener {
  /** The chat is to be read again. */
  onChange(): void;
  /** The store is typing. */
  onTyping(): void;
}

/** The event streams of chats. */
export interface ChatEvents {
  /**
   * Listens to the stream of a chat (`streamChatEvents`), which connects again by itself. Each new
   * connection counts as a change, because nothing is sent later.
   * @returns how to stop
   */
  listen(link: string, listener: ChatEventsListener): () => void;
}
