import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from 'mailparser';
import { isAutomaticLetter, type LetterHeads } from '#domain/conversations/automatic-letter';
import { bareSubject, CONVERSATION_LIMITS } from '#domain/conversations/conversation-form';
import { fileTypeOf } from '#domain/conversations/file-type';
import { isMailable } from '#domain/invoices/invoice-sending';
import { letterWords } from './letter-text';

/** Limits of a letter's parts: characters, and files. What exceeds them is left out. */
const MAX_FILES = 20;
const MAX_REFERENCES = 30;
const MAX_NAME = 120;
const MAX_ID = 250;

/** A file of a letter; its type is judged by its content. */
export interface LetterFile {
  readonly fileName: string;
  readonly mimeType: string;
  readonly content: Uint8Array;
}

/** A received letter. */
export interface Letter {
  /** Its Message-ID; without one, derived from its content, so that a second copy is recognised. */
  readonly id: string;
  readonly from: { readonly name: string; readonly email: string | null };
  readonly subject: string;
  readonly body: string;
  /** Sanitised; null for a plain letter, and for one that quotes. */
  readonly html: string | null;
  readonly quoted: string | null;
  /** Addresses of the pictures on other servers that it shows. */
  readonly pictures: readonly string[];
  /** Message-IDs of earlier letters, the nearest first. */
  readonly references: readonly string[];
  readonly files: readonly LetterFile[];
  readonly isAutomatic: boolean;
  /** Whether a mail server reports on a mail of ours: it is no message. */
  readonly isReport: boolean;
  /** The id of our mail that did not arrive, if a mail server says so. */
  readonly bouncedMailId: string | null;
  readonly bounceReason: string;
  /** Servers that it has passed. */
  readonly hops: number;
}

const NO_BOUNCE = { isReport: false, bouncedMailId: null, bounceReason: '' };

function oneLine(text: string, length: number): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\u2066-\u2069\u202a-\u202e]+/gu, ' ')
    .trim()
    .slice(0, length);
}

function senderOf(from: AddressObject | undefined): Letter['from'] {
  const [first] = from?.value ?? [];
  const address = first?.address?.trim() ?? '';
  const email = isMailable(address) ? address : null;
  return { name: oneLine(first?.name || address, MAX_NAME), email };
}

function headsOf(parsed: ParsedMail): LetterHeads {
  return new Map(parsed.headerLines.map(({ key, line }) => [key, line.slice(key.length + 1)]));
}

/** Whether it is a Message-ID of usual length and characters (RFC 5322). */
function isMessageId(text: string | undefined): text is string {
  return text !== undefined && text.length <= MAX_ID && /^<[\x21-\x7e]+>$/.test(text);
}

function contentId(raw: Buffer): string {
  return `<${createHash('sha256').update(raw).digest('hex')}@letter>`;
}

/** Message-IDs in the heads of this name, also with comments between them, in their order. */
function idsIn({ headerLines }: ParsedMail, name: string): string[] {
  return headerLines
    .filter(({ key }) => key === name)
    .flatMap(({ line }) => line.slice(name.length + 1).match(/<[^<>\s]+>/gu) ?? [])
    .filter(isMessageId);
}

function referencesOf(parsed: ParsedMail): string[] {
  const earlier = idsIn(parsed, 'references').slice(-MAX_REFERENCES).toReversed();
  const ids = [...idsIn(parsed, 'in-reply-to').slice(0, MAX_REFERENCES), ...earlier];
  return [...new Set(ids)].slice(0, MAX_REFERENCES);
}

/** The ends of the names of files that mail programs send without a name. */
const NAME_ENDS: Readonly<Record<string, string>> = {
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
};

function fileOf({ filename, content, contentType }: Attachment, index: number): LetterFile {
  const name =
    oneLine(filename ?? '', 500)
      .split(/[\\/]/)
      .at(-1) ?? '';
  const unnamed = `file-${index + 1}${NAME_ENDS[contentType] ?? ''}`;
  return {
    fileName: name.slice(-CONVERSATION_LIMITS.attachmentName) || unnamed,
    mimeType: fileTypeOf(content),
    content,
  };
}

function isKept({ size, contentType }: Attachment): boolean {
  const isReport = contentType === 'message/delivery-status';
  return !isReport && size > 0 && size <= CONVERSATION_LIMITS.attachmentBytes;
}

/** What a mail server reports of a mail of ours (RFC 3464); a mail that is only late is no bounce. */
function bounceOf(raw: string): Pick<Letter, 'isReport' | 'bouncedMailId' | 'bounceReason'> {
  const isReport = /report-type=["']?delivery-status/iu.test(raw);
  const isFailed = /^action:\s*failed/imu.test(raw);
  const bouncedMailId = isReport && isFailed ? (/eml_[a-z0-9]{20}/u.exec(raw)?.[0] ?? null) : null;
  const reason = /^diagnostic-code:\s*(.+)$/imu.exec(raw)?.[1] ?? '';
  return { isReport, bouncedMailId, bounceReason: oneLine(reason, 300) };
}

/**
 * The letter as its reader expects it. Old programs send one part of 8-bit text and do not name its
 * encoding; if it is not UTF-8, it is read as Windows-1252, the usual one of western programs.
 */
function withKnownEncoding(raw: Buffer): Buffer {
  const isNamed = /charset\s*=|content-type:\s*multipart|content-transfer-encoding:\s*binary/iu;
  if (isUtf8(raw) || isNamed.test(raw.toString('latin1'))) return raw;
  return Buffer.from(new TextDecoder('windows-1252').decode(raw));
}

/**
 * Reads a stored letter. Whatever is wrong with it, there is a letter: a missing sender, subject or
 * text is empty.
 * @param path the letter as it came
 * @param hasSender whether its envelope names one
 */
export async function readLetter(path: string, hasSender: boolean): Promise<Letter> {
  const raw = await readFile(path);
  const parsed = await simpleParser(withKnownEncoding(raw), {
    skipImageLinks: true,
    skipTextLinks: true,
    // Elements within one another could hold it up: the words of HTML are read by `letterWords`.
    skipHtmlToText: true,
  });
  const heads = headsOf(parsed);
  return {
    id: isMessageId(parsed.messageId) ? parsed.messageId : contentId(raw),
    from: senderOf(parsed.from),
    subject: bareSubject(oneLine(parsed.subject ?? '', CONVERSATION_LIMITS.subject)),
    ...letterWords(parsed),
    references: referencesOf(parsed),
    files: parsed.attachments.filter(isKept).slice(0, MAX_FILES).map(fileOf),
    isAutomatic: isAutomaticLetter(heads, hasSender),
    ...(hasSender ? NO_BOUNCE : bounceOf(raw.toString('latin1'))),
    hops: parsed.headerLines.filter(({ key }) => key === 'received').length,
  };
}
