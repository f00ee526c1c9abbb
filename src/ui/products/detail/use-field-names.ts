import type product from '../../../../public/locales/fr/product.json';
import { useText } from '../../text/use-text';

type FieldName = Exclude<keyof typeof product.fields, 'inLanguage' | 'other'>;

const LANGUAGE_OF_SUFFIX = { En: 'en', Ar: 'ar' } as const;
const TRANSLATED: readonly string[] = ['name', 'description', 'content'];
const NAMES: readonly FieldName[] = [
  'name',
  'description',
  'content',
  'categoryId',
  'brandId',
  'mediaIds',
  'price',
  'compareAtPrice',
  'costPrice',
  'quantity',
  'stockOnHand',
  'lowStockThreshold',
  'stockPolicy',
  'storagePlace',
  'weightGrams',
  'attributes',
  'code',
  'sku',
  'barcode',
  'handle',
  'optionValues',
  'position',
  'status',
  'variants',
];

/** The labels of fields named as in the contract: `nameAr` is "nom (arabe)". Each once. */
export function useFieldNames(): (fields: readonly string[]) => string[] {
  const t = useText('product');
  const wordsOf = (field: string): string => {
    const [, base = field, ending] = /^(.+)(En|Ar)$/.exec(field) ?? [];
    const name = NAMES.find((known) => known === base);
    if (!name) return t('fields.other');
    if (ending !== 'En' && ending !== 'Ar') return t(`fields.${name}`);
    return TRANSLATED.includes(name)
      ? t('fields.inLanguage', {
          field: t(`fields.${name}`),
          language: t(`preview.in.${LANGUAGE_OF_SUFFIX[ending]}`),
        })
      : t('fields.other');
  };
  return (fields) => [...new Set(fields.map(wordsOf))];
}
