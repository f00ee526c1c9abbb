import type { Handlers, ServerContext } from '../context';
import type { Attribute, Operations } from '../contract.generated';
import {
  selectAttributes,
  selectBrandPage,
  selectCategories,
  selectCities,
} from './reference.repository';

/** The operations on the marketplace's lists with the contract's types. */
export type ReferenceOperations = {
  listCategories: { answer: Operations['listCategories']['reply'] };
  listBrands: {
    query: Operations['listBrands']['query'];
    answer: Operations['listBrands']['reply'];
  };
  listAttributes: { answer: Operations['listAttributes']['reply'] };
  listCities: { answer: Operations['listCities']['reply'] };
};

type Selected = Awaited<ReturnType<typeof selectAttributes>>;

const byFrenchName = new Intl.Collator('fr');

/** A list that is always shown whole, as its one page. */
const onOnePage = <Item>(items: Item[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: items.length,
});

const presentAttributes = ({ attributes, values }: Selected): Attribute[] => {
  const valuesOf = new Map<string, Attribute['values']>(attributes.map(({ id }) => [id, []]));
  for (const { attributeId, storeId: _, ...value } of values)
    valuesOf.get(attributeId)?.push(value);
  return attributes.map(({ storeId: _, ...attribute }) => ({
    ...attribute,
    values: valuesOf.get(attribute.id) ?? [],
  }));
};

/** Categories, brands, attributes and cities: what all shops share, and the attributes of one's own. */
export const referenceHandlers = ({ database }: ServerContext): Handlers<ReferenceOperations> => ({
  listCategories: async () => onOnePage(await selectCategories(database.db)),

  listBrands: async ({ query }) => {
    const { items, total } = await selectBrandPage(database.db, query);
    return { items, total, page: query.page, pageSize: query.pageSize };
  },

  listAttributes: async ({ principal }) =>
    onOnePage(presentAttributes(await selectAttributes(database.db, principal.storeId))),

  listCities: async () => {
    const cities = await selectCities(database.db);
    return onOnePage(cities.sort((one, other) => byFrenchName.compare(one.name, other.name)));
  },
});
