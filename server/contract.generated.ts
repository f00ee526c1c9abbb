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
  /** 320 pixels; the cover itself where there is no smaller one. */
  coverThumbnailUrl: string | null;
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
  items: ProductSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: ProductCounts;
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
  categoryId?: string | null;
  brandId?: string | null;
  productType?: 'simple';
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  quantity?: number;
  lowStockThreshold?: number;
};

/** Values that wait for the marketplace's approval while the live ones stay. */
export type PendingChanges = {
  name?: string;
  categoryId?: string;
  brandId?: string;
  /** Pictures in order as in `mediaIds` of the product. */
  mediaIds?: string[];
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
  stockOnHand: number;
  stockReserved: number;
  stockAvailable: number;
  lowStockThreshold: number;
  weightGrams: number | null;
  position: number;
  pictureUrl: string | null;
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
  lowStockThreshold: number;
  status: ProductStatus;
  approvalState: ApprovalState;
  isActive: boolean;
  isArchived: boolean;
  rejectionReason: string | null;
  handle: string;
  pendingChanges: PendingChanges | null;
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

export type ProductUpdate = {
  barcode?: string | null;
  name?: string | null;
  nameEn?: string | null;
  nameAr?: string | null;
  description?: string | null;
  descriptionEn?: string | null;
  descriptionAr?: string | null;
  categoryId?: string | null;
  brandId?: string | null;
  /** Simple products only; variants carry their own. */
  price?: number | null;
  compareAtPrice?: number | null;
  costPrice?: number | null;
  /** Stock on hand of a simple product. */
  quantity?: number;
  lowStockThreshold?: number;
  /** All pictures in order, the first is the cover: media of the store, and pictures of this product by their own id where they are no media. One that is left out is detached. On an approved product the new pictures wait as `pendingChanges`. */
  mediaIds?: string[];
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
  values: AttributeValue[];
};

export type AttributeList = {
  items: Attribute[];
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
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: AttributeList;
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
  /** Send a picture */
  uploadMedia: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: {
      /** PNG, JPEG or WebP; 10 MB and 40 megapixels at most, no side beyond 12,000 pixels. */
      file: Blob;
    };
    reply: Media;
  };
  /** Send several pictures */
  uploadManyMedia: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: {
      /** Each as for a single upload, in a field named files. */
      files: Blob[];
    };
    reply: MediaUploadResults;
  };
  /** The store's pictures */
  listMedia: {
    params: Record<never, never>;
    query: {
      q?: string;
      unused?: boolean;
      productId?: string;
      sort: 'createdAt' | '-createdAt' | 'position';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: MediaList;
  };
  /** Describe a picture */
  updateMedia: {
    params: { mediaId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: MediaUpdate;
    reply: Media;
  };
  /** Make a picture the cover of a product */
  makeMediaCover: {
    params: { mediaId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: CoverChoice;
    reply: Product;
  };
  /** Delete pictures */
  deleteMedia: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: MediaIds;
    reply: MediaDeletionResults;
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
