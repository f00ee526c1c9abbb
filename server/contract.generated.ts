// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.

import type { Readable } from 'node:stream';
import type {
  AccessToken,
  AddedTasks,
  ApplicationCreate,
  ApplicationCv,
  ApplicationReceived,
  AttributeList,
  AttributeValueList,
  AuditAction,
  AuditList,
  Availability,
  AvailabilityInput,
  BoardCardPage,
  BrandList,
  BulkConversationRequest,
  BulkConversationResult,
  BulkOrderRequest,
  BulkOrderResult,
  BulkUserRequest,
  BulkUserResult,
  CalendarEvent,
  CalendarEventCreate,
  CalendarEventDelete,
  CalendarEventUpdate,
  CalendarFeed,
  CalendarFeedAddress,
  CalendarFeedCreate,
  CalendarImport,
  CalendarRange,
  CalendarSource,
  Cancellation,
  CancellationAction,
  CancellationActionRequest,
  CancellationList,
  CancellationRequest,
  CancellationStatus,
  Candidacy,
  CandidacyAction,
  CandidacyActionRequest,
  CandidacyId,
  CandidacyList,
  CandidacyNoteCreate,
  CandidacyStatus,
  CandidacyUpdate,
  CandidateApplication,
  CandidateLink,
  CardNotice,
  Carrier,
  CarrierAction,
  CarrierCreate,
  CarrierList,
  CarrierSchedule,
  CarrierScheduleInput,
  CarrierUpdate,
  Cart,
  CartQuote,
  CategoryList,
  ChangedEmail,
  ChangedUsers,
  Chat,
  ChatAddress,
  ChatLink,
  ChatMessageCreate,
  CityList,
  Client,
  ClientCreate,
  ClientList,
  ClientMerge,
  ClientUpdate,
  ConfirmedEmail,
  Contact,
  Conversation,
  ConversationAction,
  ConversationAssignment,
  ConversationCounts,
  ConversationCreate,
  ConversationFile,
  ConversationFileId,
  ConversationId,
  ConversationKind,
  ConversationLinkId,
  ConversationLinkKind,
  ConversationMark,
  ConversationMessageCreate,
  ConversationMessageId,
  ConversationNoteCreate,
  ConversationPage,
  ConversationSnooze,
  ConversationStatus,
  ConversationUpdate,
  CoverChoice,
  Credentials,
  CurrentUser,
  DeliveryAttemptRequest,
  Departure,
  DepartureAction,
  DepartureActionRequest,
  DepartureCreate,
  DepartureList,
  DepartureSeries,
  DepartureSeriesUpdate,
  DepartureStatus,
  DepartureUpdate,
  DraftKey,
  EmailChange,
  EmailCode,
  EmailConfirmation,
  EmailLink,
  FolderPath,
  FolderRename,
  FoundRecords,
  GuestBooking,
  GuestBookingRequest,
  GuestWaiting,
  HoldRequest,
  IconList,
  IdentityList,
  IdentityProviderList,
  ImportAction,
  ImportActionRequest,
  ImportJob,
  ImportJobList,
  ImportRowList,
  ImportRowOutcome,
  ImportRowStatus,
  ImportStandout,
  ImportUpdate,
  InterviewChoice,
  InventoryType,
  Invoice,
  InvoiceAction,
  InvoiceActionRequest,
  InvoiceCreation,
  InvoiceList,
  InvoiceStatus,
  InvoiceType,
  InvoiceUpdate,
  Join,
  KeptCard,
  Language,
  Letterhead,
  LinkChallenge,
  LinkCodeRequest,
  ListedPaymentMethod,
  MarkedNotifications,
  MarketplaceRequest,
  Media,
  MediaDeletionResults,
  MediaFolders,
  MediaIds,
  MediaList,
  MediaMove,
  MediaUpdate,
  MediaUploadResults,
  MessageAction,
  MetricsPeople,
  MetricsProducts,
  MetricsSales,
  MetricsSeries,
  MetricsSummary,
  MovedMedia,
  NewUser,
  NewView,
  NotificationKind,
  NotificationList,
  NotificationMarks,
  OfferAnswer,
  Order,
  OrderAction,
  OrderActionRequest,
  OrderBoard,
  OrderList,
  OrderPrints,
  OrderStage,
  OrderStatusInput,
  OrderUpdate,
  OrdersToCollect,
  ParcelScan,
  PasswordChange,
  PasswordLink,
  PasswordLinkRequest,
  PasswordResetConfirmation,
  PasswordResetRequest,
  Payment,
  PaymentList,
  PaymentMethod,
  PaymentStatus,
  Payout,
  PayoutAnswer,
  PayoutEntryKind,
  PayoutFile,
  PayoutList,
  PayoutStatus,
  PayoutSummary,
  Pickup,
  PickupAction,
  PickupActionRequest,
  PickupCreate,
  PickupList,
  PickupStatus,
  PlacedCart,
  PlannedDepartures,
  PortalErrorReport,
  PortalStatus,
  Post,
  PostAction,
  PostCreate,
  PostList,
  PostStatus,
  PostUpdate,
  Preferences,
  PreferencesUpdate,
  Product,
  ProductAction,
  ProductBulkResult,
  ProductBulkUpdate,
  ProductCreate,
  ProductHistoryList,
  ProductList,
  ProductSales,
  ProductUpdate,
  PublicCategoryList,
  PublicHoldRequest,
  PublicPost,
  PublicPostList,
  PublicProduct,
  PublicProductList,
  PublicStoreDetails,
  PublicTour,
  PublicTourList,
  PublicVacancy,
  PublicVacancyList,
  QuoteWanted,
  Received,
  RecordedPrints,
  RefreshRequest,
  Registered,
  Registration,
  Return,
  ReturnAction,
  ReturnActionRequest,
  ReturnList,
  ReturnStatus,
  Role,
  SavedReplies,
  SavedReply,
  SavedReplyCreate,
  SavedReplyId,
  SavedReplyUpdate,
  ScoreCardWrite,
  SessionList,
  SlotHold,
  SlotHoldRequest,
  SlotList,
  Store,
  StoreList,
  StoreUpdate,
  TableName,
  TakenOrder,
  Task,
  TaskAction,
  TaskCommentCreate,
  TaskCreate,
  TaskLinkId,
  TaskLinkKind,
  TaskList,
  TaskListCreate,
  TaskListId,
  TaskListMove,
  TaskListUpdate,
  TaskLists,
  TaskMove,
  TaskPage,
  TaskPeople,
  TaskStatus,
  TaskTemplate,
  TaskTemplateCreate,
  TaskTemplateUse,
  TaskTemplates,
  TaskUpdate,
  TestCard,
  TicketCheckIn,
  Today,
  TokenExchange,
  TokenPair,
  Tour,
  TourAction,
  TourBooking,
  TourBookingAction,
  TourBookingActionRequest,
  TourBookingList,
  TourBookingStatus,
  TourCreate,
  TourList,
  TourStatus,
  TourUpdate,
  User,
  UserIds,
  UserList,
  UserStatus,
  UserUpdate,
  Vacancy,
  VacancyAction,
  VacancyContract,
  VacancyCreate,
  VacancyId,
  VacancyList,
  VacancyStatus,
  VacancyUpdate,
  Variant,
  VariantCreate,
  VariantGeneration,
  VariantIds,
  VariantUpdate,
  View,
  ViewIds,
  ViewList,
  ViewUpdate,
  WaitingCounts,
  WaitingEntry,
  WaitingRequest,
} from '#openapi/types.generated';

export interface Operations {
  /** Sign in */
  createToken: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: Credentials;
    reply: TokenPair;
  };
  /** Refresh the access token */
  refreshToken: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: RefreshRequest;
    reply: AccessToken;
  };
  /** Register a store */
  register: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'accept-language'?: string };
    body: Registration;
    reply: Registered;
  };
  /** List the identity providers */
  listIdentityProviders: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: IdentityProviderList;
  };
  /** Sign in with a provider's token */
  exchangeToken: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: TokenExchange;
    reply: TokenPair;
  };
  /** Mail a code that links an identity */
  sendLinkCode: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: LinkCodeRequest;
    reply: LinkChallenge;
  };
  /** List own linked identities */
  listIdentities: {
    params: Record<never, never>;
    query: { page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: IdentityList;
  };
  /** Unlink an identity */
  unlinkIdentity: {
    params: { identityId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: void;
  };
  /** Get the current user */
  getCurrentUser: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: CurrentUser;
  };
  /** Get the state of the own e-mail confirmation */
  getEmailConfirmation: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: EmailConfirmation;
  };
  /** Send another confirmation mail */
  sendEmailConfirmation: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: EmailConfirmation;
  };
  /** Confirm the own e-mail address with a code */
  confirmEmail: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: EmailCode;
    reply: EmailConfirmation;
  };
  /** Confirm an e-mail address with a link */
  confirmEmailByLink: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: EmailLink;
    reply: ConfirmedEmail;
  };
  /** Confirm a new e-mail address with a link */
  confirmEmailChange: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: EmailLink;
    reply: ChangedEmail;
  };
  /** Undo a change of an e-mail address with a link */
  undoEmailChange: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: EmailLink;
    reply: ChangedEmail;
  };
  /** Cancel a change of an e-mail address */
  cancelEmailChange: {
    params: { changeId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: void;
  };
  /** Mail the link of a change of an e-mail address again */
  sendEmailChange: {
    params: { changeId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: EmailChange;
  };
  /** Sign out */
  endSession: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: void;
  };
  /** Change own password */
  changePassword: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: PasswordChange;
    reply: void;
  };
  /** Request a password reset link */
  resetPassword: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'accept-language'?: string };
    body: PasswordResetRequest;
    reply: void;
  };
  /** Read a password link */
  readPasswordLink: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: PasswordLinkRequest;
    reply: PasswordLink;
  };
  /** Set a new password with a link */
  confirmPasswordReset: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: PasswordResetConfirmation;
    reply: void;
  };
  /** Get own preferences */
  getPreferences: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Preferences;
  };
  /** Update own preferences */
  updatePreferences: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: PreferencesUpdate;
    reply: Preferences;
  };
  /** Get the key of own drafts */
  getDraftKey: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: DraftKey;
  };
  /** List own sessions */
  listSessions: {
    params: Record<never, never>;
    query: { page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: SessionList;
  };
  /** End all other sessions */
  endOtherSessions: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: void;
  };
  /** End another session */
  endOneSession: {
    params: { sessionId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: void;
  };
  /** List own table views */
  listViews: {
    params: Record<never, never>;
    query: { table?: TableName; page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: ViewList;
  };
  /** Save a table view */
  createView: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: NewView;
    reply: View;
  };
  /** Update a table view */
  updateView: {
    params: { viewId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: ViewUpdate;
    reply: View;
  };
  /** Delete table views */
  deleteViews: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ViewIds;
    reply: void;
  };
  /** List users */
  listUsers: {
    params: Record<never, never>;
    query: {
      q?: string;
      role?: Role;
      status?: UserStatus;
      archived: boolean;
      sort:
        | 'name'
        | '-name'
        | 'userName'
        | '-userName'
        | 'email'
        | '-email'
        | 'role'
        | '-role'
        | 'status'
        | '-status'
        | 'lastSeenAt'
        | '-lastSeenAt'
        | 'createdAt'
        | '-createdAt';
      language: 'fr' | 'ar' | 'en';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: UserList;
  };
  /** Archive users */
  archiveUsers: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: UserIds;
    reply: ChangedUsers;
  };
  /** Unarchive users */
  unarchiveUsers: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: UserIds;
    reply: ChangedUsers;
  };
  /** Perform an action on several users */
  performUsersAction: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: BulkUserRequest;
    reply: BulkUserResult;
  };
  /** Create a user */
  createUser: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: NewUser;
    reply: User;
  };
  /** Update a user */
  updateUser: {
    params: { userId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: UserUpdate;
    reply: User;
  };
  /** Get a user */
  getUser: {
    params: { userId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: User;
  };
  /** Perform an action on a user */
  performUserAction: {
    params: {
      userId: string;
      action: 'activate' | 'deactivate' | 'resendInvitation' | 'withdrawInvitation';
    };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: User;
  };
  /** List the audit log */
  listAuditLog: {
    params: Record<never, never>;
    query: {
      entity?: string;
      entityId?: string;
      actor?: string;
      action?: AuditAction;
      from?: string;
      to?: string;
      acts: boolean;
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: AuditList;
  };
  /** Search products */
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
      mediaId?: string;
      missingLanguage?: 'fr' | 'en' | 'ar';
      review?: 'refused';
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
      language: 'fr' | 'ar' | 'en';
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
  /** Get a product */
  getProduct: {
    params: { productId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Product;
  };
  /** Update a product */
  updateProduct: {
    params: { productId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: ProductUpdate;
    reply: Product;
  };
  /** Perform an action on a product */
  performProductAction: {
    params: { productId: string; action: ProductAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: Product;
  };
  /** List the history of a product */
  listProductHistory: {
    params: { productId: string };
    query: { page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: ProductHistoryList;
  };
  /** Get product sales of the last thirty days */
  getProductSales: {
    params: { productId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: ProductSales;
  };
  /** Update many products */
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
  /** Generate the variants of a product */
  generateVariants: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VariantGeneration;
    reply: Product;
  };
  /** Delete variants */
  deleteVariants: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VariantIds;
    reply: VariantIds;
  };
  /** Get a variant */
  getVariant: {
    params: { variantId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Variant;
  };
  /** Update a variant */
  updateVariant: {
    params: { variantId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: VariantUpdate;
    reply: Variant;
  };
  /** List categories */
  listCategories: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: CategoryList;
  };
  /** List brands */
  listBrands: {
    params: Record<never, never>;
    query: { q?: string; language: 'fr' | 'ar' | 'en'; page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: BrandList;
  };
  /** List attributes */
  listAttributes: {
    params: Record<never, never>;
    query: { categoryId?: string; page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: AttributeList;
  };
  /** List values of an attribute */
  listAttributeValues: {
    params: Record<never, never>;
    query: { attributeId: string; q?: string; page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: AttributeValueList;
  };
  /** List cities */
  listCities: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: CityList;
  };
  /** Export products */
  exportProducts: {
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
      mediaId?: string;
      missingLanguage?: 'fr' | 'en' | 'ar';
      review?: 'refused';
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
      language: 'fr' | 'ar' | 'en';
      format: 'standard' | 'excel';
    };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Upload a product file */
  createImport: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: unknown;
    reply: ImportJob;
  };
  /** List import jobs */
  listImports: {
    params: Record<never, never>;
    query: { page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: ImportJobList;
  };
  /** Get an import job */
  getImport: {
    params: { importId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: ImportJob;
  };
  /** Update the mapping, the options or the encoding */
  updateImport: {
    params: { importId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: ImportUpdate;
    reply: ImportJob;
  };
  /** List rows that change something or have issues */
  listImportRows: {
    params: { importId: string };
    query: {
      status?: ImportRowStatus;
      outcome?: ImportRowOutcome;
      standout?: ImportStandout;
      q?: string;
      order: 'number' | 'heaviest';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: ImportRowList;
  };
  /** Download the failing rows */
  downloadImportFailures: {
    params: { importId: string };
    query: { language: 'fr' | 'ar' | 'en' };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Download the changes */
  downloadImportChanges: {
    params: { importId: string };
    query: { language: 'fr' | 'ar' | 'en' };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Dry-run, run or cancel an import */
  performImportAction: {
    params: { importId: string; action: ImportAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ImportActionRequest;
    reply: ImportJob;
  };
  /** Upload a picture */
  uploadMedia: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: unknown;
    reply: Media;
  };
  /** Upload several pictures */
  uploadManyMedia: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: unknown;
    reply: MediaUploadResults;
  };
  /** List pictures */
  listMedia: {
    params: Record<never, never>;
    query: {
      q?: string;
      unused?: boolean;
      productId?: string;
      ids?: string[];
      folder?: FolderPath;
      sort: 'createdAt' | '-createdAt' | 'name' | '-name' | 'size' | '-size' | 'position';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: MediaList;
  };
  /** Update the texts of a picture */
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
  /** List folders of the media library */
  listMediaFolders: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: MediaFolders;
  };
  /** Rename a folder */
  renameMediaFolder: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: FolderRename;
    reply: MovedMedia;
  };
  /** Move pictures into a folder */
  moveMedia: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: MediaMove;
    reply: MovedMedia;
  };
  /** List orders */
  listOrders: {
    params: Record<never, never>;
    query: {
      q?: string;
      status?: OrderStatusInput[];
      from?: string;
      to?: string;
      clientId?: string;
      delivery?: 'refused';
      cityId?: string;
      minTotal?: number;
      maxTotal?: number;
      paymentMethod?: PaymentMethod;
      cancellation?: 'requested';
      due?: 'late';
      figure?: 'counted' | 'sold' | 'cancelled' | 'returned';
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
  /** Get the totals of the board of orders */
  getOrderBoard: {
    params: Record<never, never>;
    query: {
      q?: string;
      from?: string;
      to?: string;
      cityId?: string;
      minTotal?: number;
      maxTotal?: number;
      paymentMethod?: PaymentMethod;
      due?: 'late';
    };
    headers: Record<never, never>;
    body: undefined;
    reply: OrderBoard;
  };
  /** List the orders of a stage */
  listBoardCards: {
    params: { stage: OrderStage };
    query: {
      q?: string;
      from?: string;
      to?: string;
      cityId?: string;
      minTotal?: number;
      maxTotal?: number;
      paymentMethod?: PaymentMethod;
      due?: 'late';
      after?: string;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: BoardCardPage;
  };
  /** Export orders */
  exportOrders: {
    params: Record<never, never>;
    query: {
      q?: string;
      status?: OrderStatusInput[];
      from?: string;
      to?: string;
      clientId?: string;
      delivery?: 'refused';
      cityId?: string;
      minTotal?: number;
      maxTotal?: number;
      paymentMethod?: PaymentMethod;
      cancellation?: 'requested';
      due?: 'late';
      figure?: 'counted' | 'sold' | 'cancelled' | 'returned';
      sort:
        | 'deadline'
        | '-deadline'
        | 'orderDate'
        | '-orderDate'
        | 'total'
        | '-total'
        | 'number'
        | '-number';
      language: 'fr' | 'ar' | 'en';
      format: 'standard' | 'excel';
    };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Get an order */
  getOrder: {
    params: { orderId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Order;
  };
  /** Update the note and external number of an order */
  updateOrder: {
    params: { orderId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: OrderUpdate;
    reply: Order;
  };
  /** Record that papers of orders were printed */
  recordOrderPrints: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: OrderPrints;
    reply: RecordedPrints;
  };
  /** Perform an action on many orders */
  performOrdersAction: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: BulkOrderRequest;
    reply: BulkOrderResult;
  };
  /** Perform an action on an order */
  performOrderAction: {
    params: { orderId: string; action: OrderAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: OrderActionRequest;
    reply: Order;
  };
  /** Log an attempt to reach a client who pays on delivery */
  logDeliveryAttempt: {
    params: { orderId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: DeliveryAttemptRequest;
    reply: Order;
  };
  /** Place an order for a client */
  takeOrder: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: TakenOrder;
    reply: PlacedCart;
  };
  /** Cancel an accepted order, or part of it */
  createCancellation: {
    params: { orderId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CancellationRequest;
    reply: Cancellation;
  };
  /** List cancellations */
  listCancellations: {
    params: Record<never, never>;
    query: {
      q?: string;
      status?: CancellationStatus[];
      from?: string;
      to?: string;
      sort: 'deadline' | '-deadline' | 'createdAt' | '-createdAt' | 'number' | '-number';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: CancellationList;
  };
  /** Get a cancellation */
  getCancellation: {
    params: { cancellationId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Cancellation;
  };
  /** Perform an action on a cancellation */
  performCancellationAction: {
    params: { cancellationId: string; action: CancellationAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CancellationActionRequest;
    reply: Cancellation;
  };
  /** List returns */
  listReturns: {
    params: Record<never, never>;
    query: {
      q?: string;
      status?: ReturnStatus[];
      clientId?: string;
      from?: string;
      to?: string;
      sort: 'deadline' | '-deadline' | 'createdAt' | '-createdAt' | 'number' | '-number';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: ReturnList;
  };
  /** Get a return */
  getReturn: {
    params: { returnId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Return;
  };
  /** Perform an action on a return */
  performReturnAction: {
    params: { returnId: string; action: ReturnAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ReturnActionRequest;
    reply: Return;
  };
  /** List payments */
  listPayments: {
    params: Record<never, never>;
    query: {
      q?: string;
      method?: ListedPaymentMethod;
      status?: PaymentStatus[];
      from?: string;
      to?: string;
      sort: 'createdAt' | '-createdAt' | 'amount' | '-amount';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: PaymentList;
  };
  /** Get a payment */
  getPayment: {
    params: { paymentId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Payment;
  };
  /** List invoices */
  listInvoices: {
    params: Record<never, never>;
    query: {
      q?: string;
      type?: InvoiceType;
      status?: InvoiceStatus[];
      from?: string;
      to?: string;
      overdue?: boolean;
      sort: 'issueDate' | '-issueDate' | 'total' | '-total' | 'dueDate' | '-dueDate';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: InvoiceList;
  };
  /** Draft an invoice */
  createInvoice: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: InvoiceCreation;
    reply: Invoice;
  };
  /** Export invoices */
  exportInvoices: {
    params: Record<never, never>;
    query: {
      q?: string;
      type?: InvoiceType;
      status?: InvoiceStatus[];
      from?: string;
      to?: string;
      overdue?: boolean;
      sort: 'issueDate' | '-issueDate' | 'total' | '-total' | 'dueDate' | '-dueDate';
      language: 'fr' | 'ar' | 'en';
      format: 'standard' | 'excel';
    };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Get an invoice */
  getInvoice: {
    params: { invoiceId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Invoice;
  };
  /** Update an invoice draft */
  updateInvoice: {
    params: { invoiceId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: InvoiceUpdate;
    reply: Invoice;
  };
  /** Perform an action on an invoice */
  performInvoiceAction: {
    params: { invoiceId: string; action: InvoiceAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: InvoiceActionRequest;
    reply: Invoice;
  };
  /** List payouts */
  listPayouts: {
    params: Record<never, never>;
    query: {
      status?: PayoutStatus[];
      from?: string;
      to?: string;
      sort: 'periodStart' | '-periodStart' | 'net' | '-net';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: PayoutList;
  };
  /** Get a payout */
  getPayout: {
    params: { payoutId: string };
    query: { kind?: PayoutEntryKind; page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: Payout;
  };
  /** Download a payout statement */
  downloadPayoutStatement: {
    params: { payoutId: string };
    query: { language: 'fr' | 'ar' | 'en'; format: 'standard' | 'excel' };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Answer what holds a payout back */
  answerPayout: {
    params: { payoutId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: PayoutAnswer;
    reply: PayoutSummary;
  };
  /** Upload a file for an answer */
  uploadPayoutFile: {
    params: { payoutId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: unknown;
    reply: PayoutFile;
  };
  /** Download a file of an answer */
  downloadPayoutFile: {
    params: { payoutId: string; fileId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Get the metrics of a period */
  getMetricsSummary: {
    params: Record<never, never>;
    query: {
      period: 'day' | 'week' | 'month' | 'year';
      date?: string;
      from?: string;
      to?: string;
      compare: 'previous' | 'week' | 'month' | 'year';
    };
    headers: Record<never, never>;
    body: undefined;
    reply: MetricsSummary;
  };
  /** Get the steps of a period */
  getMetricsSeries: {
    params: Record<never, never>;
    query: {
      period: 'day' | 'week' | 'month' | 'year';
      date?: string;
      from?: string;
      to?: string;
      compare: 'previous' | 'week' | 'month' | 'year';
    };
    headers: Record<never, never>;
    body: undefined;
    reply: MetricsSeries;
  };
  /** Get sales by month and by year */
  getMetricsSales: {
    params: Record<never, never>;
    query: { year?: number };
    headers: Record<never, never>;
    body: undefined;
    reply: MetricsSales;
  };
  /** Get best-selling products and categories of a period */
  getMetricsProducts: {
    params: Record<never, never>;
    query: {
      period: 'day' | 'week' | 'month' | 'year';
      date?: string;
      from?: string;
      to?: string;
      limit: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: MetricsProducts;
  };
  /** Get salespeople and customers of a period */
  getMetricsPeople: {
    params: Record<never, never>;
    query: {
      period: 'day' | 'week' | 'month' | 'year';
      date?: string;
      from?: string;
      to?: string;
      limit: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: MetricsPeople;
  };
  /** Get the home page summary */
  getToday: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Today;
  };
  /** Get counts of pending work */
  getWaiting: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: WaitingCounts;
  };
  /** Search records of all kinds */
  searchRecords: {
    params: Record<never, never>;
    query: { q: string };
    headers: Record<never, never>;
    body: undefined;
    reply: FoundRecords;
  };
  /** List stores of the user */
  listStores: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: StoreList;
  };
  /** Get the user's store */
  getMyStore: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Store;
  };
  /** Get the availability of the store */
  getMyAvailability: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Availability;
  };
  /** Set the availability of the store */
  createAvailability: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: AvailabilityInput;
    reply: Availability;
  };
  /** Update store settings */
  updateStore: {
    params: { storeId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: StoreUpdate;
    reply: Store;
  };
  /** Get a store */
  getStore: {
    params: { storeId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Store;
  };
  /** Get a letterhead */
  getLetterhead: {
    params: { letterheadId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Letterhead;
  };
  /** List carriers */
  listCarriers: {
    params: Record<never, never>;
    query: { page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: CarrierList;
  };
  /** Add a carrier */
  createCarrier: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CarrierCreate;
    reply: Carrier;
  };
  /** Update a carrier */
  updateCarrier: {
    params: { carrierId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: CarrierUpdate;
    reply: Carrier;
  };
  /** Get the slots of a carrier */
  getCarrierSchedule: {
    params: { carrierId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: CarrierSchedule;
  };
  /** Set the slots of a carrier */
  updateCarrierSchedule: {
    params: { carrierId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: CarrierScheduleInput;
    reply: CarrierSchedule;
  };
  /** Archive or unarchive a carrier */
  performCarrierAction: {
    params: { carrierId: string; action: CarrierAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: Carrier;
  };
  /** List pickups */
  listPickups: {
    params: Record<never, never>;
    query: {
      q?: string;
      status?: PickupStatus[];
      carrierId?: string;
      from?: string;
      to?: string;
      sort: 'startsAt' | '-startsAt' | 'createdAt' | '-createdAt' | 'number' | '-number';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: PickupList;
  };
  /** Export pickups */
  exportPickups: {
    params: Record<never, never>;
    query: {
      q?: string;
      status?: PickupStatus[];
      carrierId?: string;
      from?: string;
      to?: string;
      sort: 'startsAt' | '-startsAt' | 'createdAt' | '-createdAt' | 'number' | '-number';
      language: 'fr' | 'ar' | 'en';
      format: 'standard' | 'excel';
    };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** List orders to collect */
  listOrdersToCollect: {
    params: Record<never, never>;
    query: { cityId?: string };
    headers: Record<never, never>;
    body: undefined;
    reply: OrdersToCollect;
  };
  /** List slots */
  listSlots: {
    params: Record<never, never>;
    query: { from?: string; days: number; carrierId?: string };
    headers: Record<never, never>;
    body: undefined;
    reply: SlotList;
  };
  /** Hold places of a slot */
  holdSlot: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SlotHoldRequest;
    reply: SlotHold;
  };
  /** Release held places */
  releaseSlot: {
    params: { holdId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: void;
  };
  /** Request a pickup */
  requestPickup: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: PickupCreate;
    reply: Pickup;
  };
  /** Get a pickup */
  getPickup: {
    params: { pickupId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Pickup;
  };
  /** Perform an action on a pickup */
  performPickupAction: {
    params: { pickupId: string; action: PickupAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: PickupActionRequest;
    reply: Pickup;
  };
  /** Scan a parcel of a pickup */
  scanParcel: {
    params: { pickupId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ParcelScan;
    reply: Pickup;
  };
  /** Add a client */
  createClient: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ClientCreate;
    reply: Client;
  };
  /** Update a client */
  updateClient: {
    params: { clientId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: ClientUpdate;
    reply: Client;
  };
  /** List clients */
  listClients: {
    params: Record<never, never>;
    query: {
      q?: string;
      duplicates: boolean;
      duplicateOf?: string;
      sort: 'name' | '-name' | 'createdAt' | '-createdAt';
      language: 'fr' | 'ar' | 'en';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: ClientList;
  };
  /** Export clients */
  exportClients: {
    params: Record<never, never>;
    query: {
      q?: string;
      duplicates: boolean;
      sort: 'name' | '-name' | 'createdAt' | '-createdAt';
      language: 'fr' | 'ar' | 'en';
      format: 'standard' | 'excel';
    };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Get a client */
  getClient: {
    params: { clientId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Client;
  };
  /** Merge a client into this one */
  mergeClients: {
    params: { clientId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ClientMerge;
    reply: Client;
  };
  /** List articles */
  listPosts: {
    params: Record<never, never>;
    query: {
      q?: string;
      status?: PostStatus;
      sort: 'title' | '-title' | 'updatedAt' | '-updatedAt' | 'publishedAt' | '-publishedAt';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: PostList;
  };
  /** Create an article */
  createPost: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: PostCreate;
    reply: Post;
  };
  /** Get an article */
  getPost: {
    params: { slug: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Post;
  };
  /** Update an article */
  updatePost: {
    params: { slug: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: PostUpdate;
    reply: Post;
  };
  /** Publish, unpublish or delete an article */
  performPostAction: {
    params: { slug: string; action: PostAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: Post;
  };
  /** List tasks */
  listTasks: {
    params: Record<never, never>;
    query: {
      q?: string;
      listId?: TaskListId;
      status?: TaskStatus;
      assigneeId?: string;
      label?: string;
      due?: 'overdue' | 'today' | 'week';
      linkKind?: TaskLinkKind;
      linkId?: TaskLinkId;
      sort: 'position' | 'dueDay' | '-updatedAt';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: TaskPage;
  };
  /** Export tasks */
  exportTasks: {
    params: Record<never, never>;
    query: {
      q?: string;
      listId?: TaskListId;
      status?: TaskStatus;
      assigneeId?: string;
      label?: string;
      due?: 'overdue' | 'today' | 'week';
      linkKind?: TaskLinkKind;
      linkId?: TaskLinkId;
      sort: 'position' | 'dueDay' | '-updatedAt';
      language: 'fr' | 'ar' | 'en';
      format: 'standard' | 'excel';
    };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** List the people of the task board */
  listTaskPeople: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: TaskPeople;
  };
  /** Add a task */
  createTask: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: TaskCreate;
    reply: Task;
  };
  /** Get a task */
  getTask: {
    params: { taskId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Task;
  };
  /** Update a task */
  updateTask: {
    params: { taskId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: TaskUpdate;
    reply: Task;
  };
  /** Move a task */
  moveTask: {
    params: { taskId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: TaskMove;
    reply: Task;
  };
  /** Comment on a task */
  createTaskComment: {
    params: { taskId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: TaskCommentCreate;
    reply: Task;
  };
  /** Complete, reopen or delete a task */
  performTaskAction: {
    params: { taskId: string; action: TaskAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: Task;
  };
  /** List the lists of the task board */
  listTaskLists: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: TaskLists;
  };
  /** Add a list */
  createTaskList: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: TaskListCreate;
    reply: TaskList;
  };
  /** Rename, archive or restore a list */
  updateTaskList: {
    params: { listId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: TaskListUpdate;
    reply: TaskList;
  };
  /** Move a list */
  moveTaskList: {
    params: { listId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: TaskListMove;
    reply: TaskList;
  };
  /** List task templates */
  listTaskTemplates: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: TaskTemplates;
  };
  /** Make a template of a list */
  createTaskTemplate: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: TaskTemplateCreate;
    reply: TaskTemplate;
  };
  /** Add the tasks of a template */
  useTaskTemplate: {
    params: { templateId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: TaskTemplateUse;
    reply: AddedTasks;
  };
  /** Delete a template */
  deleteTaskTemplate: {
    params: { templateId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: TaskTemplate;
  };
  /** List tours */
  listTours: {
    params: Record<never, never>;
    query: {
      q?: string;
      status?: TourStatus[];
      sort: 'title' | '-title' | 'updatedAt' | '-updatedAt' | 'createdAt' | '-createdAt';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: TourList;
  };
  /** Create a tour */
  createTour: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: TourCreate;
    reply: Tour;
  };
  /** Get a tour */
  getTour: {
    params: { tourId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Tour;
  };
  /** Update a tour */
  updateTour: {
    params: { tourId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: TourUpdate;
    reply: Tour;
  };
  /** Plan departures of a tour */
  createDepartures: {
    params: { tourId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: DepartureCreate;
    reply: PlannedDepartures;
  };
  /** Perform an action on a tour */
  performTourAction: {
    params: { tourId: string; action: TourAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: Tour;
  };
  /** Change a series of departures */
  updateDepartureSeries: {
    params: { seriesId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: DepartureSeriesUpdate;
    reply: DepartureSeries;
  };
  /** List departures */
  listDepartures: {
    params: Record<never, never>;
    query: {
      q?: string;
      tourId?: string;
      status?: DepartureStatus[];
      from?: string;
      to?: string;
      sort: 'startsAt' | '-startsAt';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: DepartureList;
  };
  /** Get a departure */
  getDeparture: {
    params: { departureId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Departure;
  };
  /** Update a departure */
  updateDeparture: {
    params: { departureId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: DepartureUpdate;
    reply: Departure;
  };
  /** Perform an action on a departure */
  performDepartureAction: {
    params: { departureId: string; action: DepartureAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: DepartureActionRequest;
    reply: Departure;
  };
  /** Hold places of a departure */
  holdDeparture: {
    params: { departureId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: HoldRequest;
    reply: TourBooking;
  };
  /** Check a ticket in */
  checkInTicket: {
    params: { departureId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: TicketCheckIn;
    reply: TourBooking;
  };
  /** Add somebody to the waiting list */
  joinWaitingList: {
    params: { departureId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: WaitingRequest;
    reply: WaitingEntry;
  };
  /** Take somebody off the waiting list */
  leaveWaitingList: {
    params: { waitingId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: WaitingEntry;
  };
  /** List bookings of tours */
  listTourBookings: {
    params: Record<never, never>;
    query: {
      q?: string;
      tourId?: string;
      departureId?: string;
      status?: TourBookingStatus[];
      from?: string;
      to?: string;
      sort: 'startsAt' | '-startsAt' | 'createdAt' | '-createdAt' | 'number' | '-number';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: TourBookingList;
  };
  /** Export bookings of tours */
  exportTourBookings: {
    params: Record<never, never>;
    query: {
      q?: string;
      tourId?: string;
      departureId?: string;
      status?: TourBookingStatus[];
      from?: string;
      to?: string;
      sort: 'startsAt' | '-startsAt' | 'createdAt' | '-createdAt' | 'number' | '-number';
      language: 'fr' | 'ar' | 'en';
      format: 'standard' | 'excel';
    };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Get a booking of a tour */
  getTourBooking: {
    params: { bookingId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: TourBooking;
  };
  /** Perform an action on a booking */
  performTourBookingAction: {
    params: { bookingId: string; action: TourBookingAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: TourBookingActionRequest;
    reply: TourBooking;
  };
  /** List tours for guests */
  listPublicTours: {
    params: Record<never, never>;
    query: { language: 'fr' | 'ar' | 'en'; page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: PublicTourList;
  };
  /** Get a tour for guests */
  getPublicTour: {
    params: { tourId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: PublicTour;
  };
  /** Hold places for a guest */
  holdTourPlaces: {
    params: { departureId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: PublicHoldRequest;
    reply: GuestBooking;
  };
  /** Join a waiting list as a guest */
  waitForTourPlaces: {
    params: { departureId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: WaitingRequest;
    reply: GuestWaiting;
  };
  /** Read a booking as its guest */
  readTourBooking: {
    params: { link: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: GuestBooking;
  };
  /** Book held places */
  bookTourPlaces: {
    params: { link: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: GuestBookingRequest;
    reply: GuestBooking;
  };
  /** Read the calendar file of a ticket */
  readTicketCalendar: {
    params: { link: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Cancel a booking as its guest */
  cancelTourPlaces: {
    params: { link: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: GuestBooking;
  };
  /** Read an entry of a waiting list as its guest */
  readTourOffer: {
    params: { link: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: GuestWaiting;
  };
  /** Answer an offer of the waiting list */
  answerTourOffer: {
    params: { link: string; action: OfferAnswer };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: GuestWaiting;
  };
  /** Get a range of the calendar */
  getCalendar: {
    params: Record<never, never>;
    query: { from: string; to: string; sources?: CalendarSource[] };
    headers: Record<never, never>;
    body: undefined;
    reply: CalendarRange;
  };
  /** Export events */
  exportCalendarEvents: {
    params: Record<never, never>;
    query: { from: string; to: string; language: 'fr' | 'ar' | 'en'; format: 'standard' | 'excel' };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Add an event */
  createCalendarEvent: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CalendarEventCreate;
    reply: CalendarEvent;
  };
  /** Get an event */
  getCalendarEvent: {
    params: { eventId: string };
    query: { occurrence?: string };
    headers: Record<never, never>;
    body: undefined;
    reply: CalendarEvent;
  };
  /** Update an event */
  updateCalendarEvent: {
    params: { eventId: string };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: CalendarEventUpdate;
    reply: CalendarEvent;
  };
  /** Delete an event */
  deleteCalendarEvent: {
    params: { eventId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CalendarEventDelete;
    reply: CalendarEvent;
  };
  /** Get the user's calendar feed */
  getCalendarFeed: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: CalendarFeed;
  };
  /** Create or renew the address of the feed */
  createCalendarFeed: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: CalendarFeedCreate;
    reply: CalendarFeedAddress;
  };
  /** Revoke the address of the feed */
  revokeCalendarFeed: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: CalendarFeed;
  };
  /** Upload a calendar file */
  createCalendarImport: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: unknown;
    reply: CalendarImport;
  };
  /** Get an import of events */
  getCalendarImport: {
    params: { importId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: CalendarImport;
  };
  /** Import the events of a file */
  runCalendarImport: {
    params: { importId: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: CalendarImport;
  };
  /** List conversations */
  listConversations: {
    params: Record<never, never>;
    query: {
      q?: string;
      kind?: ConversationKind;
      status?: ConversationStatus;
      assigneeId?: string;
      label?: string;
      unread?: boolean;
      linkKind?: ConversationLinkKind;
      linkId?: ConversationLinkId;
      sort: '-lastMessageAt' | 'lastMessageAt' | 'answerDueAt';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: ConversationPage;
  };
  /** Count conversations */
  countConversations: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: ConversationCounts;
  };
  /** Export conversations */
  exportConversations: {
    params: Record<never, never>;
    query: {
      q?: string;
      kind?: ConversationKind;
      status?: ConversationStatus;
      assigneeId?: string;
      label?: string;
      unread?: boolean;
      linkKind?: ConversationLinkKind;
      linkId?: ConversationLinkId;
      sort: '-lastMessageAt' | 'lastMessageAt' | 'answerDueAt';
      language: 'fr' | 'ar' | 'en';
      format: 'standard' | 'excel';
    };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Close, reopen or assign many conversations */
  performConversationsAction: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: BulkConversationRequest;
    reply: BulkConversationResult;
  };
  /** Start a conversation */
  createConversation: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ConversationCreate;
    reply: Conversation;
  };
  /** Get a conversation */
  getConversation: {
    params: { conversationId: ConversationId };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Conversation;
  };
  /** Update a conversation */
  updateConversation: {
    params: { conversationId: ConversationId };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: ConversationUpdate;
    reply: Conversation;
  };
  /** Assign a conversation */
  assignConversation: {
    params: { conversationId: ConversationId };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ConversationAssignment;
    reply: Conversation;
  };
  /** Snooze a conversation */
  snoozeConversation: {
    params: { conversationId: ConversationId };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ConversationSnooze;
    reply: Conversation;
  };
  /** Mark a conversation as read or unread */
  markConversation: {
    params: { conversationId: ConversationId };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ConversationMark;
    reply: Conversation;
  };
  /** Add a note */
  createConversationNote: {
    params: { conversationId: ConversationId };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ConversationNoteCreate;
    reply: Conversation;
  };
  /** Answer a conversation */
  sendConversationMessage: {
    params: { conversationId: ConversationId };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ConversationMessageCreate;
    reply: Conversation;
  };
  /** Fetch the pictures on other servers that a letter shows */
  showMessagePictures: {
    params: { conversationId: ConversationId; messageId: ConversationMessageId };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: Conversation;
  };
  /** Undo, discard or send a message again */
  performMessageAction: {
    params: {
      conversationId: ConversationId;
      messageId: ConversationMessageId;
      action: MessageAction;
    };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: Conversation;
  };
  /** Download a file of a message */
  downloadConversationFile: {
    params: { conversationId: ConversationId; fileId: ConversationFileId };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Get the client’s link to a chat */
  getChatLink: {
    params: { conversationId: ConversationId };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: ChatAddress;
  };
  /** Revoke the client’s link and make a new one */
  renewChatLink: {
    params: { conversationId: ConversationId };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: ChatAddress;
  };
  /** Tell that the caller is typing */
  tellConversationTyping: {
    params: { conversationId: ConversationId };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: void;
  };
  /** Ask the marketplace into a chat about an order */
  askMarketplace: {
    params: { conversationId: ConversationId };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: MarketplaceRequest;
    reply: Conversation;
  };
  /** Open the team room */
  openTeamRoom: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: Conversation;
  };
  /** Change the status of a conversation */
  performConversationAction: {
    params: { conversationId: ConversationId; action: ConversationAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: Conversation;
  };
  /** Upload a file for a message */
  uploadConversationFile: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: unknown;
    reply: ConversationFile;
  };
  /** List the saved replies */
  listSavedReplies: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: SavedReplies;
  };
  /** Add a saved reply */
  createSavedReply: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: SavedReplyCreate;
    reply: SavedReply;
  };
  /** Update a saved reply */
  updateSavedReply: {
    params: { replyId: SavedReplyId };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: SavedReplyUpdate;
    reply: SavedReply;
  };
  /** Delete a saved reply */
  deleteSavedReply: {
    params: { replyId: SavedReplyId };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: SavedReply;
  };
  /** List vacancies */
  listVacancies: {
    params: Record<never, never>;
    query: {
      q?: string;
      status?: VacancyStatus[];
      cityId?: string;
      sort: 'title' | '-title' | 'updatedAt' | '-updatedAt' | 'closesOn' | '-closesOn';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: VacancyList;
  };
  /** Export vacancies */
  exportVacancies: {
    params: Record<never, never>;
    query: {
      q?: string;
      status?: VacancyStatus[];
      cityId?: string;
      sort: 'title' | '-title' | 'updatedAt' | '-updatedAt' | 'closesOn' | '-closesOn';
      language: 'fr' | 'ar' | 'en';
      format: 'standard' | 'excel';
    };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Create a vacancy */
  createVacancy: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: VacancyCreate;
    reply: Vacancy;
  };
  /** Get a vacancy */
  getVacancy: {
    params: { vacancyId: VacancyId };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Vacancy;
  };
  /** Update a vacancy */
  updateVacancy: {
    params: { vacancyId: VacancyId };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: VacancyUpdate;
    reply: Vacancy;
  };
  /** Publish, close, reopen, fill or delete a vacancy */
  performVacancyAction: {
    params: { vacancyId: VacancyId; action: VacancyAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: undefined;
    reply: Vacancy;
  };
  /** List applications */
  listCandidacies: {
    params: Record<never, never>;
    query: {
      q?: string;
      vacancyId?: VacancyId;
      status?: CandidacyStatus[];
      interviewerId?: string;
      sort: 'createdAt' | '-createdAt' | '-updatedAt' | 'interview';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: CandidacyList;
  };
  /** Export applications */
  exportCandidacies: {
    params: Record<never, never>;
    query: {
      q?: string;
      vacancyId?: VacancyId;
      status?: CandidacyStatus[];
      interviewerId?: string;
      sort: 'createdAt' | '-createdAt' | '-updatedAt' | 'interview';
      language: 'fr' | 'ar' | 'en';
      format: 'standard' | 'excel';
    };
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Get an application */
  getCandidacy: {
    params: { candidacyId: CandidacyId };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Candidacy;
  };
  /** Choose the interviewers of a candidate */
  updateCandidacy: {
    params: { candidacyId: CandidacyId };
    query: Record<never, never>;
    headers: { 'if-match'?: string; 'idempotency-key'?: string };
    body: CandidacyUpdate;
    reply: Candidacy;
  };
  /** Read the CV of a candidate */
  readCandidacyCv: {
    params: { candidacyId: CandidacyId };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Rate a candidate */
  scoreCandidate: {
    params: { candidacyId: CandidacyId };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ScoreCardWrite;
    reply: Candidacy;
  };
  /** Add a note about a candidate */
  createCandidacyNote: {
    params: { candidacyId: CandidacyId };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CandidacyNoteCreate;
    reply: Candidacy;
  };
  /** Take an application further, or end it */
  performCandidacyAction: {
    params: { candidacyId: CandidacyId; action: CandidacyAction };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: CandidacyActionRequest;
    reply: Candidacy;
  };
  /** List notifications of the user */
  listNotifications: {
    params: Record<never, never>;
    query: { kind?: NotificationKind[]; unread?: boolean; page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: NotificationList;
  };
  /** Mark notifications as read */
  markNotifications: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: NotificationMarks;
    reply: MarkedNotifications;
  };
  /** Stream change events of the store */
  streamEvents: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Read a calendar feed */
  readCalendarFeed: {
    params: { file: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Read a chat about an order */
  readChat: {
    params: { link: ChatLink };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Chat;
  };
  /** Write in a chat about an order */
  sendChatMessage: {
    params: { link: ChatLink };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ChatMessageCreate;
    reply: Chat;
  };
  /** Send a picture in a chat about an order */
  sendChatPicture: {
    params: { link: ChatLink };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: unknown;
    reply: Chat;
  };
  /** Read a picture or document of a chat */
  readChatFile: {
    params: { link: ChatLink; fileId: ConversationFileId };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Tell that the client is typing */
  tellChatTyping: {
    params: { link: ChatLink };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: void;
  };
  /** Mark the messages of a chat as read */
  markChatSeen: {
    params: { link: ChatLink };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: void;
  };
  /** Stream the changes of a chat */
  streamChatEvents: {
    params: { link: ChatLink };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: Readable;
  };
  /** Get the state of the portal */
  getPortalStatus: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: PortalStatus;
  };
  /** Report errors of the portal */
  reportPortalErrors: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: PortalErrorReport;
    reply: void;
  };
  /** List products on sale */
  listPublicProducts: {
    params: Record<never, never>;
    query: {
      q?: string;
      categoryId?: string;
      storeId?: string;
      language?: Language;
      sort: 'name' | '-name' | 'price' | '-price' | 'createdAt' | '-createdAt';
      page: number;
      pageSize: number;
    };
    headers: Record<never, never>;
    body: undefined;
    reply: PublicProductList;
  };
  /** Get a product on sale */
  getPublicProduct: {
    params: { productId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: PublicProduct;
  };
  /** Get a store as buyers see it */
  getPublicStore: {
    params: { storeId: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: PublicStoreDetails;
  };
  /** List categories with products on sale */
  listPublicCategories: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: PublicCategoryList;
  };
  /** List cities with delivery */
  listPublicCities: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: CityList;
  };
  /** List public articles */
  listPublicPosts: {
    params: Record<never, never>;
    query: { page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: PublicPostList;
  };
  /** Get an article */
  getPublicPost: {
    params: { slug: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: PublicPost;
  };
  /** List open vacancies */
  listPublicVacancies: {
    params: Record<never, never>;
    query: { cityId?: string; contract?: VacancyContract; page: number; pageSize: number };
    headers: Record<never, never>;
    body: undefined;
    reply: PublicVacancyList;
  };
  /** Get a vacancy */
  getPublicVacancy: {
    params: { slug: string };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: PublicVacancy;
  };
  /** Send a CV for an application */
  uploadApplicationCv: {
    params: { slug: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: unknown;
    reply: ApplicationCv;
  };
  /** Apply for a vacancy */
  applyForVacancy: {
    params: { slug: string };
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: ApplicationCreate;
    reply: ApplicationReceived;
  };
  /** Read an application by its link */
  readApplication: {
    params: { link: CandidateLink };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: CandidateApplication;
  };
  /** Choose the slot of the interview */
  chooseInterview: {
    params: { link: CandidateLink };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: InterviewChoice;
    reply: CandidateApplication;
  };
  /** Withdraw an application */
  withdrawApplication: {
    params: { link: CandidateLink };
    query: Record<never, never>;
    headers: Record<never, never>;
    body: undefined;
    reply: CandidateApplication;
  };
  /** Get icons by name */
  listIcons: {
    params: { set: 'solar' };
    query: { icons: string };
    headers: Record<never, never>;
    body: undefined;
    reply: IconList;
  };
  /** Place the cart as orders */
  placeCart: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: Cart;
    reply: PlacedCart;
  };
  /** Quote the cart */
  quoteCart: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: QuoteWanted;
    reply: CartQuote;
  };
  /** Receive a notice of a card processor */
  receiveCardNotice: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: CardNotice;
    reply: void;
  };
  /** Tokenize a test card */
  keepTestCard: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: Record<never, never>;
    body: TestCard;
    reply: KeptCard;
  };
  /** Send a contact inquiry */
  sendContact: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: Contact;
    reply: Received;
  };
  /** Send a request to join */
  sendJoin: {
    params: Record<never, never>;
    query: Record<never, never>;
    headers: { 'idempotency-key'?: string };
    body: Join;
    reply: Received;
  };
}

export type OperationId = keyof Operations;
