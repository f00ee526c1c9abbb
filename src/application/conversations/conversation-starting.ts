import { CONVERSATION_KINDS } from '#domain/conversations/conversation-kinds';
import type { Language } from '#domain/format/languages';
import type { ConversationCreate } from '#openapi/types.generated';
import { conversationsEndpoints } from '../api/conversations-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { repeatableWrites } from '../editing/repeatable-writes';

/** The kinds that a user starts in the inbox: one with a candidate begins at the candidate. */
export const STARTED_KINDS = CONVERSATION_KINDS.filter((kind) => kind !== 'candidate');

/** A conversation that is started, with its first message. */
export type NewConversationValues = {
  readonly kind: ConversationCreate['kind'];
  readonly subject: string;
  /** Of letters and of carriers. */
  readonly recipient: { readonly name: string; readonly email: string };
  /** Id of the order whose client it is with. */
  readonly link: string | null;
  readonly language: Language;
  /** Rich text. */
  readonly message: { readonly body: string };
};

/** A new letter. */
export const newConversation: EditedRecord<NewConversationValues> = {
  id: null,
  revision: null,
  values: {
    kind: 'mail',
    subject: '',
    recipient: { name: '', email: '' },
    link: null,
    language: 'fr',
    message: { body: '' },
  },
};

/** Whether the recipient of a kind is named; the others follow from the kind or the record. */
export function namesRecipient(kind: NewConversationValues['kind']): boolean {
  return kind === 'mail' || kind === 'carrier';
}

function createOf(values: NewConversationValues): ConversationCreate {
  const { kind, subject, recipient, link, language, message } = values;
  return {
    kind,
    subject: subject.trim(),
    language,
    ...(namesRecipient(kind) && {
      recipient: { name: recipient.name.trim(), email: recipient.email.trim() },
    }),
    ...(kind === 'order' && link && { link: { kind: 'order' as const, id: link } }),
    ...(message.body !== '' && { message }),
  };
}

const repeatable = repeatableWrites();

/** Starts a conversation. The saved record has its id. */
export const conversationStarting = recordEditing<NewConversationValues>({
  save: async ({ values }, store, signal) => {
    const conversationCreate = createOf(values);
    return repeatable(conversationCreate, async (key) => {
      const starting = conversationsEndpoints.endpoints.createConversation.initiate({
        conversationCreate,
        'Idempotency-Key': key,
      });
      const { id, revision } = await unwrapWithSignal(store.dispatch(starting), signal);
      return { id, revision, values };
    });
  },
});
