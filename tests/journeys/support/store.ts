import { randomUUID } from 'node:crypto';
import type { Role } from '#domain/permissions/permissions';
import { newId } from '../../../server/database/ids';
import { products, variants } from '../../../server/database/schema/products';
import { stores, users } from '../../../server/database/schema/stores';
import { hashPassword } from '../../../server/session/password-hashing';
import {
  type PlacedOrder,
  placeOrder,
  type TestBackend,
  type WantedOrder,
} from '../../api/orders/order-builder';

export const PASSWORD = 'Seller#2026';

const ROLES = ['store_admin', 'store_manager', 'store_user'] as const;

/** A journey's own store, with one product to order and an account for each role. */
export interface JourneyStore {
  readonly id: string;
  /** The product that is on sale from the start. */
  readonly productId: string;
  readonly backend: TestBackend;
  readonly userNames: Readonly<Record<Role, string>>;
  place(wanted?: WantedOrder): Promise<PlacedOrder>;
}

let hash: Promise<string> | undefined;

function sharedHash(): Promise<string> {
  hash ??= hashPassword(PASSWORD);
  return hash;
}

async function createStaff(backend: TestBackend, storeId: string): Promise<Record<Role, string>> {
  const passwordHash = await sharedHash();
  const tail = randomUUID().slice(0, 8);
  const staff = ROLES.map((role) => {
    const userName = `${role}_${tail}`;
    return {
      id: newId('usr'),
      storeId,
      role,
      userName,
      userNameKey: userName,
      passwordHash,
      firstName: 'Salma',
      lastName: 'Bennani',
      email: `${userName}@exemple.ma`,
      emailConfirmedAt: new Date(),
      status: 'active' as const,
    };
  });
  await backend.database.db.insert(users).values(staff);
  const names = staff.map(({ role, userName }) => [role, userName]);
  // One account of each role was created above.
  return Object.fromEntries(names) as Record<Role, string>;
}

async function createProduct(backend: TestBackend, storeId: string): Promise<string> {
  const { db } = backend.database;
  const id = newId('prd');
  await db.insert(products).values({
    id,
    storeId,
    code: 'BOL-FES-18',
    handle: 'bol-de-fes',
    name: 'Bol de Fès',
    nameEn: 'Fès bowl',
    nameAr: 'زلافة فاسية',
    productType: 'simple',
    searchText: 'bol de fes',
    status: 'published',
    approvalState: 'approved',
    completenessFr: 0.5,
  });
  await db.insert(variants).values({
    id: newId('var'),
    productId: id,
    storeId,
    sku: 'BOL-FES-18',
    price: 13_500,
    stockOnHand: 40,
  });
  return id;
}

/** Creates a store that no other journey uses. */
export async function createJourneyStore(backend: TestBackend): Promise<JourneyStore> {
  const id = newId('str');
  await backend.database.db
    .insert(stores)
    .values({ id, enterprise: 'Atelier', name: 'Atelier des essais', status: 'active' });
  return {
    id,
    productId: await createProduct(backend, id),
    backend,
    userNames: await createStaff(backend, id),
    place: (wanted = {}) => placeOrder(backend, { ...wanted, storeId: id }),
  };
}
