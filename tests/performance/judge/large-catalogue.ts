import { count, eq } from 'drizzle-orm';
import { products } from '../../../server/database/schema/products';
import { users } from '../../../server/database/schema/stores';
import { seedLargeStore } from '../../../server/demo/large/large-store';
import { databaseUrl, productBackend } from '../../journeys/support/database';

const PRODUCTS = 10_000;
const USER = 'admin';

/** Gives the demo store 10,000 products, once for each run. */
export async function requireLargeCatalogue(): Promise<void> {
  const { database } = productBackend();
  try {
    const [row] = await database.db
      .select({ stored: count() })
      .from(products)
      .innerJoin(users, eq(users.storeId, products.storeId))
      .where(eq(users.userNameKey, USER));
    if ((row?.stored ?? 0) >= PRODUCTS) return;
    await seedLargeStore(databaseUrl(), {
      products: PRODUCTS,
      orders: 0,
      userName: USER,
      isUnsettled: false,
      now: new Date(),
    });
  } finally {
    await database.close();
  }
}
