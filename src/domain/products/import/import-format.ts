/** The catalogue files that are known by their header row; `unknown` is mapped by hand. */
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
  'unknown',
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export const IMPORT_DELIMITERS = [',', ';', '\t'] as const;
export type ImportDelimiter = (typeof IMPORT_DELIMITERS)[number];

/** Names as TextDecoder knows them. */
export const IMPORT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1256',
] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];

/** Languages the catalogue keeps; text in another one is left out and said so. */
export const IMPORT_LANGUAGES = ['fr', 'en', 'ar'] as const;
export type ImportLanguage = (typeof IMPORT_LANGUAGES)[number];

/** What the seller decides beside the mapping. */
export interface ImportOptions {
  /** Language of the text whose column or row doesn't name one. */
  readonly textLanguage: ImportLanguage | null;
  /** ISO 4217 code of the prices to read; rows in another are skipped. */
  readonly currency: string | null;
  /** MAD for one unit of `currency`; no default but for MAD itself, where it is 1. */
  readonly exchangeRate: number | null;
  /** Whether `1,299` means one and a fraction. */
  readonly decimalComma: boolean;
}

export type ImportOptionName = 'textLanguage' | 'currency' | 'exchangeRate';

/** Limits of one import; a file beyond them is refused as a whole. */
export const IMPORT_LIMITS = {
  bytes: 100 * 1024 * 1024,
  rows: 200_000,
  columns: 500,
  cellCharacters: 200_000,
} as const;

/** Why a whole file can't be imported. */
export type ImportFailureCode =
  /** Nothing in it. */
  | 'empty_file'
  /** A header and no row below it. */
  | 'no_rows'
  /** Bytes that are no text: a spreadsheet, an archive, a picture. */
  | 'not_text'
  /** Quotes that never close or stand in the wrong place. */
  | 'malformed_csv'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'file_too_large'
  | 'cell_too_long'
  /** The work broke off for a reason of ours. */
  | 'internal_error';
