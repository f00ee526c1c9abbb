/** What is opened on the page: of one conversation, of the chosen ones, or of the page. */
export type MailDialog =
  | {
      readonly kind: 'snooze' | 'assign' | 'labels' | 'link' | 'marketplace';
      readonly conversationId: string;
    }
  | {
      readonly kind: 'bulk';
      readonly action: 'close' | 'reopen' | 'assign';
      readonly ids: readonly string[];
    }
  | { readonly kind: 'new' }
  | { readonly kind: 'replies' };
