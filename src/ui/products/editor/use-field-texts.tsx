import { useListCategoriesQuery } from '#application/api/reference-endpoints.generated';
import type { ProductValuesForm } from '#application/products/product-form-values';
import type { FieldTexts } from '../../forms/edit-conflict';
import { useLocalizedName } from '../../text/localized';
import { RichText } from '../../text/rich-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { useBrandName } from '../use-brand-name';

type Texts = FieldTexts<ProductValuesForm>;

/** The fields' labels, in the order of the form, and how a conflict shows their values. */
export function useFieldTexts(): Texts {
  const t = useText('productEditor');
  const list = useText('products');
  const format = useFormat();
  const categories = useListCategoriesQuery().data?.items ?? [];
  const localized = useLocalizedName();
  const money = (value: number | null) => value !== null && format.money(value);
  const pieces = (value: number | null) => value !== null && format.number(value);
  return {
    ...useLanguageFieldTexts(),
    code: { label: t('fields.code') },
    barcode: { label: t('fields.barcode') },
    quantity: { label: t('fields.quantity'), show: pieces },
    lowStockThreshold: { label: t('fields.lowStockThreshold'), show: pieces },
    storagePlace: { label: t('fields.storagePlace') },
    weightGrams: { label: t('fields.weightGrams'), show: pieces },
    stockPolicy: {
      label: t('fields.stockPolicy'),
      show: (policy) => list(`stockPolicy.${policy}`),
    },
    price: { label: t('fields.price'), show: money },
    compareAtPrice: { label: t('fields.compareAtPrice'), show: money },
    costPrice: { label: t('fields.costPrice'), show: money },
    attributes: {
      label: t('fields.attributes'),
      show: ({ length }) => t('attributeCount', { count: length }),
    },
    variants: {
      label: t('fields.variants'),
      show: ({ length }) => t('variantCount', { count: length }),
    },
    categoryId: {
      label: t('fields.categoryId'),
      show: (id) => {
        const category = categories.find((each) => each.id === id);
        return category && localized(category);
      },
    },
    brandId: { label: t('fields.brandId'), show: (id) => id && <BrandName id={id} /> },
    productType: { label: t('fields.productType'), show: (type) => t(`types.${type}`) },
    mediaIds: {
      label: t('fields.mediaIds'),
      show: ({ length }) => t('pictures', { count: length }),
    },
  };
}

/** The labels of the texts in each language; rich text is shown as plain text. */
function useLanguageFieldTexts() {
  const t = useText('productEditor');
  const list = useText('products');
  const rich = (html: string) => html && <RichText html={html} />;
  const named = (field: string, language: 'fr' | 'ar' | 'en') =>
    t('fields.inLanguage', { field, language: list(`languages.${language}`) });
  const inThree = (field: 'name' | 'description' | 'content') => ({
    fr: { label: named(t(`fields.${field}`), 'fr') },
    ar: { label: named(t(`fields.${field}`), 'ar') },
    en: { label: named(t(`fields.${field}`), 'en') },
  });
  const name = inThree('name');
  const description = inThree('description');
  const content = inThree('content');
  return {
    name: name.fr,
    nameAr: name.ar,
    nameEn: name.en,
    description: description.fr,
    descriptionAr: description.ar,
    descriptionEn: description.en,
    content: { ...content.fr, show: rich },
    contentAr: { ...content.ar, show: rich },
    contentEn: { ...content.en, show: rich },
  };
}

function BrandName({ id }: { id: string }) {
  return <bdi>{useBrandName(id)}</bdi>;
}
