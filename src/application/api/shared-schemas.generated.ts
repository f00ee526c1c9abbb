// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export type AllowedPayoutAction = {
  action: PayoutAction;
  to: string;
  reasonRequired: boolean;
};
export type AllowedPickupAction = {
  action: PickupAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};
export type AllowedProductAction = {
  action: ProductAction;
  to: string;
  reasonRequired: boolean;
};
export type AllowedTaskAction = {
  action: TaskAction;
  /** Status at the end of it; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};
export type ApprovalState = 'new' | 'under_review' | 'approved';
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
export type CalendarEntry = {
  /** Unique in the answer. */
  id: string;
  source: CalendarSource;
  /** Id of the order, return, cancellation, payout, pickup, task or event. */
  recordId: string;
  startsAt?: string;
  endsAt?: string;
  /** First day of what lasts whole days. */
  day?: string;
  /** Last day, if it is another one than `day`. */
  lastDay?: string;
  /** Of a task or an event; plain text. */
  title?: string;
  /** Of an event. */
  place?: string;
  /** Number of the order, also of a request about it, or of the payout or pickup. */
  number?: string;
  /** Name of the client or of the carrier. */
  name?: string;
  /** Net of a payout in centimes. */
  amount?: number;
  /** Status of the order, request, payout, pickup or task. */
  status?: string;
  /** Which occurrence of a recurring event. */
  occurrence?: string;
  /** Of an event, for its next change. */
  revision?: number;
};
export type CalendarSource =
  | 'order_deadline'
  | 'return_deadline'
  | 'cancellation_deadline'
  | 'opening_hours'
  | 'closure'
  | 'payout'
  | 'pickup'
  | 'task'
  | 'event';
export type CartItem = {
  /** The variant. */
  id: string;
  quantity: number;
  colors?: string[];
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
export type Closure = {
  from: string;
  to: string;
  note: string | null;
  noteEn: string | null;
  noteAr: string | null;
  acceptOrders: boolean;
};
export type Completeness = {
  fr: number;
  en: number;
  ar: number;
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
export type EmailChange = {
  id: string;
  /** The new address. */
  email: string;
  /** Until when the link is valid. */
  expiresAt: string;
  /** From when it may be mailed again. */
  sendAgainAt: string;
};
export type EmailLink = {
  token: string;
};
export type HistoryActor = {
  type: 'staff' | 'client' | 'marketplace' | 'carrier' | 'system';
  id: string | null;
  name: string | null;
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
export type InventoryType = 'in_stock' | 'low_stock' | 'out_of_stock';
export type Language = 'fr' | 'ar' | 'en';
export type NotificationPreference = {
  inApp: boolean;
  email: boolean;
};
export type NotificationPreferences = {
  delivery: NotificationPreference;
  invoice: NotificationPreference;
  order: NotificationPreference;
  product: NotificationPreference;
  store: NotificationPreference;
};
export type OpeningHours = {
  day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
  opens: string;
  closes: string;
};
export type OptionValue = {
  attributeId: string;
  valueId: string;
  /** French name of the attribute. */
  attribute: string;
  /** French name of the value. */
  value: string;
};
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
export type OwnStore = {
  id: string;
  name: string;
  nameAr: string | null;
  city: string | null;
  status: 'under_review' | 'active' | 'suspended';
};
export type PaymentMethod = 'cod' | 'card' | 'transfer';
export type PaymentStatus =
  | 'pending'
  | 'authorized'
  | 'captured'
  | 'failed'
  | 'refunded'
  | 'partially_refunded';
export type PayoutAction = 'answer' | 'changeAccount';
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
export type PayoutRemedy = 'change_account' | 'answer' | 'contact';
export type PayoutStatus =
  | 'open'
  | 'scheduled'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'on_hold'
  | 'in_review';
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
  /** What the store may do; the marketplace does the rest. */
  allowedActions: AllowedPayoutAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type PayoutTrouble = {
  kind: PayoutTroubleKind;
  reason: PayoutReason;
  remedy: PayoutRemedy;
};
export type PayoutTroubleKind = 'rejected' | 'held' | 'late';
export type PendingChanges = {
  name?: string;
  categoryId?: string;
  brandId?: string;
  /** Pictures in order as in `mediaIds` of the product. */
  mediaIds?: string[];
};
export type PickupAction = 'confirm' | 'collect' | 'move' | 'miss' | 'callOff';
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
export type PickupSummary = {
  id: string;
  number: string;
  carrier: PickupCarrier;
  /** The city to which its parcels go; null for any. */
  cityId: string | null;
  startsAt: string;
  endsAt: string;
  status: PickupStatus;
  reasonCode:
    | ('carrier_unavailable' | 'nothing_to_collect' | 'store_closed' | 'other' | null)
    | ('carrier_unavailable' | 'nothing_to_collect' | 'store_closed' | 'other' | null);
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
export type PlacedCartItem = {
  id: string;
  quantity: number;
  /** Centimes a piece. */
  price: number;
  colors: string[];
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
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  /** Stable code, e.g. validation_failed, action_not_allowed. */
  code: string;
  /** Field path (dots between levels) to the codes of what is wrong with it. */
  errors?: {
    [key: string]: string[];
  };
  /** Only on 401. token_expired and token_invalid may be refreshed and replayed once; Unauthorized never. */
  error?: 'token_expired' | 'token_invalid' | 'Unauthorized';
  /** On 409 and 412, and on the 422 of an import that was not confirmed, the record as it stands now. */
  current?: {
    [key: string]: unknown;
  };
  /** Only on the 429 of a refused mail, the time from which it may be sent. */
  retryAt?: string;
  requestId: string;
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
export type ProductAction = 'submit' | 'publish' | 'unpublish' | 'archive' | 'unarchive';
export type ProductAttribute = {
  attributeId: string;
  valueIds: string[];
  value: string | number | boolean | null;
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
export type ProductStatus = 'draft' | 'inactive' | 'published';
export type ProductType = 'simple' | 'variable';
export type PublicStore = {
  id: string;
  name: string;
  nameAr: string | null;
};
export type Role = 'store_admin' | 'store_manager' | 'store_user';
export type StockPolicy = 'counted' | 'not_counted' | 'backorder';
export type StorePayment = {
  holderName: string;
  bankName: string;
  /** Twenty-four digits whose key is right; spaces are left out. */
  rib: string;
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
export type TaskAction = 'complete' | 'reopen' | 'delete';
export type TaskChecklistItem = {
  text: string;
  done: boolean;
};
export type TaskComment = {
  id: string;
  author: TaskPerson;
  /** Plain text. */
  body: string;
  createdAt: string;
};
export type TaskFile = {
  id: string;
  url: string;
  thumbnailUrl: string;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
};
export type TaskId = string;
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
export type TaskLinkId = string;
export type TaskLinkInput = {
  kind: TaskLinkKind;
  id: TaskLinkId;
};
export type TaskLinkKind = 'order' | 'product' | 'return' | 'client' | 'payout';
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
export type TaskListId = string;
export type TaskPerson = {
  id: string;
  firstName: string;
  lastName: string;
};
export type TaskRecurrence = {
  unit: 'day' | 'week' | 'month';
  /** Number of days, weeks or months from one task to the next. */
  interval: number;
};
export type TaskStatus = 'open' | 'done';
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
export type TokenPair = {
  /** JSON web token, `exp` in seconds. */
  access: string;
  /** JSON web token, `exp` in seconds. */
  refresh: string;
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
export type VariantStatus = 'active' | 'inactive';
export type VisibilityCondition = {
  condition: 'approved' | 'published' | 'not_archived' | 'priced' | 'in_stock' | 'store_open';
  isMet: boolean;
};
