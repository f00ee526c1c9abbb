/**
 * The targets for a column of the file. Names ending in a language are labelled text. `name`,
 * `description` and `content` use the row's `locale`, otherwise the chosen text language.
 */
export const IMPORT_TARGETS = [
  'code',
  /** Code, or `id:` and row id, of the product that this row is a variant of. */
  'parentCode',
  /** Code shared by the rows of one product when each row is a variant. */
  'groupCode',
  /** The other system's key of the rows of one product, which is no code and no handle. */
  'groupKey',
  /** Name of the variant, in files that may name it without options. */
  'variantName',
  /** The other system's own number of the row, to which `parentCode` may refer. */
  'rowId',
  'handle',
  'barcode',
  'rowType',
  'locale',
  /** Store view of Magento, whose code names the language of the row's texts. */
  'storeView',
  'name',
  'nameFr',
  'nameEn',
  'nameAr',
  'description',
  'descriptionFr',
  'descriptionEn',
  'descriptionAr',
  'content',
  'contentFr',
  'contentEn',
  'contentAr',
  'categoryPath',
  'brand',
  'price',
  /** The price without VAT, which is added as the options say; read where `price` has no cell. */
  'priceBeforeTax',
  'compareAtPrice',
  'salePrice',
  'saleFrom',
  'saleTo',
  /** Both ends of the sale in one cell, joined by a slash (ISO 8601 interval). */
  'salePeriod',
  /** What the sale takes off the price: an amount, or a share in percent. */
  'discountAmount',
  'discountPercent',
  /** Whether `discountAmount` is a share in percent. */
  'discountMode',
  /** What a variant costs above the price of its product. */
  'surcharge',
  'currency',
  'cost',
  'quantity',
  /** The policy in our own words, or as other systems say it: five columns that are read together. */
  'stockPolicy',
  'trackInventory',
  /** The system that tracks the stock; an empty cell says that none does. */
  'inventoryTracker',
  'inventoryPolicy',
  'stockStatus',
  'backorders',
  'lowStock',
  'status',
  'weightGrams',
  'weightKg',
  'weightLb',
  'weightOz',
  /** Weight with its unit in the cell or in the `weightUnit` column. */
  'weight',
  'weightUnit',
  /** Images of the row's record: of the product, or of the variant. */
  'image',
  /** Images of the product, on any of its rows. */
  'productImage',
  'variantImage',
  'imageAlt',
  /** `sku=…,color=…,size=…|sku=…`: the options of each variant, on the parent's row. */
  'variantOptions',
  /** Names of a product's options in one cell, and the values of a variant in the same order. */
  'optionNames',
  'optionValues',
  /** Properties with their names in one cell: `brand:Atlas|type:Tapis`, `color=Red,size=M`. */
  'features',
] as const;
export type PlainImportTarget = (typeof IMPORT_TARGETS)[number];

/**
 * Targets with a parameter: `optionName:1` and `optionValue:1` (an option whose name is in a cell),
 * `optionList:1` (all values of that option in the product's row, one in a variant's),
 * `option:color` (an option named by its column), `attr:material` (an attribute), `price:EUR` (the
 * price in one currency), `stockAt:Medina` (the stock of one place).
 */
export type NamedImportTarget =
  | `optionName:${number}`
  | `optionValue:${number}`
  | `optionList:${number}`
  | `stockAt:${string}`
  | `option:${string}`
  | `attr:${string}`
  | `price:${string}`;

export type ImportTarget = PlainImportTarget | NamedImportTarget;

/** One column of the file and its target; null leaves the column out. */
export interface ColumnMapping {
  readonly column: string;
  readonly target: ImportTarget | null;
}

const PLAIN: ReadonlySet<string> = new Set(IMPORT_TARGETS);
const NAMED = [
  /^optionName:[1-9]\d?$/,
  /^optionValue:[1-9]\d?$/,
  /^optionList:[1-9]\d?$/,
  /^stockAt:\S.{0,119}$/u,
  /^option:\S.{0,119}$/u,
  /^attr:\S.{0,119}$/u,
  /^price:[A-Z]{3}$/,
];

/** Whether a text, for example from a request, is a valid target. */
export function isImportTarget(text: string): text is ImportTarget {
  return PLAIN.has(text) || NAMED.some((pattern) => pattern.test(text));
}

const REPEATABLE: ReadonlySet<ImportTarget> = new Set<ImportTarget>([
  'image',
  'productImage',
  'variantImage',
  'barcode',
  'categoryPath',
]);

/**
 * Targets that several columns may share: all images are used, of the others the first filled cell.
 * Any other target may have only one column.
 */
export function isRepeatable(target: ImportTarget): boolean {
  return REPEATABLE.has(target);
}

const AMOUNTS: ReadonlySet<ImportTarget> = new Set<ImportTarget>([
  'price',
  'priceBeforeTax',
  'compareAtPrice',
  'salePrice',
  'discountAmount',
  'surcharge',
  'cost',
]);

/** Whether a column contains amounts of money. */
export function isAmountTarget(target: ImportTarget): boolean {
  return AMOUNTS.has(target) || target.startsWith('price:');
}

/** Whether a column contains weights, with or without their unit. */
export function isWeightTarget(target: ImportTarget): boolean {
  return target.startsWith('weight') && target !== 'weightUnit';
}

/** Whether a column contains numbers of pieces. */
export function isQuantityTarget(target: ImportTarget): boolean {
  return target === 'quantity' || target === 'lowStock' || target.startsWith('stockAt:');
}

/** Whether the cells of a column decide how the numbers, dates and currencies of the file are read. */
export function isJudgedTarget(target: ImportTarget): boolean {
  const isDate = ['saleFrom', 'saleTo', 'salePeriod'].includes(target);
  return isDate || target === 'currency' || isNumberTarget(target);
}

/** Whether a column contains numbers; that of an attribute may. */
export function isNumberTarget(target: ImportTarget): boolean {
  const isMeasure = isQuantityTarget(target) || isWeightTarget(target);
  return isMeasure || isAmountTarget(target) || target.startsWith('attr:');
}
