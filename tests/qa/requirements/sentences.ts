/**
 * The sentences of the specification that a machine keeps, word for word, by the name that its transitions
 * carry in `meta: { proves: [...] }`. Sections are those of the specification.
 */
export const sentences = {
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
} as const satisfies Record<string, { readonly section: string; readonly sentence: string }>;

export type SentenceId = keyof typeof sentences;
