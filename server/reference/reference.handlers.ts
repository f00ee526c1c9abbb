import type { Attribute, AttributeValue } from '#openapi/types.generated';
import type { ServerContext } from '../context';
import type { attributeValues } from '../database/schema/reference';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { selectAttributePage, selectAttributeValuePage } from './attributes.query';
import {
  fillBrandSearchTexts,
  selectBrandPage,
  selectCategories,
  selectCities,
} from './reference.repository';

type Selected = Awaited<ReturnType<typeof selectAttributePage>>;

const byFrenchName = new Intl.Collator('fr');

/** A list that is always shown whole, as a single page. */
function onOnePage<Item>(items: Item[]) {
  return {
    items,
    total: items.length,
    page: 1,
    pageSize: items.length,
  };
}

function presentValue({
  id,
  code,
  name,
  nameEn,
  nameAr,
  colorHex,
  rank,
}: typeof attributeValues.$inferSelect): AttributeValue {
  return {
    id,
    code,
    name,
    nameEn,
    nameAr,
    colorHex,
    rank,
  };
}

function presentAttributes({ attributes, values, bound }: Selected): Attribute[] {
  return attributes.map(({ storeId: _, ...attribute }) => {
    const own = values.filter(({ value }) => value.attributeId === attribute.id);
    const categoryIds = bound.filter(({ attributeId }) => attributeId === attribute.id);
    return {
      ...attribute,
      categoryIds: categoryIds.map(({ categoryId }) => categoryId),
      values: own.map(({ value }) => presentValue(value)),
      valuesCount: own[0]?.valuesCount ?? 0,
    };
  });
}

/** Categories, brands, attributes and cities: the marketplace's, and the store's own attributes. */
export function referenceHandlers({ database }: ServerContext) {
  return contractHandlers({
    listCategories: async () => onOnePage(await selectCategories(database.db)),

    listBrands: async ({ query }) => {
      if (query.q !== undefined) await fillBrandSearchTexts(database);
      const { items, total } = await selectBrandPage(database.db, query);
      return { items, total, page: query.page, pageSize: query.pageSize };
    },

    listAttributes: async ({ query, principal }) => {
      const found = await selectAttributePage(database.db, principal.storeId, query);
      const { page, pageSize } = query;
      return { items: presentAttributes(found), total: found.total, page, pageSize };
    },

    listAttributeValues: async ({ query, principal }) => {
      const found = await selectAttributeValuePage(database.db, principal.storeId, query);
      if (!found) throw notFound();
      const { page, pageSize } = query;
      return { items: found.items.map(presentValue), total: found.total, page, pageSize };
    },

    listCities: async () => {
      const cities = await selectCities(database.db);
      return onOnePage(cities.sort((one, other) => byFrenchName.compare(one.name, other.name)));
    },
  });
}
