import { withTable } from '../kit/table-code';
import { lazyPage } from './lazy-page';

export const todayPage = lazyPage(() => import('../today/today-page'), 'TodayPage', [
  'today',
  'orders',
  'invoice',
  'invoices',
]);
export const walktourPage = lazyPage(() => import('../tour/walktour-page'), 'WalktourPage', [
  'tour',
]);
const loadOrders = () => withTable(import('../orders/orders-page'));
export const ordersPage = lazyPage(loadOrders, 'OrdersPage', ['orders', 'lists']);
export const annulationsPage = lazyPage(loadOrders, 'AnnulationsPage', [
  'annulations',
  'orders',
  'lists',
  'requests',
]);
export const takeOrderPage = lazyPage(
  () => import('../orders/taken/take-order-page'),
  'TakeOrderPage',
  ['takenOrder', 'orders', 'checkout'],
);
export const orderPage = lazyPage(() => import('../orders/page/order-page'), 'OrderPage', [
  'orders',
  'order',
  'requests',
  'forms',
  'invoice',
]);
export const paymentsPage = lazyPage(
  () => withTable(import('../payments/payments-page')),
  'PaymentsPage',
  ['payments', 'payouts', 'lists', 'orders'],
);
export const bankingPage = lazyPage(
  () => withTable(import('../payouts/banking-page')),
  'BankingPage',
  ['payouts', 'lists'],
);
export const payoutPage = lazyPage(() => import('../payouts/page/payout-page'), 'PayoutPage', [
  'payouts',
  'lists',
]);
const loadRequests = () => withTable(import('../requests/requests-page'));
export const returnsPage = lazyPage(loadRequests, 'ReturnsPage', ['requests', 'lists', 'orders']);
export const cancellationsPage = lazyPage(loadRequests, 'CancellationsPage', [
  'requests',
  'lists',
  'orders',
]);
const loadRequest = () => import('../requests/page/request-pages');
export const returnPage = lazyPage(loadRequest, 'ReturnPage', ['requests', 'orders', 'order']);
export const cancellationPage = lazyPage(loadRequest, 'CancellationPage', [
  'requests',
  'orders',
  'order',
]);
export const invoicesPage = lazyPage(
  () => withTable(import('../invoices/invoices-page')),
  'InvoicesPage',
  ['invoices', 'lists'],
);
export const invoicePage = lazyPage(() => import('../invoices/page/invoice-page'), 'InvoicePage', [
  'invoices',
  'invoice',
]);
export const newInvoicePage = lazyPage(
  () => import('../invoices/editor/new-invoice-page'),
  'NewInvoicePage',
  ['invoiceEditor', 'invoices', 'forms'],
);
export const editInvoicePage = lazyPage(
  () => import('../invoices/editor/edit-invoice-page'),
  'EditInvoicePage',
  ['invoiceEditor', 'invoices', 'forms', 'invoice'],
);
export const postsPage = lazyPage(() => withTable(import('../posts/posts-page')), 'PostsPage', [
  'posts',
  'lists',
]);
export const postPage = lazyPage(() => import('../posts/post-page'), 'PostPage', ['posts']);
const loadPostEditor = () => import('../posts/post-editor-page');
export const newPostPage = lazyPage(loadPostEditor, 'NewPostPage', ['posts', 'forms']);
export const editPostPage = lazyPage(loadPostEditor, 'EditPostPage', ['posts', 'forms']);
export const productsPage = lazyPage(
  () => withTable(import('../products/products-page')),
  'ProductsPage',
  ['products', 'lists', 'inlineEdit'],
);
export const productPage = lazyPage(
  () => import('../products/detail/product-page'),
  'ProductPage',
  ['products', 'product'],
);
const loadProductEditor = () => import('../products/editor/product-editor-page');
const productEditorTexts = [
  'products',
  'productEditor',
  'product',
  'forms',
  'variants',
  'media',
] as const;
export const newProductPage = lazyPage(loadProductEditor, 'NewProductPage', productEditorTexts);
export const editProductPage = lazyPage(loadProductEditor, 'EditProductPage', productEditorTexts);
export const productImportPage = lazyPage(
  () => import('../products/import/product-import-page'),
  'ProductImportPage',
  ['imports'],
);
export const libraryPage = lazyPage(() => import('../media/library/library-page'), 'LibraryPage', [
  'media',
]);
export const accountPage = lazyPage(() => import('../account/account-page'), 'AccountPage', [
  'account',
  'forms',
]);
export const faqsPage = lazyPage(() => import('../help/faqs-page'), 'FaqsPage', ['faqs']);
export const myStorePage = lazyPage(() => import('../my-store/my-store-page'), 'MyStorePage', [
  'myStore',
  'storeSettings',
]);
export const storeSettingsPage = lazyPage(
  () => import('../store-settings/store-settings-page'),
  'StoreSettingsPage',
  ['storeSettings', 'forms', 'orders'],
);
export const analyticsPage = lazyPage(
  () => import('../dashboards/analytics-page'),
  'AnalyticsPage',
  ['dashboards', 'payouts'],
);
export const ecommercePage = lazyPage(
  () => import('../dashboards/ecommerce-page'),
  'EcommercePage',
  ['dashboards', 'products'],
);
export const blankPage = lazyPage(() => import('./blank-page'), 'BlankPage');
export const permissionPage = lazyPage(
  () => import('../permissions/permission-page'),
  'PermissionPage',
  ['permissions'],
);
export const usersPage = lazyPage(() => withTable(import('../users/users-page')), 'UsersPage', [
  'users',
  'lists',
]);
export const userCardsPage = lazyPage(() => import('../users/user-cards-page'), 'UserCardsPage', [
  'users',
  'lists',
]);
export const newUserPage = lazyPage(() => import('../users/editor/new-user-page'), 'NewUserPage', [
  'users',
  'account',
  'forms',
]);
export const editUserPage = lazyPage(
  () => import('../users/editor/edit-user-page'),
  'EditUserPage',
  ['users', 'account', 'forms'],
);
export const profilePage = lazyPage(() => import('../users/profile/profile-page'), 'ProfilePage', [
  'users',
  'account',
  'permissions',
]);
export const newPasswordPage = lazyPage(
  () => import('../session/new-password-page'),
  'NewPasswordPage',
);
