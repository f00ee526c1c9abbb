/**
 * The sentences of the specification that a machine implements, verbatim, by the name that its
 * transitions carry in `meta: { proves: [...] }`. Sections are those of the specification; a table
 * row is written as its cells, joined by a colon.
 */
export const requirements = {
  startsInLoading: { section: '4', sentence: 'It starts in loading.' },
  authenticatedOrNot: {
    section: '4',
    sentence: 'After the initial check it becomes authenticated (user present) or unauthenticated.',
  },
  refreshedFirst: {
    section: '4',
    sentence:
      'At start, if the access token is expired but the refresh token is valid, the access token is refreshed first.',
  },
  userFetched: {
    section: '4',
    sentence:
      'If the access token is then valid, the current user is fetched; otherwise the user is empty.',
  },
  loginSetsUser: {
    section: '4',
    sentence:
      'Login and register set the user. After a login the state is re-initialised by the same check.',
  },
  registrationStoresToken: {
    section: '4',
    sentence: 'Registration stores the returned access token.',
  },
  logoutClears: {
    section: '4',
    sentence:
      'Logout clears the user, removes the stored token and removes the default auth header.',
  },
  sentToLogin: {
    section: '2',
    sentence:
      '/auth/jwt/login is the sign-in page. An unauthenticated user, or one whose token refresh fails, is sent there.',
  },
  failedRefreshClears: {
    section: '7',
    sentence: 'If the refresh fails, both tokens are cleared and the request is rejected.',
  },
  noRefreshToLogin: {
    section: '7',
    sentence:
      'If no valid refresh token exists, both tokens are cleared and the user is sent to the login page unless already there.',
  },
  expiryAlert: {
    section: '7',
    sentence:
      "A timer tied to token expiry shows the alert 'Token expired', then removes the access token and goes to login.",
  },
  orderRowActions: {
    section: '4',
    sentence: 'Row actions on an order: view, accept, refuse, delete.',
  },
  userStatus: {
    section: '4',
    sentence: 'User status: active or inactive, with the actions activate, deactivate and delete.',
  },
  userQuestions: {
    section: '8',
    sentence: 'Confirmation prompts appear before activating, deactivating and deleting users.',
  },
  userListActions: {
    section: '2',
    sentence:
      'User list: filter All/Active/Inactive; actions delete, activate and deactivate, each with a confirmation.',
  },
  notificationsMarked: {
    section: '7',
    sentence: '/api/user/notifications (list and mark as read)',
  },
  productImported: { section: '7', sentence: '/api/store/product/import/new' },
  updatedTogether: { section: '7', sentence: '/api/store/product/bulk/update/' },
  mediaUploaded: { section: '7', sentence: '/api/media/upload/multiple/' },
  mediaDeleted: { section: '7', sentence: '/api/media/delete/' },
  productCreated: {
    section: '2',
    sentence: 'Create product, with sections Details, Properties, Pricing, Attributes, Variants.',
  },
  invoicesNew: { section: '2', sentence: 'Invoices (list and new).' },
  settingsEdited: { section: '1', sentence: 'edit store settings;' },
  accountEdited: { section: '1', sentence: 'edit their own account.' },
  signedIn: { section: '1', sentence: 'sign in and recover a forgotten password;' },
  signInScreen: { section: '2', sentence: 'Sign-in: username, password, forgot-password link.' },
  forgotPasswordScreen: {
    section: '2',
    sentence: 'Forgot-password: email, send request, return to sign in.',
  },
  resetAsked: { section: '7', sentence: '/api/user/reset/password/' },
  tokenAsked: { section: '7', sentence: 'POST /api/auth/token/: username, password' },
  refreshAsked: { section: '7', sentence: 'POST /api/auth/token/refresh/: refresh' },
  userRead: { section: '7', sentence: 'GET /api/user/: Returns the current user.' },
  passwordReset: { section: '7', sentence: '/api/user/password_reset/confirm/' },
  tokenValidity: {
    section: '5',
    sentence:
      'Token validity: a token is valid only if its expiry claim is later than the current time.',
  },
  expiredMessage: { section: '8', sentence: "Expired token: 'Token expired'" },
  orderStatuses: {
    section: '4',
    sentence:
      'Order statuses: pending, confirmed, shipped, delivered, cancelled/canceled, returned, approved, disapproved, rejected, processing, ready, invoiced, done, new.',
  },
  orderActionCalled: { section: '7', sentence: '/api/store/order/ (actions)' },
  returnRoutes: { section: '2', sentence: 'Returns: /dashboard/returns, /returns/{id}.' },
  cancellationRoutes: {
    section: '2',
    sentence: 'Cancellations: /dashboard/cancellations, /cancellations/{id}.',
  },
  returnCalled: { section: '7', sentence: '/api/store/returns/' },
  usersManaged: { section: '1', sentence: 'manage store users;' },
  userArchived: { section: '4', sentence: 'Delete is described as archiving.' },
  usersArchived: { section: '7', sentence: '/api/store/users/archive/' },
  usersUnarchived: { section: '7', sentence: '/api/store/users/unarchive/' },
  userDeletionAsked: {
    section: '8',
    sentence: "Delete asks 'Are you sure want to delete N items?'.",
  },
  userDeleted: { section: '8', sentence: "User delete success: 'Delete success!'" },
  userNotDeleted: { section: '8', sentence: "User delete failure: 'Error archiving user!'" },
  userActivated: { section: '8', sentence: "User activate success: 'Activate success!'" },
  userNotActivated: { section: '8', sentence: "User activate failure: 'Error activating user!'" },
  userDeactivated: { section: '8', sentence: "User deactivate success: 'Deactivate success!'" },
  userNotDeactivated: {
    section: '8',
    sentence: "User deactivate failure: 'Error deactivating user!'",
  },
  productsManaged: {
    section: '1',
    sentence:
      'manage products, with variants, attributes, and names and descriptions in three languages;',
  },
  productStatuses: {
    section: '4',
    sentence: 'Product statuses: active, inactive, approved, under_review, new, published, draft.',
  },
  productCreateCalled: { section: '7', sentence: '/api/store/product/create' },
  productCreateTold: { section: '8', sentence: "Product create success: 'Create success!'" },
  productUpdateTold: { section: '8', sentence: "Product update success: 'Update success!'" },
  invoiceRoutes: {
    section: '2',
    sentence: 'Invoice: /dashboard/invoice, /new, /{id}, /{id}/edit.',
  },
  invoicesCalled: { section: '7', sentence: '/api/store/invoices/' },
  settingsSaved: {
    section: '8',
    sentence: "Store settings update success: 'Update success!'",
  },
  accountSaved: { section: '8', sentence: "Account update success: 'Update success!'" },
  walktour: {
    section: '2',
    sentence:
      '/dashboard, /dashboard/faqs, /dashboard/app, /ecommerce, /analytics, /banking, /booking, /file, /mail, /chat, /blank, /kanban, /walktour, /calendar, /permission, /file-manager.',
  },
  maintenancePage: {
    section: '8',
    sentence:
      'Dedicated pages exist for 403, 404, 500 and maintenance. What triggers each is not shown.',
  },
  visitorsInvited: {
    section: '1',
    sentence:
      'The product is a web portal for store staff (sellers) of an online marketplace, plus a small public landing area that promotes a social shopping mobile app and invites visitors to become a shopper-promoter or a seller.',
  },
  otherPublicPaths: {
    section: '2',
    sentence:
      'Other public paths seen: /coming-soon, /maintenance, /pricing, /payment, /about-us, /contact-us, /join-{product}, /faqs, /components, /product, /product/checkout, /product/{id}, /post, /post/{slug}.',
  },
  ledToListing: {
    section: '1',
    sentence:
      'Visitors on an Android or iOS device can be redirected to the matching store listing.',
  },
  deepLinkHandled: { section: '2', sentence: 'Deep-link handler; accepts any sub-path.' },
  deviceDetected: { section: '2', sentence: 'Detects the device on load.' },
  androidRedirect: {
    section: '2',
    sentence:
      "On Android it tries to open the app through a custom scheme, then after 2 seconds goes to the app's store page.",
  },
  iosRedirect: {
    section: '2',
    sentence: 'On iOS it does the same with the App Store page.',
  },
  elsewhereAlert: {
    section: '2',
    sentence:
      "On any other device it shows an alert: 'Please open this link on an Android or iOS device.'",
  },
  elsewhereMessage: {
    section: '8',
    sentence:
      "Non-mobile device at /redirect-test: 'Please open this link on an Android or iOS device.'",
  },
  storeDelay: { section: '9', sentence: 'Store redirect delay: 2000 ms.' },
  postRoutes: { section: '2', sentence: 'Post: /dashboard/post, /new, /{slug}, /{slug}/edit.' },
  wizardSteps: {
    section: '2',
    sentence: 'The wizard has three steps: Cart, Billing & address, Payment.',
  },
  checkoutKept: {
    section: '3',
    sentence:
      'Checkout state (kept in browser storage under a checkout key): activeStep, items, subTotal, total, discount, shipping, billing (nullable), totalItems.',
  },
  wizardStates: {
    section: '4',
    sentence: 'Checkout wizard: steps 0 to 2; step 3 means completed.',
  },
  wizardActions: { section: '4', sentence: 'Actions: next, back, go to step.' },
  billingCreated: {
    section: '4',
    sentence: 'Creating billing stores the address and moves to the next step.',
  },
  checkoutReset: {
    section: '4',
    sentence:
      'On reset after completion, the checkout state is cleared and the user goes to the product list (replace navigation).',
  },
  itemAdded: {
    section: '4',
    sentence:
      'Adding an item already in the cart raises its quantity by 1 and merges colours without duplicates; otherwise the item is appended.',
  },
  itemDeleted: { section: '4', sentence: 'Items can be deleted.' },
  quantityStepped: {
    section: '4',
    sentence: 'Quantity can be raised or lowered by 1; no lower bound is specified.',
  },
  totalsRecomputed: {
    section: '4',
    sentence:
      'Totals are recomputed on every change: totalItems is the sum of quantities; subTotal is the sum of quantity times price; total = subTotal - discount + shipping.',
  },
  billingCleared: { section: '4', sentence: 'Billing is cleared when on step 1.' },
  emptyCartFree: {
    section: '4',
    sentence: 'Discount and shipping are zero when the cart is empty.',
  },
} as const satisfies Record<string, { readonly section: string; readonly sentence: string }>;

export type RequirementId = keyof typeof requirements;
