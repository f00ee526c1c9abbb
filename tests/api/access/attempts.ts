import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { ORDER_LIFECYCLE, STAFF_ORDER_ACTIONS } from '#domain/orders/order-lifecycle';
import {
  PRODUCT_ACTION_PERMISSION,
  STAFF_PRODUCT_ACTIONS,
  type StaffProductAction,
} from '#domain/products/product-lifecycle';
import type { Db } from '../../../server/context';
import { orders } from '../../../server/database/schema/orders';
import { products } from '../../../server/database/schema/products';
import type { ApiClient, RequestOptions } from '../support/api-client';
import { type Attempt, firstRecord, readAttempt, storeOf, type Target } from './attempt';
import { calendarAttempts } from './calendar-attempts';
import { carrierAttempts } from './carriers-attempts';
import { catalogueAttempts } from './catalogue-attempts';
import { clientAttempts } from './clients-attempts';
import { conversationAttempts } from './conversation-attempts';
import { financeAttempts } from './finance-attempts';
import { mediaAttempts } from './media-attempts';
import { metricAttempts } from './metrics-attempts';
import { notificationAttempts } from './notifications-attempts';
import { pickupAttempts } from './pickups-attempts';
import { postAttempts } from './post-attempts';
import { salesAttempts } from './sales-attempts';
import { storeAttempts } from './stores-attempts';
import { taskAttempts } from './task-attempts';
import { tourAttempts } from './tour-attempts';
import { passwordAttempt, userAttempts } from './user-attempts';
import { vacancyAttempts } from './vacancy-attempts';

const CSV = 'code,name_fr,price,quantity\nMATRIX-1,Bol,135.00,4\n';

function form(): FormData {
  const content = new FormData();
  content.set('file', new Blob([CSV], { type: 'text/csv' }), 'products.csv');
  return content;
}

async function anyOrder(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const rows = await db.select().from(orders).where(eq(orders.storeId, storeId)).limit(1);
  return firstRecord(rows, 'order');
}

/** An order in a status from which the lifecycle allows the action. */
function orderFor(action: (typeof STAFF_ORDER_ACTIONS)[number]) {
  return async (client: ApiClient, db: Db): Promise<Target> => {
    const begin = action === 'undoAccept' ? 'accept' : action;
    const from = ORDER_LIFECYCLE.transitions.find((line) => line.action === begin)?.from[0];
    const storeId = await storeOf(client);
    const rows = await db
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.storeId, storeId),
          eq(orders.status, from ?? 'new'),
          isNull(orders.archivedAt),
        ),
      )
      .limit(1);
    const target = firstRecord(rows, `order that is ${from}`);
    if (action === 'undoAccept') await client.post(`/api/store/order/${target.id}/accept`, {});
    return target;
  };
}

const ACTION_BODIES: Readonly<Record<string, object>> = {
  refuse: { reasonCode: 'other' },
  handOver: { carrier: 'Amana', trackingNumber: 'AM123' },
};

const orderAttempts: Attempt[] = STAFF_ORDER_ACTIONS.map((action) => {
  const line = ORDER_LIFECYCLE.transitions.find((transition) => transition.action === action);
  return {
    operationId: 'performOrderAction',
    name: `performOrderAction ${action}`,
    ...(line?.permission ? { permission: line.permission } : {}),
    path: `/api/store/order/{id}/${action}`,
    request: { body: ACTION_BODIES[action] ?? {} },
    prepare: orderFor(action),
    pick: anyOrder,
  };
});

async function anyProduct(client: ApiClient, db: Db) {
  const storeId = await storeOf(client);
  // A published product is complete, with a cover: it allows every action.
  const rows = await db
    .select()
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        isNotNull(products.brandId),
        ne(products.status, 'draft'),
        isNull(products.archivedAt),
      ),
    )
    .orderBy(desc(products.completenessFr), products.code)
    .limit(1);
  return firstRecord(rows, 'product');
}

const STANDINGS: Record<StaffProductAction, Partial<typeof products.$inferInsert>> = {
  submit: { status: 'draft', approvalState: 'new' },
  publish: { status: 'inactive', approvalState: 'approved' },
  unpublish: { status: 'published', approvalState: 'approved' },
  archive: { archivedAt: null },
  unarchive: { archivedAt: new Date() },
};

const productAttempts: Attempt[] = STAFF_PRODUCT_ACTIONS.map((action) => ({
  operationId: 'performProductAction',
  name: `performProductAction ${action}`,
  permission: PRODUCT_ACTION_PERMISSION[action],
  path: `/api/store/product/{id}/${action}`,
  prepare: async (client, db) => {
    const target = await anyProduct(client, db);
    await db.update(products).set(STANDINGS[action]).where(eq(products.id, target.id));
    return target;
  },
}));

async function newImport(client: ApiClient) {
  const { body } = await client.request('POST', '/api/store/product/import/new', { raw: form() });
  const options = { textLanguage: 'fr', currency: 'MAD', exchangeRate: 1 };
  const { id } = body;
  const changed = await client.patch(
    `/api/store/product/import/${id}`,
    { options },
    { revision: body.revision },
  );
  return { id, request: { headers: { 'if-match': `"${changed.body.revision}"` } } };
}

function importAttempt(operationId: string, rest: string, request: RequestOptions = {}): Attempt {
  return {
    operationId,
    name: operationId,
    path: `/api/store/product/import/{id}${rest}`,
    request,
    prepare: async (client) => {
      const target = await newImport(client);
      return operationId === 'updateImport' ? target : { id: target.id };
    },
  };
}

let codes = 0;

/** At least one attempt for every operation that requires a session. */
export const attempts: readonly Attempt[] = [
  readAttempt('getCurrentUser', '/api/user/'),
  readAttempt('getDraftKey', '/api/user/drafts/key/'),
  readAttempt('listCategories', '/api/categories/'),
  readAttempt('listBrands', '/api/brands/'),
  readAttempt('listAttributes', '/api/attributes/get/'),
  readAttempt('listCities', '/api/cities/get/'),
  readAttempt('searchProducts', '/api/store/products/search/get/'),
  readAttempt('listOrders', '/api/store/orders/'),
  readAttempt('getOrderBoard', '/api/store/orders/board'),
  readAttempt('listBoardCards', '/api/store/orders/board/toAccept'),
  { ...readAttempt('getOrder', '/api/store/order/{id}'), prepare: anyOrder },
  { ...readAttempt('getProduct', '/api/store/product/{id}'), prepare: anyProduct },
  {
    ...readAttempt('createProduct', '/api/store/product/create'),
    get request() {
      codes += 1;
      return { body: { code: `MATRIX-${codes}`, name: 'Bol', productType: 'simple' } };
    },
  },
  {
    ...readAttempt('updateProduct', '/api/store/product/{id}'),
    request: { body: { nameEn: 'Bowl' }, headers: { 'if-match': '"1"' } },
    prepare: async (client, db) => {
      const { id } = await anyProduct(client, db);
      const { body } = await client.get(`/api/store/product/${id}`);
      return { id, request: { headers: { 'if-match': `"${body.revision}"` } } };
    },
  },
  ...productAttempts,
  ...catalogueAttempts,
  ...orderAttempts,
  ...salesAttempts,
  ...financeAttempts,
  ...metricAttempts,
  {
    ...readAttempt('createImport', '/api/store/product/import/new'),
    get request() {
      return { raw: form() };
    },
  },
  readAttempt('listImports', '/api/store/product/import/'),
  importAttempt('getImport', ''),
  importAttempt('updateImport', '', {
    body: { options: { textLanguage: 'ar' } },
    headers: { 'if-match': '"1"' },
  }),
  importAttempt('listImportRows', '/rows'),
  importAttempt('downloadImportFailures', '/failures'),
  importAttempt('downloadImportChanges', '/changes'),
  importAttempt('performImportAction', '/action/dryRun'),
  ...userAttempts,
  ...storeAttempts,
  ...carrierAttempts,
  ...pickupAttempts,
  ...clientAttempts,
  ...notificationAttempts,
  ...postAttempts,
  ...taskAttempts,
  ...calendarAttempts,
  ...tourAttempts,
  ...conversationAttempts,
  ...vacancyAttempts,
  ...mediaAttempts,
  readAttempt('endSession', '/api/store/session/end/'),
  passwordAttempt,
];
