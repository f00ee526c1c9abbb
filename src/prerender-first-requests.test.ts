import { expect, test } from 'vitest';
import { portalNeeds } from './prerender-first-requests';

test('Every list and every record of the portal is read by its route, with the query of its page', async () => {
  const { user, routes } = await portalNeeds('');
  expect(user).toBe('/api/user/');
  const reading = routes.filter(({ calls }) => calls.length > 0);
  expect(Object.fromEntries(reading.map(({ path, calls }) => [path, calls]))).toEqual({
    '/dashboard/returns': ['/api/store/returns/?page=1&pageSize=25&sort=deadline'],
    '/dashboard/returns/:returnId': ['/api/store/returns/:returnId'],
    '/dashboard/cancellations': ['/api/store/cancellations/?page=1&pageSize=25&sort=deadline'],
    '/dashboard/cancellations/:cancellationId': ['/api/store/cancellations/:cancellationId'],
    '/dashboard/client': ['/api/store/clients/?page=1&pageSize=25&sort=-createdAt'],
    '/dashboard/client/:clientId/edit': ['/api/store/client/:clientId'],
    '/dashboard/client/:clientId': ['/api/store/client/:clientId'],
    '/dashboard': [
      '/api/store/today/',
      '/api/store/orders/?page=1&pageSize=5&sort=deadline&status=pending%2Cconfirmed%2Cprocessing%2Cready',
      '/api/store/cancellations/?page=1&pageSize=5&sort=deadline&status=requested',
      '/api/store/orders/?page=1&pageSize=5&sort=-orderDate',
    ],
    '/dashboard/app': [
      '/api/store/today/',
      '/api/store/orders/?page=1&pageSize=5&sort=deadline&status=pending%2Cconfirmed%2Cprocessing%2Cready',
      '/api/store/cancellations/?page=1&pageSize=5&sort=deadline&status=requested',
      '/api/store/orders/?page=1&pageSize=5&sort=-orderDate',
    ],
    '/dashboard/invoice': ['/api/store/invoices/?page=1&pageSize=25&sort=-issueDate'],
    '/dashboard/invoice/:invoiceId/edit': ['/api/store/invoices/:invoiceId'],
    '/dashboard/invoice/:invoiceId': ['/api/store/invoices/:invoiceId'],
    '/dashboard/file-manager': [
      '/api/media/get/?page=1&pageSize=24&sort=-createdAt',
      '/api/store/media/folders',
    ],
    '/dashboard/file': [
      '/api/media/get/?page=1&pageSize=24&sort=-createdAt',
      '/api/store/media/folders',
    ],
    '/dashboard/order': ['/api/store/orders/?page=1&pageSize=25&sort=deadline'],
    '/dashboard/order/annulations': [
      '/api/store/orders/?cancellation=requested&page=1&pageSize=25&sort=-orderDate',
    ],
    '/dashboard/order/:orderId': ['/api/store/order/:orderId'],
    '/dashboard/payments': ['/api/store/payments/?page=1&pageSize=25&sort=-createdAt'],
    '/dashboard/banking': [
      '/api/store/payouts/?page=1&pageSize=10&sort=-periodStart',
      '/api/store/my/get/',
    ],
    '/dashboard/payments/payouts/:payoutId': ['/api/store/payouts/:payoutId?page=1&pageSize=100'],
    '/dashboard/post': ['/api/store/posts/?page=1&pageSize=25&sort=-updatedAt'],
    '/dashboard/post/:slug/edit': ['/api/store/post/:slug'],
    '/dashboard/post/:slug': ['/api/store/post/:slug'],
    '/dashboard/product': ['/api/store/products/search/get/?page=1&pageSize=25&sort=-createdAt'],
    '/dashboard/product/:productId/edit': ['/api/store/product/:productId'],
    '/dashboard/product/:productId': ['/api/store/product/:productId'],
    '/dashboard/user/store': ['/api/store/my/get/', '/api/store/my/get/availability/'],
    '/dashboard/store/settings': ['/api/store/my/get/'],
    '/dashboard/user/list': ['/api/store/users?page=1&pageSize=25&sort=-lastSeenAt'],
    '/dashboard/user': ['/api/store/users?page=1&pageSize=25&sort=-lastSeenAt'],
    '/dashboard/user/cards': ['/api/store/users?page=1&pageSize=25&sort=-lastSeenAt'],
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
    'orders',
    'annulations',
    'payments',
    'payouts',
    'posts',
    'products',
    'users',
    'users',
  ]);
});
