import type {
  attributeCategories,
  attributes,
  attributeValues,
  categories,
  cities,
} from '../database/schema/reference';
import { ATTRIBUTES } from './attributes';
import { CATEGORIES, type CategorySeed } from './categories';
import { REGIONS } from './moroccan-cities';

/** Hamlets, a port and a desert post without delivery by the marketplace's carriers. */
const NOT_SERVED: ReadonlySet<string> = new Set(['Awsard', 'Point Cires', 'Tala Tazegwaght']);

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{Mn}/gu, '');

const key = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Id of a city, by its French name. */
export const cityId = (name: string): string => `cty_${key(name)}`;

/** Id of a category, by its slug. */
export const categoryId = (slug: string): string => `cat_${key(slug)}`;

/** Id of one of the marketplace's attributes. */
export const attributeId = (code: string): string => `atr_${key(code)}`;

/** Id of a value of one of the marketplace's attributes. */
export const attributeValueId = (attribute: string, code: string): string =>
  `atv_${key(attribute)}${key(code)}`;

/** The cities with their region's names and delivery terms. */
export const cityRows = (): (typeof cities.$inferInsert)[] =>
  REGIONS.flatMap((region) =>
    region.cities.map(([name, nameAr, nameEn]) => ({
      id: cityId(name),
      name,
      nameEn: nameEn ?? withoutAccents(name),
      nameAr,
      region: region.name,
      regionEn: region.nameEn,
      regionAr: region.nameAr,
      isDeliverable: !NOT_SERVED.has(name),
      deliveryDays: region.deliveryDays,
      shippingFee: region.shippingFee,
    })),
  );

const categoryBranch = (
  seed: CategorySeed,
  rank: number,
  parent: typeof categories.$inferInsert | null,
): (typeof categories.$inferInsert)[] => {
  const row = {
    id: categoryId(seed.slug),
    parentId: parent?.id ?? null,
    name: seed.name,
    nameEn: seed.nameEn,
    nameAr: seed.nameAr,
    slug: seed.slug,
    path: parent ? `${parent.path}/${seed.slug}` : seed.slug,
    level: parent ? parent.level + 1 : 0,
    rank,
    commissionRate: seed.commission ?? parent?.commissionRate ?? 0.12,
  };
  return [
    row,
    ...(seed.children ?? []).flatMap((child, index) => categoryBranch(child, index, row)),
  ];
};

/** The category tree, parents before children. */
export const categoryRows = (): (typeof categories.$inferInsert)[] =>
  CATEGORIES.flatMap((seed, rank) => categoryBranch(seed, rank, null));

/** The marketplace's attributes. */
export const attributeRows = (): (typeof attributes.$inferInsert)[] =>
  ATTRIBUTES.map(({ code, name, nameEn, nameAr, type, unit, isVariantAxis }, rank) => ({
    id: attributeId(code),
    storeId: null,
    code,
    name,
    nameEn,
    nameAr,
    type: type ?? 'single_select',
    unit: unit ?? null,
    isVariantAxis,
    rank,
  }));

/** The attributes that belong to some categories only, with these categories. */
export const attributeCategoryRows = (): (typeof attributeCategories.$inferInsert)[] =>
  ATTRIBUTES.flatMap(({ code, categories = [] }) =>
    categories.map((slug) => ({ attributeId: attributeId(code), categoryId: categoryId(slug) })),
  );

/** The values of the marketplace's attributes. */
export const attributeValueRows = (): (typeof attributeValues.$inferInsert)[] =>
  ATTRIBUTES.flatMap((attribute) =>
    attribute.values.map(({ code, name, nameEn, nameAr, hex }, rank) => ({
      id: attributeValueId(attribute.code, code),
      attributeId: attributeId(attribute.code),
      storeId: null,
      code,
      name,
      nameEn,
      nameAr,
      colorHex: hex ?? null,
      rank,
    })),
  );
