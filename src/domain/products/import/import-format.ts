import type { DecimalMark } from '../../format/written-number';
import type { DateOrder } from './cells/date-cell';

/** The catalogue formats recognised by their header row; `unknown` is mapped by hand. */
export const IMPORT_FORMATS = [
  'own',
  'shopify',
  'shopify_new',
  'woocommerce',
  'google_merchant',
  'medusa',
  'bagisto',
  'spree_products',
  'spree_translations',
  'vendure',
  'prestashop',
  'magento',
  'etsy',
  'opencart',
  'square',
  'wix',
  'unknown',
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

const FORMATS_WITHOUT_CODES: ReadonlySet<ImportFormat> = new Set<ImportFormat>([
  'woocommerce',
  'prestashop',
  'etsy',
  'opencart',
  'square',
  'wix',
]);

/** Whether products of a format often have no code, so that one is made from their name. */
export function makesCodesFromNames(format: ImportFormat): boolean {
  return FORMATS_WITHOUT_CODES.has(format);
}

export const IMPORT_DELIMITERS = [',', ';', '\t', '|'] as const;
export type ImportDelimiter = (typeof IMPORT_DELIMITERS)[number];

/**
 * Encodings of one byte per character. `windows-1252` includes ISO-8859-1, which has the same
 * letters. The order is the one in which equally plausible readings are offered.
 */
export const CODE_PAGES = [
  'windows-1252',
  'windows-1256',
  'macintosh',
  'cp850',
  'iso-8859-15',
  'iso-8859-6',
  'cp720',
] as const;
export type CodePage = (typeof CODE_PAGES)[number];

/** UTF-8 that a program read in one of these code pages and saved as UTF-8 once more. */
export const DOUBLE_ENCODINGS = [
  'utf-8-via-windows-1252',
  'utf-8-via-windows-1256',
  'utf-8-via-macintosh',
] as const;
export type DoubleEncoding = (typeof DOUBLE_ENCODINGS)[number];

export const IMPORT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  ...CODE_PAGES,
  ...DOUBLE_ENCODINGS,
] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];

export function isDoubleEncoding(encoding: ImportEncoding): encoding is DoubleEncoding {
  return encoding.startsWith('utf-8-via-');
}

/** Languages of the catalogue; text in another language is left out with a warning. */
export const IMPORT_LANGUAGES = ['fr', 'en', 'ar'] as const;
export type ImportLanguage = (typeof IMPORT_LANGUAGES)[number];

/** The options that the seller chooses in addition to the mapping. */
export interface ImportOptions {
  /** Language of text whose column or row does not specify one. */
  readonly textLanguage: ImportLanguage | null;
  /** ISO 4217 code of the prices to read; rows in another currency are skipped. */
  readonly currency: string | null;
  /** MAD for one unit of `currency`; without default, except 1 for MAD itself. */
  readonly exchangeRate: number | null;
  /**
   * Decimal mark of cells that can be read with both, such as `1.299`, in columns whose other cells
   * do not decide; null until it is chosen.
   */
  readonly decimalMark: DecimalMark | null;
  /** Whether `05/12/2026` is 5 December or 12 May; null until it is chosen. */
  readonly dateOrder: DateOrder | null;
  /**
   * VAT in percent that is added to prices before tax; 0 takes them as final prices. Null until it is
   * chosen, and where the file has no such price.
   */
  readonly vatRate: number | null;
  /** The price to take of running sales that have an end; null until it is chosen. */
  readonly saleEnd: SaleEnd | null;
}

/** A product has no date on which its price changes: it gets one of the two prices for good. */
export type SaleEnd = 'sale' | 'regular';

/** The standard rate of VAT in Morocco, in percent: proposed, never presumed. */
export const USUAL_VAT_RATE = 20;

/** Options that are asked with the cells that leave them open. */
export const IMPORT_QUESTIONS = ['decimalMark', 'dateOrder', 'vatRate', 'saleEnd'] as const;
export type ImportQuestionName = (typeof IMPORT_QUESTIONS)[number];

export type ImportOptionName = 'textLanguage' | 'currency' | 'exchangeRate' | ImportQuestionName;

/** Limits of one import; a file that exceeds them is refused as a whole. */
export const IMPORT_LIMITS = {
  bytes: 100 * 1024 * 1024,
  rows: 200_000,
  columns: 500,
  cellCharacters: 200_000,
} as const;

/** Why a whole file cannot be imported. */
export type ImportFailureCode =
  /** The file is empty. */
  | 'empty_file'
  /** A header without rows below it. */
  | 'no_rows'
  /** The bytes are not text: a spreadsheet, an archive, an image. */
  | 'not_text'
  /** Quotes that are never closed or are in the wrong place. */
  | 'malformed_csv'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'file_too_large'
  | 'cell_too_long'
  /** The import failed because of an internal error. */
  | 'internal_error';
