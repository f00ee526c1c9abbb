import { plainTextOf } from '#domain/conversations/message-text';
import { variablesOf } from '#domain/conversations/saved-reply';
import type { ConversationFile, ConversationMessage } from '#openapi/types.generated';

/** What is written: rich text, '' for none, and uploaded files. */
export interface WrittenAnswer {
  readonly body: string;
  readonly files: readonly ConversationFile[];
}

/** An answer with what its conversation was when it was written, as it is sent. */
export interface SentAnswer extends WrittenAnswer {
  readonly conversationId: string;
  readonly draftId: string | null;
  readonly seenMessageId: string | null;
}

export const NOTHING_WRITTEN: WrittenAnswer = { body: '', files: [] };

/** A text of blanks is none. */
export function hasText({ body }: WrittenAnswer): boolean {
  return plainTextOf(body) !== '';
}

/** Whether nothing is written and no file is added. */
export function isBlankAnswer(answer: WrittenAnswer): boolean {
  return !hasText(answer) && answer.files.length === 0;
}

/** Whether variables of a saved reply have no value yet. */
export function hasVariables({ body }: WrittenAnswer): boolean {
  return variablesOf(plainTextOf(body)).length > 0;
}

/** A message as an answer that is written on. */
export function writtenIn({ html, body, files }: ConversationMessage): WrittenAnswer {
  return { body: html ?? body, files };
}

/**
 * What is left of an answer after a version of it was sent: what was typed and uploaded meanwhile
 * stays.
 */
export function withoutSent(answer: WrittenAnswer, sent: WrittenAnswer): WrittenAnswer {
  return {
    body: answer.body === sent.body ? '' : answer.body,
    files: answer.files.filter(({ id }) => !sent.files.some((file) => file.id === id)),
  };
}
