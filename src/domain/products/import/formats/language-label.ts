import type { ImportLanguage } from '../import-format';
import { type ImportTarget, isImportTarget } from '../import-target';

const CODES = '(fr|fra|fre|ar|ara|en|eng)(?:[-_][a-z]{2,4})?';
const WORDS: Readonly<Record<ImportLanguage, string>> = {
  fr: 'français|francais|française|francaise|french|الفرنسية|بالفرنسية',
  ar: 'arabe|arabic|العربية|بالعربية|عربي',
  en: 'anglais|anglaise|english|الإنجليزية|بالإنجليزية|الانجليزية',
};
const ALL_WORDS = Object.values(WORDS).join('|');

/** `name_fr`, `name:fr`, `name-fr_fr`, `name (fr)`, `nom arabe`. */
const AT_END = new RegExp(`^(.+?)(?:[ _:.|/-]+| ?[([{] ?)(?:${CODES}|(${ALL_WORDS}))[ )\\]}*]*$`);
/** `fr_name`, `fr:name`, `arabic name`. */
const AT_BEGIN = new RegExp(`^(?:${CODES}|(${ALL_WORDS}))[ _:.|/-]+(.+)$`);

export interface LabelledHeader {
  /** The header without its language. */
  readonly base: string;
  readonly language: ImportLanguage;
}

/** Splits a normalised header that names one of the catalogue's languages; null for any other. */
export function labelledHeader(header: string): LabelledHeader | null {
  const [, base, code, word] = AT_END.exec(header) ?? [];
  if (base) return { base: plain(base), language: languageOf(code, word) };
  const [, first, firstWord, rest] = AT_BEGIN.exec(header) ?? [];
  return rest ? { base: plain(rest), language: languageOf(first, firstWord) } : null;
}

/** Without the asterisk of a required column. */
function plain(base: string): string {
  return base.replace(/[ *]+$/, '').trim();
}

function languageOf(code: string | undefined, word: string | undefined): ImportLanguage {
  if (code?.startsWith('fr')) return 'fr';
  if (code) return code.startsWith('ar') ? 'ar' : 'en';
  return (
    (['fr', 'ar'] as const).find((each) => WORDS[each].split('|').includes(word ?? '')) ?? 'en'
  );
}

const LABELS: Readonly<Record<ImportLanguage, 'Fr' | 'En' | 'Ar'>> = {
  fr: 'Fr',
  en: 'En',
  ar: 'Ar',
};
const TEXT = /^(name|description|content)(?:Fr|En|Ar)?$/;
/** Targets without a language of their own: of several columns the first is read. */
const WITHOUT_LANGUAGE: ReadonlySet<string> = new Set([
  'handle',
  'categoryPath',
  'brand',
  'optionNames',
  'optionValues',
  'features',
]);

/** The target of a column that names a language, from the target of its header without it. */
export function labelledTarget(
  header: string,
  targetOf: (base: string) => ImportTarget | null,
): ImportTarget | null {
  const labelled = labelledHeader(header);
  const target = labelled && targetOf(labelled.base);
  if (!labelled || !target) return null;
  const text = TEXT.exec(target)?.[1];
  if (text) return asTarget(`${text}${LABELS[labelled.language]}`);
  return WITHOUT_LANGUAGE.has(target) ? target : null;
}

function asTarget(text: string): ImportTarget | null {
  return isImportTarget(text) ? text : null;
}
