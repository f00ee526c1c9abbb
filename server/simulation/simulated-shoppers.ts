import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { POLICIES_BEYOND_STOCK } from '#domain/products/stock-policy';
import { placeCart } from '../checkout/place-cart';
import type { DatabaseAccess, Reader } from '../context';
import type { UnlinkedCart } from '../conversations/chat-link';
import { clients } from '../database/schema/orders';
import { products, variants } from '../database/schema/products';
import { cities } from '../database/schema/reference';
import type { Random } from '../demo/random';

const NOTES = [
  'Merci d’appeler avant de passer.',
  'Après 18 h si possible.',
  'C’est un cadeau, un joli paquet s’il vous plaît.',
  'المرجو الاتصال قبل التوصيل.',
] as const;

const FIRST_NAMES = [
  'Imane',
  'Yassine',
  'Khadija',
  'Omar',
  'Salma',
  'Anas',
  'Zineb',
  'Hamza',
  'Nadia',
  'Reda',
  'Ghita',
  'Mehdi',
  'Loubna',
  'Karim',
  'Hajar',
  'Adil',
  'خديجة',
  'يونس',
] as const;
const LAST_NAMES = [
  'Alaoui',
  'Bennani',
  'Berrada',
  'El Fassi',
  'Idrissi',
  'Lahlou',
  'Tazi',
  'Amrani',
  'Kabbaj',
  'Sqalli',
  'Mansouri',
  'Ouazzani',
  'Bennis',
  'Cherkaoui',
  'Filali',
  'العلمي',
  'برادة',
] as const;
const STREETS = ['rue Ibn Sina', 'avenue Hassan II', 'boulevard Zerktouni', 'hay Salam'] as const;

/** The shoppers' cities, large ones more often. */
const CITIES = [
  'Casablanca',
  'Casablanca',
  'Casablanca',
  'Rabat',
  'Rabat',
  'Fès',
  'Marrakech',
  'Tanger',
  'Agadir',
  'Meknès',
  'Oujda',
  'Kénitra',
  'Tétouan',
  'Salé',
  'El Jadida',
  'Béni Mellal',
] as const;

const RETURNING_SHARE = 0.3;
const NOTE_SHARE = 0.15;

/** The database, the random source and the stores of the simulated shoppers. */
export interface ShopperContext {
  readonly database: DatabaseAccess;
  readonly random: Random;
  readonly storeIds: readonly string[];
}

/** The variants that these stores have in stock, always in the same order. */
function selectSellableVariants(reader: Reader, storeIds: readonly string[]) {
  return reader
    .select({ id: variants.id, storeId: variants.storeId })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        inArray(variants.storeId, [...storeIds]),
        eq(products.status, 'published'),
        isNull(products.archivedAt),
        eq(variants.status, 'active'),
        gt(variants.price, 0),
        or(
          inArray(variants.stockPolicy, POLICIES_BEYOND_STOCK),
          sql`${variants.stockOnHand} - ${variants.stockReserved} > 2`,
        ),
      ),
    )
    .orderBy(asc(variants.storeId), asc(variants.sku))
    .limit(500);
}

async function cityOf(reader: Reader, random: Random): Promise<string | undefined> {
  const [town] = await reader
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.name, random.pick(CITIES)), eq(cities.isDeliverable, true)));
  return town?.id;
}

/** A client of these stores, or a new one. */
async function shopperOf({ database: { db }, random, storeIds }: ShopperContext) {
  if (random.chance(RETURNING_SHARE)) {
    const known = await db
      .select()
      .from(clients)
      .where(inArray(clients.storeId, [...storeIds]))
      .orderBy(asc(clients.createdAt), asc(clients.phoneNumber))
      .limit(100);
    const client = known.length > 0 ? random.pick(known) : undefined;
    const [address] = client?.addresses ?? [];
    if (client && address) {
      const { firstName, lastName, phoneNumber, email } = client;
      return { firstName, lastName, phoneNumber, email, ...address };
    }
  }
  const cityId = await cityOf(db, random);
  return {
    firstName: random.pick(FIRST_NAMES),
    lastName: random.pick(LAST_NAMES),
    phoneNumber: `+2126${random.between(10_000_000, 99_999_999)}`,
    line1: `${random.between(1, 160)}, ${random.pick(STREETS)}`,
    cityId: cityId ?? 'cty_casablanca',
  };
}

/**
 * A shopper fills a cart and places the order, like the public checkout.
 * @returns the placed orders; undefined if nothing is in stock
 * @throws ProblemError like the checkout
 */
export async function shopperOrders(
  market: ShopperContext,
  now: Date,
): Promise<UnlinkedCart | undefined> {
  const { database, random, storeIds } = market;
  const goods = await selectSellableVariants(database.db, storeIds);
  if (goods.length === 0) return undefined;
  const wanted = Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () => random.pick(goods));
  const items = [...new Set(wanted.map(({ id }) => id))].map((id) => ({
    id,
    quantity: random.chance(0.85) ? 1 : 2,
  }));
  const billing = await shopperOf(market);
  const note = random.chance(NOTE_SHARE) ? { clientNote: random.pick(NOTES) } : {};
  return database.transaction((tx) => placeCart(tx, { items, billing, ...note }, now));
}
