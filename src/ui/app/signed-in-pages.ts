import { withPreloadedTable } from '../kit/preload-table';
import { lazyPageWithTexts } from './lazy-page-with-texts';

export const homePage = lazyPageWithTexts(() => import('../home/home-page'), 'HomePage', [
  'today',
  'orders',
  'invoice',
  'invoices',
]);
export const walktourPage = lazyPageWithTexts(
  () => import('../tour/walktour-page'),
  'WalktourPage',
  ['tour'],
);

function loadOrders() {
  return withPreloadedTable(import('../orders/orders-page'));
}

export const ordersPage = lazyPageWithTexts(loadOrders, 'OrdersPage', ['orders', 'lists']);
export const cancelledOrdersPage = lazyPageWithTexts(loadOrders, 'CancelledOrdersPage', [
  'annulations',
  'orders',
  'lists',
  'requests',
]);
export const takeOrderPage = lazyPageWithTexts(
  () => import('../orders/take-order/take-order-page'),
  'TakeOrderPage',
  ['takenOrder', 'orders', 'checkout'],
);
export const orderPage = lazyPageWithTexts(() => import('../orders/page/order-page'), 'OrderPage', [
  'orders',
  'order',
  'requests',
  'forms',
  'invoice',
]);
export const paymentsPage = lazyPageWithTexts(
  () => withPreloadedTable(import('../payments/payments-page')),
  'PaymentsPage',
  ['payments', 'payouts', 'lists', 'orders'],
);
export const bankingPage = lazyPageWithTexts(
  () => withPreloadedTable(import('../payouts/banking-page')),
  'BankingPage',
  ['payouts', 'lists'],
);
export const payoutPage = lazyPageWithTexts(
  () => import('../payouts/page/payout-page'),
  'PayoutPage',
  ['payouts', 'lists'],
);

function loadRequests() {
  return withPreloadedTable(import('../after-sales/requests-page'));
}

export const returnsPage = lazyPageWithTexts(loadRequests, 'ReturnsPage', [
  'requests',
  'lists',
  'orders',
]);
export const cancellationsPage = lazyPageWithTexts(loadRequests, 'CancellationsPage', [
  'requests',
  'lists',
  'orders',
]);

function loadRequest() {
  return import('../after-sales/page/request-pages');
}

export const returnPage = lazyPageWithTexts(loadRequest, 'ReturnPage', [
  'requests',
  'orders',
  'order',
]);
export const cancellationPage = lazyPageWithTexts(loadRequest, 'CancellationPage', [
  'requests',
  'orders',
  'order',
]);
export const invoicesPage = lazyPageWithTexts(
  () => withPreloadedTable(import('../invoices/invoices-page')),
  'InvoicesPage',
  ['invoices', 'lists'],
);
export const invoicePage = lazyPageWithTexts(
  () => import('../invoices/page/invoice-page'),
  'InvoicePage',
  ['invoices', 'invoice'],
);
export const newInvoicePage = lazyPageWithTexts(
  () => import('../invoices/editor/new-invoice-page'),
  'NewInvoicePage',
  ['invoiceEditor', 'invoices', 'forms'],
);
export const editInvoicePage = lazyPageWithTexts(
  () => import('../invoices/editor/edit-invoice-page'),
  'EditInvoicePage',
  ['invoiceEditor', 'invoices', 'forms', 'invoice'],
);
export const postsPage = lazyPageWithTexts(
  () => withPreloadedTable(import('../posts/posts-page')),
  'PostsPage',
  ['posts', 'lists'],
);
export const postPage = lazyPageWithTexts(() => import('../posts/post-page'), 'PostPage', [
  'posts',
]);

function loadPostEditor() {
  return import('../posts/post-editor-page');
}

export const newPostPage = lazyPageWithTexts(loadPostEditor, 'NewPostPage', ['posts', 'forms']);
export const editPostPage = lazyPageWithTexts(loadPostEditor, 'EditPostPage', ['posts', 'forms']);
export const productsPage = lazyPageWithTexts(
  () => withPreloadedTable(import('../products/products-page')),
  'ProductsPage',
  ['products', 'lists', 'inlineEdit'],
);
export const productPage = lazyPageWithTexts(
  () => import('../products/detail/product-page'),
  'ProductPage',
  ['products', 'product'],
);

function loadProductEditor() {
  return import('../products/editor/product-editor-page');
}

const productEditorTexts = [
  'products',
  'productEditor',
  'product',
  'forms',
  'variants',
  'media',
] as const;
export const newProductPage = lazyPageWithTexts(
  loadProductEditor,
  'NewProductPage',
  productEditorTexts,
);
export const editProductPage = lazyPageWithTexts(
  loadProductEditor,
  'EditProductPage',
  productEditorTexts,
);
export const productImportPage = lazyPageWithTexts(
  () => import('../products/import/product-import-page'),
  'ProductImportPage',
  ['imports'],
);
export const libraryPage = lazyPageWithTexts(
  () => import('../media/library/library-page'),
  'LibraryPage',
  ['media'],
);
export const accountPage = lazyPageWithTexts(
  () => import('../account/account-page'),
  'AccountPage',
  ['account', 'forms'],
);
export const faqsPage = lazyPageWithTexts(() => import('../help/faqs-page'), 'FaqsPage', ['faqs']);
export const myStorePage = lazyPageWithTexts(
  () => import('../store/profile/my-store-page'),
  'MyStorePage',
  ['myStore', 'storeSettings'],
);
export const storeSettingsPage = lazyPageWithTexts(
  () => import('../store/settings/store-settings-page'),
  'StoreSettingsPage',
  ['storeSettings', 'forms', 'orders'],
);
export const analyticsPage = lazyPageWithTexts(
  () => import('../dashboards/analytics-page'),
  'AnalyticsPage',
  ['dashboards', 'payouts'],
);
export const ecommercePage = lazyPageWithTexts(
  () => import('../dashboards/ecommerce-page'),
  'EcommercePage',
  ['dashboards', 'products'],
);
export const blankPage = lazyPageWithTexts(() => import('./blank-page'), 'BlankPage');
export const permissionPage = lazyPageWithTexts(
  () => import('../permissions/permission-page'),
  'PermissionPage',
  ['permissions'],
);
export const usersPage = lazyPageWithTexts(
  () => withPreloadedTable(import('../users/users-page')),
  'UsersPage',
  ['users', 'lists'],
);
export const userCardsPage = lazyPageWithTexts(
  () => import('../users/user-cards-page'),
  'UserCardsPage',
  ['users', 'lists'],
);
export const newUserPage = lazyPageWithTexts(
  () => import('../users/editor/new-user-page'),
  'NewUserPage',
  ['users', 'account', 'forms'],
);
export const editUserPage = lazyPageWithTexts(
  () => import('../users/editor/edit-user-page'),
  'EditUserPage',
  ['users', 'account', 'forms'],
);
export const profilePage = lazyPageWithTexts(
  () => import('../users/profile/profile-page'),
  'ProfilePage',
  ['users', 'account', 'permissions'],
);
export const newPasswordPage = lazyPageWithTexts(
  () => import('../session/new-password-page'),
  'NewPasswordPage',
);
