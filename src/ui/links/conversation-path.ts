/** The inbox with a conversation open. */
export function conversationPath({ id }: { readonly id: string }): string {
  return `/dashboard/mail?conversation=${id}`;
}

/** The page of the chats with a conversation about an order open. */
export function chatPath({ id }: { readonly id: string }): string {
  return `/dashboard/chat?conversation=${id}`;
}
