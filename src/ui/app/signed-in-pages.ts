import { lazyPage } from './lazy-page';

export const todayPage = lazyPage(() => import('../today/today-page'), 'TodayPage');
export const walktourPage = lazyPage(() => import('../tour/walktour-page'), 'WalktourPage');
const loadOrders = () => import('../orders/orders-page');
export const ordersPage = lazyPage(loadOrders, 'OrdersPage');
export const annulationsPage = lazyPage(loadOrders, 'AnnulationsPage');
export const takeOrderPage = lazyPage(
  () => import('../orders/taken/take-order-page'),
  'TakeOrderPage',
);
export const orderPage = lazyPage(() => import('../orders/page/order-page'), 'OrderPage');
export const paymentsPage = lazyPage(() => import('../payments/payments-page'), 'PaymentsPage');
export const bankingPage = lazyPage(() => import('../payouts/banking-page'), 'BankingPage');
export const payoutPage = lazyPage(() => import('../payouts/page/payout-page'), 'PayoutPage');
const loadRequests = () => import('../requests/requests-page');
export const returnsPage = lazyPage(loadRequests, 'ReturnsPage');
export const cancellationsPage = lazyPage(loadRequests, 'CancellationsPage');
const loadRequest = () => import('../requests/page/request-pages');
export const returnPage = lazyPage(loadRequest, 'ReturnPage');
export const cancellationPage = lazyPage(loadRequest, 'CancellationPage');
export const invoicesPage = lazyPage(() => import('../invoices/invoices-page'), 'InvoicesPage');
export const invoicePage = lazyPage(() => import('../invoices/page/invoice-page'), 'InvoicePage');
export const newInvoicePage = lazyPage(
  () => import('../invoices/editor/new-invoice-page'),
  'NewInvoicePage',
);
export const editInvoicePage = lazyPage(
  () => import('../invoices/editor/edit-invoice-page'),
  'EditInvoicePage',
);
export const postsPage = lazyPage(() => import('../posts/posts-page'), 'PostsPage');
export const postPage = lazyPage(() => import('../posts/post-page'), 'PostPage');
const loadPostEditor = () => import('../posts/post-editor-page');
export const newPostPage = lazyPage(loadPostEditor, 'NewPostPage');
export const editPostPage = lazyPage(loadPostEditor, 'EditPostPage');
export const productsPage = lazyPage(() => import('../products/products-page'), 'ProductsPage');
export const productPage = lazyPage(() => import('../products/detail/product-page'), 'ProductPage');
export const newProductPage = lazyPage(
  () => import('../products/editor/product-editor-page'),
  'NewProductPage',
);
export const editProductPage = lazyPage(
  () => import('../products/editor/product-editor-page'),
  'EditProductPage',
);
export const productImportPage = lazyPage(
  () => import('../products/import/product-import-page'),
  'ProductImportPage',
);
export const libraryPage = lazyPage(() => import('../media/library/library-page'), 'LibraryPage');
export const accountPage = lazyPage(() => import('../account/account-page'), 'AccountPage');
export const faqsPage = lazyPage(() => import('../help/faqs-page'), 'FaqsPage');
export const myStorePage = lazyPage(() => import('../my-store/my-store-page'), 'MyStorePage');
export const storeSettingsPage = lazyPage(
  () => import('../store-settings/store-settings-page'),
  'StoreSettingsPage',
);
export const analyticsPage = lazyPage(
  () => import('../dashboards/analytics-page'),
  'AnalyticsPage',
);
export const ecommercePage = lazyPage(
  () => import('../dashboards/ecommerce-page'),
  'EcommercePage',
);
export const blankPage = lazyPage(() => import('./blank-page'), 'BlankPage');
export const permissionPage = lazyPage(
  () => import('../permissions/permission-page'),
  'PermissionPage',
);
export const usersPage = lazyPage(() => import('../users/users-page'), 'UsersPage');
export const userCardsPage = lazyPage(() => import('../users/user-cards-page'), 'UserCardsPage');
export const newUserPage = lazyPage(() => import('../users/editor/new-user-page'), 'NewUserPage');
export const editUserPage = lazyPage(
  () => import('../users/editor/edit-user-page'),
  'EditUserPage',
);
export const profilePage = lazyPage(() => import('../users/profile/profile-page'), 'ProfilePage');
export const newPasswordPage = lazyPage(
  () => import('../session/new-password-page'),
  'NewPasswordPage',
);
