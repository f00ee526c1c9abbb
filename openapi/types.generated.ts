// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.

export type Credentials = {
  /** The user name, or the e-mail address that its user has proved; of several users with one address, of the one who was here last. */
  username: string;
  password: string;
};

export type TokenPair = {
  /** JSON web token, `exp` in seconds. */
  access: string;
  /** JSON web token, `exp` in seconds. */
  refresh: string;
};

/** RFC 9457 problem. `code` is for programs, `errors` names fields with codes that the portal translates. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  /** Stable code, e.g. validation_failed, action_not_allowed. */
  code: string;
  /** Field path (dots between levels) to the codes of what is wrong with it. */
  errors?: { [key: string]: string[] };
  /** Only on 401. token_expired and token_invalid may be refreshed and replayed once; Unauthorized never. */
  error?: 'token_expired' | 'token_invalid' | 'Unauthorized';
  /** On 409 and 412, and on the 422 of an import that was not confirmed, the record as it stands now. */
  current?: { [key: string]: unknown };
  /** Only on the 429 of a refused mail, the time from which it may be sent. */
  retryAt?: string;
  requestId: string;
};

export type RefreshRequest = {
  refresh: string;
};

export type AccessToken = {
  access: string;
};

export type Registration = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Name of the store; the person's name if it is left out. */
  storeName?: string;
};

/** A new address that waits to be proved by the link that it was mailed. Until then the old one counts. */
export type EmailChange = {
  id: string;
  /** The new address. */
  email: string;
  /** Until when the link is valid. */
  expiresAt: string;
  /** From when it may be mailed again. */
  sendAgainAt: string;
};

export type Role = 'store_admin' | 'store_manager' | 'store_user';

export type OwnStoreOpening = {
  opensAt: string;
  closesAt: string;
};

/** The store the user works for, as the shell shows it. */
export type OwnStore = {
  id: string;
  name: string;
  nameAr: string | null;
  city: string | null;
  status: 'under_review' | 'active' | 'suspended';
  /** The logo as a data URL in Base64, with at most 96 pixels on the longer side unless it is small anyway. */
  logo: string | null;
  /** The next times at which the store is open, with the present one, in order. Empty without hours. */
  openings: OwnStoreOpening[];
};

export type CurrentUser = {
  id: string;
  firstName: string;
  lastName: string;
  userName: string;
  email: string;
  /** False until the user has used a link or code that was sent to their address: no colleagues, no mailed invoices, and the address finds no account. The store of a registration does not open. */
  emailConfirmed: boolean;
  /** The new address that waits to be proved; null without one. */
  emailChange: EmailChange | null;
  role: Role;
  phoneNumber: string | null;
  status: 'active' | 'inactive';
  /** What this user may do; menus and buttons follow it. */
  permissions: string[];
  store: OwnStore;
  lastSeenAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type Registered = {
  accessToken: string;
  user: CurrentUser;
};

export type IdentityProviderName = 'amplify' | 'firebase' | 'auth0' | 'supabase';

export type AmplifySettings = {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Another address than Amazon's; null for Amazon's. */
  userPoolEndpoint: string | null;
};

export type FirebaseSettings = {
  projectId: string;
  /** Names the project in requests; it is no secret. */
  apiKey: string;
  authDomain: string;
  /** For `connectAuthEmulator`; null for Google's own service. */
  emulatorUrl: string | null;
};

export type Auth0Settings = {
  /** A host name, or an address with its scheme. */
  domain: string;
  clientId: string;
};

export type SupabaseSettings = {
  url: string;
  /** The publishable key; it is no secret. */
  anonKey: string;
};

export type IdentityProvider = {
  provider: IdentityProviderName;
  configured: boolean;
  /** The public settings of this provider; null while it is not configured. */
  settings: AmplifySettings | FirebaseSettings | Auth0Settings | SupabaseSettings | null;
};

export type IdentityProviderList = {
  items: IdentityProvider[];
};

/** Either the password of the portal or the mailed code. */
export type LinkConfirmation = {
  /** That of the 409 which the same token got. */
  challenge: string;
  password?: string;
  code?: string;
  /** Whose password it is; required where the challenge says so. */
  userName?: string;
};

export type TokenExchange = {
  provider: IdentityProviderName;
  token: string;
  /** The nonce of the sign-in at the provider; required where the token has one, and always for auth0. */
  nonce?: string;
  confirmation?: LinkConfirmation;
};

export type LinkCodeRequest = {
  challenge: string;
};

/** What a person has to confirm once before an identity is linked to their account. `current` of a 409 `link_required`. */
export type LinkChallenge = {
  challenge: string;
  confirmBy: ('password' | 'code')[];
  /** Whether several users share the address. Then only user name and password confirm. */
  isUserNameRequired: boolean;
  /** How many wrong passwords or codes it still takes. */
  triesLeft: number;
  /** How many codes it may still mail. */
  codesLeft: number;
  expiresAt: string;
};

export type Identity = {
  id: string;
  provider: IdentityProviderName;
  /** The address at the provider when it was last used. */
  email: string;
  linkedAt: string;
  lastUsedAt: string;
  allowedActions: 'unlink'[];
};

export type IdentityList = {
  items: Identity[];
  total: number;
  page: number;
  pageSize: number;
};

export type EmailConfirmation = {
  email: string;
  confirmed: boolean;
  /** Whether it is the address of a registration that waits for its confirmation. Other users can correct a wrong address in their account. */
  isRegistration: boolean;
  /** Until when the code of the last mail is valid; null without one. */
  codeExpiresAt: string | null;
  /** From when another mail may be sent; null if it may now or is not needed. */
  sendAgainAt: string | null;
};

export type EmailCode = {
  code: string;
};

export type EmailLink = {
  token: string;
};

export type ConfirmedEmail = {
  /** The name with which the user signs in. */
  userName: string;
};

export type ChangedEmail = {
  /** Whose address it is. */
  of: 'user' | 'store';
  /** The address that counts now; null for a store without one. */
  email: string | null;
  /** The name with which the user signs in; null for a store. */
  userName: string | null;
};

export type PasswordChange = {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
};

export type PasswordResetRequest = {
  /** E-mail address or user name. */
  account: string;
};

export type PasswordLinkRequest = {
  token: string;
};

export type PasswordLink = {
  kind: 'reset' | 'invitation';
  firstName: string;
  /** Whether the user gives names and phone with the password: they were invited by their address alone. */
  asksPerson: boolean;
  /** What he signs in with. */
  userName: string;
  storeName: string;
  storeNameAr: string | null;
  expiresAt: string;
};

export type PasswordResetConfirmation = {
  token: string;
  password: string;
  confirmPassword: string;
  /** Required where the link has asksPerson, without effect elsewhere; so are lastName and phoneNumber. */
  firstName?: string;
  lastName?: string;
  /** A number without country is Moroccan. */
  phoneNumber?: string;
};

export type Language = 'fr' | 'ar' | 'en';

/** How the portal looks (specification, section 3, client-side settings). */
export type Settings = {
  themeMode?: 'light' | 'dark';
  themeContrast?: 'default' | 'bold';
  themeDirection?: 'ltr' | 'rtl';
  themeLayout?: 'vertical' | 'horizontal' | 'mini';
  themeStretch?: boolean;
  themeColorPresets?: 'default' | 'cyan' | 'purple' | 'blue' | 'orange' | 'red';
};

export type NotificationPreference = {
  inApp: boolean;
  email: boolean;
};

/** How the store wants to hear of each kind. */
export type NotificationPreferences = {
  delivery: NotificationPreference;
  invoice: NotificationPreference;
  order: NotificationPreference;
  product: NotificationPreference;
  store: NotificationPreference;
};

export type Preferences = {
  /** The user's. */
  id: string;
  language: Language;
  settings: Settings;
  /** What of the news that the store lets through reaches this user, in the portal and by mail. */
  notifications: NotificationPreferences;
  /** Null for what was never set. */
  createdAt: string | null;
  updatedAt: string | null;
  revision: number;
};

export type PreferencesUpdate = {
  language?: Language;
  settings?: Settings;
  notifications?: NotificationPreferences;
};

export type DraftKey = {
  /** Whose key it is. Another tab may have signed in another user. */
  userId: string;
  /** 32 bytes, base64url. */
  key: string;
};

export type Session = {
  id: string;
  userAgent: string | null;
  ip: string | null;
  createdAt: string;
  /** Sign-in or the last refresh. */
  lastSeenAt: string;
  expiresAt: string;
  isCurrent: boolean;
};

export type SessionList = {
  items: Session[];
  total: number;
  page: number;
  pageSize: number;
};

export type TableName = string;

/** Filters and sort as the address has them, without the question mark. */
export type ViewQuery = string;

/** Columns shown, in their order. */
export type ViewColumns = string[];

export type View = {
  id: string;
  table: TableName;
  name: string;
  query: ViewQuery;
  columns: ViewColumns;
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type ViewList = {
  items: View[];
  total: number;
  page: number;
  pageSize: number;
};

export type NewView = {
  table: TableName;
  name: string;
  query: ViewQuery;
  columns: ViewColumns;
};

export type ViewUpdate = {
  name?: string;
  query?: ViewQuery;
  columns?: ViewColumns;
};

export type ViewIds = {
  ids: string[];
};

export type UserStatus = 'active' | 'inactive';

/** An invitation that was not accepted yet. */
export type Invitation = {
  state: 'pending' | 'expired' | 'withdrawn';
  /** When it was last sent. */
  sentAt: string;
  /** Null once it was withdrawn. */
  expiresAt: string | null;
};

export type UserAction =
  | 'activate'
  | 'deactivate'
  | 'archive'
  | 'unarchive'
  | 'resendInvitation'
  | 'withdrawInvitation';

export type AllowedUserAction = {
  action: UserAction;
  /** Status after the action; `archived` after archive. */
  to: string;
  reasonRequired: boolean;
};

/** A member of the store's staff. */
export type User = {
  id: string;
  /** Empty for a user who was invited by an address alone and has not accepted yet. */
  firstName: string;
  /** Empty like the first name. */
  lastName: string;
  userName: string;
  email: string;
  /** The new address that waits to be proved; null without one. */
  emailChange: EmailChange | null;
  role: Role;
  /** International form, E.164. */
  phoneNumber: string | null;
  status: UserStatus;
  isArchived: boolean;
  /** Whether the store has no other active store_admin; who has not accepted their invitation does not count. */
  isLastAdmin: boolean;
  /** Null for who has a password. */
  invitation: Invitation | null;
  lastSeenAt: string | null;
  allowedActions: AllowedUserAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

/** Users in each group under the same filters; the filters of status and archive apart. Each user is in one group. */
export type UserCounts = {
  /** Users who take part in the store: they have come in, are active and not archived. */
  active: number;
  /** Users who have not accepted their invitation, whether it is pending, expired or withdrawn; without inactive and archived ones. */
  invited: number;
  /** Without archived users. */
  inactive: number;
  archived: number;
};

export type UserList = {
  items: User[];
  total: number;
  page: number;
  pageSize: number;
  counts: UserCounts;
};

export type UserIds = {
  ids: string[];
};

export type ChangedUsers = {
  items: User[];
};

export type BulkUserAction = 'activate' | 'deactivate' | 'archive' | 'unarchive';

export type BulkUserRequest = {
  action: BulkUserAction;
  ids: string[];
  dryRun?: boolean;
};

export type BulkUserRow = {
  id: string;
  /** Whether the user was acted upon; with dryRun, whether he would be. */
  isDone: boolean;
  /** Why not. */
  refusal:
    | 'no_permission'
    | 'beyond_role'
    | 'last_admin'
    | 'self'
    | 'archived'
    | 'wrong_status'
    | 'not_invited'
    | 'not_found'
    | null;
};

export type BulkUserResult = {
  action: BulkUserAction;
  dryRun: boolean;
  doneCount: number;
  failedCount: number;
  results: BulkUserRow[];
};

export type NewUser = {
  firstName?: string;
  lastName?: string;
  /** Unique on the marketplace, compared without case. */
  userName?: string;
  email: string;
  role: Role;
  /** A number without country is Moroccan. */
  phoneNumber?: string;
  /** A first password; the invitation's link replaces it. */
  password?: string;
  language?: Language;
};

/** Only what is named changes. */
export type UserUpdate = {
  firstName?: string;
  lastName?: string;
  userName?: string;
  email?: string;
  role?: Role;
  phoneNumber?: string;
  /** The password of the caller, for another e-mail address. */
  currentPassword?: string;
};

export type AuditAction = 'insert' | 'update' | 'delete';

export type HistoryActor = {
  type: 'staff' | 'client' | 'marketplace' | 'carrier' | 'system';
  id: string | null;
  name: string | null;
};

/** Columns by name; of an update only those that changed. */
export type AuditColumns = { [key: string]: unknown };

export type AuditRecordKind =
  | 'store'
  | 'user'
  | 'client'
  | 'carrier'
  | 'pickup'
  | 'order'
  | 'cancellation'
  | 'return'
  | 'product'
  | 'brand'
  | 'attribute'
  | 'media'
  | 'import'
  | 'invoice'
  | 'payout'
  | 'post'
  | 'taskList'
  | 'task'
  | 'taskTemplate'
  | 'tour'
  | 'departure'
  | 'booking'
  | 'event'
  | 'conversation'
  | 'savedReply'
  | 'vacancy'
  | 'candidacy'
  | 'calendarFeed';

/** A record by its name of today; a deleted one by its last name. */
export type AuditRecord = {
  kind: AuditRecordKind;
  /** Empty if the log does not say which one it was. */
  id: string;
  /** Its name, title or number; null for one that has none. */
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  /** Begin of a departure, which is named by its tour. */
  at: string | null;
  /** The tour of a departure or a booking, or the vacancy of a candidacy. */
  ofId: string | null;
  /** Of a booking. */
  departureId: string | null;
  /** Of an article. */
  slug: string | null;
  /** Whether it was not deleted since. */
  exists: boolean;
};

export type AuditEntry = {
  id: string;
  at: string;
  actor: HistoryActor;
  /** The request or the job in which it was written. */
  requestId: string | null;
  entity: string;
  entityId: string;
  action: AuditAction;
  before: AuditColumns | null;
  after: AuditColumns | null;
  /** The record that the line tells of; null for a line that tells nothing of its own. */
  record: AuditRecord | null;
};

export type AuditList = {
  items: AuditEntry[];
  total: number;
  page: number;
  pageSize: number;
};

export type InventoryType = 'in_stock' | 'low_stock' | 'out_of_stock';

export type ProductType = 'simple' | 'variable';

/** `counted`: orders stop at the available pieces. `not_counted`: pieces are no number, and orders never stop. `backorder`: pieces are counted, and orders may exceed them. */
export type StockPolicy = 'counted' | 'not_counted' | 'backorder';

export type ProductStatus = 'draft' | 'inactive' | 'published';

export type ApprovalState = 'new' | 'under_review' | 'approved';

/** Share of the texts filled in each language, 0 to 1. */
export type Completeness = {
  fr: number;
  en: number;
  ar: number;
};

export type ProductAction = 'submit' | 'publish' | 'unpublish' | 'archive' | 'unarchive';

export type AllowedProductAction = {
  action: ProductAction;
  to: string;
  reasonRequired: boolean;
};

/** A row of the list of products. */
export type ProductSummary = {
  id: string;
  /** SKU. */
  code: string;
  barcode: string | null;
  /** French name. */
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  handle: string;
  coverUrl: string | null;
  /** 320 pixels; the cover itself where there is no smaller one. */
  coverThumbnailUrl: string | null;
  categoryId: string | null;
  brandId: string | null;
  productType: ProductType;
  inventoryType: InventoryType;
  /** Centimes; the lowest of the variants. */
  price: number | null;
  /** Centimes; the highest of the variants. */
  priceMax: number | null;
  /** Available pieces, all variants together; without those whose stock is not counted. */
  quantity: number;
  /** The policy of the variants on sale; null when they differ. */
  stockPolicy: StockPolicy | null;
  lowStockThreshold: number;
  variantsCount: number;
  status: ProductStatus;
  approvalState: ApprovalState;
  /** Published and sellable. */
  isActive: boolean;
  completeness: Completeness;
  allowedActions: AllowedProductAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

/** Products in each status under the same filters, the status filter apart; `all` leaves the archive out. */
export type ProductCounts = {
  all: number;
  draft: number;
  inactive: number;
  published: number;
  new: number;
  under_review: number;
  approved: number;
  active: number;
  archived: number;
};

export type ProductList = {
  /** Nothing is spelled as asked; these are spelled like it. */
  isApproximate: boolean;
  items: ProductSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: ProductCounts;
};

/** Ids of values for an attribute of the kind select, else its value. */
export type AttributeEntry = {
  attributeId: string;
  valueIds?: string[];
  value?: string | number | boolean | null;
};

export type OptionChoice = {
  attributeId: string;
  valueId: string;
};

/** An inactive variant keeps its orders and its stock but is not sold. */
export type VariantStatus = 'active' | 'inactive';

export type VariantInput = {
  sku?: string;
  barcode?: string | null;
  optionValues: OptionChoice[];
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  stockOnHand?: number;
  stockPolicy?: StockPolicy;
  lowStockThreshold?: number;
  weightGrams?: number | null;
  /** Pictures of the product that show this variant, in order, named as the product names them. */
  mediaIds?: string[];
  status?: VariantStatus;
};

export type ProductCreate = {
  code: string;
  barcode?: string | null;
  name?: string | null;
  nameEn?: string | null;
  nameAr?: string | null;
  description?: string | null;
  descriptionEn?: string | null;
  descriptionAr?: string | null;
  /** Rich text; cleaned of what an editor doesn't write. */
  content?: string | null;
  contentEn?: string | null;
  contentAr?: string | null;
  categoryId?: string | null;
  brandId?: string | null;
  productType?: 'simple' | 'variable';
  /** Lower-case words joined by hyphens; made from the name when it is left out. */
  handle?: string;
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  quantity?: number;
  lowStockThreshold?: number;
  storagePlace?: string | null;
  /** Of a simple product; variants carry their own. */
  stockPolicy?: StockPolicy;
  /** Of a simple product. */
  weightGrams?: number | null;
  /** All attributes of the product; what is left out goes. */
  attributes?: AttributeEntry[];
  /** `complete` asks for everything the create form asks for, `draft` only for a code and a name in one language. */
  saveAs?: 'draft' | 'complete';
  /** Of a variable product; each with a value on the same axes. */
  variants?: VariantInput[];
  /** Media of the store, in the order in which the product shows them; the first is the cover. */
  mediaIds?: string[];
};

export type VisibilityCondition = {
  condition: 'approved' | 'published' | 'not_archived' | 'priced' | 'in_stock' | 'store_open';
  isMet: boolean;
};

/** Values that wait for the marketplace's approval while the live ones stay. */
export type PendingChanges = {
  name?: string;
  categoryId?: string;
  brandId?: string;
  /** Pictures in order as in `mediaIds` of the product. */
  mediaIds?: string[];
};

/** What the product says of an attribute: ids of its values for a select, else a text, a number (unit) or yes and no (toggle). */
export type ProductAttribute = {
  attributeId: string;
  valueIds: string[];
  value: string | number | boolean | null;
};

export type OptionValue = {
  attributeId: string;
  valueId: string;
  /** French name of the attribute. */
  attribute: string;
  /** French name of the value. */
  value: string;
};

export type Variant = {
  id: string;
  productId: string;
  sku: string;
  barcode: string | null;
  optionValues: OptionValue[];
  /** Centimes. */
  price: number | null;
  /** Centimes. */
  compareAtPrice: number | null;
  /** Centimes; null for who may not see profit. */
  costPrice: number | null;
  stockOnHand: number;
  stockReserved: number;
  /** Without meaning where the stock is not counted. */
  stockAvailable: number;
  stockPolicy: StockPolicy;
  lowStockThreshold: number;
  weightGrams: number | null;
  position: number;
  /** Pictures of the product that show this variant, in order, as `mediaIds` of the product names them. */
  mediaIds: string[];
  /** The first of them that is on this host. */
  pictureUrl: string | null;
  status: VariantStatus;
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type ProductImage = {
  id: string;
  /** The media of the library it is; null for one on another host. */
  mediaId: string | null;
  url: string;
  /** 320 pixels; the picture itself where there is no smaller one. */
  thumbnailUrl: string;
  alt: string | null;
  altEn: string | null;
  altAr: string | null;
  isCover: boolean;
  /** Still on another host; shown to shoppers once fetched. */
  isRemote: boolean;
};

export type Product = {
  id: string;
  code: string;
  barcode: string | null;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  description: string | null;
  descriptionEn: string | null;
  descriptionAr: string | null;
  content: string | null;
  contentEn: string | null;
  contentAr: string | null;
  categoryId: string | null;
  brandId: string | null;
  productType: ProductType;
  inventoryType: InventoryType;
  /** Centimes; the lowest of the variants. */
  price: number | null;
  /** Centimes; the highest of the variants. */
  priceMax: number | null;
  compareAtPrice: number | null;
  /** Centimes; null for who may not see profit. */
  costPrice: number | null;
  quantity: number;
  /** The policy of the variants on sale; null when they differ. */
  stockPolicy: StockPolicy | null;
  lowStockThreshold: number;
  /** Where the store keeps the goods, in the words of its staff; the pick list is in its order. */
  storagePlace: string | null;
  status: ProductStatus;
  approvalState: ApprovalState;
  isActive: boolean;
  /** What being on sale depends on; `isActive` is all of it. */
  visibility: VisibilityCondition[];
  isArchived: boolean;
  rejectionReason: string | null;
  handle: string;
  pendingChanges: PendingChanges | null;
  attributes: ProductAttribute[];
  variants: Variant[];
  images: ProductImage[];
  /** The pictures in order: the media of each, or the id of the picture itself where it is no media of the library (still on another host). */
  mediaIds: string[];
  /** The first of `mediaIds`. */
  coverId: string | null;
  completeness: Completeness;
  allowedActions: AllowedProductAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

/** One of all variants of a product; with the id of one that stands it changes the fields it gives, without it is added. */
export type VariantEntry = {
  id?: string;
  /** Made from the product's code and the values where a new one has none. */
  sku?: string;
  barcode?: string | null;
  /** A value on each axis that the first variant names; a new one needs them. */
  optionValues?: OptionChoice[];
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  stockOnHand?: number;
  stockPolicy?: StockPolicy;
  lowStockThreshold?: number;
  weightGrams?: number | null;
  /** Pictures of the product that show this variant, in order, named as the product names them once the change is made. */
  mediaIds?: string[];
  status?: VariantStatus;
};

export type ProductUpdate = {
  code?: string;
  handle?: string;
  barcode?: string | null;
  name?: string | null;
  nameEn?: string | null;
  nameAr?: string | null;
  description?: string | null;
  descriptionEn?: string | null;
  descriptionAr?: string | null;
  /** Rich text; cleaned of what an editor doesn't write. */
  content?: string | null;
  contentEn?: string | null;
  contentAr?: string | null;
  categoryId?: string | null;
  brandId?: string | null;
  /** Simple products only; variants carry their own. */
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  /** Stock on hand of a simple product. */
  quantity?: number;
  /** Pieces to add to or, negative, take from the stock on hand of a simple product; instead of `quantity`. */
  stockAdjustment?: number;
  lowStockThreshold?: number;
  storagePlace?: string | null;
  /** Of a simple product; variants carry their own. */
  stockPolicy?: StockPolicy;
  /** Of a simple product. */
  weightGrams?: number | null;
  /** All attributes of the product; what is left out goes. */
  attributes?: AttributeEntry[];
  /** All variants of a variable product in order; what is left out goes. */
  variants?: VariantEntry[];
  /** `complete` asks for everything the create form asks for, `draft` only for a code and a name in one language. */
  saveAs?: 'draft' | 'complete';
  /** All pictures in order, the first is the cover: media of the store, and pictures of this product by their own id where they are no media. One that is left out is detached, from the variants it shows too. On an approved product the new pictures wait as `pendingChanges`. */
  mediaIds?: string[];
};

export type ProductHistoryEntry = {
  id: string;
  at: string;
  actor: {
    type: 'staff' | 'marketplace' | 'system';
    id: string | null;
    name: string | null;
  };
  action:
    | 'create'
    | 'import'
    | 'update'
    | 'submit'
    | 'approve'
    | 'reject'
    | 'publish'
    | 'unpublish'
    | 'archive'
    | 'unarchive'
    | 'createVariant'
    | 'updateVariant'
    | 'generateVariants'
    | 'deleteVariant';
  /** Status or approval state before, where the action moved one. */
  from: string | null;
  to: string | null;
  /** Fields that changed. */
  fields: string[];
  /** SKU of the variant concerned. */
  sku: string | null;
  reason: string | null;
};

export type ProductHistoryList = {
  items: ProductHistoryEntry[];
  total: number;
  page: number;
  pageSize: number;
};

export type ProductSales = {
  from: string;
  to: string;
  ordersCount: number;
  pieces: number;
  /** Centimes. */
  revenue: number;
  /** Thirty days, those without sales too. */
  days: {
    day: string;
    pieces: number;
    /** Centimes. */
    revenue: number;
  }[];
};

/** One product with the revision its writer saw, and what is to change. */
export type ProductBulkItem = {
  id: string;
  revision: number;
  action?: 'publish' | 'unpublish' | 'archive' | 'unarchive';
  categoryId?: string | null;
  brandId?: string | null;
  price?: number | null;
  compareAtPrice?: number | null;
  quantity?: number;
  stockAdjustment?: number;
};

export type ProductBulkUpdate = {
  dryRun?: boolean;
  items: ProductBulkItem[];
};

/** Why a line was refused, as the same change of one product would say it. */
export type ProductBulkProblem = {
  status: number;
  code: string;
  errors?: { [key: string]: string[] };
  /** The product as it stands. */
  current?: { [key: string]: unknown };
};

export type ProductBulkResult = {
  dryRun: boolean;
  changed: number;
  refused: number;
  items: {
    id: string;
    status: 'changed' | 'refused';
    /** After the change; null when it is refused or tried only. */
    revision: number | null;
    problem: ProductBulkProblem | null;
  }[];
};

export type VariantCreate = {
  productId: string;
  sku?: string;
  barcode?: string | null;
  optionValues: OptionChoice[];
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  stockOnHand?: number;
  stockPolicy?: StockPolicy;
  lowStockThreshold?: number;
  weightGrams?: number | null;
  /** Pictures of the product that show this variant, in order, named as the product names them. */
  mediaIds?: string[];
  status?: VariantStatus;
};

export type VariantAxis = {
  attributeId: string;
  valueIds: string[];
};

/** Price, stock, policy and threshold are those of the variants that are added. */
export type VariantGeneration = {
  productId: string;
  axes: VariantAxis[];
  price?: number | null;
  stockOnHand?: number;
  stockPolicy?: StockPolicy;
  lowStockThreshold?: number;
};

export type VariantIds = {
  ids: string[];
};

export type VariantUpdate = {
  sku?: string;
  barcode?: string | null;
  optionValues?: OptionChoice[];
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  stockOnHand?: number;
  stockPolicy?: StockPolicy;
  lowStockThreshold?: number;
  weightGrams?: number | null;
  /** All pictures that show this variant, in order: media that the product shows, and pictures of it by their own id where they are no media (`not_of_product` names one that it lacks or that waits for approval). A picture that leaves the product leaves its variants. */
  mediaIds?: string[];
  /** Pieces to add to or, negative, take from the stock on hand; instead of `stockOnHand`. */
  stockAdjustment?: number;
  position?: number;
  status?: VariantStatus;
};

export type Category = {
  id: string;
  parentId: string | null;
  /** French name. */
  name: string;
  nameEn: string;
  nameAr: string;
  slug: string;
  /** Slugs from the root, joined by /. */
  path: string;
  level: number;
  rank: number;
  /** Share of the item total the marketplace keeps, 0 to 1. */
  commissionRate: number;
};

export type CategoryList = {
  items: Category[];
  total: number;
  page: number;
  pageSize: number;
};

export type Brand = {
  id: string;
  name: string;
  slug: string;
  /** A picture of the marketplace; no store's library holds it. */
  logoId: string | null;
  /** Path of the logo on this host. */
  logoUrl: string | null;
};

export type BrandList = {
  items: Brand[];
  total: number;
  page: number;
  pageSize: number;
};

export type AttributeValue = {
  id: string;
  code: string;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
  colorHex: string | null;
  rank: number;
};

export type Attribute = {
  id: string;
  code: string;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
  type: 'single_select' | 'multi_select' | 'text' | 'unit' | 'toggle';
  unit: string | null;
  isRequired: boolean;
  isVariantAxis: boolean;
  rank: number;
  /** Categories it belongs to, with all below them; empty: it belongs to all. */
  categoryIds: string[];
  values: AttributeValue[];
  valuesCount: number;
};

export type AttributeList = {
  items: Attribute[];
  total: number;
  page: number;
  pageSize: number;
};

export type AttributeValueList = {
  items: AttributeValue[];
  total: number;
  page: number;
  pageSize: number;
};

export type City = {
  id: string;
  name: string;
  nameEn: string;
  nameAr: string;
  region: string;
  regionEn: string;
  regionAr: string;
  isDeliverable: boolean;
  deliveryDays: number;
  /** Centimes of MAD. */
  shippingFee: number;
};

export type CityList = {
  items: City[];
  total: number;
  page: number;
  pageSize: number;
};

export type ImportFormat =
  | 'own'
  | 'shopify'
  | 'shopify_new'
  | 'woocommerce'
  | 'google_merchant'
  | 'medusa'
  | 'bagisto'
  | 'spree_products'
  | 'spree_translations'
  | 'vendure'
  | 'prestashop'
  | 'magento'
  | 'etsy'
  | 'opencart'
  | 'square'
  | 'wix'
  | 'unknown';

/** windows-1252 includes ISO-8859-1. `utf-8-via-…` is UTF-8 that was read in that code page and saved as UTF-8 once more. */
export type ImportEncoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1252'
  | 'windows-1256'
  | 'macintosh'
  | 'cp850'
  | 'iso-8859-15'
  | 'iso-8859-6'
  | 'cp720'
  | 'utf-8-via-windows-1252'
  | 'utf-8-via-windows-1256'
  | 'utf-8-via-macintosh';

export type ImportEncodingCandidate = {
  encoding: ImportEncoding;
  /** Whether the text was encoded twice and is mended by this reading. */
  isDoubleEncoded: boolean;
  /** Lines of the file, those with accents or Arabic letters first. */
  sample: string[];
};

/** uploaded, then checking, checked, running, finished; failed says why in `failureCode`; a cancelled run keeps what was written before. */
export type ImportStatus =
  | 'uploaded'
  | 'checking'
  | 'checked'
  | 'running'
  | 'finished'
  | 'failed'
  | 'cancelled';

/** One column of the file and what it is read as. */
export type ImportColumn = {
  column: string;
  /** Field of the catalogue, e.g. code, nameFr, price, attr:color; null leaves the column out. */
  target: string | null;
  /** First value found. */
  sample: string | null;
};

export type ImportOptions = {
  /** Language of text the file does not label. */
  textLanguage: 'fr' | 'en' | 'ar' | null;
  /** Currency of the prices to read; rows in another are skipped. */
  currency: string | null;
  /** MAD for one unit of the currency. No default. */
  exchangeRate: number | null;
  /** Decimal mark of cells such as 1.299, which can be read with both, where the other cells of the file do not decide. Null only while it is asked. */
  decimalMark: 'point' | 'comma' | null;
  /** Whether 05/12/2026 is 5 December or 12 May. Null only while it is asked. */
  dateOrder: 'dayFirst' | 'monthFirst' | null;
  /** Percent of VAT that is added to prices before tax, e.g. 20; 0 takes them as final prices. Null while it is asked, and where the file has no such price. */
  vatRate: number | null;
  /** A product keeps no end of a sale: the price to take of running sales that have one. Null while it is asked, and where no sale has an end. */
  saleEnd: 'sale' | 'regular' | null;
};

export type ImportQuestionOption = 'decimalMark' | 'dateOrder' | 'vatRate' | 'saleEnd';

/** What one choice makes of a cell. */
export type ImportExampleReading = {
  /** A value of the option; of vatRate, whether a rate above 0 is added or the prices are final. Until a rate is chosen, the example adds 20 percent. */
  choice:
    | 'point'
    | 'comma'
    | 'dayFirst'
    | 'monthFirst'
    | 'addVat'
    | 'finalPrice'
    | 'sale'
    | 'regular';
  /** An amount (1299.00), another number (1000) or a day (2026-12-05); empty where the cell gives none. */
  value: string;
};

/** A cell of the file that leaves an option open. */
export type ImportQuestionExample = {
  /** Row as a spreadsheet counts it, the header is 1. */
  row: number;
  column: string;
  /** As in the file. */
  cell: string;
  /** Last day of the sale for saleEnd; otherwise null. */
  until: string | null;
  readings: ImportExampleReading[];
};

/** An option that the cells of the file leave open. It stays with the job after the answer, which is in `options`. */
export type ImportQuestion = {
  option: ImportQuestionOption;
  /** Five at most. */
  examples: ImportQuestionExample[];
};

export type ImportCurrencyRows = {
  currency: string;
  count: number;
  /** The first ten of these rows, as a spreadsheet counts them. */
  firstRows: number[];
};

export type ImportProductTotals = {
  created: number;
  updated: number;
  failed: number;
  unchanged: number;
};

export type ImportOutcomeCounts = {
  new: number;
  changed: number;
  unchanged: number;
  refused: number;
  skipped: number;
};

/** A change that is confirmed before it is written. */
export type ImportStandout =
  | 'price_fell_by_half'
  | 'price_doubled'
  | 'price_under_cost'
  | 'goes_off_sale'
  | 'letters_lost'
  | 'goes_under_review';

export type ImportStandoutCount = {
  kind: ImportStandout;
  /** Rows that stand out in this way. */
  count: number;
};

export type ImportAction = 'dryRun' | 'run' | 'cancel';

export type ImportJob = {
  id: string;
  fileName: string;
  sizeBytes: number;
  format: ImportFormat;
  delimiter: ',' | ';' | '\t' | '|';
  encoding: ImportEncoding;
  /** Possible encodings of the file, the most plausible first, each with the same lines read by it. */
  encodings: ImportEncodingCandidate[];
  /** Lines above the header. */
  preamble: string[];
  /** Row of the header as a spreadsheet counts it. */
  headerRow: number;
  /** Row at the end with the sums of the columns, which is left out. */
  totalsRow: number | null;
  status: ImportStatus;
  failureCode: string | null;
  mapping: ImportColumn[];
  options: ImportOptions;
  /** Options that must be chosen before a dry run. */
  requiredOptions: (
    | 'textLanguage'
    | 'currency'
    | 'exchangeRate'
    | 'decimalMark'
    | 'dateOrder'
    | 'vatRate'
    | 'saleEnd'
  )[];
  /** Options that the cells of the file leave open, with examples. saleEnd is asked once the answers are known on which its days and prices depend. */
  questions: ImportQuestion[];
  /** Currencies found in the file. */
  currencies: string[];
  /** Rows that name a currency for their price, in a column or in the price itself. Those in another currency than the chosen one are skipped. */
  currencyRows: ImportCurrencyRows[];
  /** When a file with these columns was run last, where mapping and options are taken from that; else null. */
  rememberedAt: string | null;
  /** Records in the file. */
  rowCount: number;
  /** Records done in this dry run or run. */
  processedCount: number;
  okCount: number;
  failedCount: number;
  warningCount: number;
  skippedCount: number;
  products: ImportProductTotals;
  outcomes: ImportOutcomeCounts;
  /** What stands out, the gravest first; a run confirms each with its count. */
  standouts: ImportStandoutCount[];
  /** Whether the figures are those of a dry run. */
  dryRun: boolean;
  allowedActions: ImportAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type ImportJobList = {
  items: ImportJob[];
  total: number;
  page: number;
  pageSize: number;
};

export type ImportMappingEntry = {
  column: string;
  target: string | null;
};

export type ImportOptionsUpdate = {
  textLanguage?: 'fr' | 'en' | 'ar' | null;
  currency?: string | null;
  exchangeRate?: number | null;
  decimalMark?: 'point' | 'comma';
  dateOrder?: 'dayFirst' | 'monthFirst';
  vatRate?: number;
  saleEnd?: 'sale' | 'regular';
};

export type ImportUpdate = {
  mapping?: ImportMappingEntry[];
  options?: ImportOptionsUpdate;
  reading?: 'recognised';
  encoding?: ImportEncoding;
};

export type ImportRowStatus = 'ok' | 'error' | 'warning' | 'skipped';

/** What the import does with a row. `changed` and `unchanged` are rows of products that the store has. */
export type ImportRowOutcome = 'new' | 'changed' | 'unchanged' | 'refused' | 'skipped';

export type ImportRowIssue = {
  code: string;
  column: string | null;
  value: string | null;
};

export type ImportChange = {
  /** The target that writes the field, e.g. price, nameFr, attr:material. */
  field: string;
  /** Value in the catalogue: centimes of MAD, pieces, grams, or a text of 200 characters at most; null when there is none. */
  from: string | number | null;
  /** Value after the import, in the same form. */
  to: string | number | null;
};

export type ImportRow = {
  /** Row as a spreadsheet counts it, the header is 1; a cell with line breaks is one row. */
  number: number;
  status: ImportRowStatus;
  action: 'create' | 'update' | 'skip';
  /** Product or variant code of the row. */
  code: string | null;
  /** French name of the product after the import; null without one, and in a row that changes nothing. */
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  errors: ImportRowIssue[];
  outcome: ImportRowOutcome;
  /** Price, stock and names first; of a new row its values. */
  changes: ImportChange[];
  standouts: ImportStandout[];
};

export type ImportRowList = {
  items: ImportRow[];
  total: number;
  page: number;
  pageSize: number;
};

export type ImportActionRequest = {
  /** Of run: what stands out, with the counts that the seller confirmed. */
  confirmed?: ImportStandoutCount[];
};

/** A picture of the store's library. `alt` is French. */
export type Media = {
  id: string;
  /** Path of the picture on this host; never given to another. */
  url: string;
  /** 320 pixels on the longer side. The same name with 96 or 960 for 320 leads to the other sizes. */
  thumbnailUrl: string;
  /** The name it was sent under. */
  fileName: string;
  /** SVG only for the pictures that come with the demo. */
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';
  /** Of the picture as stored. */
  sizeBytes: number;
  /** Pixels as stored, upright. */
  width: number;
  /** Pixels as stored, upright. */
  height: number;
  alt: string | null;
  altEn: string | null;
  altAr: string | null;
  /** Place in the library as the store orders it. The order within a product is that of its `mediaIds`. */
  position: number;
  /** Whether it is the first picture of a product; in a list narrowed to a product, of that one. */
  isCover: boolean;
  /** How many products use it now. */
  usageCount: number;
  /** SHA-256 of the file as sent. */
  checksum: string;
  /** Path of the folder it lies in; empty for none. */
  folder: string;
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type MediaUploadResult = {
  fileName: string;
  outcome: 'stored' | 'known' | 'refused';
  media: Media | null;
  /** Why it was refused: empty_file, file_too_large, unsupported_picture, unreadable_picture, too_many_pixels. */
  errors: string[];
};

export type MediaUploadResults = {
  results: MediaUploadResult[];
};

/** Names of nested folders joined by slashes: at most 5, each of 1 to 60 characters, 200 in all, without control characters and spaces around names. Empty for no folder. */
export type FolderPath = string;

export type MediaList = {
  items: Media[];
  total: number;
  page: number;
  pageSize: number;
};

export type MediaUpdate = {
  alt?: string | null;
  altEn?: string | null;
  altAr?: string | null;
  position?: number;
};

export type CoverChoice = {
  productId: string;
};

export type MediaIds = {
  ids: string[];
};

export type MediaDeletionResult = {
  id: string;
  /** not_found is also the picture of another store. */
  outcome: 'deleted' | 'in_use' | 'not_found';
  /** How many products use it or wait to. */
  usageCount: number;
};

export type MediaDeletionResults = {
  results: MediaDeletionResult[];
};

export type MediaFolder = {
  /** Empty for what lies in no folder. */
  path: string;
  /** Pictures in the folder itself. */
  count: number;
  /** Of these pictures as stored, without their thumbnails. */
  sizeBytes: number;
};

export type MediaFolders = {
  items: MediaFolder[];
  /** Pictures of the whole library. */
  count: number;
  /** Of all pictures as stored. */
  sizeBytes: number;
};

export type FolderRename = {
  from: string;
  /** As FolderPath; invalid_folder where it is none, or would take a folder inside beyond the bounds. */
  to: string;
};

export type MovedMedia = {
  moved: number;
};

export type MediaMove = {
  ids: string[];
  folder: FolderPath;
};

export type OrderStatusInput =
  | 'new'
  | 'pending'
  | 'confirmed'
  | 'processing'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'invoiced'
  | 'done'
  | 'cancelled'
  | 'canceled'
  | 'returned'
  | 'approved'
  | 'disapproved'
  | 'rejected';

export type PaymentMethod = 'cod' | 'card' | 'transfer';

export type OrderClient = {
  id: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string | null;
};

export type OrderStatus =
  | 'new'
  | 'pending'
  | 'confirmed'
  | 'processing'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'invoiced'
  | 'done'
  | 'cancelled'
  | 'returned'
  | 'approved'
  | 'disapproved'
  | 'rejected';

export type PaymentStatus =
  | 'pending'
  | 'authorized'
  | 'captured'
  | 'failed'
  | 'refunded'
  | 'partially_refunded';

/** What is due next and by when. */
export type OrderDeadline = {
  kind: 'accept' | 'ship';
  at: string;
};

export type OrderItemPicture = {
  url: string | null;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
};

/** The client's request for cancellation that waits for an answer. */
export type OpenCancellation = {
  id: string;
  number: string;
  respondBy: string | null;
};

/** What staff may ask for. Clients, carriers and the marketplace move the rest. */
export type OrderAction =
  | 'accept'
  | 'undoAccept'
  | 'refuse'
  | 'prepare'
  | 'markReady'
  | 'handOver'
  | 'deliver'
  | 'invoice'
  | 'delete';

export type AllowedOrderAction = {
  action: OrderAction;
  /** Status after the action; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};

/** A row of the list of orders. */
export type OrderSummary = {
  id: string;
  number: string;
  /** Number in the shop's ERP. */
  externalNumber: string | null;
  client: OrderClient;
  city: string;
  cityEn: string;
  cityAr: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  orderDate: string;
  deadline: OrderDeadline | null;
  acceptedAt: string | null;
  /** The first items' pictures. */
  pictures: OrderItemPicture[];
  /** Number of products. */
  itemsCount: number;
  /** Centimes of MAD. */
  total: number;
  openCancellation: OpenCancellation | null;
  allowedActions: AllowedOrderAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

/** Orders in each status under the same filters, status and cancellation apart. */
export type OrderCounts = { [key: string]: number };

export type OrderList = {
  items: OrderSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: OrderCounts;
  /** Those of `counts` that a request for cancellation is open for. */
  cancellationCounts: OrderCounts;
};

/** A stage of the order lifecycle: `toAccept` holds pending orders, `toPrepare` confirmed ones, `preparing` those in processing, `refused` rejected ones, and `new` also approved ones. `delivered` also holds invoiced and done ones. */
export type OrderStage =
  | 'new'
  | 'toAccept'
  | 'toPrepare'
  | 'preparing'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'refused';

export type StageTotal = {
  stage: OrderStage;
  /** Number of orders. */
  count: number;
  /** Sum of their totals, in centimes. */
  total: number;
};

export type OrderBoard = {
  /** In the order of the lifecycle. */
  stages: StageTotal[];
};

/** A row of the list of orders, with the carrier of the parcel. */
export type BoardCard = {
  id: string;
  number: string;
  /** Number in the shop's ERP. */
  externalNumber: string | null;
  client: OrderClient;
  city: string;
  cityEn: string;
  cityAr: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  orderDate: string;
  deadline: OrderDeadline | null;
  acceptedAt: string | null;
  /** The first items' pictures. */
  pictures: OrderItemPicture[];
  /** Number of products. */
  itemsCount: number;
  /** Centimes of MAD. */
  total: number;
  openCancellation: OpenCancellation | null;
  allowedActions: AllowedOrderAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
  /** Null before the handover. */
  carrier: string | null;
};

export type BoardCardPage = {
  items: BoardCard[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
};

export type OrderItem = {
  id: string;
  productId: string;
  variantId: string;
  sku: string;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
  /** The chosen options, in French; null without options. */
  optionsText: string | null;
  /** Null where it is the same as in French. */
  optionsTextEn: string | null;
  /** Null where it is the same as in French. */
  optionsTextAr: string | null;
  pictureUrl: string | null;
  quantity: number;
  quantityCancelled: number;
  quantityReturned: number;
  /** Centimes. */
  unitPrice: number;
  /** Centimes at the time of the order; null for who may not see profit. */
  unitCost: number | null;
  /** VAT rate, 0 to 1. */
  taxRate: number;
  /** Centimes. */
  total: number;
  /** Centimes; null for who may not see commission. */
  commission: number | null;
  /** Where the store keeps the product now. */
  storagePlace: string | null;
};

export type Address = {
  line1: string;
  line2: string | null;
  cityId: string;
  city: string;
  cityEn: string;
  cityAr: string;
  zipcode: string | null;
};

export type DeliveryOutcome = 'unreachable' | 'postponed' | 'refused';

export type DeliveryAttempt = {
  id: string;
  at: string;
  outcome: DeliveryOutcome;
  postponedTo: string | null;
  note: string | null;
  /** Who tried. */
  userId: string;
  userName: string;
};

export type HistoryEntry = {
  at: string;
  actor: HistoryActor;
  action: string;
  from: string | null;
  to: string;
  reasonCode: string | null;
  note: string | null;
  visibility: 'staff' | 'everyone';
};

export type Recipient = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
};

/** What was true when the parcel was handed over and may be another now. The papers of the parcel keep it. */
export type HandOver = {
  recipient: Recipient;
  paymentStatus: PaymentStatus;
};

export type Order = {
  id: string;
  number: string;
  externalNumber: string | null;
  client: OrderClient;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  orderDate: string;
  acceptBy: string | null;
  shipBy: string | null;
  deadline: OrderDeadline | null;
  items: OrderItem[];
  itemsCount: number;
  itemTotal: number;
  shippingTotal: number;
  discountTotal: number;
  taxTotal: number;
  total: number;
  commissionTotal: number | null;
  netTotal: number | null;
  /** Id of the user who accepted. */
  acceptedBy: string | null;
  acceptedAt: string | null;
  deliveredAt: string | null;
  shippingAddress: Address;
  clientNote: string | null;
  internalNote: string | null;
  deliveryAttempts: DeliveryAttempt[];
  history: HistoryEntry[];
  /** Its name when the parcel was handed over. */
  carrier: string | null;
  /** The carrier of the store's list that had this name when the parcel was handed over; null if none had. */
  carrierId: string | null;
  /** Of the carrier when the parcel was handed over; if it had none, its present one, as long as its name is still this one. */
  carrierPhone: string | null;
  trackingNumber: string | null;
  /** Page of the carrier that shows where the parcel is, https; from its tracking address, taken as the phone is. */
  trackingUrl: string | null;
  /** Null before the parcel is handed over. */
  handOver: HandOver | null;
  /** Of the store when the parcel was handed over; null before. */
  letterheadId: string | null;
  invoiceId: string | null;
  allowedActions: AllowedOrderAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type OrderUpdate = {
  internalNote?: string | null;
  externalNumber?: string | null;
};

export type OrderPrints = {
  paper: 'slip' | 'label' | 'pickList' | 'invoice';
  ids: string[];
};

export type RecordedPrints = {
  /** Orders whose history has a new entry. */
  recorded: number;
};

export type BulkOrderAction =
  | 'accept'
  | 'undoAccept'
  | 'prepare'
  | 'markReady'
  | 'handOver'
  | 'delete';

export type BulkParcel = {
  /** Id of the order. */
  id: string;
  trackingNumber: string;
};

export type BulkOrderRequest = {
  action: BulkOrderAction;
  ids: string[];
  dryRun?: boolean;
  /** With `undoAccept`, the revision of each order after its acceptance, by the order's id. */
  revisions?: { [key: string]: number };
  /** With `handOver`, the carrier of all parcels. */
  carrier?: string;
  /** With `handOver`, adds the carrier to the store's list, or unarchives it there. Asks for `store.operations.edit`. */
  keepCarrier?: boolean;
  /** With `handOver`, the parcel of each order. */
  parcels?: BulkParcel[];
};

export type BulkOrderRow = {
  id: string;
  /** Null when the order is unknown. */
  number: string | null;
  /** Whether the order was moved; with dryRun, whether it would be. */
  isDone: boolean;
  /** Why not. */
  code: 'action_not_allowed' | 'expired' | 'stale_revision' | 'not_found' | null;
  /** The order's status now. */
  status: OrderStatus | null;
  /** The order's revision now; null when the order is unknown. */
  revision: number | null;
};

export type BulkOrderResult = {
  action: BulkOrderAction;
  dryRun: boolean;
  doneCount: number;
  failedCount: number;
  results: BulkOrderRow[];
};

export type RefusalReason = 'out_of_stock' | 'wrong_price' | 'outside_delivery_area' | 'other';

export type OrderActionRequest = {
  reasonCode?: RefusalReason;
  /** Message to the client. */
  note?: string;
  /** With the reason `out_of_stock`, the items that the store has run out of; all items of the order when left out. Their variants are counted from now on and have no piece for sale. */
  outOfStock?: string[];
  /** Name of the carrier, of the store's list or any other. One of the list counts as used now. */
  carrier?: string;
  /** With `handOver`, adds the carrier to the store's list, or unarchives it there. Asks for `store.operations.edit`. */
  keepCarrier?: boolean;
  trackingNumber?: string;
};

export type DeliveryAttemptRequest = {
  outcome: DeliveryOutcome;
  /** The day the client asked for, in Africa/Casablanca: today or later. */
  postponedTo?: string | null;
  note?: string | null;
};

export type CartItem = {
  /** The variant. */
  id: string;
  quantity: number;
  colors?: string[];
};

export type Billing = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email?: string | null;
  line1: string;
  line2?: string | null;
  cityId: string;
  zipcode?: string | null;
};

export type TakenOrder = {
  items: CartItem[];
  billing: Billing;
};

export type PublicStore = {
  id: string;
  name: string;
  nameAr: string | null;
};

export type PlacedOrder = {
  id: string;
  number: string;
  status: 'new';
  store: PublicStore;
  /** Centimes. */
  itemTotal: number;
  /** Centimes. */
  shippingTotal: number;
  /** Centimes. */
  total: number;
  /** The secret part of the link to the chat about the order. */
  chatLink: string;
};

export type PlacedCartItem = {
  id: string;
  quantity: number;
  /** Centimes a piece. */
  price: number;
  colors: string[];
};

/** The cart as it was placed, amounts in centimes. */
export type PlacedCart = {
  orders: PlacedOrder[];
  items: PlacedCartItem[];
  subTotal: number;
  discount: number;
  shipping: number;
  total: number;
  totalItems: number;
  paymentMethod: PaymentMethod;
  /** Days on the way once a shop has handed the parcel over. */
  deliveryDays: number;
};

export type CancellationReason =
  | 'client_changed_mind'
  | 'ordered_twice'
  | 'too_slow'
  | 'wrong_address'
  | 'client_unreachable'
  | 'out_of_stock'
  | 'damaged'
  | 'wrong_price'
  | 'other';

export type CancelledQuantity = {
  orderItemId: string;
  quantity: number;
};

export type CancellationRequest = {
  reasonCode: CancellationReason;
  /** Message to the client. */
  note?: string;
  items?: CancelledQuantity[];
  /** Whether the pieces go back on sale. If not, they leave the stock. */
  restock?: boolean;
};

export type CancellationStatus = 'requested' | 'accepted' | 'refused' | 'withdrawn';

/** What staff may ask for; clients withdraw. */
export type CancellationAction = 'accept' | 'refuse';

export type AllowedCancellationAction = {
  action: CancellationAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};

export type CancellationItem = {
  orderItemId: string;
  sku: string;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
  /** The chosen options, in French; null without options. */
  optionsText: string | null;
  /** Null where it is the same as in French. */
  optionsTextEn: string | null;
  /** Null where it is the same as in French. */
  optionsTextAr: string | null;
  pictureUrl: string | null;
  /** Centimes. */
  unitPrice: number;
  /** Pieces to cancel. */
  quantity: number;
};

export type Cancellation = {
  id: string;
  number: string;
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  client: OrderClient;
  requestedBy: 'client' | 'staff';
  status: CancellationStatus;
  reasonCode: CancellationReason;
  piecesCount: number;
  /** Centimes given back; while it is requested, what would be. Nothing where nobody had paid. */
  refundTotal: number;
  /** Null until it was accepted. */
  restock: boolean | null;
  /** 24 hours after the request; null for the shop’s own. */
  respondBy: string | null;
  /** `respondBy` while an answer is due. */
  deadlineAt: string | null;
  allowedActions: AllowedCancellationAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
  items: CancellationItem[];
  history: HistoryEntry[];
};

/** A row of the list of cancellations. */
export type CancellationSummary = {
  id: string;
  number: string;
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  client: OrderClient;
  requestedBy: 'client' | 'staff';
  status: CancellationStatus;
  reasonCode: CancellationReason;
  piecesCount: number;
  /** Centimes given back; while it is requested, what would be. Nothing where nobody had paid. */
  refundTotal: number;
  /** Null until it was accepted. */
  restock: boolean | null;
  /** 24 hours after the request; null for the shop’s own. */
  respondBy: string | null;
  /** `respondBy` while an answer is due. */
  deadlineAt: string | null;
  allowedActions: AllowedCancellationAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type CancellationList = {
  items: CancellationSummary[];
  total: number;
  page: number;
  pageSize: number;
  /** Cancellations in each status under the same filters, the status filter apart. */
  counts: { [key: string]: number };
};

export type CancellationActionRequest = {
  /** Message to the client. */
  note?: string;
  /** Of accept: whether the pieces go back on sale. If not, they leave the stock. */
  restock?: boolean;
};

export type ReturnStatus =
  | 'requested'
  | 'approved'
  | 'declined'
  | 'in_transit'
  | 'received'
  | 'refunded'
  | 'disputed'
  | 'closed'
  | 'withdrawn';

export type ReturnReason =
  | 'defective'
  | 'damaged_in_transit'
  | 'wrong_item'
  | 'not_as_described'
  | 'wrong_size'
  | 'changed_mind'
  | 'other';

/** What staff may ask for. Clients, carriers and the marketplace move the rest. */
export type ReturnAction =
  | 'approve'
  | 'decline'
  | 'ship'
  | 'receive'
  | 'refund'
  | 'dispute'
  | 'close';

export type AllowedReturnAction = {
  action: ReturnAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};

/** A row of the list of returns. */
export type ReturnSummary = {
  id: string;
  number: string;
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  client: OrderClient;
  status: ReturnStatus;
  reasonCode: ReturnReason;
  /** Pieces announced. */
  piecesCount: number;
  /** Centimes given back; 0 until then. */
  refundTotal: number;
  /** 48 hours after the request. */
  respondBy: string;
  /** `respondBy` while an answer is due. */
  deadlineAt: string | null;
  refundedAt: string | null;
  allowedActions: AllowedReturnAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type ReturnList = {
  items: ReturnSummary[];
  total: number;
  page: number;
  pageSize: number;
  /** Returns in each status under the same filters, the status filter apart. */
  counts: { [key: string]: number };
};

export type ReturnItem = {
  orderItemId: string;
  sku: string;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
  /** The chosen options, in French; null without options. */
  optionsText: string | null;
  /** Null where it is the same as in French. */
  optionsTextEn: string | null;
  /** Null where it is the same as in French. */
  optionsTextAr: string | null;
  pictureUrl: string | null;
  /** Centimes. */
  unitPrice: number;
  /** Pieces announced. */
  quantity: number;
  /** Null until they were counted. */
  receivedQuantity: number | null;
  damagedQuantity: number | null;
  resellable: boolean | null;
};

export type Return = {
  id: string;
  number: string;
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  client: OrderClient;
  status: ReturnStatus;
  reasonCode: ReturnReason;
  /** Pieces announced. */
  piecesCount: number;
  /** Centimes given back; 0 until then. */
  refundTotal: number;
  /** 48 hours after the request. */
  respondBy: string;
  /** `respondBy` while an answer is due. */
  deadlineAt: string | null;
  refundedAt: string | null;
  allowedActions: AllowedReturnAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
  clientComment: string | null;
  photos: string[];
  items: ReturnItem[];
  /** Centimes: the most it can still give back. */
  refundable: number;
  history: HistoryEntry[];
};

/** Of a refusal: too_late, used_item, not_returnable, not_our_item, other. Of a dispute: damaged_by_client, incomplete, not_our_item, never_arrived, other. */
export type ReturnDecisionReason =
  | 'too_late'
  | 'used_item'
  | 'not_returnable'
  | 'not_our_item'
  | 'damaged_by_client'
  | 'incomplete'
  | 'never_arrived'
  | 'other';

/** What was counted of one line. */
export type CountedReturnItem = {
  orderItemId: string;
  receivedQuantity: number;
  /** Of the received ones. */
  damagedQuantity: number;
  /** Whether the undamaged ones can be sold again. */
  resellable: boolean;
};

export type ReturnActionRequest = {
  reasonCode?: ReturnDecisionReason;
  /** Message to the client. */
  note?: string;
  /** What a dispute rests on; staff and marketplace read it, the client does not. */
  evidence?: string;
  items?: CountedReturnItem[];
  /** Centimes to give back, at most `refundable`. */
  amount?: number;
};

export type ListedPaymentMethod = 'cod' | 'card' | 'transfer' | 'on_the_spot';

/** A booking of a tour, with the departure that it is in now. */
export type BookingReference = {
  id: string;
  number: string;
  tourId: string;
  departureId: string;
};

export type DepartureTour = {
  id: string;
  title: string;
  titleEn: string;
  titleAr: string;
};

export type Payer = {
  /** Null for the guest of a tour. */
  id: string | null;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string | null;
};

/** A row of the list of payments. */
export type PaymentSummary = {
  id: string;
  /** Null for a booking. */
  orderId: string | null;
  orderNumber: string | null;
  /** Null for an order. */
  booking: BookingReference | null;
  /** Of the booking. */
  tour: DepartureTour | null;
  client: Payer;
  method: ListedPaymentMethod;
  status: PaymentStatus;
  currency: 'MAD';
  /** Centimes to be taken, or taken. */
  amount: number;
  /** Centimes given back. */
  refundedTotal: number;
  authorizedAt: string | null;
  capturedAt: string | null;
  /** When it was given up. */
  failedAt: string | null;
  /** The bank's or the carrier's name for the money. */
  reference: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};

/** Payments in each status under the same filters, the status filter apart. */
export type PaymentCounts = { [key: string]: number };

export type PaymentTotal = {
  method: ListedPaymentMethod;
  status: PaymentStatus;
  count: number;
  /** Centimes. */
  amount: number;
  /** Centimes. */
  refundedTotal: number;
};

export type PaymentList = {
  items: PaymentSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: PaymentCounts;
  /** Sums by method and status, where there are any. */
  totals: PaymentTotal[];
};

export type Refund = {
  id: string;
  /** Centimes. */
  amount: number;
  reason: 'cancellation' | 'return' | 'goodwill';
  /** Id of the cancellation, return or order it was given back for. */
  sourceId: string;
  createdAt: string;
};

export type Payment = {
  id: string;
  orderId: string;
  orderNumber: string;
  client: OrderClient;
  method: PaymentMethod;
  status: PaymentStatus;
  currency: 'MAD';
  /** Centimes to be taken, or taken. */
  amount: number;
  /** Centimes given back. */
  refundedTotal: number;
  authorizedAt: string | null;
  capturedAt: string | null;
  /** When it was given up. */
  failedAt: string | null;
  /** The bank's or the carrier's name for the money. */
  reference: string | null;
  refunds: Refund[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type InvoiceType = 'invoice' | 'credit_note';

export type InvoiceStatus = 'draft' | 'issued' | 'partially_paid' | 'paid' | 'overdue' | 'credited';

export type InvoiceClient = {
  /** Null for a client who is none of the store's. */
  id: string | null;
  name: string;
  ice: string | null;
  address: string;
  /** Where a sending is offered to go. */
  email: string | null;
};

export type InvoiceAction = 'issue' | 'recordPayment' | 'credit' | 'send' | 'delete';

export type AllowedInvoiceAction = {
  action: InvoiceAction;
  /** Status at the end of it; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};

/** A row of the list of invoices. */
export type InvoiceSummary = {
  id: string;
  /** Continuous series by store, year and type, drawn on issue; null for a draft. */
  number: string | null;
  type: InvoiceType;
  status: InvoiceStatus;
  /** Null for an invoice without an order. */
  orderId: string | null;
  orderNumber: string | null;
  /** Of the booking of a tour that it invoices. */
  bookingNumber: string | null;
  /** The invoice that a credit note takes back. */
  originalInvoiceId: string | null;
  /** Day of issue in Africa/Casablanca. */
  issueDate: string | null;
  /** Last day to pay. */
  dueDate: string | null;
  client: InvoiceClient;
  currency: 'MAD';
  /** Centimes, VAT included. */
  total: number;
  /** Centimes. */
  amountPaid: number;
  /** Centimes, taken back by credit notes. */
  creditedTotal: number;
  /** Centimes still to be paid; of a credit note none. */
  amountDue: number;
  allowedActions: AllowedInvoiceAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

/** Invoices in each status under the same filters, the status filter apart. */
export type InvoiceCounts = { [key: string]: number };

export type InvoiceTotal = {
  type: InvoiceType;
  status: InvoiceStatus;
  count: number;
  /** Centimes, VAT included. */
  total: number;
  /** Centimes still to be paid; of credit notes none. */
  amountDue: number;
};

export type InvoiceList = {
  items: InvoiceSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: InvoiceCounts;
  /** Sums by type and status under the same filters, the status filter apart, where there are any. */
  totals: InvoiceTotal[];
};

/** A client who is none of the store's. */
export type InvoiceDraftClient = {
  name: string;
  /** Company number of a client that is a company. */
  ice?: string | null;
  address: string;
  email?: string | null;
};

/** Exactly one of its members. */
export type InvoiceCreation = {
  orderId?: string;
  bookingId?: string;
  clientId?: string;
  client?: InvoiceDraftClient;
};

/** As it stood on the day of issue; of a draft, as it was drawn up. */
export type InvoiceSeller = {
  /** Registered name of the company. */
  name: string;
  /** Identifiant commun de l'entreprise. */
  ice: string | null;
  /** Identifiant fiscal. */
  taxId: string | null;
  /** Number in the trade register. */
  rce: string | null;
  /** Number of the business tax (taxe professionnelle). */
  businessTaxId: string | null;
  /** Number at the Caisse nationale de sécurité sociale. */
  cnss: string | null;
  address: string | null;
};

export type InvoiceLine = {
  /** A line that every invoice has in the words of its language; null for a line with a label of its own. */
  kind: 'delivery' | 'discount' | 'refund' | null;
  /** In French, or as it was written. */
  label: string;
  /** Null without a translation. */
  labelEn: string | null;
  /** Null without a translation. */
  labelAr: string | null;
  quantity: number;
  /** Centimes, VAT included; negative for a discount. */
  unitPrice: number;
  /** VAT rate, 0 to 1. */
  taxRate: number;
  /** unitPrice × quantity, centimes, VAT included. */
  total: number;
  /** On a credit note: the line of the invoice it takes back, counted from 0. */
  position?: number;
};

/** The VAT of all lines of one rate, rounded once for the rate to the nearest centime, half up. */
export type InvoiceTaxTotal = {
  taxRate: number;
  /** Centimes, without VAT. */
  base: number;
  /** Centimes of VAT. */
  amount: number;
};

export type InvoicePayment = {
  id: string;
  /** Centimes. */
  amount: number;
  receivedOn: string;
  reference: string | null;
  /** Id of the user who recorded it; null for the marketplace. */
  recordedBy: string | null;
  createdAt: string;
};

export type CreditNoteReference = {
  id: string;
  number: string | null;
  issueDate: string | null;
  /** Centimes. */
  total: number;
};

/** A mail to the client. It is written down when it was asked for; delivery is tried for a day. */
export type InvoiceSending = {
  id: string;
  email: string;
  language: 'fr' | 'ar' | 'en';
  /** Id of the user who sent it. */
  sentBy: string;
  createdAt: string;
};

export type Invoice = {
  id: string;
  /** Continuous series by store, year and type, drawn on issue; null for a draft. */
  number: string | null;
  type: InvoiceType;
  status: InvoiceStatus;
  /** Null for an invoice without an order. */
  orderId: string | null;
  orderNumber: string | null;
  /** Of the booking of a tour that it invoices. */
  bookingNumber: string | null;
  /** The invoice that a credit note takes back. */
  originalInvoiceId: string | null;
  /** The booking of a tour that it invoices. */
  booking: BookingReference | null;
  /** Its number, which the credit note must name. */
  originalInvoiceNumber: string | null;
  /** Day of issue in Africa/Casablanca. */
  issueDate: string | null;
  /** Last day to pay. */
  dueDate: string | null;
  seller: InvoiceSeller;
  /** Of the store on the day of issue; null for a draft. */
  letterheadId: string | null;
  client: InvoiceClient;
  currency: 'MAD';
  lines: InvoiceLine[];
  /** Centimes, without VAT. */
  subtotal: number;
  taxTotals: InvoiceTaxTotal[];
  /** Centimes of VAT. */
  taxTotal: number;
  /** Centimes, VAT included. */
  total: number;
  /** Centimes. */
  amountPaid: number;
  /** Centimes, taken back by credit notes. */
  creditedTotal: number;
  /** Centimes still to be paid; of a credit note none. */
  amountDue: number;
  payments: InvoicePayment[];
  creditNotes: CreditNoteReference[];
  sendings: InvoiceSending[];
  note: string | null;
  allowedActions: AllowedInvoiceAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type InvoiceDraftLine = {
  label: string;
  quantity: number;
  /** Centimes, VAT included; negative for a discount. */
  unitPrice: number;
  /** The rates of Moroccan VAT. */
  taxRate: 0 | 0.07 | 0.1 | 0.14 | 0.2;
};

export type InvoiceUpdate = {
  client?: {
    name?: string;
    /** Company number of a client that is a company. */
    ice?: string | null;
    address?: string;
    email?: string | null;
  };
  lines?: InvoiceDraftLine[];
  /** Null: thirty days from the issue. A day before the issue becomes the day of issue. */
  dueDate?: string | null;
  note?: string | null;
};

export type InvoiceActionRequest = {
  /** recordPayment: centimes, at most what is due. */
  amount?: number;
  /** recordPayment: the day the money came, in Africa/Casablanca; today unless told otherwise. */
  receivedOn?: string;
  /** recordPayment: name of the transfer or cheque. */
  reference?: string;
  /** credit: why; stands on the credit note. */
  note?: string;
  /** send: whom to. */
  email?: string;
  /** send: what the client reads; the language of who sends unless told otherwise. */
  language?: 'fr' | 'ar' | 'en';
  /** send: a word to the client, plain text. */
  message?: string;
  /** credit: what to take back; everything that is left when absent. */
  lines?: {
    /** The line, counted from 0. */
    position: number;
    quantity: number;
  }[];
};

export type PayoutStatus =
  | 'open'
  | 'scheduled'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'on_hold'
  | 'in_review';

/** Why a payout was sent back by the bank, is held back by the marketplace, or is late. */
export type PayoutReason =
  | 'account_refused'
  | 'account_closed'
  | 'holder_differs'
  | 'bank_error'
  | 'order_dispute'
  | 'documents'
  | 'verification'
  | 'no_account'
  | 'not_sent'
  | 'at_bank';

export type PayoutTroubleKind = 'rejected' | 'held' | 'late';

/** What the store can do: enter another account, answer the marketplace, or contact it. */
export type PayoutRemedy = 'change_account' | 'answer' | 'contact';

/** Why a payout is not on its way, and what the store can do about it. */
export type PayoutTrouble = {
  kind: PayoutTroubleKind;
  reason: PayoutReason;
  remedy: PayoutRemedy;
};

/** An order of the payout because of which it waits. */
export type HeldOrder = {
  id: string;
  number: string;
  client: {
    id: string;
    name: string;
  };
};

/** What the marketplace holds a payout back for. */
export type PayoutHold = {
  /** Empty where no single order is the reason. */
  orders: HeldOrder[];
  /** Until when an answer is due: 18:00 in Africa/Casablanca, seven days after the hold. Null once it was answered. Afterwards the marketplace decides by what it has. */
  answerBy: string | null;
};

/** answer: see answerPayout. changeAccount: a new RIB in the store settings sends the payout again. */
export type PayoutAction = 'answer' | 'changeAccount';

export type AllowedPayoutAction = {
  action: PayoutAction;
  to: string;
  reasonRequired: boolean;
};

/** A row of the list of payouts. Sums by kind; all of them together are the net. */
export type PayoutSummary = {
  id: string;
  number: string;
  /** First day, in Africa/Casablanca. */
  periodStart: string;
  /** Last day, in Africa/Casablanca. */
  periodEnd: string;
  status: PayoutStatus;
  currency: 'MAD';
  /** Centimes. */
  grossSales: number;
  /** Centimes, negative; what is given back of it counted against it. */
  commission: number;
  /** Centimes, negative. */
  fees: number;
  /** Centimes, negative. */
  refunds: number;
  /** Centimes. */
  adjustments: number;
  /** Centimes from the payout before, negative; or what is handed on to the next, positive. */
  carriedOver: number;
  /** Centimes; the sum of all entries. */
  net: number;
  entriesCount: number;
  expectedAt: string | null;
  paidAt: string | null;
  bankReference: string | null;
  /** Why the payout was sent back or is held back; otherwise null. */
  reasonCode: PayoutReason | null;
  /** The words of the bank or the marketplace with the reason. */
  reasonNote: string | null;
  /** Null when the payout is on its way, paid or under review. */
  trouble: PayoutTrouble | null;
  /** Of a payout on hold or under review; otherwise null. */
  hold: PayoutHold | null;
  /** What the store may do; the marketplace does the rest. */
  allowedActions: AllowedPayoutAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

/** The store's money with the marketplace, in centimes. */
export type PayoutBalances = {
  /** Net of the period that runs; not due yet. */
  open: number;
  /** Net of what is scheduled, being paid, on hold, under review or failed. */
  due: number;
  /** Net of all that was paid. */
  paid: number;
};

/** Payouts in each status under the same filters, the status filter apart. */
export type PayoutCounts = { [key: string]: number };

export type PayoutList = {
  items: PayoutSummary[];
  total: number;
  page: number;
  pageSize: number;
  balances: PayoutBalances;
  counts: PayoutCounts;
};

export type PayoutEntryKind =
  | 'sale'
  | 'commission'
  | 'fee'
  | 'refund'
  | 'adjustment'
  | 'carry_over';

/** Where payouts go. */
export type StorePayment = {
  holderName: string;
  bankName: string;
  /** Twenty-four digits whose key is right; spaces are left out. */
  rib: string;
};

export type PayoutFileType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';

/** A file of an answer. It has no address of its own; downloadPayoutFile sends it. */
export type PayoutFile = {
  id: string;
  fileName: string;
  mimeType: PayoutFileType;
  sizeBytes: number;
  createdAt: string;
};

export type PayoutHistoryEntry = {
  at: string;
  actor: HistoryActor;
  action: string;
  from: string | null;
  to: string;
  reasonCode: string | null;
  /** The words of the marketplace or the bank; for an answer its text. */
  note: string | null;
  visibility: 'staff' | 'everyone';
  /** Files of an answer. */
  files: PayoutFile[];
};

export type PayoutEntry = {
  id: string;
  /** Null for what belongs to no order. */
  orderId: string | null;
  orderNumber: string | null;
  /** The booking of a tour that it counts. It was paid by card and has no commission. */
  booking: BookingReference | null;
  kind: PayoutEntryKind;
  /** Centimes; negative for what is kept back. */
  amount: number;
  occurredAt: string;
  /** As stored, in the language of the person who wrote it. */
  note: string | null;
  /** The month whose parcel pickups a fee charges, which the note repeats in French; null for every other entry. */
  pickupMonth: string | null;
};

export type PayoutEntryPage = {
  items: PayoutEntry[];
  total: number;
  page: number;
  pageSize: number;
};

export type Payout = {
  id: string;
  number: string;
  /** First day, in Africa/Casablanca. */
  periodStart: string;
  /** Last day, in Africa/Casablanca. */
  periodEnd: string;
  status: PayoutStatus;
  currency: 'MAD';
  /** Centimes. */
  grossSales: number;
  /** Centimes, negative; what is given back of it counted against it. */
  commission: number;
  /** Centimes, negative. */
  fees: number;
  /** Centimes, negative. */
  refunds: number;
  /** Centimes. */
  adjustments: number;
  /** Centimes from the payout before, negative; or what is handed on to the next, positive. */
  carriedOver: number;
  /** Centimes; the sum of all entries. */
  net: number;
  entriesCount: number;
  expectedAt: string | null;
  paidAt: string | null;
  bankReference: string | null;
  /** The account to which the bank was told to pay; null before, and when it is sent again. */
  account: StorePayment | null;
  /** Of the store when the period was closed; null for an open one. */
  letterheadId: string | null;
  /** Why the payout was sent back or is held back; otherwise null. */
  reasonCode: PayoutReason | null;
  /** The words of the bank or the marketplace with the reason. */
  reasonNote: string | null;
  /** Null when the payout is on its way, paid or under review. */
  trouble: PayoutTrouble | null;
  /** Of a payout on hold or under review; otherwise null. */
  hold: PayoutHold | null;
  history: PayoutHistoryEntry[];
  entries: PayoutEntryPage;
  /** What the store may do; the marketplace does the rest. */
  allowedActions: AllowedPayoutAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type PayoutAnswer = {
  text: string;
  /** Files uploaded for this payout and not sent yet. */
  files?: string[];
};

/** Days of Casablanca, both included. */
export type MetricSpan = {
  from: string;
  to: string;
};

/** Days of Casablanca, both included; the last one counts up to `until`, or whole where it is null. */
export type ComparedSpan = {
  from: string;
  to: string;
  /** Excluded. */
  until: string | null;
};

export type MetricComparison = 'previous' | 'week' | 'month' | 'year';

/** A figure beside that of the other period; amounts in centimes. */
export type MetricFigure = {
  value: number;
  before: number;
  /** As a share, 0.12 for a rise by 12 %; null where there was nothing before, and where the figure sums too few records (docs/figures.md). */
  change: number | null;
};

/** Null for those who may not see it. */
export type MetricFigureOrNone = MetricFigure | null;

/** Orders count on the day on which they were placed. `docs/figures.md` explains every figure. */
export type MetricFigures = {
  /** Takings, the revenue and the delivery of sales; GMV less `cancelledTotal` and `returnedTotal`. */
  income: MetricFigure;
  /** Items less discount of sales. */
  revenue: MetricFigure;
  /** Delivery paid by the clients of sales. */
  shipping: MetricFigure;
  /** Total of all orders but disapproved ones. */
  gmv: MetricFigure;
  /** Total of the cancelled and rejected orders among them. */
  cancelledTotal: MetricFigure;
  /** Total of the returned orders among them. */
  returnedTotal: MetricFigure;
  /** All orders but disapproved ones. */
  orders: MetricFigure;
  /** Orders not cancelled, rejected, disapproved or returned. */
  sales: MetricFigure;
  /** Cancelled and rejected orders. */
  cancelled: MetricFigure;
  /** Orders whose every piece came back. */
  returned: MetricFigure;
  /** Pieces of sales, without cancelled and returned ones. */
  productsSold: MetricFigure;
  /** Revenue by the number of sales. */
  averageBasket: MetricFigure;
  /** Clients who placed the orders. */
  customers: MetricFigure;
  /** Categories of the products of sales. */
  categoriesSold: MetricFigure;
  /** By the day of the refund. */
  refunds: MetricFigure;
  /** What the bookings of tours made in the period bring in, on the day of the booking: paid or authorised, less refunds, or still to pay on the spot. No part of `income`. */
  tourTakings: MetricFigure;
  /** Places of these bookings, without cancelled ones and guests who did not come. */
  tourGuests: MetricFigure;
  /** The marketplace's share of the sales. */
  commission: MetricFigureOrNone;
  /** Commission, fees and refunds. */
  expenses: MetricFigureOrNone;
  /** Income less cost of goods and expenses. */
  profit: MetricFigureOrNone;
};

export type MetricsSummary = {
  period: MetricSpan;
  comparedWith: ComparedSpan;
  /** Day of the first counted order of the store, in Africa/Casablanca: a comparison with earlier days says little. Null without any. */
  firstOrderOn: string | null;
  compare: MetricComparison;
  currency: 'MAD';
  figures: MetricFigures;
  /** Net of all unpaid payouts, in centimes; null without `payments.see`. */
  balance: number | null;
  /** All clients of the store. */
  clientsTotal: number;
};

export type StepFigures = {
  /** Centimes. */
  income: number;
  /** Centimes. */
  revenue: number;
  /** Centimes. */
  gmv: number;
  orders: number;
  sales: number;
  cancelled: number;
  returned: number;
  /** Pieces. */
  productsSold: number;
  /** Centimes. */
  averageBasket: number;
};

export type MetricsStep = {
  /** Its begin; null for a step that only the other, longer period has. */
  from: string | null;
  /** Null for a step that has not begun. */
  value: StepFigures | null;
  /** Begin of the corresponding step; null where there is none to compare with. */
  comparedFrom: string | null;
  before: StepFigures | null;
};

export type MetricsSeries = {
  period: MetricSpan;
  comparedWith: ComparedSpan;
  compare: MetricComparison;
  currency: 'MAD';
  unit: 'hour' | 'day' | 'month' | 'year';
  steps: MetricsStep[];
};

export type MetricsMonth = {
  month: string;
  /** All orders but disapproved ones. */
  orders: number;
  /** Centimes. */
  gmv: number;
  /** Orders not cancelled, rejected, disapproved or returned. */
  sales: number;
  /** Centimes. */
  revenue: number;
  /** Pieces. */
  productsSold: number;
};

export type MetricsYear = {
  year: number;
  /** All orders but disapproved ones. */
  orders: number;
  /** Centimes. */
  gmv: number;
  /** Orders not cancelled, rejected, disapproved or returned. */
  sales: number;
  /** Centimes. */
  revenue: number;
  /** Pieces. */
  productsSold: number;
};

export type MetricsSales = {
  year: number;
  currency: 'MAD';
  /** Of the three years, the oldest first. */
  months: MetricsMonth[];
  years: MetricsYear[];
};

export type BestSellingProduct = {
  id: string;
  code: string;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  coverUrl: string | null;
  pieces: number;
  /** Centimes; the discount of an order is divided between its items. */
  revenue: number;
};

/** Null names stand for products without a category. */
export type SoldCategory = {
  categoryId: string | null;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  pieces: number;
  /** Centimes; the discount of an order is divided between its items. */
  revenue: number;
};

export type LatestProduct = {
  id: string;
  code: string;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  coverUrl: string | null;
  status: 'draft' | 'inactive' | 'published';
  inventoryType: 'in_stock' | 'low_stock' | 'out_of_stock';
  /** The policy of the variants on sale; null when they differ. */
  stockPolicy: StockPolicy | null;
  /** Centimes. */
  priceMin: number | null;
  createdAt: string;
};

export type MetricsProducts = {
  period: MetricSpan;
  currency: 'MAD';
  bestSelling: BestSellingProduct[];
  categories: SoldCategory[];
  latestProducts: LatestProduct[];
};

export type GenderSales = {
  gender: 'female' | 'male' | 'unknown';
  sales: number;
  /** Centimes. */
  revenue: number;
};

export type SalesmanRank = {
  rank: number;
  userId: string;
  firstName: string;
  lastName: string;
  sales: number;
  /** Centimes. */
  revenue: number;
};

/** Sales of the period that nobody of the ranking accepted; both may be 0. */
export type OtherSales = {
  sales: number;
  /** Centimes. */
  revenue: number;
};

/** Each of the two lists adds up to the sales and the revenue of the period, with the other sales. */
export type MetricsPeople = {
  period: MetricSpan;
  currency: 'MAD';
  genderSales: GenderSales[];
  salesmen: SalesmanRank[];
  otherSales: OtherSales;
};

export type TakingsDay = {
  day: string;
  /** Centimes. */
  income: number;
  sales: number;
};

/** The figures `income` and `sales` of the dashboards. */
export type Takings = {
  /** Income of today beside that of yesterday up to the same time. */
  today: MetricFigure;
  comparedWith: ComparedSpan;
  /** Income of the seven days that end today, beside that of the seven days before, up to the same time. */
  week: MetricFigure;
  /** These seven days. */
  days: TakingsDay[];
};

/** Records that wait, and the first deadline among them that has not passed. */
export type Waiting = {
  count: number;
  firstDeadline: string | null;
};

/** Published products whose stock is low or out, archived ones apart. */
export type LowStock = {
  /** All of them, those out of stock included. */
  count: number;
  outOfStock: number;
};

export type TodayWork = {
  toAccept: Waiting;
  toPrepare: Waiting;
  toHandOver: Waiting;
  /** Orders whose time to be accepted or handed over has passed. */
  late: number;
  returnsToAnswer: Waiting;
  /** Products the marketplace refused last and that were not handed in again. */
  refusedProducts: number;
  lowStock: LowStock;
};

export type PickupCarrier = {
  id: string;
  name: string;
  phone: string | null;
};

export type PickupStatus =
  | 'requested'
  | 'confirmed'
  | 'moved'
  | 'collected'
  | 'missed'
  | 'called_off';

export type PickupAction = 'confirm' | 'collect' | 'move' | 'miss' | 'callOff';

export type AllowedPickupAction = {
  action: PickupAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};

export type PickupSummary = {
  id: string;
  number: string;
  carrier: PickupCarrier;
  /** The city to which its parcels go; null for any. */
  cityId: string | null;
  startsAt: string;
  endsAt: string;
  status: PickupStatus;
  reasonCode: 'carrier_unavailable' | 'nothing_to_collect' | 'store_closed' | 'other' | null;
  note: string | null;
  /** Its orders; those that it left behind too. */
  ordersCount: number;
  scannedCount: number;
  allowedActions: AllowedPickupAction[];
  /** The store's letterhead of the day when it was collected; null before. */
  letterheadId: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type CalendarSource =
  | 'order_deadline'
  | 'return_deadline'
  | 'cancellation_deadline'
  | 'opening_hours'
  | 'closure'
  | 'payout'
  | 'pickup'
  | 'departure'
  | 'interview'
  | 'task'
  | 'event';

/** One thing on the calendar. It has either `startsAt` or `day`. Deadlines have no end. */
export type CalendarEntry = {
  /** Unique in the answer. */
  id: string;
  source: CalendarSource;
  /** Id of the order, return, cancellation, payout, pickup, departure, candidacy, task or event. */
  recordId: string;
  startsAt?: string;
  endsAt?: string;
  /** First day of what lasts whole days. */
  day?: string;
  /** Last day, if it is another one than `day`. */
  lastDay?: string;
  /** Of a task or an event, or that of the tour or the vacancy in French; plain text. */
  title?: string;
  /** Of the tour or the vacancy in English, if it is written. */
  titleEn?: string;
  /** Of the tour or the vacancy in Arabic, if it is written. */
  titleAr?: string;
  /** Id of the tour of a departure, or of the vacancy of an interview. */
  ofId?: string;
  /** Places of a departure that are booked. */
  booked?: number;
  /** All places of a departure. */
  maximum?: number;
  /** Of an event. */
  place?: string;
  /** Number of the order, also of a request about it, or of the payout or pickup. */
  number?: string;
  /** Name of the client, the carrier, or the candidate. */
  name?: string;
  /** Net of a payout in centimes. */
  amount?: number;
  /** Status of the order, request, payout, pickup, departure, candidacy or task. */
  status?: string;
  /** Which occurrence of a recurring event. */
  occurrence?: string;
  /** Of an event, for its next change. */
  revision?: number;
};

export type HealthMeasureName =
  | 'acceptedInTime'
  | 'shippedInTime'
  | 'cancelled'
  | 'returned'
  | 'answeredInTime';

export type HealthMeasure = {
  name: HealthMeasureName;
  /** Share of the orders or conversations it concerns; null where there are none. */
  value: number | null;
  /** The least share of what is in time, the largest of what is cancelled or returned. */
  target: number;
  isMet: boolean | null;
};

/** How the orders placed, and the conversations begun, in the last 30 days of Casablanca went, today included. */
export type StoreHealth = {
  from: string;
  to: string;
  /** Null while nothing can be said. */
  score: number | null;
  standing: 'good' | 'fair' | 'poor' | null;
  measures: HealthMeasure[];
};

/** What of opening a store is done. */
export type StoreSetup = {
  /** Names, telephone, e-mail, address and city. */
  details: boolean;
  logo: boolean;
  bankAccount: boolean;
  /** Rules of delivery were set. */
  shipping: boolean;
  /** There is a product. */
  product: boolean;
  /** An order came. */
  order: boolean;
};

export type Today = {
  takings: Takings;
  /** The payout that is paid first; null without one and without `payments.see`. */
  nextPayout: PayoutSummary | null;
  /** Payouts sent back, held back or late, the latest first; none without `payments.see`. */
  troubledPayouts: PayoutSummary[];
  work: TodayWork;
  /** Open tasks of the caller whose due day has passed. */
  overdueTasks: number;
  /** Missed pickups of the last seven days whose orders still wait for another one, the latest first; then the pickups of today that were not called off, by their time. */
  pickups: PickupSummary[];
  /** Events, departures of tours and interviews that touch today, all-day ones first, then by their begin; of a recurring event the occurrence. Each as far as the caller sees it on the calendar. */
  events: CalendarEntry[];
  health: StoreHealth;
  setup: StoreSetup;
};

/** Each count is that of the list it leads to. */
export type WaitingCounts = {
  /** Orders to accept or refuse. */
  orders: number;
  /** Returns asked for. */
  returns: number;
  /** Cancellations asked for. */
  cancellations: number;
  /** Unread ones of the user. */
  notifications: number;
};

export type TaskId = string;

export type TaskListId = string;

export type TaskStatus = 'open' | 'done';

export type TaskPerson = {
  id: string;
  firstName: string;
  lastName: string;
};

export type TaskChecklistItem = {
  text: string;
  done: boolean;
};

export type TaskLinkKind = 'order' | 'product' | 'return' | 'client' | 'payout';

export type TaskLinkId = string;

export type TaskLink = {
  kind: TaskLinkKind;
  id: TaskLinkId;
  /** Number or name of the record; null if the caller may not see it, or if it is gone. */
  label: string | null;
  /** Name of a product in English; otherwise the label. */
  labelEn: string | null;
  /** Name of a product in Arabic; otherwise the label. */
  labelAr: string | null;
};

export type TaskRecurrence = {
  unit: 'day' | 'week' | 'month';
  /** Number of days, weeks or months from one task to the next. */
  interval: number;
};

export type TaskAction = 'complete' | 'reopen' | 'delete';

export type AllowedTaskAction = {
  action: TaskAction;
  /** Status at the end of it; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};

export type TaskSummary = {
  id: TaskId;
  listId: TaskListId;
  title: string;
  status: TaskStatus;
  /** Those who still belong to the store. */
  assignees: TaskPerson[];
  /** The last day on which it is on time. */
  dueDay: string | null;
  labels: string[];
  checklist: TaskChecklistItem[];
  commentsCount: number;
  filesCount: number;
  hasDescription: boolean;
  link: TaskLink | null;
  recurrence: TaskRecurrence | null;
  doneAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** Counts all changes of the task, moves and comments included. */
  revision: number;
  allowedActions: AllowedTaskAction[];
};

export type TourStatus = 'draft' | 'published' | 'paused' | 'archived';

/** Centimes; null for a kind of guests that the tour does not take. */
export type TourPrices = {
  adult: number | null;
  child: number | null;
  group: number | null;
  /** Places of one group. */
  groupSize: number | null;
};

export type TourAction = 'publish' | 'pause' | 'resume' | 'archive';

export type AllowedTourAction = {
  action: TourAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};

export type TourSummary = {
  id: string;
  status: TourStatus;
  title: string;
  titleEn: string;
  titleAr: string;
  coverUrl: string | null;
  cityId: string | null;
  durationMinutes: number;
  prices: TourPrices;
  /** Its next departure that can be booked. */
  nextDepartureAt: string | null;
  /** Whether guests see it. */
  isVisible: boolean;
  allowedActions: AllowedTourAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

/** `full` without a free place, `confirmed` once it takes place for sure. */
export type DepartureStatus = 'open' | 'full' | 'confirmed' | 'under_way' | 'done' | 'called_off';

export type DepartureReason =
  | 'too_few_guests'
  | 'guide_unavailable'
  | 'weather'
  | 'store_closed'
  | 'other';

export type TourGuide = {
  id: string;
  name: string;
};

/** Also `move`, another time by `updateDeparture`. */
export type OfferedDepartureAction = 'confirm' | 'start' | 'finish' | 'callOff' | 'move';

export type AllowedDepartureAction = {
  action: OfferedDepartureAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};

export type DepartureSummary = {
  id: string;
  tour: DepartureTour;
  seriesId: string | null;
  startsAt: string;
  endsAt: string;
  /** The cut-off: the last booking, the decision whether it takes place, and the capture of the cards. */
  bookableUntil: string;
  status: DepartureStatus;
  reasonCode: DepartureReason | null;
  note: string | null;
  minimum: number;
  maximum: number;
  /** Places that are booked. */
  booked: number;
  /** Places that are held or offered to the waiting list. */
  held: number;
  free: number;
  /** Entries of the waiting list without an offer. */
  waitingCount: number;
  guides: TourGuide[];
  allowedActions: AllowedDepartureAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type TourBookingStatus =
  | 'held'
  | 'paid'
  | 'on_the_spot'
  | 'checked_in'
  | 'attended'
  | 'no_show'
  | 'cancelled'
  | 'expired';

export type GuestContact = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  /** To which the ticket goes; null without mails. */
  email: string | null;
  /** Of the mails. */
  language: 'fr' | 'ar' | 'en';
};

/** A group pays one price for up to `groupSize` guests. */
export type GuestKind = 'adult' | 'child' | 'group';

export type GuestLine = {
  kind: GuestKind;
  quantity: number;
  /** Centimes. */
  unitPrice: number;
  /** Centimes. */
  total: number;
  /** Places of the departure that it takes. */
  places: number;
};

export type TourBookingAction = 'bookOnTheSpot' | 'release' | 'move' | 'cancel' | 'miss';

export type AllowedTourBookingAction = {
  action: TourBookingAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};

export type TourBookingSummary = {
  id: string;
  number: string;
  tour: DepartureTour;
  departureId: string;
  /** Begin of its departure. */
  startsAt: string;
  status: TourBookingStatus;
  /** Null while it is held. */
  contact: GuestContact | null;
  guests: GuestLine[];
  places: number;
  /** Centimes. */
  total: number;
  paymentMethod: 'card' | 'on_the_spot' | null;
  paymentStatus: PaymentStatus;
  /** Centimes. */
  refundedTotal: number;
  /** Its invoice, also a draft; null without one, and once a credit note has cancelled it. */
  invoiceId: string | null;
  /** Of held places. */
  expiresAt: string | null;
  checkedInAt: string | null;
  allowedActions: AllowedTourBookingAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type VacancyId = string;

export type VacancyStatus = 'draft' | 'open' | 'closed' | 'filled';

export type VacancyContract = 'permanent' | 'fixed_term' | 'part_time' | 'internship' | 'freelance';

/** A language that people speak, as ISO 639 code; `ary` is Moroccan Arabic, `zgh` Amazigh. */
export type SpokenLanguage = 'ary' | 'zgh' | 'ar' | 'fr' | 'en' | 'es' | 'de' | 'it';

export type VacancyAction = 'publish' | 'close' | 'reopen' | 'fill' | 'delete';

export type AllowedVacancyAction = {
  action: VacancyAction;
  /** Status after the action; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};

export type VacancySummary = {
  id: VacancyId;
  /** Follows from the French title; a code is at its end. */
  slug: string;
  status: VacancyStatus;
  title: string;
  /** Empty until it is written. */
  titleEn: string;
  titleAr: string;
  contract: VacancyContract;
  cityId: string | null;
  /** Centimes a month. */
  salaryMin: number | null;
  /** Centimes a month. */
  salaryMax: number | null;
  /** Whether the public page shows the salary. */
  isSalaryShown: boolean;
  languages: SpokenLanguage[];
  /** The last day in Casablanca on which one can apply. */
  closesOn: string | null;
  /** When it was first published. */
  publishedAt: string | null;
  /** Its applications that the caller may see. */
  candidaciesCount: number;
  /** Those that nobody has decided on yet. */
  newCount: number;
  createdAt: string;
  updatedAt: string;
  revision: number;
  allowedActions: AllowedVacancyAction[];
};

export type CandidacyId = string;

export type CandidacyStatus =
  | 'applied'
  | 'shortlisted'
  | 'interview'
  | 'offered'
  | 'hired'
  | 'refused'
  | 'withdrawn';

export type Interviewer = {
  id: string;
  firstName: string;
  lastName: string;
};

export type Interview = {
  startsAt: string;
  endsAt: string;
};

export type CandidacyAction = 'shortlist' | 'invite' | 'offer' | 'hire' | 'refuse' | 'withdraw';

export type AllowedCandidacyAction = {
  action: CandidacyAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};

export type CandidacySummary = {
  id: CandidacyId;
  vacancyId: VacancyId;
  vacancyTitle: string;
  vacancyTitleEn: string;
  vacancyTitleAr: string;
  status: CandidacyStatus;
  firstName: string;
  lastName: string;
  /** In which the candidate is written to. */
  language: 'fr' | 'ar' | 'en';
  hasCv: boolean;
  interviewers: Interviewer[];
  /** Interviewers whose score card is in. */
  cardsCount: number;
  /** The mean of both score cards, from 1 to 5; null until both are in. */
  score: number | null;
  interview: Interview | null;
  endedAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
  allowedActions: AllowedCandidacyAction[];
};

/** At most five records of each kind. */
export type FoundRecords = {
  products: ProductSummary[];
  orders: OrderSummary[];
  /** The order whose number is the only one in `q`, as in “accept 10481”; null without one. */
  namedOrder: OrderSummary | null;
  returns: ReturnSummary[];
  cancellations: CancellationSummary[];
  invoices: InvoiceSummary[];
  pickups: PickupSummary[];
  tasks: TaskSummary[];
  events: CalendarEntry[];
  tours: TourSummary[];
  departures: DepartureSummary[];
  bookings: TourBookingSummary[];
  vacancies: VacancySummary[];
  candidacies: CandidacySummary[];
};

export type StoreStatus = 'under_review' | 'active' | 'suspended';

export type StoreSummary = {
  id: string;
  enterprise: string;
  name: string;
  nameAr: string | null;
  /** French name. */
  city: string | null;
  status: StoreStatus;
};

export type StoreList = {
  items: StoreSummary[];
  total: number;
  page: number;
  pageSize: number;
};

/** What sending to a region costs, or to one city of it: the city's rule holds before its region's. */
export type ShippingRule = {
  /** French name of the region. */
  region: string;
  /** The one city of the region that it is for; null or left out for all of them. */
  cityId?: string | null;
  isDelivered: boolean;
  /** Centimes; null for the fee of the client's city. */
  fee: number | null;
  /** Total in centimes from which delivery is free; null for never. */
  freeFrom: number | null;
  /** Days on the way; null or left out for those of the client's city. */
  days?: number | null;
};

export type StoreShipping = {
  rules: ShippingRule[];
};

/** Pages of the store elsewhere, http or https. */
export type SocialLinks = {
  website?: string;
  facebook?: string;
  instagram?: string;
  tiktok?: string;
  youtube?: string;
};

export type TranslatedText = {
  fr: string | null;
  en: string | null;
  ar: string | null;
};

/** What clients may expect, as plain text. */
export type StorePolicies = {
  returns: TranslatedText;
  delivery: TranslatedText;
  privacy: TranslatedText;
};

export type Store = {
  id: string;
  enterprise: string;
  name: string;
  nameAr: string | null;
  juridicalName: string | null;
  description: string | null;
  email: string | null;
  /** The new address that waits to be proved; null without one. */
  emailChange: EmailChange | null;
  phone: string | null;
  billingAddress: string | null;
  cityId: string | null;
  zipcode: string | null;
  /** Identifiant commun de l'entreprise. */
  ice: string | null;
  /** Identifiant fiscal. */
  taxId: string | null;
  /** Number in the trade register. */
  rce: string | null;
  /** Number of the business tax (taxe professionnelle). */
  businessTaxId: string | null;
  /** Number at the Caisse nationale de sécurité sociale. */
  cnss: string | null;
  /** PNG, JPEG or WebP as a data URL in Base64. */
  logo: string | null;
  /** How the marketplace's own systems name the store. */
  platformIdentifier: string | null;
  payment: StorePayment | null;
  shipping: StoreShipping;
  notificationPreferences: NotificationPreferences;
  socialLinks: SocialLinks;
  policies: StorePolicies;
  status: StoreStatus;
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type Day =
  | 'monday'
  | 'tuesday'
  | 'wednesday'
  | 'thursday'
  | 'friday'
  | 'saturday'
  | 'sunday';

export type OpeningHours = {
  day: Day;
  opens: string;
  closes: string;
};

/** Days on which the store is closed, both included. */
export type Closure = {
  from: string;
  to: string;
  note: string | null;
  noteEn: string | null;
  noteAr: string | null;
  acceptOrders: boolean;
};

export type Availability = {
  weekly: OpeningHours[];
  closures: Closure[];
  handlingDays: number;
  /** Null while the default holds. */
  updatedAt: string | null;
  /** Counts its changes; 0 while the default holds. */
  revision: number;
};

export type AvailabilityInput = {
  weekly: OpeningHours[];
  closures: Closure[];
  /** Working days a parcel needs to be made ready. */
  handlingDays: number;
};

/** The settings to change; what is left out stays. */
export type StoreUpdate = {
  enterprise?: string;
  name?: string;
  nameAr?: string | null;
  juridicalName?: string | null;
  description?: string | null;
  email?: string | null;
  /** The password of the caller, for another e-mail address. */
  currentPassword?: string;
  phone?: string | null;
  billingAddress?: string | null;
  cityId?: string | null;
  zipcode?: string | null;
  /** Fifteen digits. */
  ice?: string | null;
  /** Five to eight digits. */
  taxId?: string | null;
  /** Up to ten digits, the first not 0. */
  rce?: string | null;
  /** Eight digits. */
  businessTaxId?: string | null;
  /** Seven digits. */
  cnss?: string | null;
  /** PNG, JPEG or WebP of at most 1 MB as a data URL in Base64, judged by what it holds. */
  logo?: string;
  payment?: StorePayment;
  shipping?: StoreShipping;
  notificationPreferences?: NotificationPreferences;
  socialLinks?: SocialLinks;
  policies?: StorePolicies;
};

export type LetterheadCity = {
  name: string;
  nameEn: string;
  nameAr: string;
};

/** What the papers of a store say about it, as it stood on one day. */
export type Letterhead = {
  id: string;
  name: string;
  nameAr: string | null;
  juridicalName: string | null;
  billingAddress: string | null;
  zipcode: string | null;
  city: LetterheadCity | null;
  phone: string | null;
  /** Identifiant commun de l'entreprise. */
  ice: string | null;
  /** Identifiant fiscal. */
  taxId: string | null;
  /** Number in the trade register. */
  rce: string | null;
  /** Number of the business tax (taxe professionnelle). */
  businessTaxId: string | null;
  /** Number at the Caisse nationale de sécurité sociale. */
  cnss: string | null;
  /** PNG, JPEG or WebP as a data URL in Base64. */
  logo: string | null;
  createdAt: string;
};

export type Carrier = {
  id: string;
  name: string;
  phone: string | null;
  /** An https address in which `{number}` stands for the tracking number. */
  trackingAddress: string | null;
  /** When a parcel was last handed over to it; null for never. */
  lastUsedAt: string | null;
  isArchived: boolean;
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type CarrierList = {
  items: Carrier[];
  total: number;
  page: number;
  pageSize: number;
};

export type CarrierCreate = {
  name: string;
  phone?: string | null;
  /** An https address that contains `{number}` after its host. */
  trackingAddress?: string | null;
};

export type CarrierUpdate = {
  name?: string;
  phone?: string | null;
  /** An https address that contains `{number}` after its host. */
  trackingAddress?: string | null;
};

/** On one weekday, in Casablanca time, one slot after another of equal length. */
export type SlotRule = {
  day: Day;
  /** The city to which the parcels go; null for any. */
  cityId: string | null;
  opens: string;
  closes: string;
  /** Length of a slot. */
  minutes: number;
  /** Free minutes after each slot. */
  bufferMinutes: number;
  /** Parcels that a slot takes. */
  capacity: number;
  /** How long before its begin a slot can be booked last. */
  cutOffMinutes: number;
};

export type CarrierSchedule = {
  carrierId: string;
  rules: SlotRule[];
  updatedAt: string | null;
  revision: number;
};

export type CarrierScheduleInput = {
  rules: SlotRule[];
};

export type CarrierAction = 'archive' | 'unarchive';

export type PickupCounts = {
  requested: number;
  confirmed: number;
  moved: number;
  collected: number;
  missed: number;
  called_off: number;
};

export type PickupList = {
  items: PickupSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: PickupCounts;
};

export type OrderToCollect = {
  orderId: string;
  number: string;
  clientName: string;
  cityId: string;
  /** Centimes. */
  total: number;
  shipBy: string | null;
};

export type OrdersToCollect = {
  items: OrderToCollect[];
};

/** `closed` after the last time to book it, `full` without a free place. */
export type SlotState = 'open' | 'full' | 'closed';

export type Slot = {
  carrierId: string;
  carrierName: string;
  /** The city to which the parcels go; null for any. */
  cityId: string | null;
  startsAt: string;
  endsAt: string;
  bookableUntil: string;
  capacity: number;
  booked: number;
  /** Places that somebody is about to book. */
  held: number;
  /** When the last of the held places is free again, unless it is booked; null without held places. */
  heldUntil: string | null;
  free: number;
  state: SlotState;
};

export type SlotList = {
  items: Slot[];
};

export type SlotHoldRequest = {
  carrierId: string;
  /** Begin of the slot. */
  startsAt: string;
  places: number;
};

export type SlotHold = {
  id: string;
  carrierId: string;
  cityId: string | null;
  startsAt: string;
  endsAt: string;
  places: number;
  expiresAt: string;
};

export type PickupCreate = {
  holdId: string;
  orderIds: string[];
  note?: string | null;
};

/** An order of a pickup. */
export type Parcel = {
  orderId: string;
  number: string;
  status: OrderStatus;
  clientName: string;
  cityId: string;
  /** Centimes. */
  total: number;
  /** Centimes that the carrier collects on delivery. */
  amountDue: number;
  /** What was scanned from the carrier's label. */
  trackingNumber: string | null;
  scannedAt: string | null;
  /** Whether the pickup left it behind. */
  isReleased: boolean;
};

export type Pickup = {
  id: string;
  number: string;
  carrier: PickupCarrier;
  /** The city to which its parcels go; null for any. */
  cityId: string | null;
  startsAt: string;
  endsAt: string;
  status: PickupStatus;
  reasonCode: 'carrier_unavailable' | 'nothing_to_collect' | 'store_closed' | 'other' | null;
  note: string | null;
  /** Its orders; those that it left behind too. */
  ordersCount: number;
  scannedCount: number;
  allowedActions: AllowedPickupAction[];
  /** The store's letterhead of the day when it was collected; null before. */
  letterheadId: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
  parcels: Parcel[];
  history: HistoryEntry[];
};

export type CallOffReason = 'carrier_unavailable' | 'nothing_to_collect' | 'store_closed' | 'other';

export type PickupActionRequest = {
  holdId?: string;
  reasonCode?: CallOffReason;
  note?: string;
};

export type ParcelScan = {
  code: string;
  trackingNumber?: string;
  isScanned?: boolean;
};

export type ClientGender = 'female' | 'male' | null;

export type ClientAddressInput = {
  line1: string;
  line2?: string | null;
  cityId: string;
  zipcode?: string | null;
};

export type ClientCreate = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email?: string | null;
  ice?: string | null;
  gender?: ClientGender;
  addresses?: ClientAddressInput[];
  /** For the staff alone. */
  note?: string | null;
  /** This is another person than the client who has the same phone number or e-mail address. */
  isDistinct?: boolean;
};

export type ClientAddress = {
  line1: string;
  line2: string | null;
  cityId: string;
  city: string;
  cityEn: string;
  cityAr: string;
  zipcode: string | null;
};

export type Client = {
  id: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string | null;
  /** Of a client that is an enterprise. */
  ice: string | null;
  gender: ClientGender;
  addresses: ClientAddress[];
  /** Written by the staff for the staff; the client never sees it. */
  note: string | null;
  /** All orders placed, disapproved ones apart. */
  ordersCount: number;
  /** Centimes, of orders that were not cancelled, rejected, disapproved or returned. */
  totalSpent: number;
  /** Orders that the client refused at delivery at least once. */
  refusedCount: number;
  /** Returns that the client asked for, whatever became of them. */
  returnsCount: number;
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type ClientUpdate = {
  firstName?: string;
  lastName?: string;
  phoneNumber?: string;
  email?: string | null;
  ice?: string | null;
  gender?: ClientGender;
  addresses?: ClientAddressInput[];
  /** For the staff alone. */
  note?: string | null;
  /** This is another person than the client who has the same phone number or e-mail address. */
  isDistinct?: boolean;
};

export type ClientList = {
  items: Client[];
  total: number;
  page: number;
  pageSize: number;
};

export type ClientMerge = {
  /** The client that is merged into the one that stays, and deleted. */
  duplicateId: string;
};

export type PostStatus = 'draft' | 'published';

export type PostAction = 'publish' | 'unpublish' | 'delete';

export type AllowedPostAction = {
  action: PostAction;
  /** Status at the end of it; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};

export type PostSummary = {
  id: string;
  /** Follows from the French title; with a number if another article has that address. */
  slug: string;
  status: PostStatus;
  title: string;
  /** Empty until it is written. */
  titleEn: string;
  titleAr: string;
  excerpt: string;
  excerptEn: string;
  excerptAr: string;
  /** When it was first published. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
  allowedActions: AllowedPostAction[];
};

export type PostCounts = {
  draft: number;
  published: number;
};

export type PostList = {
  items: PostSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: PostCounts;
};

export type PostCreate = {
  title: string;
  titleEn?: string;
  titleAr?: string;
  excerpt?: string;
  excerptEn?: string;
  excerptAr?: string;
  content?: string;
  contentEn?: string;
  contentAr?: string;
};

export type Post = {
  id: string;
  /** Follows from the French title; with a number if another article has that address. */
  slug: string;
  status: PostStatus;
  title: string;
  /** Empty until it is written. */
  titleEn: string;
  titleAr: string;
  excerpt: string;
  excerptEn: string;
  excerptAr: string;
  /** When it was first published. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
  allowedActions: AllowedPostAction[];
  /** Rich text, sanitised. */
  content: string;
  contentEn: string;
  contentAr: string;
};

export type PostUpdate = {
  title?: string;
  titleEn?: string;
  titleAr?: string;
  excerpt?: string;
  excerptEn?: string;
  excerptAr?: string;
  content?: string;
  contentEn?: string;
  contentAr?: string;
};

export type TaskPage = {
  items: TaskSummary[];
  total: number;
  page: number;
  pageSize: number;
};

export type TaskPeople = {
  items: TaskPerson[];
};

export type TaskLinkInput = {
  kind: TaskLinkKind;
  id: TaskLinkId;
};

export type TaskCreate = {
  listId: TaskListId;
  /** Before the other tasks of the list instead of after them. */
  atStart?: boolean;
  title: string;
  description?: string;
  assigneeIds?: string[];
  dueDay?: string | null;
  labels?: string[];
  checklist?: TaskChecklistItem[];
  fileIds?: string[];
  link?: TaskLinkInput | null;
  recurrence?: TaskRecurrence | null;
};

export type TaskFile = {
  id: string;
  url: string;
  thumbnailUrl: string;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
};

export type TaskComment = {
  id: string;
  author: TaskPerson;
  /** Plain text. */
  body: string;
  createdAt: string;
};

export type Task = {
  id: TaskId;
  listId: TaskListId;
  title: string;
  status: TaskStatus;
  /** Those who still belong to the store. */
  assignees: TaskPerson[];
  /** The last day on which it is on time. */
  dueDay: string | null;
  labels: string[];
  checklist: TaskChecklistItem[];
  commentsCount: number;
  filesCount: number;
  hasDescription: boolean;
  link: TaskLink | null;
  recurrence: TaskRecurrence | null;
  doneAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** Counts all changes of the task, moves and comments included. */
  revision: number;
  allowedActions: AllowedTaskAction[];
  /** Rich text, sanitised. */
  description: string;
  files: TaskFile[];
  /** The last 200, the oldest of them first. */
  comments: TaskComment[];
};

export type TaskUpdate = {
  title?: string;
  description?: string;
  assigneeIds?: string[];
  dueDay?: string | null;
  labels?: string[];
  checklist?: TaskChecklistItem[];
  fileIds?: string[];
  link?: TaskLinkInput | null;
  recurrence?: TaskRecurrence | null;
};

export type TaskMove = {
  listId: TaskListId;
  /** The task after which it goes; null: the first place. */
  afterId: TaskId | null;
};

export type TaskCommentCreate = {
  body: string;
};

export type TaskList = {
  id: TaskListId;
  name: string;
  isArchived: boolean;
  /** Its open tasks. */
  openCount: number;
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type TaskLists = {
  items: TaskList[];
};

export type TaskListCreate = {
  name: string;
};

export type TaskListUpdate = {
  name?: string;
  isArchived?: boolean;
};

export type TaskListMove = {
  /** The list after which it goes; null: the first place. */
  afterId: TaskListId | null;
};

export type TaskTemplateId = string;

export type TaskTemplate = {
  id: TaskTemplateId;
  name: string;
  /** Titles of its tasks in their order. */
  titles: string[];
  createdAt: string;
};

export type TaskTemplates = {
  items: TaskTemplate[];
};

export type TaskTemplateCreate = {
  name: string;
  listId: TaskListId;
};

export type TaskTemplateUse = {
  listId: TaskListId;
  startDay: string;
};

export type AddedTasks = {
  items: TaskSummary[];
};

export type TourCounts = {
  draft: number;
  published: number;
  paused: number;
  archived: number;
};

export type TourList = {
  items: TourSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: TourCounts;
};

/** A place on the drawn map of Morocco, in degrees. */
export type MapPoint = {
  latitude: number;
  longitude: number;
};

/** Who cancels at least so many hours before the departure gets this share back. Later, and without a step, nothing. */
export type CancellationStep = {
  hoursBefore: number;
  percent: number;
};

export type TourCreate = {
  title: string;
  titleEn?: string;
  titleAr?: string;
  description?: string;
  descriptionEn?: string;
  descriptionAr?: string;
  content?: string;
  contentEn?: string;
  contentAr?: string;
  included?: string;
  includedEn?: string;
  includedAr?: string;
  pictureIds?: string[];
  address?: string;
  cityId?: string | null;
  mapPoint?: MapPoint | null;
  languages?: SpokenLanguage[];
  /** Users of the store. */
  guideIds?: string[];
  durationMinutes?: number;
  prices?: TourPrices;
  /** Places that must be booked for a departure to take place. */
  minimum?: number;
  /** Places of a departure. */
  maximum?: number;
  /** How long before a departure the last booking is possible. */
  cutOffMinutes?: number;
  cancellationPolicy?: CancellationStep[];
};

export type TourPicture = {
  id: string;
  url: string;
};

/** A condition for guests to see the tour. */
export type TourVisibility = {
  condition:
    | 'complete'
    | 'published'
    | 'not_paused'
    | 'not_archived'
    | 'has_departure'
    | 'store_active';
  isMet: boolean;
};

export type EventFrequency = 'daily' | 'weekly' | 'monthly' | 'yearly';

/** When an event recurs, from its begin on: a subset of RFC 5545. A monthly rule on a day that a month lacks leaves this month out, as does 29 February in a yearly one. At most one of `until` and `count` is set. */
export type EventRecurrence = {
  frequency: EventFrequency;
  /** Days, weeks (from Monday), months or years between two of them. */
  interval: number;
  /** Of a weekly rule: its weekdays. Without it, that of the begin. */
  weekdays?: Day[];
  /** Of a monthly rule: on the day of the month of the begin, on its weekday by number (the second Monday), or on the last such weekday. Without it, `day`. */
  monthlyBy?: 'day' | 'weekday' | 'lastWeekday';
  /** The last day on which it may occur. */
  until?: string | null;
  /** Number of occurrences, deleted ones included. */
  count?: number | null;
};

export type DepartureSeries = {
  id: string;
  startDay: string;
  /** In Casablanca. */
  time: string;
  recurrence: EventRecurrence;
  /** Days of the rule without a departure. */
  exceptions: string[];
  guideIds: string[];
  revision: number;
};

export type Tour = {
  id: string;
  status: TourStatus;
  title: string;
  titleEn: string;
  titleAr: string;
  coverUrl: string | null;
  cityId: string | null;
  durationMinutes: number;
  prices: TourPrices;
  /** Its next departure that can be booked. */
  nextDepartureAt: string | null;
  /** Whether guests see it. */
  isVisible: boolean;
  allowedActions: AllowedTourAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
  description: string;
  descriptionEn: string;
  descriptionAr: string;
  content: string;
  contentEn: string;
  contentAr: string;
  included: string;
  includedEn: string;
  includedAr: string;
  pictures: TourPicture[];
  address: string;
  mapPoint: MapPoint | null;
  languages: SpokenLanguage[];
  guides: TourGuide[];
  minimum: number;
  maximum: number;
  cutOffMinutes: number;
  cancellationPolicy: CancellationStep[];
  visibility: TourVisibility[];
  series: DepartureSeries[];
  history: HistoryEntry[];
};

export type TourUpdate = {
  title?: string;
  titleEn?: string;
  titleAr?: string;
  description?: string;
  descriptionEn?: string;
  descriptionAr?: string;
  content?: string;
  contentEn?: string;
  contentAr?: string;
  included?: string;
  includedEn?: string;
  includedAr?: string;
  pictureIds?: string[];
  address?: string;
  cityId?: string | null;
  mapPoint?: MapPoint | null;
  languages?: SpokenLanguage[];
  /** Users of the store. */
  guideIds?: string[];
  durationMinutes?: number;
  prices?: TourPrices;
  /** Places that must be booked for a departure to take place. */
  minimum?: number;
  /** Places of a departure. */
  maximum?: number;
  /** How long before a departure the last booking is possible. */
  cutOffMinutes?: number;
  cancellationPolicy?: CancellationStep[];
};

export type DepartureCreate = {
  day: string;
  /** In Casablanca. */
  time: string;
  recurrence?: EventRecurrence | null;
  exceptions?: string[];
  minimum?: number;
  maximum?: number;
  cutOffMinutes?: number;
  guideIds?: string[];
};

export type PlannedDepartures = {
  series: DepartureSeries | null;
  departures: DepartureSummary[];
};

export type DepartureSeriesUpdate = {
  exceptions?: string[];
  /** The last day on which it may have a departure; null for no end. */
  until?: string | null;
};

export type DepartureCounts = {
  open: number;
  full: number;
  confirmed: number;
  under_way: number;
  done: number;
  called_off: number;
};

export type DepartureList = {
  items: DepartureSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: DepartureCounts;
};

export type WaitingStatus = 'waiting' | 'offered' | 'accepted' | 'lapsed' | 'left';

export type GuestCount = {
  kind: GuestKind;
  /** Guests of this kind, or groups. */
  quantity: number;
};

export type WaitingEntry = {
  id: string;
  departureId: string;
  status: WaitingStatus;
  contact: GuestContact;
  guests: GuestCount[];
  places: number;
  offerExpiresAt: string | null;
  bookingId: string | null;
  createdAt: string;
};

export type Departure = {
  id: string;
  tour: DepartureTour;
  seriesId: string | null;
  startsAt: string;
  endsAt: string;
  /** The cut-off: the last booking, the decision whether it takes place, and the capture of the cards. */
  bookableUntil: string;
  status: DepartureStatus;
  reasonCode: DepartureReason | null;
  note: string | null;
  minimum: number;
  maximum: number;
  /** Places that are booked. */
  booked: number;
  /** Places that are held or offered to the waiting list. */
  held: number;
  free: number;
  /** Entries of the waiting list without an offer. */
  waitingCount: number;
  guides: TourGuide[];
  allowedActions: AllowedDepartureAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
  bookings: TourBookingSummary[];
  /** Who waits or has an offer, in their order. */
  waiting: WaitingEntry[];
  history: HistoryEntry[];
};

export type DepartureUpdate = {
  startsAt?: string;
  minimum?: number;
  maximum?: number;
  guideIds?: string[];
};

export type DepartureAction = 'confirm' | 'start' | 'finish' | 'callOff';

export type DepartureActionRequest = {
  reasonCode?: DepartureReason;
  note?: string;
};

export type HoldRequest = {
  guests: GuestCount[];
};

export type TourBooking = {
  id: string;
  number: string;
  tour: DepartureTour;
  departureId: string;
  /** Begin of its departure. */
  startsAt: string;
  status: TourBookingStatus;
  /** Null while it is held. */
  contact: GuestContact | null;
  guests: GuestLine[];
  places: number;
  /** Centimes. */
  total: number;
  paymentMethod: 'card' | 'on_the_spot' | null;
  paymentStatus: PaymentStatus;
  /** Centimes. */
  refundedTotal: number;
  /** Its invoice, also a draft; null without one, and once a credit note has cancelled it. */
  invoiceId: string | null;
  /** Of held places. */
  expiresAt: string | null;
  checkedInAt: string | null;
  allowedActions: AllowedTourBookingAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
  /** When it was made. */
  cancellationPolicy: CancellationStep[];
  /** What its guests would get back now, in centimes. */
  refundNow: number;
  /** The code of its ticket; null while it has none. */
  ticket: string | null;
  history: HistoryEntry[];
};

export type TicketCheckIn = {
  code: string;
};

export type WaitingRequest = {
  guests: GuestCount[];
  contact: GuestContact;
};

export type TourBookingCounts = {
  held: number;
  paid: number;
  on_the_spot: number;
  checked_in: number;
  attended: number;
  no_show: number;
  cancelled: number;
  expired: number;
};

export type TourBookingList = {
  items: TourBookingSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: TourBookingCounts;
};

export type TourBookingActionRequest = {
  contact?: GuestContact;
  departureId?: string;
  isFullRefund?: boolean;
  note?: string;
};

export type TourStore = {
  id: string;
  name: string;
  nameAr: string | null;
};

export type TourCity = {
  name: string;
  nameEn: string;
  nameAr: string;
};

export type PublicTourSummary = {
  id: string;
  store: TourStore;
  title: string;
  titleEn: string;
  titleAr: string;
  description: string;
  descriptionEn: string;
  descriptionAr: string;
  coverUrl: string | null;
  cityId: string | null;
  city: TourCity | null;
  languages: SpokenLanguage[];
  durationMinutes: number;
  prices: TourPrices;
};

export type PublicTourList = {
  items: PublicTourSummary[];
  total: number;
  page: number;
  pageSize: number;
};

export type PublicDeparture = {
  id: string;
  startsAt: string;
  endsAt: string;
  bookableUntil: string;
  /** Places that can be booked now. */
  free: number;
  /** Whether it takes place for sure. */
  isConfirmed: boolean;
};

export type PublicTour = {
  id: string;
  store: TourStore;
  title: string;
  titleEn: string;
  titleAr: string;
  description: string;
  descriptionEn: string;
  descriptionAr: string;
  coverUrl: string | null;
  cityId: string | null;
  city: TourCity | null;
  languages: SpokenLanguage[];
  durationMinutes: number;
  prices: TourPrices;
  content: string;
  contentEn: string;
  contentAr: string;
  included: string;
  includedEn: string;
  includedAr: string;
  pictures: TourPicture[];
  address: string;
  mapPoint: MapPoint | null;
  minimum: number;
  maximum: number;
  cancellationPolicy: CancellationStep[];
  paymentMethods: ('card' | 'on_the_spot')[];
  departures: PublicDeparture[];
};

export type PublicHoldRequest = {
  guests: GuestCount[];
  /** What the guest was shown, in centimes. */
  total: number;
};

export type GuestBooking = {
  link: string;
  number: string;
  tour: DepartureTour;
  storeName: string;
  storeNameAr: string | null;
  startsAt: string;
  endsAt: string;
  address: string;
  status: TourBookingStatus;
  guests: GuestLine[];
  /** Centimes. */
  total: number;
  paymentMethod: 'card' | 'on_the_spot' | null;
  paymentStatus: PaymentStatus;
  /** Centimes. */
  refundedTotal: number;
  /** What a cancellation would give back now, in centimes. */
  refundNow: number;
  /** Until when a cancellation refunds everything, because the store moved the departure; otherwise null. */
  fullRefundUntil: string | null;
  cancellationPolicy: CancellationStep[];
  expiresAt: string | null;
  /** What the QR code of the ticket contains. */
  ticket: string | null;
  canCancel: boolean;
  /** By which held places can be paid. */
  paymentMethods: ('card' | 'on_the_spot')[];
};

export type GuestWaiting = {
  link: string;
  tour: DepartureTour;
  storeName: string;
  storeNameAr: string | null;
  startsAt: string;
  endsAt: string;
  address: string;
  status: WaitingStatus;
  guests: GuestCount[];
  places: number;
  /** At the prices of the tour now, in centimes. */
  total: number;
  offerExpiresAt: string | null;
  /** Of the held booking after the offer was accepted. */
  bookingLink: string | null;
};

export type GuestBookingRequest = {
  contact: GuestContact;
  paymentMethod: 'card' | 'on_the_spot';
  /** What the processor calls the card. */
  cardReference?: string;
};

export type OfferAnswer = 'accept' | 'leave';

/** Opening hours and closures; `closures` has those that touch the range. */
export type CalendarAvailability = {
  weekly: OpeningHours[];
  closures: Closure[];
  /** Of the availability of the store, for its next change; 0 while the default holds. */
  revision: number;
};

export type CalendarRange = {
  items: CalendarEntry[];
  availability?: CalendarAvailability;
};

export type EventReminder = {
  /** Before the begin; of an all-day event, before midnight in Casablanca. */
  minutesBefore: number;
  channel: 'notification' | 'mail';
};

export type CalendarEventCreate = {
  title: string;
  description?: string;
  place?: string;
  isAllDay: boolean;
  startsAt?: string | null;
  /** After `startsAt`, or the same instant; at most 366 days later. */
  endsAt?: string | null;
  day?: string | null;
  lastDay?: string | null;
  recurrence?: EventRecurrence | null;
  participantIds?: string[];
  /** For the participants; without any, for the user who added the event. */
  reminders?: EventReminder[];
};

export type CalendarEventId = string;

export type CalendarEvent = {
  id: CalendarEventId;
  /** Plain text. */
  title: string;
  /** Plain text, empty for none. */
  description: string;
  /** Plain text, empty for none. */
  place: string;
  isAllDay: boolean;
  /** Null for an all-day event. */
  startsAt: string | null;
  /** Null for an all-day event. */
  endsAt: string | null;
  /** First day of an all-day event; otherwise null. */
  day: string | null;
  /** Last day of an all-day event; otherwise null. */
  lastDay: string | null;
  recurrence: EventRecurrence | null;
  /** The occurrence whose times and texts these are; null if the event does not recur. */
  occurrence: string | null;
  /** Those who still belong to the store. */
  participants: TaskPerson[];
  reminders: EventReminder[];
  /** Who added it. */
  createdBy: TaskPerson | null;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes of the event and of all its occurrences. */
  revision: number;
};

/** This occurrence, this and all later ones, or the whole series. */
export type ChangeScope = 'one' | 'following' | 'all';

export type CalendarEventUpdate = {
  scope?: ChangeScope;
  occurrence?: string;
  title?: string;
  description?: string;
  place?: string;
  isAllDay?: boolean;
  startsAt?: string | null;
  /** After `startsAt`, or the same instant; at most 366 days later. */
  endsAt?: string | null;
  day?: string | null;
  lastDay?: string | null;
  recurrence?: EventRecurrence | null;
  participantIds?: string[];
  /** For the participants; without any, for the user who added the event. */
  reminders?: EventReminder[];
};

export type CalendarEventDelete = {
  scope?: ChangeScope;
  occurrence?: string;
};

/** What a feed can contain. Opening hours would fill every day of another calendar. */
export type CalendarFeedSource =
  | 'order_deadline'
  | 'return_deadline'
  | 'cancellation_deadline'
  | 'closure'
  | 'payout'
  | 'pickup'
  | 'departure'
  | 'interview'
  | 'task'
  | 'event';

export type CalendarFeed = {
  isActive: boolean;
  sources: CalendarFeedSource[];
  createdAt: string | null;
  /** When a program last read it, to the hour; null for never. */
  lastReadAt: string | null;
};

export type CalendarFeedCreate = {
  sources: CalendarFeedSource[];
};

export type CalendarFeedAddress = {
  /** The address to give to a calendar program, with host. It is not shown again. */
  address: string;
  isActive: boolean;
  sources: CalendarFeedSource[];
  createdAt: string | null;
  lastReadAt: string | null;
};

export type CalendarImportCounts = {
  new: number;
  changed: number;
  unchanged: number;
  refused: number;
};

/** `unchanged` events are in the store as they are in the file. `refused` ones are left out. */
export type CalendarImportOutcome = 'new' | 'changed' | 'unchanged' | 'refused';

export type CalendarImportItem = {
  /** Line of the file on which the event begins, from 1. */
  line: number;
  /** Its UID in the file. */
  uid: string | null;
  outcome: CalendarImportOutcome;
  title: string;
  startsAt: string | null;
  endsAt: string | null;
  day: string | null;
  lastDay: string | null;
  isRecurring: boolean;
  /** What an import changes in an event of the store. Its participants and reminders stay. */
  changes: ('title' | 'description' | 'place' | 'times' | 'recurrence' | 'occurrences')[];
  /** Why it is refused. */
  reasons: (
    | 'no_uid'
    | 'no_start'
    | 'invalid_time'
    | 'unknown_zone'
    | 'too_long'
    | 'too_early'
    | 'too_late'
    | 'unsupported_recurrence'
    | 'too_many_occurrences'
    | 'unknown_occurrence'
    | 'duplicate'
    | 'cancelled'
    | 'changed_meanwhile'
    | 'text_too_long'
  )[];
};

export type CalendarImport = {
  id: string;
  fileName: string;
  status: 'checked' | 'finished';
  counts: CalendarImportCounts;
  /** The events of the file, by line. */
  items: CalendarImportItem[];
  createdAt: string;
  /** Until when it can be read and run. */
  expiresAt: string;
};

/** With whom it is. Conversations with candidates are for callers with `vacancies.edit` only. */
export type ConversationKind = 'mail' | 'order' | 'marketplace' | 'carrier' | 'candidate' | 'team';

export type ConversationStatus = 'new' | 'open' | 'waiting' | 'snoozed' | 'closed';

export type ConversationLinkKind =
  | 'order'
  | 'product'
  | 'return'
  | 'client'
  | 'payout'
  | 'candidacy';

export type ConversationLinkId = string;

export type ConversationId = string;

export type ConversationParticipant = {
  name: string;
  email: string | null;
};

export type ConversationLink = {
  kind: ConversationLinkKind;
  id: ConversationLinkId;
  /** Number or name of the record; null if the caller may not see it, or if it is gone. */
  label: string | null;
  /** Name of a product in English; otherwise the label. */
  labelEn: string | null;
  /** Name of a product in Arabic; otherwise the label. */
  labelAr: string | null;
};

/** A note is for the staff only. */
export type MessageDirection = 'incoming' | 'outgoing' | 'note';

export type LastMessage = {
  direction: MessageDirection;
  /** Its beginning on one line. */
  text: string;
};

export type AllowedConversationAction = {
  action: 'open' | 'wait' | 'snooze' | 'wake' | 'close' | 'reopen' | 'delete';
  to: string;
  reasonRequired: boolean;
};

export type ConversationSummary = {
  id: ConversationId;
  kind: ConversationKind;
  status: ConversationStatus;
  subject: string;
  /** Of the client. */
  language: 'fr' | 'ar' | 'en';
  /** Those outside the store; the first one receives the answers. */
  participants: ConversationParticipant[];
  link: ConversationLink | null;
  assignee: TaskPerson | null;
  labels: string[];
  /** Whether it has something that the caller has not read. */
  isUnread: boolean;
  snoozedUntil: string | null;
  /** Since when it waits for an answer of the store. */
  awaitingSince: string | null;
  /** Until when it is to be answered: four hours, counted in the opening hours of the store. */
  answerDueAt: string | null;
  firstAnsweredAt: string | null;
  /** Opening time from its first message to the first answer, in milliseconds. */
  firstAnswerMs: number | null;
  lastMessageAt: string;
  lastMessage: LastMessage | null;
  /** Without drafts. */
  messagesCount: number;
  filesCount: number;
  createdAt: string;
  updatedAt: string;
  /** Counts all changes of the conversation, its messages included. */
  revision: number;
  allowedActions: AllowedConversationAction[];
};

export type ConversationPage = {
  items: ConversationSummary[];
  total: number;
  page: number;
  pageSize: number;
};

export type ConversationCounts = {
  new: number;
  open: number;
  waiting: number;
  snoozed: number;
  closed: number;
  /** Assigned to the caller and not closed. */
  mine: number;
  /** Assigned to nobody and not closed. */
  unassigned: number;
  /** Not read by the caller, whatever their status. */
  unread: number;
};

export type BulkConversationRequest = {
  action: 'close' | 'reopen' | 'assign';
  ids: ConversationId[];
  assigneeId?: string | null;
  dryRun?: boolean;
};

export type BulkConversationRow = {
  id: ConversationId;
  subject: string | null;
  /** With `dryRun`, whether it would be. */
  isDone: boolean;
  code: 'not_found' | 'action_not_allowed' | null;
  status: ConversationStatus | null;
  revision: number | null;
};

export type BulkConversationResult = {
  action: 'close' | 'reopen' | 'assign';
  dryRun: boolean;
  doneCount: number;
  failedCount: number;
  results: BulkConversationRow[];
};

export type ConversationRecipient = {
  name: string;
  email: string;
};

export type ConversationLinkInput = {
  kind: ConversationLinkKind;
  id: ConversationLinkId;
};

export type ConversationFileId = string;

export type FirstMessage = {
  /** Rich text. */
  body: string;
  /** Uploaded files that no message has. */
  fileIds?: ConversationFileId[];
};

export type ConversationCreate = {
  kind: ConversationKind;
  subject: string;
  recipient?: ConversationRecipient;
  language?: 'fr' | 'ar' | 'en';
  link?: ConversationLinkInput | null;
  labels?: string[];
  message?: FirstMessage;
};

export type ConversationMessageId = string;

export type MessageStatus = 'draft' | 'queued' | 'sent' | 'delivered' | 'read' | 'bounced';

export type MessageAuthor = {
  type: 'staff' | 'client' | 'marketplace' | 'carrier' | 'system';
  /** The member of staff; null for others. */
  userId: string | null;
  name: string;
  email: string | null;
};

/** Whether the domain of the sender proves a letter (SPF, DKIM), or says that it is not its own (DMARC). */
export type SenderProof = 'proved' | 'unproved' | 'forged';

export type LetterPicture = {
  /** The file into which it was fetched; null until somebody asks for it. */
  fileId: ConversationFileId | null;
  /** Whether it was asked for and could not be fetched. */
  isMissing: boolean;
};

export type ConversationFile = {
  id: ConversationFileId;
  fileName: string;
  /** Judged by its content. */
  mimeType: string;
  sizeBytes: number;
};

export type MessageAction = 'undo' | 'discard' | 'retry';

export type AllowedMessageAction = {
  action: MessageAction;
  to: string;
  reasonRequired: boolean;
};

export type ConversationMessage = {
  id: ConversationMessageId;
  direction: MessageDirection;
  /** Null for a note. */
  status: MessageStatus | null;
  author: MessageAuthor;
  /** Plain text. */
  body: string;
  /** Rich text, sanitised; null for a plain one. */
  html: string | null;
  /** What it quotes of earlier messages, plain text. */
  quoted: string | null;
  /** Of a received letter; null if nothing is known of its sender. */
  senderProof: SenderProof | null;
  /** The pictures on other servers that a letter shows. */
  pictures: LetterPicture[];
  /** Whether a program wrote it, such as an automatic answer. */
  isAutomatic: boolean;
  files: ConversationFile[];
  /** When a queued message leaves. */
  sendAt: string | null;
  sentAt: string | null;
  deliveredAt: string | null;
  readAt: string | null;
  bouncedAt: string | null;
  bounceReason: string | null;
  createdAt: string;
  allowedActions: AllowedMessageAction[];
};

export type Conversation = {
  id: ConversationId;
  kind: ConversationKind;
  status: ConversationStatus;
  subject: string;
  /** Of the client. */
  language: 'fr' | 'ar' | 'en';
  /** Those outside the store; the first one receives the answers. */
  participants: ConversationParticipant[];
  link: ConversationLink | null;
  assignee: TaskPerson | null;
  labels: string[];
  /** Whether it has something that the caller has not read. */
  isUnread: boolean;
  snoozedUntil: string | null;
  /** Since when it waits for an answer of the store. */
  awaitingSince: string | null;
  /** Until when it is to be answered: four hours, counted in the opening hours of the store. */
  answerDueAt: string | null;
  firstAnsweredAt: string | null;
  /** Opening time from its first message to the first answer, in milliseconds. */
  firstAnswerMs: number | null;
  lastMessageAt: string;
  lastMessage: LastMessage | null;
  /** Without drafts. */
  messagesCount: number;
  filesCount: number;
  createdAt: string;
  updatedAt: string;
  /** Counts all changes of the conversation, its messages included. */
  revision: number;
  allowedActions: AllowedConversationAction[];
  /** The last 200, the oldest of them first. */
  messages: ConversationMessage[];
};

export type ConversationUpdate = {
  subject?: string;
  language?: 'fr' | 'ar' | 'en';
  link?: ConversationLinkInput | null;
  labels?: string[];
};

export type ConversationAssignment = {
  assigneeId: string | null;
};

export type ConversationSnooze = {
  until: string;
};

export type ConversationMark = {
  isUnread: boolean;
};

export type ConversationNoteCreate = {
  body: string;
};

export type ConversationMessageCreate = {
  /** Rich text. */
  body: string;
  /** Uploaded files that no message has. */
  fileIds?: ConversationFileId[];
  /** Keeps it without sending it. */
  isDraft?: boolean;
  /** In a chat about an order and in the team room: it is on the other screens at once, and cannot be undone. */
  isImmediate?: boolean;
  draftId?: ConversationMessageId;
  /** The last message of the conversation that the writer saw; null: none. Without it, nothing is compared. */
  seenMessageId?: ConversationMessageId | null;
};

export type ChatAddress = {
  /** Whole address, the secret part after the #. */
  url: string;
};

export type MarketplaceRequest = {
  /** What it is asked, plain text. */
  body: string;
};

export type ConversationAction = 'open' | 'wait' | 'wake' | 'close' | 'reopen' | 'delete';

export type SavedReplyId = string;

export type SavedReply = {
  id: SavedReplyId;
  name: string;
  /** Plain text in French; empty for none. */
  body: string;
  /** The same in Arabic. */
  bodyAr: string;
  /** The same in English. */
  bodyEn: string;
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type SavedReplies = {
  items: SavedReply[];
};

export type SavedReplyCreate = {
  name: string;
  body?: string;
  bodyAr?: string;
  bodyEn?: string;
};

export type SavedReplyUpdate = {
  name?: string;
  body?: string;
  bodyAr?: string;
  bodyEn?: string;
};

export type VacancyCounts = {
  draft: number;
  open: number;
  closed: number;
  filled: number;
};

export type VacancyList = {
  items: VacancySummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: VacancyCounts;
};

/** When interviews take place on one weekday, in Casablanca time. */
export type InterviewRule = {
  day: Day;
  opens: string;
  closes: string;
  /** Length of one interview. */
  minutes: number;
  /** Free minutes after each interview. */
  bufferMinutes: number;
};

export type VacancyCreate = {
  title: string;
  titleEn?: string;
  titleAr?: string;
  description?: string;
  descriptionEn?: string;
  descriptionAr?: string;
  contract?: VacancyContract;
  cityId?: string | null;
  /** Centimes a month. */
  salaryMin?: number | null;
  /** Centimes a month. */
  salaryMax?: number | null;
  isSalaryShown?: boolean;
  languages?: SpokenLanguage[];
  /** The last day on which one can apply, `2027-01-31`. */
  closesOn?: string | null;
  interviewRules?: InterviewRule[];
};

export type Vacancy = {
  id: VacancyId;
  /** Follows from the French title; a code is at its end. */
  slug: string;
  status: VacancyStatus;
  title: string;
  /** Empty until it is written. */
  titleEn: string;
  titleAr: string;
  contract: VacancyContract;
  cityId: string | null;
  /** Centimes a month. */
  salaryMin: number | null;
  /** Centimes a month. */
  salaryMax: number | null;
  /** Whether the public page shows the salary. */
  isSalaryShown: boolean;
  languages: SpokenLanguage[];
  /** The last day in Casablanca on which one can apply. */
  closesOn: string | null;
  /** When it was first published. */
  publishedAt: string | null;
  /** Its applications that the caller may see. */
  candidaciesCount: number;
  /** Those that nobody has decided on yet. */
  newCount: number;
  createdAt: string;
  updatedAt: string;
  revision: number;
  allowedActions: AllowedVacancyAction[];
  /** Rich text, sanitised. */
  description: string;
  descriptionEn: string;
  descriptionAr: string;
  interviewRules: InterviewRule[];
};

export type VacancyUpdate = {
  title?: string;
  titleEn?: string;
  titleAr?: string;
  description?: string;
  descriptionEn?: string;
  descriptionAr?: string;
  contract?: VacancyContract;
  cityId?: string | null;
  /** Centimes a month. */
  salaryMin?: number | null;
  /** Centimes a month. */
  salaryMax?: number | null;
  isSalaryShown?: boolean;
  languages?: SpokenLanguage[];
  /** The last day on which one can apply, `2027-01-31`. */
  closesOn?: string | null;
  interviewRules?: InterviewRule[];
};

export type CandidacyCounts = {
  applied: number;
  shortlisted: number;
  interview: number;
  offered: number;
  hired: number;
  refused: number;
  withdrawn: number;
};

export type CandidacyList = {
  items: CandidacySummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: CandidacyCounts;
};

export type CandidacyCv = {
  fileName: string;
  sizeBytes: number;
};

export type Scores = {
  skills: number;
  experience: number;
  communication: number;
  motivation: number;
};

export type ScoreCard = {
  author: Interviewer;
  scores: Scores;
  comment: string;
  updatedAt: string;
};

export type CandidacyNote = {
  id: string;
  author: Interviewer;
  body: string;
  createdAt: string;
};

export type CandidacyStep = {
  at: string;
  /** Name of the user; null for the candidate. */
  by: string | null;
  action: string;
  from: string | null;
  to: string;
};

export type Candidacy = {
  id: CandidacyId;
  vacancyId: VacancyId;
  vacancyTitle: string;
  vacancyTitleEn: string;
  vacancyTitleAr: string;
  status: CandidacyStatus;
  firstName: string;
  lastName: string;
  /** In which the candidate is written to. */
  language: 'fr' | 'ar' | 'en';
  hasCv: boolean;
  interviewers: Interviewer[];
  /** Interviewers whose score card is in. */
  cardsCount: number;
  /** The mean of both score cards, from 1 to 5; null until both are in. */
  score: number | null;
  interview: Interview | null;
  endedAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
  allowedActions: AllowedCandidacyAction[];
  /** Null for a caller without `vacancies.edit`. */
  email: string | null;
  phoneNumber: string | null;
  message: string;
  cv: CandidacyCv | null;
  /** What the candidate was told with a refusal. */
  answer: string | null;
  /** When what the candidate sent is erased. */
  keptUntil: string;
  cards: ScoreCard[];
  /** Whether the caller may write a score card. */
  mayScore: boolean;
  notes: CandidacyNote[];
  history: CandidacyStep[];
};

export type CandidacyUpdate = {
  interviewerIds: string[];
};

export type ScoreCardWrite = {
  scores: Scores;
  comment?: string;
};

export type CandidacyNoteCreate = {
  body: string;
};

export type CandidacyActionRequest = {
  /** What the candidate is told; of `refuse` only. */
  answer?: string;
};

export type NotificationKind = 'delivery' | 'invoice' | 'order' | 'product' | 'store';

export type NotificationSeverity = 'info' | 'success' | 'warning' | 'error';

export type Notification = {
  id: string;
  kind: NotificationKind;
  severity: NotificationSeverity;
  title: string;
  titleEn: string;
  titleAr: string;
  body: string;
  bodyEn: string;
  bodyAr: string;
  /** What it is about: order, product, import and so on. */
  entityType: string | null;
  entityId: string | null;
  createdAt: string;
  readAt: string | null;
};

export type NotificationList = {
  items: Notification[];
  total: number;
  page: number;
  pageSize: number;
  /** Unread of all kinds, whatever the list is narrowed by. */
  unreadCount: number;
};

export type NotificationMarks = {
  ids: string[];
  read: boolean;
};

export type MarkedNotifications = {
  items: Notification[];
  unreadCount: number;
};

export type ChatLink = string;

export type ChatFile = {
  id: ConversationFileId;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
};

export type ChatMessage = {
  id: ConversationMessageId;
  from: 'client' | 'store' | 'marketplace';
  /** Plain text; empty for a picture. */
  body: string;
  files: ChatFile[];
  /** Whether the other side has read it. */
  isRead: boolean;
  createdAt: string;
};

export type Chat = {
  orderNumber: string;
  storeName: string;
  storeNameAr: string | null;
  /** Whether there is a conversation. */
  hasBegun: boolean;
  /** When the store opens again; left out while it is open. */
  answersAt?: string;
  /** The last 200, the oldest of them first. */
  messages: ChatMessage[];
};

export type ChatMessageCreate = {
  /** Plain text. */
  body: string;
  /** Language of the page; a new conversation takes it. */
  language: 'fr' | 'ar' | 'en';
};

export type PartState = 'working' | 'slow' | 'failing';

export type StatusDay = {
  day: string;
  /** Minutes of which something is known. */
  minutes: number;
  failedMinutes: number;
};

export type StatusPart = {
  part: 'server' | 'database' | 'worker' | 'mail' | 'storage';
  state: PartState;
  /** Share of the minutes without a failure, from 0 to 1; null if nothing is known yet. */
  availability: number | null;
  /** The oldest first, today last. */
  days: StatusDay[];
};

export type PortalStatus = {
  /** When the parts were looked at. */
  checkedAt: string;
  state: PartState;
  parts: StatusPart[];
};

export type PortalErrorFrame = {
  file: string;
  line: number;
  column: number;
};

export type PortalError = {
  kind: 'render' | 'machine' | 'rejection' | 'script';
  /** Class of the error. */
  name: string;
  message: string;
  /** Path without ids. */
  page: string;
  /** Id of the machine that failed. */
  machine?: string;
  /** The state in which it is. */
  state?: string;
  /** The request whose problem it shows. */
  requestId?: string;
  frames: PortalErrorFrame[];
};

export type PortalErrorReport = {
  errors: PortalError[];
};

export type PublicCategory = {
  id: string;
  name: string;
  nameEn: string;
  nameAr: string;
  path: string;
};

export type PublicProductSummary = {
  id: string;
  handle: string;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  /** Centimes; of several variants the lowest. */
  price: number;
  /** Centimes. */
  priceMax: number;
  productType: 'simple' | 'variable';
  /** Out of stock only where it may be ordered all the same. */
  inventoryType: 'in_stock' | 'low_stock' | 'out_of_stock';
  coverUrl: string | null;
  coverThumbnailUrl: string | null;
  brand: string | null;
  category: PublicCategory | null;
  store: PublicStore;
  createdAt: string;
};

export type PublicProductList = {
  items: PublicProductSummary[];
  total: number;
  page: number;
  pageSize: number;
};

/** What tells a variant from the others. */
export type PublicOption = {
  /** Code of the attribute. */
  code: string;
  attribute: string;
  attributeEn: string | null;
  attributeAr: string | null;
  value: string;
  valueEn: string | null;
  valueAr: string | null;
  colorHex: string | null;
};

export type PublicVariant = {
  id: string;
  sku: string;
  /** Centimes. */
  price: number;
  /** Centimes. */
  compareAtPrice: number | null;
  isAvailable: boolean;
  /** The first of `pictureUrls`. */
  pictureUrl: string | null;
  /** Those of the product's pictures that show this variant, in order; none: all of them may. */
  pictureUrls: string[];
  options: PublicOption[];
};

export type PublicPicture = {
  url: string;
  thumbnailUrl: string;
  alt: string | null;
  altEn: string | null;
  altAr: string | null;
};

export type PublicProduct = {
  id: string;
  handle: string;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  /** Centimes; of several variants the lowest. */
  price: number;
  /** Centimes. */
  priceMax: number;
  productType: 'simple' | 'variable';
  /** Out of stock only where it may be ordered all the same. */
  inventoryType: 'in_stock' | 'low_stock' | 'out_of_stock';
  coverUrl: string | null;
  coverThumbnailUrl: string | null;
  brand: string | null;
  category: PublicCategory | null;
  store: PublicStore;
  createdAt: string;
  description: string | null;
  descriptionEn: string | null;
  descriptionAr: string | null;
  /** Rich text, sanitised. */
  content: string | null;
  contentEn: string | null;
  contentAr: string | null;
  variants: PublicVariant[];
  pictures: PublicPicture[];
};

/** Whether a store is open now, in Casablanca time. */
export type PublicOpening = {
  isOpen: boolean;
  /** When it closes; null while it is closed. */
  until: string | null;
  /** The day of the next opening; null while it is open or without one. */
  opensOn: string | null;
  /** The time of the next opening. */
  opensAt: string | null;
};

/** Terms over all cities that the store sends to; a cart is quoted for its own city. */
export type PublicDelivery = {
  /** Centimes; the lowest fee, without the fees that a large order saves. */
  feeFrom: number;
  /** Days on the way once the parcel is handed over. */
  daysFrom: number;
  daysTo: number;
  /** Centimes of goods; the lowest total from which some city is free. Null: none is. */
  freeFrom: number | null;
};

export type PublicStoreDetails = {
  id: string;
  name: string;
  nameAr: string | null;
  /** A store under review sells nothing yet. */
  status: 'under_review' | 'active';
  /** PNG, JPEG or WebP as a data URL in Base64. */
  logo: string | null;
  /** Null when the store has not said where it is. */
  city: {
    name: string;
    nameEn: string;
    nameAr: string;
  } | null;
  /** Since when the store is on the marketplace. */
  createdAt: string;
  opening: PublicOpening;
  /** The hours of a week without closures, in order. */
  weekly: OpeningHours[];
  /** Working days until an order leaves the store. */
  handlingDays: number;
  /** Null for a store under review, and for one that sends nowhere. */
  delivery: PublicDelivery | null;
  /** The policy on returns; null for a store under review. */
  returns: TranslatedText | null;
};

export type PublicCategoryList = {
  items: PublicCategory[];
  total: number;
  page: number;
  pageSize: number;
};

export type PublicPostSummary = {
  id: string;
  slug: string;
  title: string;
  titleEn: string;
  titleAr: string;
  excerpt: string;
  excerptEn: string;
  excerptAr: string;
  publishedAt: string;
  /** Shop whose news it is; null for an article of the marketplace. */
  storeName: string | null;
};

export type PublicPostList = {
  items: PublicPostSummary[];
  total: number;
  page: number;
  pageSize: number;
};

export type PublicPost = {
  id: string;
  slug: string;
  title: string;
  titleEn: string;
  titleAr: string;
  excerpt: string;
  excerptEn: string;
  excerptAr: string;
  publishedAt: string;
  /** Shop whose news it is; null for an article of the marketplace. */
  storeName: string | null;
  /** Rich text. */
  content: string;
  contentEn: string;
  contentAr: string;
};

export type PublicVacancySummary = {
  slug: string;
  title: string;
  /** Empty until it is written. */
  titleEn: string;
  titleAr: string;
  contract: VacancyContract;
  cityId: string;
  cityName: string;
  cityNameEn: string;
  cityNameAr: string;
  /** Centimes a month; null if it is not public. */
  salaryMin: number | null;
  /** Centimes a month. */
  salaryMax: number | null;
  languages: SpokenLanguage[];
  closesOn: string;
  publishedAt: string;
  /** Whether one can apply. */
  isOpen: boolean;
  storeName: string;
  storeNameAr: string | null;
};

export type VacancyCity = {
  id: string;
  name: string;
  nameEn: string;
  nameAr: string;
};

export type PublicVacancyList = {
  items: PublicVacancySummary[];
  /** Cities with open vacancies, by French name. */
  cities: VacancyCity[];
  /** Kinds of contracts of open vacancies. */
  contracts: VacancyContract[];
  total: number;
  page: number;
  pageSize: number;
};

export type PublicVacancy = {
  slug: string;
  title: string;
  /** Empty until it is written. */
  titleEn: string;
  titleAr: string;
  contract: VacancyContract;
  cityId: string;
  cityName: string;
  cityNameEn: string;
  cityNameAr: string;
  /** Centimes a month; null if it is not public. */
  salaryMin: number | null;
  /** Centimes a month. */
  salaryMax: number | null;
  languages: SpokenLanguage[];
  closesOn: string;
  publishedAt: string;
  /** Whether one can apply. */
  isOpen: boolean;
  storeName: string;
  storeNameAr: string | null;
  /** Rich text, sanitised. */
  description: string;
  descriptionEn: string;
  descriptionAr: string;
};

export type ApplicationCv = {
  id: string;
  fileName: string;
  sizeBytes: number;
};

export type ApplicationCreate = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber?: string;
  message?: string;
  cvId?: string;
  language: 'fr' | 'ar' | 'en';
  /** A hidden field that people leave empty. */
  website?: string;
};

export type ApplicationReceived = {
  receivedAt: string;
  /** How long after its end the application is kept. */
  keptMonths: number;
};

export type CandidateLink = string;

export type CandidateApplication = {
  vacancySlug: string;
  vacancyTitle: string;
  vacancyTitleEn: string;
  vacancyTitleAr: string;
  storeName: string;
  storeNameAr: string | null;
  firstName: string;
  status: CandidacyStatus;
  interview: Interview | null;
  /** The slots that can be chosen now; none unless an interview is asked for. */
  slots: Interview[];
  answer: string | null;
  keptUntil: string;
  createdAt: string;
};

export type InterviewChoice = {
  startsAt: string;
};

/** Icons by their names. */
export type IconList = {
  /** Those that were found. */
  icons: {
    name: string;
    /** An SVG document. */
    svg: string;
  }[];
  /** Names of no icon. */
  notFound: string[];
};

/** How a new order can be paid. A bank transfer is on existing orders only. */
export type OfferedPaymentMethod = 'cod' | 'card';

export type Cart = {
  items: CartItem[];
  billing: Billing;
  paymentMethod?: OfferedPaymentMethod;
  /** What the processor calls the card, which orders one cart. */
  cardReference?: string;
  clientNote?: string | null;
};

export type QuoteWanted = {
  items: CartItem[];
  cityId: string;
};

/** Amounts in centimes. */
export type CartQuote = {
  items: {
    /** The variant. */
    id: string;
    /** Centimes a piece. */
    price: number;
  }[];
  /** Variants of which there are fewer pieces than wanted. */
  short: string[];
  subTotal: number;
  discount: number;
  shipping: number;
  /** Centimes of goods from which the delivery to the city is free; null without such a rule, and for a cart of several stores. */
  freeFrom: number | null;
  total: number;
  /** Days on the way once a shop has handed the parcel over. */
  deliveryDays: number;
  /** Those that the cart may name. */
  paymentMethods: OfferedPaymentMethod[];
};

export type CardNotice = {
  /** Key under which the payment was asked for. */
  payment: string;
  outcome: 'approved' | 'declined';
  /** The bank's name for what it holds. */
  authorization?: string | null;
  /** HMAC-SHA256 of what is told, in hex. */
  signature: string;
};

export type TestCard = {
  /** Digits alone. */
  number: string;
  /** Month and year as they stand on the card. */
  expiry: string;
  code: string;
};

export type KeptCard = {
  reference: string;
};

export type Contact = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber?: string | null;
  subject?: string | null;
  message: string;
  /** The store to which it is written; null for the marketplace. */
  storeId?: string | null;
  language?: Language;
  /** Left empty by people. */
  website?: string;
};

export type Received = {
  receivedAt: string;
};

export type Join = {
  /** What to join as. */
  product: 'wasaler' | 'seller';
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  cityId?: string | null;
  message?: string | null;
  language?: Language;
  /** Left empty by people. */
  website?: string;
};
