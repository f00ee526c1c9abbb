import type { RouteObject } from 'react-router';
import type { LazyPage } from '../kit/lazy-page';
import type { PageHandle } from '../portal-context/page-handle';
import { mountedPage } from '../portal-context/route-table';
import { PageError } from './errors/page-error';
import { lazyShell, SessionGate } from './session-gate';
import {
  accountPage,
  analyticsPage,
  bankingPage,
  blankPage,
  cancellationPage,
  cancellationsPage,
  cancelledOrdersPage,
  ecommercePage,
  editInvoicePage,
  editPostPage,
  editProductPage,
  editUserPage,
  faqsPage,
  homePage,
  invoicePage,
  invoicesPage,
  libraryPage,
  myStorePage,
  newInvoicePage,
  newPasswordPage,
  newPostPage,
  newProductPage,
  newUserPage,
  orderPage,
  ordersPage,
  paymentsPage,
  payoutPage,
  permissionPage,
  postPage,
  postsPage,
  productImportPage,
  productPage,
  productsPage,
  profilePage,
  returnPage,
  returnsPage,
  storeSettingsPage,
  takeOrderPage,
  userCardsPage,
  usersPage,
  walktourPage,
} from './signed-in-pages';

/** A page inside the shell, with its own error boundary, so that the menu still works. */
function page(path: string, { Page, preload }: LazyPage, handle: PageHandle): RouteObject {
  return {
    path,
    handle: { ...handle, preload },
    element: <Page />,
    errorElement: <PageError />,
  };
}

/** The pages of signed-in users. */
const pages: RouteObject[] = [
  page('', homePage, { title: 'today', permission: 'dashboard.see' }),
  page('app', homePage, { title: 'today', permission: 'dashboard.see' }),
  page('walktour', walktourPage, { title: 'walktour', permission: 'dashboard.see' }),
  page('order', ordersPage, { title: 'orders', permission: 'orders.see' }),
  page('order/annulations', cancelledOrdersPage, {
    title: 'annulations',
    permission: 'orders.see',
  }),
  page('order/new', takeOrderPage, { title: 'orderNew', permission: 'orders.accept' }),
  page('order/:orderId', orderPage, { title: 'order', permission: 'orders.see' }),
  page('payments', paymentsPage, { title: 'payments', permission: 'payments.see' }),
  page('payments/payouts/:payoutId', payoutPage, { title: 'payout', permission: 'payments.see' }),
  page('banking', bankingPage, { title: 'banking', permission: 'payments.see' }),
  page('returns', returnsPage, { title: 'returns', permission: 'returns.see' }),
  page('returns/:returnId', returnPage, { title: 'return', permission: 'returns.see' }),
  page('cancellations', cancellationsPage, { title: 'cancellations', permission: 'orders.see' }),
  page('cancellations/:cancellationId', cancellationPage, {
    title: 'cancellation',
    permission: 'orders.see',
  }),
  page('invoice', invoicesPage, { title: 'invoices', permission: 'invoices.see' }),
  page('invoice/new', newInvoicePage, { title: 'invoiceNew', permission: 'invoices.issue' }),
  page('invoice/:invoiceId/edit', editInvoicePage, {
    title: 'invoiceEdit',
    permission: 'invoices.issue',
  }),
  page('invoice/:invoiceId', invoicePage, { title: 'invoice', permission: 'invoices.see' }),
  page('post', postsPage, { title: 'posts', permission: 'posts.see' }),
  page('post/new', newPostPage, { title: 'postNew', permission: 'posts.edit' }),
  page('post/:slug/edit', editPostPage, { title: 'postEdit', permission: 'posts.edit' }),
  page('post/:slug', postPage, { title: 'post', permission: 'posts.see' }),
  page('product', productsPage, { title: 'products', permission: 'products.see' }),
  page('product/import', productImportPage, {
    title: 'import',
    permission: 'products.import',
  }),
  page('product/new', newProductPage, { title: 'productNew', permission: 'products.edit' }),
  page('product/:productId/edit', editProductPage, {
    title: 'productEdit',
    permission: 'products.edit',
  }),
  page('product/:productId', productPage, { title: 'product', permission: 'products.see' }),
  ...['file-manager', 'file'].map((path) =>
    page(path, libraryPage, { title: 'library', permission: 'products.see' }),
  ),
  ...['user', 'user/list'].map((path) =>
    page(path, usersPage, { title: 'users', permission: 'users.see' }),
  ),
  page('user/cards', userCardsPage, { title: 'userCards', permission: 'users.see' }),
  page('user/new', newUserPage, { title: 'userNew', permission: 'users.manage' }),
  page('user/:userId/edit', editUserPage, { title: 'userEdit', permission: 'users.manage' }),
  page('user/profile', profilePage, { title: 'profile' }),
  page('user/account', accountPage, { title: 'account' }),
  page('faqs', faqsPage, { title: 'faqs' }),
  page('user/store', myStorePage, { title: 'myStore', permission: 'store.see' }),
  page('store/settings', storeSettingsPage, { title: 'storeSettings', permission: 'store.see' }),
  page('analytics', analyticsPage, { title: 'analytics', permission: 'dashboard.see' }),
  page('ecommerce', ecommercePage, { title: 'ecommerce', permission: 'dashboard.see' }),
  page('blank', blankPage, { title: 'blank' }),
  page('permission', permissionPage, { title: 'permission' }),
];

/** Every address behind the session (specification, section 2). */
export const signedInRoute: RouteObject = {
  path: '/dashboard',
  element: <SessionGate />,
  children: pages,
};

/** The target of a link in a mail; not needed to sign in. */
export const newPasswordRoute: RouteObject = {
  path: '/auth/jwt/new-password',
  handle: { title: 'newPassword' } satisfies PageHandle,
  element: <newPasswordPage.Page />,
  errorElement: <PageError />,
};

/** Preloads the components at a path: the frame, and the page in it. */
export function preloadAt(path: string): Promise<unknown> {
  return Promise.all([lazyShell.preload(), mountedPage([signedInRoute], path)?.preload?.()]);
}
