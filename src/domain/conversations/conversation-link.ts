import { TASK_LINK_KINDS } from '../tasks/task-form';

/** The records to which a conversation can link: those of tasks, and candidacies. */
export const CONVERSATION_LINK_KINDS = [...TASK_LINK_KINDS, 'candidacy'] as const;
export type ConversationLinkKind = (typeof CONVERSATION_LINK_KINDS)[number];

/** The record that a conversation is about. */
export interface ConversationLink {
  readonly kind: ConversationLinkKind;
  readonly id: string;
}
