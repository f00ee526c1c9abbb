import { decodeEntities } from '#domain/products/import/detection/html-entities';
import { IMPORT_LANGUAGES, type ImportLanguage } from '#domain/products/import/import-format';
import type { ColumnMapping } from '#domain/products/import/import-target';
import { isLostCopy, isMainlyQuestionMarks } from '#domain/products/import/lost-letters';
import type { DraftTexts, ProductDraft } from '#domain/products/import/product-draft';
import type { ProductRow } from '../../products/products.repository';
import type { StoreRemark } from './planned-product';
import { isSameText } from './same-text';

type TextKind = 'name' | 'description' | 'content';

const SUFFIXES = { fr: '', en: 'En', ar: 'Ar' } as const;
const TARGET_SUFFIXES = { fr: 'Fr', en: 'En', ar: 'Ar' } as const;

interface ChangedTexts {
  readonly draft: ProductDraft;
  readonly remarks: readonly StoreRemark[];
}

/**
 * The draft without texts that the product keeps: those that lost letters which it has today, with
 * a remark at their column, and those that differ from it only by HTML entities of its own.
 */
export function withoutUnchangedTexts(
  draft: ProductDraft,
  row: ProductRow | undefined,
  { mapping, language }: { mapping: readonly ColumnMapping[]; language: ImportLanguage | null },
): ChangedTexts {
  const remarks: StoreRemark[] = [];
  const changed = (texts: DraftTexts, kind: TextKind): DraftTexts => {
    const next: DraftTexts = {};
    for (const one of IMPORT_LANGUAGES) {
      const text = texts[one];
      if (text === undefined) continue;
      const known = textsOf(row, kind, one);
      const isLost = text !== null && hasLostLetters(known, text);
      if (isLost && draft.rowNumber !== null) {
        const column = columnOf(mapping, kind, one, language);
        remarks.push({ rowNumber: draft.rowNumber, code: 'letters_lost', column, value: text });
      }
      if (!isLost && !isSameWithEntities(text, known)) next[one] = text;
    }
    return next;
  };
  return {
    draft: {
      ...draft,
      names: changed(draft.names, 'name'),
      descriptions: changed(draft.descriptions, 'description'),
      contents: changed(draft.contents, 'content'),
    },
    remarks,
  };
}

/** The product's text, and the one that waits for approval. */
function textsOf(
  row: ProductRow | undefined,
  kind: TextKind,
  language: ImportLanguage,
): (string | null)[] {
  if (!row) return [];
  const waiting = kind === 'name' && language === 'fr' ? row.pendingChanges?.name : null;
  return [row[`${kind}${SUFFIXES[language]}`], waiting ?? null];
}

/** A text that the product has today lost no letters, whatever it consists of. */
function hasLostLetters(known: readonly (string | null)[], text: string): boolean {
  if (known.some((one) => isSameText(one, text))) return false;
  const isCopy = known.some((one) => one !== null && isLostCopy(one, text));
  return isCopy || isMainlyQuestionMarks(text.replace(/<[^<>]*>/g, ' '));
}

function isSameWithEntities(text: string | null, [current]: readonly (string | null)[]): boolean {
  return Boolean(text && current && current !== text && decodeEntities(current) === text);
}

/** The column of a text: its own for the language, otherwise the one without a language. */
function columnOf(
  mapping: readonly ColumnMapping[],
  kind: TextKind,
  language: ImportLanguage,
  textLanguage: ImportLanguage | null,
): string | null {
  const own = mapping.find(({ target }) => target === `${kind}${TARGET_SUFFIXES[language]}`);
  const common = mapping.find(({ target }) => target === kind);
  return own?.column ?? (language === textLanguage ? common?.column : null) ?? null;
}
