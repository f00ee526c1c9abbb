import type { ParsedMail } from 'mailparser';
import { plainTextOf } from '#domain/conversations/message-text';
import { splitQuoted } from '#domain/conversations/quoted-text';
import { cleanLetterHtml } from '../products/rich-text';
import { picturesOf } from './letter-pictures';

/** Limits of a letter's words, in characters. What exceeds them is left out. */
const MAX_BODY = 100_000;
const MAX_HTML = 500_000;

/** Elements within one another: parsing more of them takes a time that grows with their square. */
const MAX_DEPTH = 500;

/** Elements that have no content, or that a next one ends: they lie in nothing. */
const FLAT = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd option tr td th thead tbody tfoot'.split(
    ' ',
  ),
);

/** The words of a letter. */
export interface LetterWords {
  /** Plain text. */
  readonly body: string;
  /** Sanitised; null for a plain letter, and for one that quotes. */
  readonly html: string | null;
  /** What it quotes of earlier letters, plain text; null for nothing. */
  readonly quoted: string | null;
  /** Addresses of the pictures on other servers that it shows. */
  readonly pictures: readonly string[];
}

/** PostgreSQL stores no NUL in a text. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

/** Whether elements lie too deep in one another, counted in one pass. */
export function isTooDeep(html: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/giu)) {
    const tag = name.toLowerCase();
    if (FLAT.has(tag)) continue;
    if (closing) {
      const at = open.lastIndexOf(tag);
      if (at !== -1) open.length = at;
    } else if (open.push(tag) > MAX_DEPTH) return true;
  }
  return false;
}

/** The HTML of a letter without the pictures that are in it; empty for a plain one. */
function lightHtml({ html }: ParsedMail): string {
  if (typeof html !== 'string') return '';
  const light = withoutNul(html).replace(/(["'])data:[^"'>]*\1/giu, '""');
  return light.slice(0, MAX_HTML);
}

/** Sanitised HTML; null without words. If elements lie too deep in one another, only their words. */
function cleanHtml(html: string): string | null {
  return cleanLetterHtml(isTooDeep(html) ? html.replace(/<[^>]*>?/g, ' ') : html);
}

/** The words of sanitised HTML; those of a quotation after `>`, as in a plain letter. */
function wordsOf(html: string): string {
  let depth = 0;
  const blocks = html.split(/(<\/?blockquote>)/u).flatMap((piece) => {
    if (piece === '<blockquote>') depth += 1;
    else if (piece === '</blockquote>') depth -= 1;
    else if (depth === 0) return plainTextOf(piece);
    else return plainTextOf(piece).replace(/^/gm, '> '.repeat(depth));
    return [];
  });
  return blocks.filter((block) => /[^\s>]/u.test(block)).join('\n\n');
}

function length(text: string): number {
  return text.replace(/[\s>]/gu, '').length;
}

/**
 * The plain text of a letter; that of its HTML if there is no other, or if the other is only a part,
 * such as the foot of a mailing list.
 */
function textOf({ text = '' }: ParsedMail, html: string | null): string {
  const own = withoutNul(text);
  const shown = html === null ? '' : wordsOf(html);
  return length(shown) > length(own) * 1.5 ? shown : own;
}

/** The words of a letter, and what it quotes, of its text or else of its HTML. */
export function letterWords(parsed: ParsedMail): LetterWords {
  const light = lightHtml(parsed);
  const html = cleanHtml(light);
  const text = textOf(parsed, html).normalize('NFC').slice(0, MAX_BODY);
  const { body, quoted } = splitQuoted(text);
  return { body, quoted, html: quoted === null ? html : null, pictures: picturesOf(light) };
}
