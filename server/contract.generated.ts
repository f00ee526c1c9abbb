// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.

export type Credentials = {
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
  errors?: Record<string, string[]>;
  /** Only on 401. token_expired and token_invalid may be refreshed and replayed once; Unauthorized never. */
  error?: 'token_expired' | 'token_invalid' | 'Unauthorized';
  /** On 409 and 412, the record as it stands now. */
  current?: Record<string, unknown>;
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
};

export type Role = 'store_admin' | 'store_manager' | 'store_user';

/** The store the user works for, as the shell shows it. */
export type OwnStore = {
  id: string;
  name: string;
  nameAr: string | null;
  city: string | null;
  status: 'under_review' | 'active' | 'suspended';
};

export type CurrentUser = {
  id: string;
  firstName: string;
  lastName: string;
  userName: string;
  email: string;
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

export type InventoryType = 'in_stock' | 'low_stock' | 'out_of_stock';

export type ProductType = 'simple' | 'variable';

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
  categoryId: string | null;
  productType: ProductType;
  inventoryType: InventoryType;
  /** Centimes; the lowest of the variants. */
  price: number | null;
  /** Centimes; the highest of the variants. */
  priceMax: number | null;
  /** Available pieces, all variants together. */
  quantity: number;
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

export type VariantInput = {
  sku?: string;
  barcode?: string | null;
  optionValues: OptionChoice[];
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  stockOnHand?: number;
  lowStockThreshold?: number;
  weightGrams?: number | null;
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
  allowBackorder?: boolean;
  /** Of a simple product. */
  weightGrams?: number | null;
  /** All attributes of the product; what is left out goes. */
  attributes?: AttributeEntry[];
  /** `complete` asks for everything the create form asks for, `draft` only for a code and a name in one language. */
  saveAs?: 'draft' | 'complete';
  /** Of a variable product; each with a value on the same axes. */
  variants?: VariantInput[];
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

/** An inactive variant keeps its orders and its stock but is not sold. */
export type VariantStatus = 'active' | 'inactive';

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
  stockAvailable: number;
  lowStockThreshold: number;
  weightGrams: number | null;
  position: number;
  pictureUrl: string | null;
  status: VariantStatus;
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type ProductImage = {
  url: string;
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
  lowStockThreshold: number;
  /** It can be ordered while it is out of stock. */
  allowBackorder: boolean;
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
  completeness: Completeness;
  allowedActions: AllowedProductAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
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
  allowBackorder?: boolean;
  /** Of a simple product. */
  weightGrams?: number | null;
  /** All attributes of the product; what is left out goes. */
  attributes?: AttributeEntry[];
  /** `complete` asks for everything the create form asks for, `draft` only for a code and a name in one language. */
  saveAs?: 'draft' | 'complete';
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
  action?: 'publish' | 'unpublish' | 'archive';
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
  errors?: Record<string, string[]>;
  /** The product as it stands. */
  current?: Record<string, unknown>;
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
  lowStockThreshold?: number;
  weightGrams?: number | null;
};

export type VariantAxis = {
  attributeId: string;
  valueIds: string[];
};

/** Price, stock and threshold are those of the variants that are added. */
export type VariantGeneration = {
  productId: string;
  axes: VariantAxis[];
  price?: number | null;
  stockOnHand?: number;
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
  lowStockThreshold?: number;
  weightGrams?: number | null;
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
  | 'unknown';

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
  decimalComma: boolean;
};

export type ImportProductTotals = {
  created: number;
  updated: number;
  failed: number;
  unchanged: number;
};

export type ImportAction = 'dryRun' | 'run' | 'cancel';

export type ImportJob = {
  id: string;
  fileName: string;
  sizeBytes: number;
  format: ImportFormat;
  delimiter: ',' | ';' | '\t';
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1256';
  status: ImportStatus;
  failureCode: string | null;
  mapping: ImportColumn[];
  options: ImportOptions;
  /** Options that must be chosen before a dry run. */
  requiredOptions: ('textLanguage' | 'currency' | 'exchangeRate')[];
  /** Currencies found in the file. */
  currencies: string[];
  /** Records in the file. */
  rowCount: number;
  /** Records done in this dry run or run. */
  processedCount: number;
  okCount: number;
  failedCount: number;
  warningCount: number;
  skippedCount: number;
  products: ImportProductTotals;
  /** Whether the figures are those of a dry run. */
  dryRun: boolean;
  allowedActions: ImportAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type ImportMappingEntry = {
  column: string;
  target: string | null;
};

export type ImportOptionsUpdate = {
  textLanguage?: 'fr' | 'en' | 'ar' | null;
  currency?: string | null;
  exchangeRate?: number | null;
  decimalComma?: boolean;
};

export type ImportUpdate = {
  mapping?: ImportMappingEntry[];
  options?: ImportOptionsUpdate;
};

export type ImportRowStatus = 'error' | 'warning' | 'skipped';

export type ImportRowIssue = {
  code: string;
  column: string | null;
  value: string | null;
};

export type ImportRow = {
  /** Row as a spreadsheet counts it, the header is 1; a cell with line breaks is one row. */
  number: number;
  status: ImportRowStatus;
  action: 'create' | 'update' | 'skip';
  /** Product or variant code of the row. */
  code: string | null;
  errors: ImportRowIssue[];
};

export type ImportRowList = {
  items: ImportRow[];
  total: number;
  page: number;
  pageSize: number;
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

/** What staff may ask for. Clients, carriers and the marketplace move the rest. */
export type OrderAction =
  | 'accept'
  | 'undoAccept'
  | 'refuse'
  | 'prepare'
  | 'markReady'
  | 'handOver'
  | 'deliver'
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
  allowedActions: AllowedOrderAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

/** Orders in each status under the same filters, the status filter apart. */
export type OrderCounts = Record<string, number>;

export type OrderList = {
  items: OrderSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: OrderCounts;
};

export type OrderItem = {
  id: string;
  productId: string;
  variantId: string;
  sku: string;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
  optionsText: string | null;
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
  history: HistoryEntry[];
  carrier: string | null;
  trackingNumber: string | null;
  invoiceId: string | null;
  allowedActions: AllowedOrderAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type RefusalReason = 'out_of_stock' | 'wrong_price' | 'outside_delivery_area' | 'other';

export type OrderActionRequest = {
  reasonCode?: RefusalReason;
  /** Message to the client. */
  note?: string;
  carrier?: string;
  trackingNumber?: string;
};

export interface Operations {
  /** Sign in */
  createToken: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: Credentials;
    reply: TokenPair;
  };
  /** Get a new access token */
  refreshToken: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: RefreshRequest;
    reply: AccessToken;
  };
  /** Open a store */
  register: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: Registration;
    reply: Registered;
  };
  /** Who is signed in */
  getCurrentUser: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: CurrentUser;
  };
  /** Sign out */
  endSession: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: undefined;
  };
  /** Search the catalogue */
  searchProducts: {
    params: Record<never, never>;
    query: {
      q?: string;
      status?:
        | 'draft'
        | 'inactive'
        | 'published'
        | 'new'
        | 'under_review'
        | 'approved'
        | 'active'
        | 'archived';
      stock?: InventoryType[];
      categoryId?: string;
      brandId?: string;
      missingLanguage?: 'fr' | 'en' | 'ar';
      priceFrom?: number;
      priceTo?: number;
      sort:
        | 'name'
        | '-name'
        | 'createdAt'
        | '-createdAt'
        | 'price'
        | '-price'
        | 'quantity'
        | '-quantity'
        | 'code'
        | '-code';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: ProductList;
  };
  /** Create a product */
  createProduct: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ProductCreate;
    reply: Product;
  };
  /** One product */
  getProduct: {
    params: { productId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Product;
  };
  /** Change a product */
  updateProduct: {
    params: { productId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: ProductUpdate;
    reply: Product;
  };
  /** Act on a product */
  performProductAction: {
    params: { productId: string; action: ProductAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: Product;
  };
  /** What happened to a product */
  listProductHistory: {
    params: { productId: string };
    query: { page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: ProductHistoryList;
  };
  /** Sales of the last thirty days */
  getProductSales: {
    params: { productId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: ProductSales;
  };
  /** Change many products */
  updateProducts: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ProductBulkUpdate;
    reply: ProductBulkResult;
  };
  /** Add a variant */
  createVariant: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VariantCreate;
    reply: Variant;
  };
  /** Make the variants of a product along its axes */
  generateVariants: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VariantGeneration;
    reply: Product;
  };
  /** Remove variants */
  deleteVariants: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VariantIds;
    reply: VariantIds;
  };
  /** One variant */
  getVariant: {
    params: { variantId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Variant;
  };
  /** Change a variant */
  updateVariant: {
    params: { variantId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: VariantUpdate;
    reply: Variant;
  };
  /** The category tree */
  listCategories: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: CategoryList;
  };
  /** Brands */
  listBrands: {
    params: Record<never, never>;
    query: { q?: string; page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: BrandList;
  };
  /** Attributes */
  listAttributes: {
    params: Record<never, never>;
    query: { categoryId?: string; page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: AttributeList;
  };
  /** Values of an attribute */
  listAttributeValues: {
    params: Record<never, never>;
    query: { attributeId: string; page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: AttributeValueList;
  };
  /** Cities of Morocco */
  listCities: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: CityList;
  };
  /** Send a product file */
  createImport: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: {
      /** CSV or TSV, 100 MB at most. */
      file: Blob;
    };
    reply: ImportJob;
  };
  /** One import job */
  getImport: {
    params: { importId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: ImportJob;
  };
  /** Change the mapping or the options */
  updateImport: {
    params: { importId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: ImportUpdate;
    reply: ImportJob;
  };
  /** Rows with something to say */
  listImportRows: {
    params: { importId: string };
    query: { status?: ImportRowStatus; page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: ImportRowList;
  };
  /** The failing rows as a file */
  downloadImportFailures: {
    params: { importId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: string;
  };
  /** Check, run or cancel an import */
  performImportAction: {
    params: { importId: string; action: ImportAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: ImportJob;
  };
  /** Orders of the store */
  listOrders: {
    params: Record<never, never>;
    query: {
      q?: string;
      status?: OrderStatusInput[];
      from?: string;
      to?: string;
      cityId?: string;
      paymentMethod?: PaymentMethod;
      sort:
        | 'deadline'
        | '-deadline'
        | 'orderDate'
        | '-orderDate'
        | 'total'
        | '-total'
        | 'number'
        | '-number';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: OrderList;
  };
  /** One order */
  getOrder: {
    params: { orderId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Order;
  };
  /** Act on an order */
  performOrderAction: {
    params: { orderId: string; action: OrderAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: OrderActionRequest;
    reply: Order;
  };
}

export type OperationId = keyof Operations;
