import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newId } from '../../../server/database/ids';
import { products } from '../../../server/database/schema/products';
import {
  attributeCategories,
  attributes,
  attributeValues,
  categories,
} from '../../../server/database/schema/reference';
import type { JourneyStore } from '../../journeys/support/store';

type AttributeType = (typeof attributes.$inferInsert)['type'];

const TYPES: readonly AttributeType[] = ['text', 'unit', 'single_select', 'multi_select', 'toggle'];
const VALUES = 6;

/** Moves the store's product to a category with the given number of attributes, of every type. */
export async function requireManyAttributes(store: JourneyStore, count: number): Promise<void> {
  const { db } = store.backend.database;
  const tail = randomUUID().slice(0, 8);
  const categoryId = newId('cat');
  const name = `Mesures ${tail}`;
  await db.insert(categories).values({
    id: categoryId,
    parentId: null,
    name,
    nameEn: name,
    nameAr: name,
    slug: tail,
    path: tail,
    level: 0,
    rank: 99,
    commissionRate: 0.12,
  });
  const asked = Array.from({ length: count }, (_, rank) => ({
    id: newId('att'),
    storeId: null,
    code: `${tail}_${rank}`,
    name: `Attribut ${rank}`,
    type: TYPES[rank % TYPES.length] ?? 'text',
    rank,
  }));
  await db.insert(attributes).values(asked);
  await db
    .insert(attributeCategories)
    .values(asked.map(({ id }) => ({ attributeId: id, categoryId })));
  const listed = asked.filter(({ type }) => type.endsWith('select'));
  await db.insert(attributeValues).values(
    listed.flatMap(({ id, code }) =>
      Array.from({ length: VALUES }, (_, rank) => ({
        id: newId('atv'),
        attributeId: id,
        storeId: null,
        code: `${code}_${rank}`,
        name: `Valeur ${rank}`,
        rank,
      })),
    ),
  );
  await db.update(products).set({ categoryId }).where(eq(products.id, store.productId));
}
