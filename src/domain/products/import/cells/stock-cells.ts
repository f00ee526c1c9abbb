import { foldForSearch } from '../../../text/search-fold';
import type { StockPolicy } from '../../stock-policy';
import type { ImportLanguage } from '../import-format';
import { latinNumerals } from './cell-reading';

/** The policies as the template and a seller write them. */
export const STOCK_POLICY_WORDS: Readonly<Record<StockPolicy, Record<ImportLanguage, string>>> = {
  counted: { fr: 'Compté', en: 'Counted', ar: 'حسب المخزون' },
  not_counted: { fr: 'Sans suivi', en: 'Not counted', ar: 'دون تتبع' },
  backorder: { fr: 'Sur commande', en: 'On backorder', ar: 'حسب الطلب' },
};

function folded(cell: string): string {
  return foldForSearch(latinNumerals(cell))
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

const POLICIES = new Map(
  Object.entries(STOCK_POLICY_WORDS).flatMap(([policy, words]) =>
    [policy, ...Object.values(words)].map((word) => [folded(word), policy as StockPolicy] as const),
  ),
);

/** Reads a policy by its code or its word in one of the three languages; undefined for another text. */
export function readPolicyWord(cell: string): StockPolicy | undefined {
  return POLICIES.get(folded(cell));
}

function reader<Value>(words: readonly (readonly [Value, readonly string[]])[]) {
  const known = new Map(words.flatMap(([value, texts]) => texts.map((text) => [text, value])));
  return (cell: string): Value | undefined => known.get(folded(cell));
}

const YES = ['1', 'true', 'vrai', 'yes', 'oui', 'y', 'نعم'].map(folded);
const NO = ['0', 'false', 'faux', 'no', 'non', 'n', 'لا'].map(folded);

/** Reads yes or no; undefined for an empty cell and another text, as Vendure's `inherit`. */
export const readYesOrNo = reader<boolean>([
  [true, YES],
  [false, NO],
]);

/**
 * Reads whether a system sells beyond the stock: Shopify's `deny` and `continue`, the numbers of
 * PrestaShop (2 is its general setting, which the file does not say).
 */
export const readSalesBeyondStock = reader<boolean>([
  [true, [...YES, 'continue']],
  [false, [...NO, 'deny']],
]);

/** Reads whether backorders are accepted: WooCommerce's `notify`, Magento's 2 ("and notify"). */
export const readBackorders = reader<boolean>([
  [true, [...YES, '2', 'notify', 'notifier']],
  [false, NO],
]);

/** What a system says of a stock without a number. */
export type StockStatus = 'in' | 'out' | 'backorder';

/** Reads the stock's status: WooCommerce's and Magento's numbers and words, Google's `preorder`. */
export const readStockStatus = reader<StockStatus>([
  [
    'in',
    [
      ...YES,
      ...['instock', 'in stock', 'available', 'en stock', 'disponible', 'متوفر'].map(folded),
    ],
  ],
  [
    'out',
    [
      ...NO,
      ...['outofstock', 'out of stock', 'rupture', 'en rupture', 'epuise', 'نفد'].map(folded),
    ],
  ],
  [
    'backorder',
    ['backorder', 'onbackorder', 'on backorder', 'preorder', 'pre order', 'sur commande'].map(
      folded,
    ),
  ],
]);
