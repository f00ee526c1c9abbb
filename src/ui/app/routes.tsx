import { Navigate, type RouteObject } from 'react-router';
import { PageError } from './errors/page-error';
import type { LazyPage } from './lazy-page';
import type { PageHandle } from './page-handle';
import {
  accountPage,
  blankPage,
  cataloguePage,
  editProductPage,
  forbiddenPage,
  libraryPage,
  maintenancePage,
  newProductPage,
  notFoundPage,
  ordersPage,
  permissionPage,
  productImportPage,
  productPage,
  productsPage,
  serverErrorPage,
  signInPage,
} from './pages';
import { Root } from './root';
import { SessionGate } from './session-gate';

/** A page inside the shell: its errors stay its own, so the menu goes on working. */
const page = (path: string, { Page, preload }: LazyPage, handle: PageHandle): RouteObject => ({
  path,
  handle: { ...handle, preload },
  element: <Page />,
  errorElement: <PageError />,
});

/** The pages of the signed-in. The dashboard's own page is the orders list until it has one. */
const signedIn: RouteObject[] = [
  { index: true, element: <Navigate to="/dashboard/order" replace /> },
  page('order', ordersPage, { title: 'orders', permission: 'orders.see' }),
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
  page('user/account', accountPage, { title: 'account' }),
  page('blank', blankPage, { title: 'blank' }),
  page('permission', permissionPage, { title: 'permission' }),
];

const title = (key: PageHandle['title']): { handle: PageHandle } => ({ handle: { title: key } });

/** Every address of the portal (specification, section 2). */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <serverErrorPage.Page />,
    children: [
      { path: '/', element: <Navigate to="/dashboard" replace /> },
      { path: '/dashboard', element: <SessionGate />, children: signedIn },
      { path: '/auth/jwt/login', element: <signInPage.Page />, ...title('signIn') },
      { path: '/components', element: <cataloguePage.Page />, ...title('components') },
      { path: '/403', element: <forbiddenPage.Page />, ...title('forbidden') },
      { path: '/404', element: <notFoundPage.Page />, ...title('notFound') },
      { path: '/500', element: <serverErrorPage.Page />, ...title('serverError') },
      { path: '/maintenance', element: <maintenancePage.Page />, ...title('maintenance') },
      { path: '*', element: <notFoundPage.Page />, ...title('notFound') },
    ],
  },
];
