/** The inbox with a conversation open. */
export function conversationPath({ id }: { readonly id: string }): string {
  return `/dashboard/mail?conversation=${id}`;
}
