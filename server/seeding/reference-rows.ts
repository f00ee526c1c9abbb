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

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{Mn}/gu, '');
}

function key(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Id of a city, by its French name. */
export function cityId(name: string): string {
  return `cty_${key(name)}`;
}

/** Id of a category, by its slug. */
export function categoryId(slug: string): string {
  return `cat_${key(slug)}`;
}

/** Id of one of the marketplace's attributes. */
export function attributeId(code: string): string {
  return `atr_${key(code)}`;
}

/** Id of a value of one of the marketplace's attributes. */
export function attributeValueId(attribute: string, code: string): string {
  return `atv_${key(attribute)}${key(code)}`;
}

/** The cities with their region's names and delivery terms. */
export function cityRows(): (typeof cities.$inferInsert)[] {
  return REGIONS.flatMap((region) =>
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
}

function categoryBranch(
  seed: CategorySeed,
  rank: number,
  parent: typeof categories.$inferInsert | null,
): (typeof categories.$inferInsert)[] {
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
}

/** The category tree, parents before children. */
export function categoryRows(): (typeof categories.$inferInsert)[] {
  return CATEGORIES.flatMap((seed, rank) => categoryBranch(seed, rank, null));
}

/** The marketplace's attributes. */
export function attributeRows(): (typeof attributes.$inferInsert)[] {
  return ATTRIBUTES.map(({ code, name, nameEn, nameAr, type, unit, isVariantAxis }, rank) => ({
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
}

/** The attributes that belong to some categories only, with these categories. */
export function attributeCategoryRows(): (typeof attributeCategories.$inferInsert)[] {
  return ATTRIBUTES.flatMap(({ code, categories = [] }) =>
    categories.map((slug) => ({ attributeId: attributeId(code), categoryId: categoryId(slug) })),
  );
}

/** The values of the marketplace's attributes. */
export function attributeValueRows(): (typeof attributeValues.$inferInsert)[] {
  return ATTRIBUTES.flatMap((attribute) =>
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
}
