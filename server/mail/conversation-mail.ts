import type { Language } from '#domain/format/languages';
import type { Mail } from '../ports/mailer.port';
import { htmlPage, inSubject } from './mail-html';

/** What the addresses of a mail follow from. */
export interface LetterAddresses {
  /** The address at which a conversation takes answers; null while the server takes none. */
  replyAddress(conversationId: string): string | null;
  /** The Message-ID of a mail of the outbox. */
  messageId(mailId: string): string;
}

/** Earlier letters as Message-IDs: those of our mails follow from their ids. */
function referencesOf(stored: string | undefined, source: LetterAddresses): string[] {
  // Written by `sendMessage`.
  const ids = JSON.parse(stored || '[]') as readonly string[];
  return ids.map((id) => (id.startsWith('eml_') ? source.messageId(id) : id));
}

/** A message of a conversation as a mail: its own words, without ours. */
export function renderConversationMail(
  data: Readonly<Record<string, string>>,
  language: Language,
  source: LetterAddresses,
): Omit<Mail, 'id' | 'from' | 'to'> {
  const { conversationId = '', fromName = '', subject = '', text = '', html = '' } = data;
  const line = inSubject(subject);
  const address = source.replyAddress(conversationId);
  const replyTo = address ?? data['replyTo'];
  return {
    fromName: inSubject(fromName),
    subject: line,
    text: `${text}\n`,
    html: htmlPage(line, language, html),
    isPersonal: true,
    references: referencesOf(data['references'], source),
    ...(replyTo && { replyTo }),
    ...(address && { envelopeFrom: address }),
  };
}
