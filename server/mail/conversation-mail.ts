import type { Language } from '#domain/format/languages';
import { escapeHtml } from '#domain/text/escape-html';
import type { Mail } from '../ports/mailer.port';
import type { ChatKey } from './chat-url';
import { htmlPage, inSubject, paragraph } from './mail-html';

/** What the addresses of a mail follow from. */
export interface LetterAddresses {
  /** The address at which a conversation takes answers; null while the server takes none. */
  replyAddress(conversationId: string): string | null;
  /** The Message-ID of a mail of the outbox. */
  messageId(mailId: string): string;
  /** The address of the client's page of a chat. */
  chatUrl(key: ChatKey): string;
  /** The address of a candidate's page. */
  candidateUrl(candidacyId: string): string;
}

/** Earlier letters as Message-IDs: those of our mails follow from their ids. */
function referencesOf(stored: string | undefined, source: LetterAddresses): string[] {
  // Written by `sendMessage`.
  const ids = JSON.parse(stored || '[]') as readonly string[];
  return ids.map((id) => (id.startsWith('eml_') ? source.messageId(id) : id));
}

const CHAT_WORDS: Readonly<Record<Language, string>> = {
  fr: 'Répondre et suivre la conversation en ligne',
  ar: 'الرد على المحادثة ومتابعتها عبر الإنترنت',
  en: 'Answer and follow the conversation online',
};

const CANDIDATE_WORDS: Readonly<Record<Language, string>> = {
  fr: 'Suivre ma candidature',
  ar: 'تتبع طلبي',
  en: 'Follow my application',
};

/** Lines below what a mail says. */
interface Lines {
  readonly text: readonly string[];
  readonly html: string;
}

const NO_LINES: Lines = { text: [], html: '' };

function linkLines(url: string, words: string, language: Language): Lines {
  const html = paragraph(`<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`);
  return { text: ['', `${words}${language === 'fr' ? ' ' : ''}: ${url}`], html };
}

/** The link to the chat about an order, below what a mail says; nothing for a mail without a chat. */
export function chatLines(
  stored: string | undefined,
  language: Language,
  source: Pick<LetterAddresses, 'chatUrl'>,
): Lines {
  if (!stored) return NO_LINES;
  // Written by `chatOfMail`.
  return linkLines(source.chatUrl(JSON.parse(stored) as ChatKey), CHAT_WORDS[language], language);
}

/** The link to the page of a candidate; nothing for a mail to somebody else. */
function candidateLines(
  candidacyId: string | undefined,
  language: Language,
  source: Pick<LetterAddresses, 'candidateUrl'>,
): Lines {
  if (!candidacyId) return NO_LINES;
  return linkLines(source.candidateUrl(candidacyId), CANDIDATE_WORDS[language], language);
}

/** A message of a conversation as a mail: its own words, without ours. */
export function renderConversationMail(
  data: Readonly<Record<string, string>>,
  language: Language,
  source: LetterAddresses,
): Omit<Mail, 'id' | 'from' | 'to'> {
  const { conversationId = '', fromName = '', subject = '', text = '', html = '' } = data;
  const line = inSubject(subject);
  const chat = chatLines(data['chat'], language, source);
  const candidate = candidateLines(data['candidacyId'], language, source);
  const address = source.replyAddress(conversationId);
  const replyTo = address ?? data['replyTo'];
  return {
    fromName: inSubject(fromName),
    subject: line,
    text: [text, ...chat.text, ...candidate.text, ''].join('\n'),
    html: htmlPage(line, language, html + chat.html + candidate.html),
    isPersonal: true,
    references: referencesOf(data['references'], source),
    ...(replyTo && { replyTo }),
    ...(address && { envelopeFrom: address }),
  };
}
