import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/api-client';
import { type DemoUser, startTestServer } from '../support/test-server';
import {
  productSnapshot,
  storeLiveProduct,
  storeProduct,
  type WantedProduct,
} from './product-builder';

const server = await startTestServer();

const ROLES = ['admin', 'manager', 'seller'] as const;
type Staff = (typeof ROLES)[number];
const LEADERS: readonly Staff[] = ['admin', 'manager'];

/** Every state of a product; the name combines publication, approval and archive. */
const STANDINGS = {
  draft: { status: 'draft', approvalState: 'new' },
  submitted: { status: 'draft', approvalState: 'under_review' },
  inactive: { status: 'inactive', approvalState: 'approved' },
  published: { status: 'published', approvalState: 'approved' },
  changed: { status: 'published', approvalState: 'under_review', pendingChanges: { name: 'Bols' } },
  archived: { status: 'published', approvalState: 'approved', archivedAt: new Date(0) },
} as const satisfies Record<string, WantedProduct>;
type Standing = keyof typeof STANDINGS;

/**
 * The start states, result and permitted roles of each action (contract, product lifecycle and
 * permissions).
 */
const ACTIONS: readonly {
  action: string;
  from: readonly Standing[];
  after: object;
  who: readonly Staff[];
}[] = [
  {
    action: 'submit',
    from: ['draft'],
    who: ROLES,
    after: { status: 'draft', approvalState: 'under_review' },
  },
  { action: 'publish', from: ['inactive'], after: { status: 'published' }, who: LEADERS },
  {
    action: 'unpublish',
    from: ['published', 'changed'],
    who: LEADERS,
    after: { status: 'inactive' },
  },
  {
    action: 'archive',
    from: ['draft', 'submitted', 'inactive', 'published', 'changed'],
    after: { isArchived: true },
    who: LEADERS,
  },
  {
    action: 'unarchive',
    from: ['archived'],
    who: LEADERS,
    after: { isArchived: false, status: 'published', approvalState: 'approved' },
  },
];

describe.each(ACTIONS)('Product action $action', ({ action, from, after, who }) => {
  test.each(ROLES)(
    'The server performs the product action for the %s if permitted, and answers 403 otherwise',
    async (role) => {
      for (const standing of from) {
        const product = await storeProduct(server, STANDINGS[standing]);
        const before = await productSnapshot(server, product);
        const { status, body } = await act(role, product, action);
        if (who.includes(role)) {
          expect([status, body.revision]).toEqual([200, 2]);
          expect(body).toMatchObject({ ...after, pendingChanges: pendingOf(standing) });
          expect((await view(role, product)).body).toEqual(body);
        } else {
          expect([status, body.code]).toEqual([403, 'forbidden']);
          expect(await productSnapshot(server, product)).toEqual(before);
        }
      }
    },
  );

  test('The server refuses the product action in any other state with 409 and returns the current product', async () => {
    const standings = Object.keys(STANDINGS) as Standing[];
    for (const standing of standings.filter((each) => !from.includes(each))) {
      const product = await storeProduct(server, STANDINGS[standing]);
      const before = await productSnapshot(server, product);
      const { status, body } = await act('admin', product, action);
      expect([standing, status, body.code]).toEqual([standing, 409, 'action_not_allowed']);
      expect(body.current).toEqual((await view('admin', product)).body);
      expect(await productSnapshot(server, product)).toEqual(before);
    }
  });

  test('The server answers the product action on an unknown or another store’s product with 404', async () => {
    const product = await storeProduct(server, STANDINGS[from[0] ?? 'draft']);
    for (const target of [product, { id: 'prd_nobody' }]) {
      const { status, body } = await act('admin2', target, action);
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
  });
});

describe('Allowed actions of a product', () => {
  test.each([
    ['draft', ['submit', 'archive'], ['submit']],
    ['submitted', ['archive'], []],
    ['inactive', ['publish', 'archive'], []],
    ['published', ['unpublish', 'archive'], []],
    ['changed', ['unpublish', 'archive'], []],
    ['archived', ['unarchive'], []],
  ] as const)(
    'A product in the state %s offers the actions that the role may take',
    async (standing, leaders, others) => {
      const product = await storeProduct(server, STANDINGS[standing]);
      const offered = async (user: Staff) =>
        (await view(user, product)).body.allowedActions.map(
          (line: { action: string }) => line.action,
        );
      expect(await offered('admin')).toEqual(leaders);
      expect(await offered('manager')).toEqual(leaders);
      expect(await offered('seller')).toEqual(others);
    },
  );
});

describe('Submitting a product', () => {
  test('The server refuses to submit an incomplete product and returns all missing fields', async () => {
    const product = await storeProduct(server, {
      name: null,
      nameEn: 'Bowl',
      description: ' ',
      content: null,
      categoryId: null,
      brandId: null,
      hasCover: false,
      variants: [{ price: null, barcode: null }],
    });
    const before = await productSnapshot(server, product);
    const { status, body } = await act('seller', product, 'submit');
    const required = ['required'];
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    expect(body.errors).toEqual({
      barcode: required,
      name: required,
      description: required,
      content: required,
      categoryId: required,
      brandId: required,
      price: required,
      cover: required,
    });
    expect(await productSnapshot(server, product)).toEqual(before);
  });

  test('The server requires a price and a barcode on every variant of a submitted product', async () => {
    const product = await storeProduct(server, {
      variants: [{ price: 100 }, { price: 0, barcode: null }],
    });
    const { body } = await act('admin', product, 'submit');
    expect(body.errors).toEqual({
      'variants.1.barcode': ['required'],
      'variants.1.price': ['price_zero'],
    });
  });

  test('Submitting a product clears its previous rejection reason', async () => {
    const product = await storeProduct(server, { rejectionReason: 'Photo floue' });
    expect((await view('seller', product)).body.rejectionReason).toBe('Photo floue');
    expect((await act('seller', product, 'submit')).body.rejectionReason).toBeNull();
  });
});

describe('Products on sale', () => {
  test('A product is on sale when it is published with a price, and has stock or needs none', async () => {
    const isActive = async (wanted: WantedProduct) =>
      (await view('admin', await storeLiveProduct(server, wanted))).body.isActive;
    expect(await isActive({})).toBe(true);
    expect(await isActive({ status: 'inactive' })).toBe(false);
    expect(await isActive({ variants: [{ price: null }] })).toBe(false);
    expect(await isActive({ variants: [{ stockOnHand: 2, stockReserved: 2 }] })).toBe(false);
    expect(await isActive({ variants: [{ stockOnHand: 0 }] })).toBe(false);
    for (const stockPolicy of ['backorder', 'not_counted'] as const)
      expect(await isActive({ variants: [{ stockOnHand: 0, stockPolicy }] })).toBe(true);
    expect(await isActive({ archivedAt: new Date() })).toBe(false);
  });

  test('A product is on sale again after it was archived and restored', async () => {
    const product = await storeLiveProduct(server);
    expect((await act('admin', product, 'archive')).body.isActive).toBe(false);
    expect((await act('admin', product, 'unarchive')).body.isActive).toBe(true);
  });
});

test('The server refuses an action that the contract does not have with 400', async () => {
  const product = await storeProduct(server, STANDINGS.submitted);
  expect((await act('admin', product, 'approve')).status).toBe(400);
});

const staff = {} as Record<DemoUser, ApiClient>;

beforeAll(async () => {
  for (const user of [...ROLES, 'admin2'] as const) staff[user] = await server.signIn(user);
});

function pathOf({ id }: { id: string }) {
  return `/api/store/product/${id}`;
}

function act(user: DemoUser, product: { id: string }, action: string) {
  return staff[user].post(`${pathOf(product)}/${action}`);
}

function view(user: DemoUser, product: { id: string }) {
  return staff[user].get(pathOf(product));
}

function pendingOf(standing: Standing) {
  return standing === 'changed' ? STANDINGS.changed.pendingChanges : null;
}
