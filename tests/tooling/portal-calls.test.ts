import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Operations of the contract that the portal's code does not call, and why. */
const NOT_CALLED: Readonly<Record<string, string>> = {
  getPayment: 'The list of payments and the page of an order show all of a payment.',
  readCalendarFeed: 'Other calendar programs call it.',
  readTicketCalendar: 'The page of a ticket links to it.',
  listIcons: 'Pages request icons through the icon library, which has its own addresses.',
  readChatFile: 'The client’s page has its address in a link and an image.',
  receiveCardNotice: 'The card processor calls it.',
  streamChatEvents: 'The client’s page opens it as an event source.',
};

/** Addresses of the specification, section 7, as beginnings of the contract's paths. */
const SECTION_7 = [
  '/api/user/',
  '/api/auth/token/',
  '/api/auth/register',
  '/api/auth/token/refresh/',
  '/api/user/change/password/',
  '/api/user/reset/password/',
  '/api/user/password_reset/confirm/',
  '/api/store/user/write/',
  '/api/store/user/create/',
  '/api/store/user/params/',
  '/api/store/user/params/write/',
  '/api/store/users/archive/',
  '/api/store/users/unarchive/',
  '/api/store/user/',
  '/api/store/users',
  '/api/client/create/',
  '/api/client/write/',
  '/api/cities/get/',
  '/api/stores/',
  '/api/store/',
  '/api/store/update/',
  '/api/store/availability/create/new/',
  '/api/store/my/get/availability/',
  '/api/store/my/get/',
  '/api/user/notifications',
  '/api/store/products/search/get/',
  '/api/store/product/create',
  '/api/store/product/',
  '/api/categories/',
  '/api/brands/',
  '/api/attributes/get/',
  '/api/store/product/import/new',
  '/api/store/variant/',
  '/api/store/product/bulk/update/',
  '/api/media/upload/',
  '/api/media/update/',
  '/api/media/store/update/cover/',
  '/api/media/upload/multiple/',
  '/api/media/get/',
  '/api/media/delete/',
  '/api/store/orders/',
  '/api/store/order/',
  '/api/store/invoices/',
  '/api/store/returns/',
];

interface Operation {
  readonly path: string;
  readonly operationId: string;
}

const code = portalCode();
const operations = contractOperations();
const called = new Set(operations.filter(isCalled).map(({ operationId }) => operationId));

test('The portal calls every operation of the contract, apart from those with a reason', () => {
  const uncalled = operations.map(({ operationId }) => operationId).filter((id) => !called.has(id));
  expect(uncalled.sort()).toEqual(Object.keys(NOT_CALLED).sort());
});

test.each(SECTION_7)('The portal calls the address %s of the specification', (address) => {
  const here = operations.filter(
    ({ path }) => path === address || path.replace(/\{[^}]*\}.*$/, '') === address,
  );
  expect(here).not.toEqual([]);
  expect(here.filter(({ operationId }) => called.has(operationId))).not.toEqual([]);
});

function contractOperations(): Operation[] {
  const { paths }: { paths: Record<string, Record<string, { operationId?: string }>> } = JSON.parse(
    readFileSync('openapi/openapi.bundle.json', 'utf8'),
  );
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ operationId }) =>
      operationId === undefined ? [] : [{ path, operationId }],
    ),
  );
}

/** Whether code outside the generated files uses the endpoint, its hook or its address. */
function isCalled({ operationId, path }: Operation): boolean {
  const hook = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  const uses = new RegExp(`\\b${operationId}\\b|\\buse(Lazy)?${hook}(Query|Mutation)\\b`);
  return code.some((text) => uses.test(text) || text.includes(`'${path}'`));
}

function portalCode(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:generated|test|test-d)\.tsx?$/.test(file))
    .map((file) => withoutComments(readFileSync(join('src', file), 'utf8')));
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}
