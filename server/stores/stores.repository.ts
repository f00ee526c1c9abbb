import { eq, sql } from 'drizzle-orm';
import type { RegionOfCity } from '#domain/stores/store-settings';
import type { StoreInSetup } from '#domain/stores/store-setup';
import type { Reader, Tx } from '../context';
import { preparedStatement } from '../database/prepared-statements';
import { cities } from '../database/schema/reference';
import { storeLogos, stores } from '../database/schema/stores';
import { PENDING_CHANGE_OF_STORE, type PendingEmailChange } from '../session/pending-email-change';

/** A store with its logo and the French name of its city. */
export interface StoreRecord {
  readonly store: typeof stores.$inferSelect;
  readonly logo: string | null;
  readonly emailChange: PendingEmailChange | null;
}

/** The store with all its settings. */
export async function findStore(reader: Reader, storeId: string): Promise<StoreRecord | undefined> {
  const [found] = await reader
    .select({ store: stores, logo: storeLogos.dataUrl, emailChange: PENDING_CHANGE_OF_STORE })
    .from(stores)
    .leftJoin(storeLogos, eq(storeLogos.storeId, stores.id))
    .where(eq(stores.id, storeId));
  return found;
}

const storeForSetup = preparedStatement((reader) =>
  reader
    .select({
      enterprise: stores.enterprise,
      name: stores.name,
      phone: stores.phone,
      email: stores.email,
      billingAddress: stores.billingAddress,
      cityId: stores.cityId,
      payment: stores.payment,
      rules: stores.shippingRules,
      logo: sql<string | null>`left(${storeLogos.dataUrl}, 20)`,
    })
    .from(stores)
    .leftJoin(storeLogos, eq(storeLogos.storeId, stores.id))
    .where(eq(stores.id, sql.placeholder('storeId')))
    .prepare('store_for_setup'),
);

/**
 * The store for the setup check. It reads only the start of the logo, which may be a megabyte
 * large.
 */
export async function findStoreForSetup(
  reader: Reader,
  storeId: string,
): Promise<StoreInSetup | undefined> {
  const [found] = await storeForSetup(reader).execute({ storeId });
  return found && { ...found, shipping: { rules: found.rules ?? [] } };
}

/** The store with its logo, its row locked until the transaction ends. */
export async function lockStore(tx: Tx, storeId: string): Promise<StoreRecord | undefined> {
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('update');
  return findStore(tx, storeId);
}

/** The store in a list, without the logo, which may be a megabyte large. */
export async function findStoreSummary(reader: Reader, storeId: string) {
  const [found] = await reader
    .select({
      id: stores.id,
      enterprise: stores.enterprise,
      name: stores.name,
      nameAr: stores.nameAr,
      city: cities.name,
      status: stores.status,
    })
    .from(stores)
    .leftJoin(cities, eq(cities.id, stores.cityId))
    .where(eq(stores.id, storeId));
  return found;
}

/** Columns that staff may change. */
export type StoreColumns = Partial<
  Omit<typeof stores.$inferInsert, 'id' | 'status' | 'platformIdentifier' | 'revision'>
>;

/** Writes the change and increments the revision. The caller holds the lock. */
export async function changeStore(
  tx: Tx,
  storeId: string,
  change: StoreColumns,
  logo: string | undefined,
  now: Date,
): Promise<void> {
  await tx
    .update(stores)
    .set({ ...change, updatedAt: now, revision: sql`${stores.revision} + 1` })
    .where(eq(stores.id, storeId));
  if (logo === undefined) return;
  await tx
    .insert(storeLogos)
    .values({ storeId, dataUrl: logo })
    .onConflictDoUpdate({ target: storeLogos.storeId, set: { dataUrl: logo } });
}

/** French names of the regions by the ids of their cities. */
export async function findRegionsOfCities(reader: Reader): Promise<RegionOfCity> {
  const rows = await reader.select({ id: cities.id, region: cities.region }).from(cities);
  return new Map(rows.map(({ id, region }) => [id, region]));
}

/** Whether the city exists. */
export async function isKnownCity(reader: Reader, cityId: string): Promise<boolean> {
  return (await reader.$count(cities, eq(cities.id, cityId))) > 0;
}
