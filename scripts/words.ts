/**
 * Refuses words that docs/terms.md replaces, in the texts of the product: public/locales, the mails,
 * notifications and files of the server, and Arabic texts anywhere in the code (demo data too).
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_COLUMNS, INVOICE_COLUMNS, ORDER_COLUMNS } from '#domain/exports/export-columns';
import { LANGUAGES, type Language } from '#domain/format/languages';
import { NOTIFICATION_TEMPLATES } from '#domain/notifications/notification-templates';
import { TEMPLATE_COLUMNS, TEMPLATE_WORDS } from '#domain/products/import/template';
import { NEJJARINE_SETTINGS } from '../server/demo/demo-store-settings';
import { identityMailTexts } from '../server/mail/identity-mail-texts';
import { invoiceMailTexts } from '../server/mail/invoice-mail-texts';
import { notificationMailTexts } from '../server/mail/notification-mail-texts';
import { passwordMailTexts } from '../server/mail/password-mail-texts';
import { registrationMailTexts } from '../server/mail/registration-mail-texts';
import { tourMailTexts } from '../server/mail/tour-mail-texts';
import { sourceFiles } from './module-imports';
import { type RefusedWord, refusedWords } from './refused-words';

export interface WordFinding {
  readonly file: string;
  readonly message: string;
}

interface ProductText {
  readonly file: string;
  /** The key of the text, or its line. */
  readonly place: string;
  readonly language: Language;
  readonly text: string;
  /** The namespace of a text in public/locales. */
  readonly namespace?: string;
}

/** The gallery of components is for developers. */
const GALLERY = 'catalogue';
/**
 * Files whose Arabic is no text of the product: words that are read from typed texts and from
 * sellers' files, names of places and people, and parts of Unicode.
 */
const VOCABULARY =
  /\.test\.tsx?$|^src\/domain\/(?:format|text)\/|^src\/domain\/products\/import\/(?!template)|^server\/(?:seeding\/moroccan-cities|demo\/large\/|imports\/)|^src\/dev\//;
/** Of a locale, of a notification and of a template literal. */
const PARAMETERS = /\{\{.*?\}\}|\$?\{[^}]*\}/g;
const VOWEL_SIGNS = /[\u064b-\u0652\u0670\u0640]/gu;
const LITERAL = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gu;

/**
 * @param root the folder that holds public/locales, src and server
 * @param inCode texts in three languages, by file
 */
export function wordFindings(
  root: string,
  inCode: Readonly<Record<string, unknown>> = {},
): WordFinding[] {
  const texts = [
    ...localeTexts(root),
    ...Object.entries(inCode).flatMap(([file, value]) => codeTexts(file, value)),
    ...arabicLiterals(root),
  ];
  return texts.flatMap((one) =>
    refusedWords.flatMap((word) => {
      const found = matchIn(one, word);
      return found === undefined
        ? []
        : [{ file: one.file, message: `${one.place}: "${found}" in "${one.text}": ${word.use}.` }];
    }),
  );
}

function matchIn(text: ProductText, word: RefusedWord): string | undefined {
  if (word.language !== text.language) return undefined;
  if (word.within && !word.within.test(text.file)) return undefined;
  if (text.namespace && word.except?.includes(text.namespace)) return undefined;
  const plain = word.withParameters ? text.text : text.text.replace(PARAMETERS, '');
  const compared = word.withVowelSigns ? plain : plain.replace(VOWEL_SIGNS, '');
  return word.pattern.exec(compared)?.[0];
}

function localeTexts(root: string): ProductText[] {
  const locales = join(root, 'public/locales');
  return LANGUAGES.flatMap((language) => {
    const folder = join(locales, language);
    if (!existsSync(folder)) return [];
    return readdirSync(folder).flatMap((name) => {
      const namespace = name.replace('.json', '');
      if (namespace === GALLERY) return [];
      const tree: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const file = `public/locales/${language}/${name}`;
      return leaves(tree).map(([place, text]) => ({ file, place, language, text, namespace }));
    });
  });
}

/** The texts below keys `fr`, `ar` and `en`; functions are called with placeholders. */
function codeTexts(file: string, value: unknown, path = '', language?: Language): ProductText[] {
  if (typeof value === 'function') {
    return codeTexts(file, value(PLACEHOLDERS, PLACEHOLDERS), path, language);
  }
  if (typeof value === 'string') {
    return language ? [{ file, place: path, language, text: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, branch]) =>
    codeTexts(
      file,
      branch,
      path ? `${path}.${key}` : key,
      LANGUAGES.find((one) => one === key) ?? language,
    ),
  );
}

/** Answers every parameter of a text, as a value or as its members. */
const PLACEHOLDERS: unknown = new Proxy(
  {},
  { get: (_, name) => (name === Symbol.toPrimitive ? () => '…' : '…') },
);

function arabicLiterals(root: string): ProductText[] {
  return sourceFiles(root, ['src', 'server'], /\.tsx?$/)
    .filter((file) => !VOCABULARY.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          [...line.matchAll(LITERAL)]
            .filter(([literal]) => /[ء-ي]/.test(literal))
            .map(([literal]) => ({
              file,
              place: `line ${at + 1}`,
              language: 'ar' as const,
              text: literal.slice(1, -1),
            })),
        ),
    );
}

function leaves(tree: unknown, path = ''): [place: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, branch]) =>
    leaves(branch, path ? `${path}.${key}` : key),
  );
}

/** The texts of the server in three languages, by file; the texts of a language are those below a key with its name. */
export const serverTexts: Readonly<Record<string, unknown>> = {
  'src/domain/exports/export-columns.ts': [ORDER_COLUMNS, CLIENT_COLUMNS, INVOICE_COLUMNS],
  'src/domain/notifications/notification-templates.ts': NOTIFICATION_TEMPLATES,
  'src/domain/products/import/template.ts': [TEMPLATE_COLUMNS, TEMPLATE_WORDS],
  'server/demo/demo-store-settings.ts': NEJJARINE_SETTINGS,
  'server/mail/identity-mail-texts.ts': identityMailTexts,
  'server/mail/invoice-mail-texts.ts': invoiceMailTexts,
  'server/mail/notification-mail-texts.ts': notificationMailTexts,
  'server/mail/password-mail-texts.ts': passwordMailTexts,
  'server/mail/registration-mail-texts.ts': registrationMailTexts,
  'server/mail/tour-mail-texts.ts': tourMailTexts,
};
