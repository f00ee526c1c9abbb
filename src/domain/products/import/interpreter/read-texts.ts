import type { CellReading } from '../cells/cell-reading';
import { readProse, readRichText, readText, TEXT_LIMITS } from '../cells/text-cell';
import { IMPORT_LANGUAGES, type ImportLanguage } from '../import-format';
import type { DraftTexts } from '../product-draft';
import type { GroupContext } from './group-context';
import { readCell } from './read-cells';
import { namedLanguage } from './row-language';
import type { RowView } from './row-shape';

type TextField = 'name' | 'description' | 'content';

const LABELS: Readonly<Record<ImportLanguage, 'Fr' | 'En' | 'Ar'>> = {
  fr: 'Fr',
  en: 'En',
  ar: 'Ar',
};

const READERS: Readonly<Record<TextField, (text: string) => CellReading<string>>> = {
  name: (text) => readText(text, TEXT_LIMITS.name),
  description: (text) => readProse(text, TEXT_LIMITS.description),
  content: (text) => readRichText(text, TEXT_LIMITS.content),
};

/** The language of a row's unlabelled text: its locale, otherwise the chosen language. */
export function languageOf(row: RowView, context: GroupContext): ImportLanguage | null {
  return namedLanguage(row) ?? context.options.textLanguage;
}

/**
 * One kind of text from some rows of a product, in every available language. A labelled column
 * overrides an unlabelled one; of two rows in one language the first is used.
 */
export function textsOf(
  rows: readonly RowView[],
  field: TextField,
  context: GroupContext,
): DraftTexts {
  const texts: DraftTexts = {};
  const read = READERS[field];
  for (const row of rows) {
    for (const language of IMPORT_LANGUAGES) {
      const candidates = [
        readCell(row, `${field}${LABELS[language]}`, context, read),
        language === languageOf(row, context) ? readCell(row, field, context, read) : undefined,
      ];
      const text = candidates.find(Boolean) ?? (candidates.includes(null) ? null : undefined);
      if (text !== undefined && (texts[language] ?? null) === null) texts[language] = text;
    }
  }
  return texts;
}
