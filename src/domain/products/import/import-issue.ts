/** Issues of one row of an import. The portal has a text for each. */
export type ImportErrorCode =
  /** The row has no code, and none can be made from its handle, name or options. */
  | 'missing_code'
  /** The row has no code: the one that the issue names was made from the name. */
  | 'code_made'
  /** The options of a row make more than 250 variants. */
  | 'too_many_variants'
  /** A product without a name in any language: a new one, or one whose names are all emptied. */
  | 'missing_name'
  /** A variation without a reference to its product. */
  | 'missing_parent'
  /** The parent is neither in the file nor in the store. */
  | 'unknown_parent'
  /** The row is valid, but its product's own row is not. */
  | 'parent_failed'
  /** A translation of a product that the store does not have. */
  | 'unknown_product'
  /** A bundle, booking, download or the like: only simple and variable products are imported. */
  | 'unsupported_type'
  /** An earlier row of the file has this code. */
  | 'duplicate_sku'
  /** An earlier variant of the product has these option values. */
  | 'duplicate_options'
  /** A variant without a value for one of its product's options. */
  | 'missing_options'
  /** The product's row is valid, but none of its variants is. */
  | 'no_valid_variant'
  /** The code belongs to another product or variant of the store. */
  | 'code_taken'
  /** The store has a simple product with this code and the file a variable one, or the reverse. */
  | 'type_changed'
  /** Fewer pieces than are reserved for open orders. */
  | 'below_reserved'
  /** The product stands out in a way that the confirmed check did not show. */
  | 'not_confirmed'
  /**
   * An earlier row has the code of this product with variants; the product gets one from its
   * handle.
   */
  | 'parent_code_replaced'
  /** Another product has the code; the variant gets or keeps the code that the issue names. */
  | 'sku_replaced'
  /** The store's record has the code in another case, or with other hyphens, blanks or marks. */
  | 'matched_by_similar_code'
  | 'too_long'
  /** A spreadsheet formula instead of a value. */
  | 'formula_cell'
  /** Characters were lost when the file was saved, or its encoding is a different one. */
  | 'unreadable_characters'
  /** A barcode that a spreadsheet rounded to 1.23E+12, so that digits are lost. */
  | 'barcode_scientific_notation'
  /** A code that a spreadsheet rounded in the same way. */
  | 'code_scientific_notation'
  /** The last digit does not match the others; imported as it is, it may be a code of the store. */
  | 'barcode_check_digit'
  /** Another product or variant has the barcode, in the file or in the store; left out. */
  | 'barcode_repeated'
  /** A UPC-A without its first zero, which is restored. */
  | 'barcode_zero_restored'
  /** A number cell with several values, as two cells of a spreadsheet that were pasted into one. */
  | 'several_values'
  | 'invalid_price'
  | 'negative_price'
  | 'price_too_high'
  /** The cell says that its price excludes VAT: taken as it is. */
  | 'price_excludes_vat'
  /** The cell says that its price excludes VAT: VAT was added, as chosen for the file. */
  | 'vat_added'
  /** An amount of another currency than the chosen one beside the price; left out. */
  | 'amount_in_other_currency'
  | 'invalid_quantity'
  | 'negative_quantity'
  /** A negative stock is imported as 0. */
  | 'negative_stock_is_zero'
  | 'quantity_too_high'
  /** None of the policies; the variant keeps its own. */
  | 'invalid_stock_policy'
  /** The variants share one stock in the other system; its number is left out. */
  | 'shared_stock'
  /** Thousands of rows with one handle or parent, which are unlikely to be one product. */
  | 'too_many_rows_of_product'
  /** More cells than the header has columns: a text contains an unquoted delimiter. */
  | 'too_many_cells'
  /** Imported without a category: the marketplace has none with this path. */
  | 'unknown_category'
  /** Imported without a brand: the marketplace does not have it. */
  | 'unknown_brand'
  /** Left out: neither the marketplace nor the store has this attribute for the product's category. */
  | 'unknown_attribute'
  /** Values that the attribute does not have are left out. */
  | 'unknown_attribute_value'
  /**
   * Not a number in the attribute's unit, neither yes nor no, or several values where only one is
   * allowed.
   */
  | 'invalid_attribute_value'
  /** The image is on another host and not fetched yet. */
  | 'image_remote'
  /** An image's file name or address that cannot be resolved; left out. */
  | 'image_not_usable'
  /** An image's address is of a private network, or holds a user name or password; left out. */
  | 'image_address_refused'
  /** The store's library has no image with this file name; left out. */
  | 'image_not_in_library'
  /** Several images of the store's library fit this file name; left out. */
  | 'image_ambiguous'
  /** Only the first fifty images of a product are imported. */
  | 'too_many_images'
  /** A price of 0 counts as no price. */
  | 'zero_price'
  /** The former price is not above the price; left out. */
  | 'compare_at_price_too_low'
  /** The sale has ended or has not begun: the regular price is used. */
  | 'sale_not_running'
  /** A beginning or an end that is no date: the regular price is used. */
  | 'invalid_sale_date'
  /** A running sale with an end: its price is kept without the end, as chosen for the file. */
  | 'sale_end_not_kept'
  /** A running sale with an end: the regular price is used, as chosen for the file. */
  | 'sale_with_end_left_out'
  | 'invalid_weight'
  /** An imported product is a draft; its status in the file is ignored. */
  | 'status_ignored'
  /** The product was changed but remains archived. */
  | 'product_archived'
  /** An import does not change the images of an approved product. */
  | 'images_kept'
  /** The row's price is in another currency than the chosen one. */
  | 'other_currency'
  /** The row's language is not French, Arabic or English. */
  | 'unsupported_language'
  /** The row has no values in the mapped columns. */
  | 'nothing_to_import'
  /** The header once more in the middle of the file. */
  | 'repeated_header'
  /** The sums of the columns at the end of the file. */
  | 'totals_row'
  /** Question marks in place of letters: the text of the product stays as it is. */
  | 'letters_lost';

export type IssueSeverity = 'error' | 'warning' | 'skipped';

/** An error excludes the row; a warning does not; a skip leaves it out on purpose. */
export const IMPORT_SEVERITIES: Readonly<Record<ImportErrorCode, IssueSeverity>> = {
  missing_code: 'error',
  code_made: 'warning',
  too_many_variants: 'error',
  missing_name: 'error',
  missing_parent: 'error',
  unknown_parent: 'error',
  parent_failed: 'error',
  unknown_product: 'error',
  unsupported_type: 'error',
  duplicate_sku: 'error',
  duplicate_options: 'error',
  missing_options: 'error',
  no_valid_variant: 'error',
  code_taken: 'error',
  type_changed: 'error',
  below_reserved: 'error',
  not_confirmed: 'error',
  too_long: 'error',
  formula_cell: 'error',
  unreadable_characters: 'error',
  barcode_scientific_notation: 'error',
  code_scientific_notation: 'error',
  several_values: 'error',
  invalid_price: 'error',
  negative_price: 'error',
  price_too_high: 'error',
  invalid_quantity: 'error',
  negative_quantity: 'error',
  quantity_too_high: 'error',
  too_many_rows_of_product: 'error',
  too_many_cells: 'error',
  invalid_stock_policy: 'warning',
  shared_stock: 'warning',
  parent_code_replaced: 'warning',
  sku_replaced: 'warning',
  matched_by_similar_code: 'warning',
  barcode_check_digit: 'warning',
  barcode_repeated: 'warning',
  barcode_zero_restored: 'warning',
  unknown_category: 'warning',
  unknown_brand: 'warning',
  unknown_attribute: 'warning',
  unknown_attribute_value: 'warning',
  invalid_attribute_value: 'warning',
  image_remote: 'warning',
  image_not_usable: 'warning',
  image_address_refused: 'warning',
  image_not_in_library: 'warning',
  image_ambiguous: 'warning',
  too_many_images: 'warning',
  zero_price: 'warning',
  compare_at_price_too_low: 'warning',
  sale_not_running: 'warning',
  invalid_sale_date: 'warning',
  sale_end_not_kept: 'warning',
  sale_with_end_left_out: 'warning',
  price_excludes_vat: 'warning',
  vat_added: 'warning',
  amount_in_other_currency: 'warning',
  negative_stock_is_zero: 'warning',
  invalid_weight: 'warning',
  status_ignored: 'warning',
  product_archived: 'warning',
  images_kept: 'warning',
  letters_lost: 'warning',
  other_currency: 'skipped',
  unsupported_language: 'skipped',
  nothing_to_import: 'skipped',
  repeated_header: 'skipped',
  totals_row: 'skipped',
};

/** One issue of one row. */
export interface ImportIssue {
  readonly code: ImportErrorCode;
  /** Column of the file, or null when the issue concerns the whole row. */
  readonly column: string | null;
  /** The cell as in the file, cut to 200 characters. */
  readonly value: string | null;
}

export type RowStatus = 'ok' | IssueSeverity;

/** The result of one row. */
export interface RowOutcome {
  /** Numbered as in a spreadsheet: the header is 1. */
  readonly number: number;
  readonly status: RowStatus;
  /** Code of the row's product or variant. */
  readonly code: string | null;
  readonly errors: readonly ImportIssue[];
  /** The cells as in the file. */
  readonly cells: readonly string[];
}

/** The most severe issue of a row decides its status; a skip outweighs a warning. */
export function statusOf(issues: readonly ImportIssue[]): RowStatus {
  const said = new Set(issues.map((issue) => IMPORT_SEVERITIES[issue.code]));
  if (said.has('error')) return 'error';
  if (said.has('skipped')) return 'skipped';
  return said.has('warning') ? 'warning' : 'ok';
}
