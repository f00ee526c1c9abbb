import type { Language } from '../format/languages';

/** The variables of a saved reply: number and total of the order, name of the client, deadline. */
export const REPLY_VARIABLES = ['number', 'name', 'total', 'deadline'] as const;
export type ReplyVariable = (typeof REPLY_VARIABLES)[number];

/** The value of each variable as it is written in the language of the text; null for none. */
export type ReplyValues = Readonly<Record<ReplyVariable, string | null>>;

/** The texts of a saved reply by language. A missing one is empty. */
export type ReplyTexts = Readonly<Record<Language, string>>;

/** A saved reply as its form shows it. */
export interface SavedReplyValues {
  /** How the staff calls it; unique in a store. */
  readonly name: string;
  readonly body: string;
  readonly bodyAr: string;
  readonly bodyEn: string;
}

/** Limits of saved replies; lengths in characters (contract: SavedReplyCreate). */
export const SAVED_REPLY_LIMITS = { name: 80, body: 4000, replies: 200 } as const;

const VARIABLE = /\{\s*([^{}\s]{1,40})\s*\}/gu;

function isVariable(name: string): name is ReplyVariable {
  return (REPLY_VARIABLES as readonly string[]).includes(name);
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name))];
}

/** The variables of a text, each once, in its order. */
export function variablesOf(text: string): ReplyVariable[] {
  return namesIn(text).filter(isVariable);
}

/** The text with the values of its variables. A variable without a value stays as it is written. */
export function filledReply(text: string, values: ReplyValues): string {
  return text.replace(VARIABLE, (written, name: string) => {
    const value = isVariable(name) ? values[name]?.trim() : undefined;
    return value || written;
  });
}

/**
 * The text of a reply in the client's language; where it is missing, the French, Arabic or English
 * one.
 */
export function replyText(texts: ReplyTexts, language: Language): string {
  return texts[language] || texts.fr || texts.ar || texts.en;
}

function bodyError(text: string): string | null {
  if (text.length > SAVED_REPLY_LIMITS.body) return 'too_long';
  return namesIn(text).every(isVariable) ? null : 'unknown';
}

function nameError(name: string): string | null {
  if (name.trim() === '') return 'required';
  return name.trim().length > SAVED_REPLY_LIMITS.name ? 'too_long' : null;
}

/** What is wrong with a saved reply: error codes by field. One of the three texts is enough. */
export function savedReplyErrors(values: SavedReplyValues): Record<string, string[]> {
  const { name, body, bodyAr, bodyEn } = values;
  const isEmpty = [body, bodyAr, bodyEn].every((text) => text.trim() === '');
  const errors: Record<string, string | null> = {
    name: nameError(name),
    body: isEmpty ? 'required' : bodyError(body),
    bodyAr: bodyError(bodyAr),
    bodyEn: bodyError(bodyEn),
  };
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) => (code ? [[field, [code]]] : [])),
  );
}
