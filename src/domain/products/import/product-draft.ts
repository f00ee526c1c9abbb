import type { DecimalMark } from '../../format/written-number';
import type { StockPolicy } from '../stock-policy';
import type { ImportLanguage } from './import-format';
import type { RowOutcome } from './import-issue';

/**
 * In a draft, an absent field stays unchanged (the file has no such column), and null empties it
 * (the column exists, the cell is empty).
 */
export type DraftTexts = Partial<Record<ImportLanguage, string | null>>;

export interface DraftImage {
  /** Absolute http(s) address, or the name of a file in the store's library. */
  readonly url: string;
  readonly alt: string | null;
}

export interface DraftOption {
  /** As in the file, e.g. `Color`. */
  readonly name: string;
  /** Used values, in the order of the rows. */
  readonly values: readonly string[];
}

export interface DraftAttribute {
  /** Code or name as in the file. */
  readonly code: string;
  /** Header of its column. */
  readonly column: string | null;
  /** The whole cell on one line; an empty one empties the attribute. */
  readonly text: string;
  /** The cell as a list. */
  readonly values: readonly string[];
  /** Decides between two readings if the attribute is a number (`1.500`). */
  readonly decimalMark: DecimalMark | null;
  /** The cell holds the numbers of several cells: it is no number. */
  readonly isSeveral?: true;
}

export interface VariantDraft {
  readonly sku: string;
  /** The code as in the file, if the stored form of a code differs from it. */
  readonly givenSku?: string;
  /** The row has no code: `sku` is made from the product and the options, and compared exactly. */
  readonly isSkuMade?: true;
  /**
   * An earlier product of the file has the row's code: `sku` is a proposal for a new variant, and an
   * existing one, found by its options, keeps its own.
   */
  readonly isSkuProposed?: true;
  readonly rowNumber: number;
  readonly optionValues: readonly { readonly name: string; readonly value: string }[];
  readonly barcode?: string | null;
  /** Centimes of MAD. */
  readonly price?: number | null;
  /** Centimes of MAD. */
  readonly compareAtPrice?: number | null;
  /** Centimes of MAD; without one, the product's cost counts. */
  readonly cost?: number | null;
  /** Pieces; an empty cell leaves the stock unchanged. */
  readonly quantity?: number;
  readonly stockPolicy?: StockPolicy;
  readonly lowStock?: number;
  readonly weightGrams?: number | null;
  readonly images?: readonly DraftImage[];
}

/** One product of the file, ready to be stored; prices in centimes of MAD. */
export interface ProductDraft {
  /** The field by which the store's product is looked up first. */
  readonly matchBy: 'code' | 'handle';
  /** Code of the product itself, made from its handle or name if the file has none. */
  readonly code: string;
  /** The code as in the file, if the stored form of a code differs from it. */
  readonly givenCode?: string;
  /** No row has it: `code` is made from the handle or the name, and compared exactly. */
  readonly isCodeMade?: true;
  /** An earlier product of the file has the row's code: `code` is a proposal for a new product. */
  readonly isCodeProposed?: true;
  /** As in the file, of any length. */
  readonly handle: string | null;
  readonly productType: 'simple' | 'variable';
  /** Row that describes the product; null when the file has only variants or translations of it. */
  readonly rowNumber: number | null;
  /** Why the draft cannot create a product, when it can only update one. */
  readonly updateOnly: 'unknown_parent' | 'unknown_product' | 'missing_name' | null;
  readonly names: DraftTexts;
  readonly descriptions: DraftTexts;
  readonly contents: DraftTexts;
  readonly categoryPath?: readonly string[] | null;
  readonly brand?: string | null;
  readonly barcode?: string | null;
  readonly price?: number | null;
  readonly compareAtPrice?: number | null;
  readonly cost?: number | null;
  readonly quantity?: number;
  /** Of a product with variants: of those that have none of their own. */
  readonly stockPolicy?: StockPolicy;
  readonly lowStock?: number;
  readonly weightGrams?: number | null;
  readonly images?: readonly DraftImage[];
  readonly options: readonly DraftOption[];
  readonly variants: readonly VariantDraft[];
  readonly attributes: readonly DraftAttribute[];
}

/** A product of the file with the issues of each of its rows. */
export interface DraftGroup {
  /** Null when none of the rows can be imported. */
  readonly draft: ProductDraft | null;
  readonly outcomes: readonly RowOutcome[];
}
