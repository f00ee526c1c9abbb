import { LANGUAGES, type Language } from '../format/languages';
import { localizedName } from '../text/localized-name';

/** Lines that every invoice words the same; all others have a label of their own. */
export const WORDED_LINE_KINDS = ['delivery', 'discount', 'refund'] as const;
export type WordedLineKind = (typeof WORDED_LINE_KINDS)[number];

/** What a line charges, in the three languages. */
export type LineWords = {
  /** Null for a line with its own label. */
  kind: WordedLineKind | null;
  /** French, or as a user wrote it. */
  label: string;
  /** Null where there is no translation. */
  labelEn: string | null;
  labelAr: string | null;
};

/** The words as stored: lines that were written before lines had kinds have a label only. */
export type StoredLineWords = Pick<LineWords, 'label'> & Partial<LineWords>;

/** The labels of lines with a kind. French is the language of the marketplace's books. */
export const WORDED_LABELS: Readonly<Record<Language, Readonly<Record<WordedLineKind, string>>>> = {
  fr: { delivery: 'Frais de livraison', discount: 'Remise', refund: 'Remboursement' },
  ar: { delivery: 'رسوم التوصيل', discount: 'التخفيض', refund: 'المبلغ المردود' },
  en: { delivery: 'Delivery fee', discount: 'Discount', refund: 'Refund' },
};

/** The whole words of a stored line. The label of a line without a `kind` member tells its kind. */
export function lineWords({ label, kind, labelEn, labelAr }: StoredLineWords): LineWords {
  const told = WORDED_LINE_KINDS.find((one) => WORDED_LABELS.fr[one] === label) ?? null;
  return {
    kind: kind === undefined ? told : kind,
    label,
    labelEn: labelEn ?? null,
    labelAr: labelAr ?? null,
  };
}

/** What a document or a form in this language says on a line. */
export function lineLabel(line: StoredLineWords, language: Language): string {
  const { kind, label: name, labelEn: nameEn, labelAr: nameAr } = lineWords(line);
  return kind ? WORDED_LABELS[language][kind] : localizedName({ name, nameEn, nameAr }, language);
}

/**
 * The words of an edited line: a label that stays, in the language of the form, keeps its kind and
 * its translations, and a new one has neither.
 */
export function editedLineWords(label: string, before: readonly StoredLineWords[]): LineWords {
  const kept = before.find((line) =>
    LANGUAGES.some((language) => lineLabel(line, language) === label),
  );
  return kept ? lineWords(kept) : { kind: null, label, labelEn: null, labelAr: null };
}
