import { expect, test } from 'vitest';
import { portalNeeds } from './route-requests';

test('Every list and every record of the portal is read by its route, with the query of its page', async () => {
  const { user, routes } = await portalNeeds('');
  expect(user).toBe('/api/user/');
  const reading = routes.filter(({ calls }) => calls.length > 0);
  expect(Object.fromEntries(reading.map(({ path, calls }) => [path, calls]))).toEqual({
    '/dashboard/returns': ['/api/store/returns/?sort=deadline&page=1&pageSize=25'],
    '/dashboard/returns/:returnId': ['/api/store/returns/:returnId'],
    '/dashboard/cancellations': ['/api/store/cancellations/?sort=deadline&page=1&pageSize=25'],
    '/dashboard/cancellations/:cancellationId': ['/api/store/cancellations/:cancellationId'],
    '/dashboard/client': ['/api/store/clients/?sort=-createdAt&page=1&pageSize=25'],
    '/dashboard/client/:clientId/edit': ['/api/store/client/:clientId'],
    '/dashboard/client/:clientId': ['/api/store/client/:clientId'],
    '/dashboard': [
      '/api/store/today/',
      '/api/store/orders/?status=pending%2Cconfirmed%2Cprocessing%2Cready&sort=deadline&page=1&pageSize=5',
      '/api/store/cancellations/?status=requested&sort=deadline&page=1&pageSize=5',
      '/api/store/orders/?sort=-orderDate&page=1&pageSize=5',
    ],
    '/dashboard/app': [
      '/api/store/today/',
      '/api/store/orders/?status=pending%2Cconfirmed%2Cprocessing%2Cready&sort=deadline&page=1&pageSize=5',
      '/api/store/cancellations/?status=requested&sort=deadline&page=1&pageSize=5',
      '/api/store/orders/?sort=-orderDate&page=1&pageSize=5',
    ],
    '/dashboard/invoice': ['/api/store/invoices/?sort=-issueDate&page=1&pageSize=25'],
    '/dashboard/invoice/:invoiceId/edit': ['/api/store/invoices/:invoiceId'],
    '/dashboard/invoice/:invoiceId': ['/api/store/invoices/:invoiceId'],
    '/dashboard/file-manager': [
      '/api/media/get/?sort=-createdAt&page=1&pageSize=24',
      '/api/store/media/folders',
    ],
    '/dashboard/file': [
      '/api/media/get/?sort=-createdAt&page=1&pageSize=24',
      '/api/store/media/folders',
    ],
    '/dashboard/order': ['/api/store/orders/?sort=deadline&page=1&pageSize=25'],
    '/dashboard/kanban': [
      '/api/store/orders/board',
      '/api/store/orders/board/new?pageSize=12',
      '/api/store/orders/board/toAccept?pageSize=12',
      '/api/store/orders/board/toPrepare?pageSize=12',
      '/api/store/orders/board/preparing?pageSize=12',
    ],
    '/dashboard/kanban/tasks': [
      '/api/store/task-lists/',
      '/api/store/tasks/?status=open&sort=position&page=1&pageSize=100',
      '/api/store/tasks/people',
    ],
    '/dashboard/order/annulations': [
      '/api/store/orders/?cancellation=requested&sort=-orderDate&page=1&pageSize=25',
    ],
    '/dashboard/order/:orderId': ['/api/store/order/:orderId'],
    '/dashboard/mail': [
      '/api/store/conversations/?sort=-lastMessageAt&page=1&pageSize=25',
      '/api/store/conversations/counts',
    ],
    '/dashboard/payments': ['/api/store/payments/?sort=-createdAt&page=1&pageSize=25'],
    '/dashboard/banking': [
      '/api/store/payouts/?sort=-periodStart&page=1&pageSize=25',
      '/api/store/my/get/',
    ],
    '/dashboard/payments/payouts/:payoutId': ['/api/store/payouts/:payoutId?page=1&pageSize=100'],
    '/dashboard/post': ['/api/store/posts/?sort=-updatedAt&page=1&pageSize=25'],
    '/dashboard/post/:slug/edit': ['/api/store/post/:slug'],
    '/dashboard/post/:slug': ['/api/store/post/:slug'],
    '/dashboard/product': ['/api/store/products/search/get/?sort=-createdAt&page=1&pageSize=25'],
    '/dashboard/product/:productId/edit': ['/api/store/product/:productId'],
    '/dashboard/product/:productId': ['/api/store/product/:productId'],
    '/dashboard/user/store': ['/api/store/my/get/', '/api/store/my/get/availability/'],
    '/dashboard/store/settings': ['/api/store/my/get/'],
    '/dashboard/user/list': ['/api/store/users?sort=-lastSeenAt&page=1&pageSize=25'],
    '/dashboard/user': ['/api/store/users?sort=-lastSeenAt&page=1&pageSize=25'],
    '/dashboard/user/cards': ['/api/store/users?sort=-lastSeenAt&page=1&pageSize=25'],
    '/dashboard/user/:userId/edit': ['/api/store/user/:userId'],
  });
});

test('A list opens with the default view of its table', async () => {
  const { routes } = await portalNeeds('');
  expect(routes.filter(({ table }) => table !== null).map(({ table }) => table)).toEqual([
    'returns',
    'cancellations',
    'clients',
    'invoices',
    'conversations',
    'orders',
    'orders',
    'annulations',
    'payments',
    'payouts',
    'posts',
    'products',
    'tasks',
    'tours',
    'users',
    'users',
    'vacancies',
  ]);
});

test('A page that shows its records in columns needs no code of tables', async () => {
  const { routes } = await portalNeeds('');
  const without = routes.filter(({ table, hasRows }) => table !== null && !hasRows);
  expect(without.map(({ path }) => path)).toEqual([
    '/dashboard/mail',
    '/dashboard/kanban',
    '/dashboard/kanban/tasks',
  ]);
});

test('On a phone, only the lists with waiting records read something else', async () => {
  const { routes } = await portalNeeds('');
  const others = routes.filter(({ calls, phoneCalls }) => calls.join() !== phoneCalls.join());
  expect(Object.fromEntries(others.map(({ path, phoneCalls }) => [path, phoneCalls[0]]))).toEqual({
    '/dashboard/returns': '/api/store/returns/?status=requested&sort=deadline&page=1&pageSize=25',
    '/dashboard/cancellations':
      '/api/store/cancellations/?status=requested&sort=deadline&page=1&pageSize=25',
    '/dashboard/order': '/api/store/orders/?status=pending&sort=deadline&page=1&pageSize=25',
    '/dashboard/banking':
      '/api/store/payouts/?status=on_hold%2Cin_review%2Cfailed&sort=-periodStart&page=1&pageSize=25',
  });
});
