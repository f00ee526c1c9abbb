import type { Language } from '#domain/format/languages';
import type { Mail } from '../ports/mailer.port';
import { htmlPage, inSubject } from './mail-html';

/** A message of a conversation as a mail: its own words, without ours. */
export function renderConversationMail(
  { fromName = '', subject = '', text = '', html = '', replyTo }: Readonly<Record<string, string>>,
  language: Language,
): Omit<Mail, 'id' | 'from' | 'to'> {
  const line = inSubject(subject);
  return {
    fromName: inSubject(fromName),
    subject: line,
    text: `${text}\n`,
    html: htmlPage(line, language, html),
    isPersonal: true,
    ...(replyTo && { replyTo }),
  };
}
