import fc from 'fast-check';
import { comparableCode, visibleCode } from '#domain/products/comparable-code';
import { PLAIN_TEXTS, RICH_TEXTS } from '#domain/products/product-texts';
import { STOCK_POLICIES, type StockPolicy } from '#domain/products/stock-policy';

/** A generated product; the database's ids are made when it is stored. */
export interface GeneratedProduct {
  readonly code: string;
  readonly texts: Readonly<Record<(typeof TEXT_FIELDS)[number], string | null>>;
  /** Position in the list of known categories or brands; null for none. */
  readonly category: number | null;
  readonly brand: number | null;
  readonly state: (typeof STATES)[number];
  /** Fields whose change waits for approval, on products that were approved once. */
  readonly pending: readonly ('name' | 'categoryId' | 'brandId' | 'mediaIds')[];
  readonly costPrice: number | null;
  readonly lowStockThreshold: number;
  readonly isVariable: boolean;
  /** Whether a variable product has no variant yet. */
  readonly isBare: boolean;
  /** Whether the first variant has the product's code, as that of a simple product usually does. */
  readonly hasOwnCode: boolean;
  readonly variants: readonly GeneratedVariant[];
  readonly images: readonly GeneratedImage[];
  readonly attributes: GeneratedAttributes;
}

export interface GeneratedVariant {
  readonly sku: string;
  readonly barcode: string | null;
  readonly price: number | null;
  /** Centimes above the price; null for no former price. */
  readonly reduction: number | null;
  readonly costPrice: number | null;
  readonly stockOnHand: number;
  /** Share of the stock that open orders hold, from 0 to 1. */
  readonly reserved: number;
  readonly lowStockThreshold: number;
  readonly weightGrams: number | null;
  readonly isActive: boolean;
  readonly stockPolicy: StockPolicy;
  /** Positions of its pictures among those of the product. */
  readonly images: readonly number[];
}

interface GeneratedImage {
  /** Position in the store's library; null for an address on another host. */
  readonly media: number | null;
  readonly address: string;
  readonly alt: string | null;
}

interface GeneratedAttributes {
  readonly material: number | null;
  readonly seasons: readonly number[];
  readonly care: string | null;
  readonly volume: number | null;
  readonly isHandmade: boolean | null;
  readonly note: string | null;
}

export const TEXT_FIELDS = [...PLAIN_TEXTS, ...RICH_TEXTS] as const;

/** Status and approval of a product. */
const STATES = ['new', 'submitted', 'inactive', 'published'] as const;

/** Marks to which files, spreadsheets and HTML give a meaning, and letters of three scripts. */
// biome-ignore format: one line for each kind
const PIECES = [
  "'", '=', '+', '-', '@', '"', ',', ';', '|', '\\', '\\n', '\n', '\t', '  ', '\u00a0',
  '<', '>', '<b>', '</p>', '&', '&amp;', '&lt;', '&#8211;', '?', '???', '%', '/', ':',
  '="1"', '0612', '1.5E+3', '1 299,00', '1.299', '12/03/2026', 'TRUE', 'null', 'sep=;',
  '\u200e', '\u200f', '\u2067', '\u2069', '\u200b', '\ufeff', '👩‍🌾', '😀', '—', '…',
  'é', 'Œ', 'ß', 'زربية', 'فُخّار', '٣', 'ڭ', 'ا\u064b', 'Tapis', 'bol', 'l’été', 'Bleu',
];

/** Texts as the store API stores them: trimmed, in one form of Unicode, never empty. */
function text(limit: number, pieces = 8): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES) }, unicodeText), {
      minLength: 1,
      maxLength: pieces,
    })
    .map((parts) => storedText(parts.join(''), limit))
    .filter((one) => one !== '');
}

const unicodeText = fc.string({ unit: 'grapheme', maxLength: 6 });

/** The database and the import refuse these two characters. */
function storedText(given: string, limit: number): string {
  const clean = given.normalize('NFC').replaceAll('\u0000', '').replaceAll('\ufffd', '').trim();
  return [...clean].slice(0, limit).join('').trim();
}

/** A code that a spreadsheet seems to have rounded is refused in a file, whoever wrote it. */
function isRounded(code: string): boolean {
  return /^\d+([.,]\d+)?E\+?\d+$/i.test(visibleCode(code));
}

/** A code has a character that is seen. */
const code = text(50, 4).filter((one) => !isRounded(one) && comparableCode(one) !== '');
const barcode = fc.oneof(
  fc.stringMatching(/^\d{8}$|^\d{12,13}$|^0{2}\d{5,11}$/),
  text(64, 3).filter((one) => !isRounded(one) && visibleCode(one) !== ''),
);
const centimes = fc.oneof(
  fc.integer({ min: 1, max: 100_000_000 }),
  fc.integer({ min: 1, max: 2_000 }).map((dirhams) => dirhams * 100),
  fc.integer({ min: 100_000, max: 999_999 }),
);

const texts = fc
  .record(
    Object.fromEntries(
      TEXT_FIELDS.map((field) => [
        field,
        fc.option(text(field.startsWith('name') ? 255 : 2_000, field.startsWith('c') ? 12 : 8)),
      ]),
    ) as Record<(typeof TEXT_FIELDS)[number], fc.Arbitrary<string | null>>,
  )
  .filter(({ name, nameEn, nameAr }) => [name, nameEn, nameAr].some((one) => one !== null));

const variant: fc.Arbitrary<GeneratedVariant> = fc.record({
  sku: code,
  barcode: fc.option(barcode),
  price: fc.option(centimes),
  reduction: fc.option(fc.integer({ min: 1, max: 50_000 })),
  costPrice: fc.option(fc.oneof(fc.constant(0), centimes)),
  stockOnHand: fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 20 })),
  reserved: fc.constantFrom(0, 0, 0.5, 1),
  lowStockThreshold: fc.integer({ min: 0, max: 1_000_000 }),
  weightGrams: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  isActive: fc.boolean(),
  stockPolicy: fc.constantFrom(...STOCK_POLICIES),
  images: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
});

const image: fc.Arbitrary<GeneratedImage> = fc.record({
  media: fc.option(fc.integer({ min: 0, max: 5 })),
  address: fc.constantFrom(
    'https://example.com/bol.jpg',
    'https://example.com/a,b.png?size=1,2&x=%7C',
    'https://example.com/%D8%A8.webp#1',
    'http://img.example.org/photo.jfif',
  ),
  alt: fc.option(text(120, 3)),
});

const attributes: fc.Arbitrary<GeneratedAttributes> = fc.record({
  material: fc.option(fc.nat(11)),
  seasons: fc.uniqueArray(fc.nat(3), { maxLength: 4 }),
  care: fc.option(text(500, 6)),
  volume: fc.option(
    fc.constantFrom(0, 1, 250, 1234, 1.5, 1.234, 12.345, 0.001, -3, 0.1 + 0.2, 1e-7, 1_000_000.25),
  ),
  isHandmade: fc.option(fc.boolean()),
  note: fc.option(text(200, 4)),
});

const product: fc.Arbitrary<GeneratedProduct> = fc.record({
  code,
  texts,
  category: fc.option(fc.nat(40)),
  brand: fc.option(fc.nat(20)),
  state: fc.constantFrom(...STATES),
  pending: fc.uniqueArray(fc.constantFrom('name', 'categoryId', 'brandId', 'mediaIds'), {
    maxLength: 4,
  }),
  costPrice: fc.option(centimes),
  lowStockThreshold: fc.integer({ min: 0, max: 1_000_000 }),
  isVariable: fc.boolean(),
  isBare: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  hasOwnCode: fc.constantFrom(true, true, false),
  variants: fc.array(variant, { minLength: 1, maxLength: 4 }),
  images: fc.uniqueArray(image, {
    maxLength: 4,
    selector: ({ media, address }) => media ?? address,
  }),
  attributes,
});

/** A small catalogue with all fields of products and variants. */
export const generatedCatalogue: fc.Arbitrary<readonly GeneratedProduct[]> = fc.array(product, {
  minLength: 1,
  maxLength: 4,
});
