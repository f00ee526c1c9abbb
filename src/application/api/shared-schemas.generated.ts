// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export type Address = {
  line1: string;
  line2: string | null;
  cityId: string;
  city: string;
  cityEn: string;
  cityAr: string;
  zipcode: string | null;
};
export type AllowedCancellationAction = {
  action: CancellationAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};
export type AllowedCandidacyAction = {
  action: CandidacyAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};
export type AllowedConversationAction = {
  action: 'open' | 'wait' | 'snooze' | 'wake' | 'close' | 'reopen' | 'delete';
  to: string;
  reasonRequired: boolean;
};
export type AllowedDepartureAction = {
  action: OfferedDepartureAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};
export type AllowedInvoiceAction = {
  action: InvoiceAction;
  /** Status at the end of it; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};
export type AllowedMessageAction = {
  action: MessageAction;
  to: string;
  reasonRequired: boolean;
};
export type AllowedOrderAction = {
  action: OrderAction;
  /** Status after the action; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};
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
export type AllowedPostAction = {
  action: PostAction;
  /** Status at the end of it; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};
export type AllowedProductAction = {
  action: ProductAction;
  to: string;
  reasonRequired: boolean;
};
export type AllowedReturnAction = {
  action: ReturnAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};
export type AllowedTaskAction = {
  action: TaskAction;
  /** Status at the end of it; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};
export type AllowedTourAction = {
  action: TourAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};
export type AllowedTourBookingAction = {
  action: TourBookingAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};
export type AllowedUserAction = {
  action: UserAction;
  /** Status after the action; `archived` after archive. */
  to: string;
  reasonRequired: boolean;
};
export type AllowedVacancyAction = {
  action: VacancyAction;
  /** Status after the action; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};
export type ApprovalState = 'new' | 'under_review' | 'approved';
export type Availability = {
  weekly: OpeningHours[];
  closures: Closure[];
  handlingDays: number;
  /** Null while the default holds. */
  updatedAt: string | null;
  /** Counts its changes; 0 while the default holds. */
  revision: number;
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
export type BookingReference = {
  id: string;
  number: string;
  tourId: string;
  departureId: string;
};
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
export type CancellationAction = 'accept' | 'refuse';
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
export type CancellationStatus = 'requested' | 'accepted' | 'refused' | 'withdrawn';
export type CancellationStep = {
  hoursBefore: number;
  percent: number;
};
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
export type CandidacyAction = 'shortlist' | 'invite' | 'offer' | 'hire' | 'refuse' | 'withdraw';
export type CandidacyId = string;
export type CandidacyStatus =
  | 'applied'
  | 'shortlisted'
  | 'interview'
  | 'offered'
  | 'hired'
  | 'refused'
  | 'withdrawn';
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
export type CartItem = {
  /** The variant. */
  id: string;
  quantity: number;
  colors?: string[];
};
export type ChatAddress = {
  /** Whole address, the secret part after the #. */
  url: string;
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
export type ClientAddress = {
  line1: string;
  line2: string | null;
  cityId: string;
  city: string;
  cityEn: string;
  cityAr: string;
  zipcode: string | null;
};
export type ClientGender = ('female' | 'male' | null) | ('female' | 'male' | null);
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
export type ConversationFile = {
  id: ConversationFileId;
  fileName: string;
  /** Judged by its content. */
  mimeType: string;
  sizeBytes: number;
};
export type ConversationFileId = string;
export type ConversationId = string;
export type ConversationKind = 'mail' | 'order' | 'marketplace' | 'carrier' | 'candidate' | 'team';
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
export type ConversationLinkId = string;
export type ConversationLinkKind =
  | 'order'
  | 'product'
  | 'return'
  | 'client'
  | 'payout'
  | 'candidacy';
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
export type ConversationMessageId = string;
export type ConversationParticipant = {
  name: string;
  email: string | null;
};
export type ConversationStatus = 'new' | 'open' | 'waiting' | 'snoozed' | 'closed';
export type CreditNoteReference = {
  id: string;
  number: string | null;
  issueDate: string | null;
  /** Centimes. */
  total: number;
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
export type Day =
  | 'monday'
  | 'tuesday'
  | 'wednesday'
  | 'thursday'
  | 'friday'
  | 'saturday'
  | 'sunday';
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
export type DeliveryOutcome = 'unreachable' | 'postponed' | 'refused';
export type DepartureReason =
  | 'too_few_guests'
  | 'guide_unavailable'
  | 'weather'
  | 'store_closed'
  | 'other';
export type DepartureStatus = 'open' | 'full' | 'confirmed' | 'under_way' | 'done' | 'called_off';
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
export type DepartureTour = {
  id: string;
  title: string;
  titleEn: string;
  titleAr: string;
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
export type EventFrequency = 'daily' | 'weekly' | 'monthly' | 'yearly';
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
export type FolderPath = string;
export type GuestContact = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  /** To which the ticket goes; null without mails. */
  email: string | null;
  /** Of the mails. */
  language: 'fr' | 'ar' | 'en';
};
export type GuestCount = {
  kind: GuestKind;
  /** Guests of this kind, or groups. */
  quantity: number;
};
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
export type HandOver = {
  recipient: Recipient;
  paymentStatus: PaymentStatus;
};
export type HeldOrder = {
  id: string;
  number: string;
  client: {
    id: string;
    name: string;
  };
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
export type Interview = {
  startsAt: string;
  endsAt: string;
};
export type Interviewer = {
  id: string;
  firstName: string;
  lastName: string;
};
export type InventoryType = 'in_stock' | 'low_stock' | 'out_of_stock';
export type Invitation = {
  state: 'pending' | 'expired' | 'withdrawn';
  /** When it was last sent. */
  sentAt: string;
  /** Null once it was withdrawn. */
  expiresAt: string | null;
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
export type InvoiceAction = 'issue' | 'recordPayment' | 'credit' | 'send' | 'delete';
export type InvoiceClient = {
  /** Null for a client who is none of the store's. */
  id: string | null;
  name: string;
  ice: string | null;
  address: string;
  /** Where a sending is offered to go. */
  email: string | null;
};
export type InvoiceLine = {
  /** A line that every invoice has in the words of its language; null for a line with a label of its own. */
  kind: ('delivery' | 'discount' | 'refund' | null) | ('delivery' | 'discount' | 'refund' | null);
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
export type InvoiceSending = {
  id: string;
  email: string;
  language: 'fr' | 'ar' | 'en';
  /** Id of the user who sent it. */
  sentBy: string;
  createdAt: string;
};
export type InvoiceStatus = 'draft' | 'issued' | 'partially_paid' | 'paid' | 'overdue' | 'credited';
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
export type InvoiceTaxTotal = {
  taxRate: number;
  /** Centimes, without VAT. */
  base: number;
  /** Centimes of VAT. */
  amount: number;
};
export type InvoiceType = 'invoice' | 'credit_note';
export type Language = 'fr' | 'ar' | 'en';
export type LastMessage = {
  direction: MessageDirection;
  /** Its beginning on one line. */
  text: string;
};
export type LetterPicture = {
  /** The file into which it was fetched; null until somebody asks for it. */
  fileId: ConversationFileId | null;
  /** Whether it was asked for and could not be fetched. */
  isMissing: boolean;
};
export type MapPoint = {
  latitude: number;
  longitude: number;
};
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
export type MessageAction = 'undo' | 'discard' | 'retry';
export type MessageAuthor = {
  type: 'staff' | 'client' | 'marketplace' | 'carrier' | 'system';
  /** The member of staff; null for others. */
  userId: string | null;
  name: string;
  email: string | null;
};
export type MessageDirection = 'incoming' | 'outgoing' | 'note';
export type MessageStatus = 'draft' | 'queued' | 'sent' | 'delivered' | 'read' | 'bounced';
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
export type OfferedDepartureAction = 'confirm' | 'start' | 'finish' | 'callOff' | 'move';
export type OpenCancellation = {
  id: string;
  number: string;
  respondBy: string | null;
};
export type OpeningHours = {
  day: Day;
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
export type OrderClient = {
  id: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string | null;
};
export type OrderDeadline = {
  kind: 'accept' | 'ship';
  at: string;
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
export type OrderItemPicture = {
  url: string | null;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
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
export type OwnStoreOpening = {
  opensAt: string;
  closesAt: string;
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
export type PayoutFile = {
  id: string;
  fileName: string;
  mimeType: PayoutFileType;
  sizeBytes: number;
  createdAt: string;
};
export type PayoutFileType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';
export type PayoutHold = {
  /** Empty where no single order is the reason. */
  orders: HeldOrder[];
  /** Until when an answer is due: 18:00 in Africa/Casablanca, seven days after the hold. Null once it was answered. Afterwards the marketplace decides by what it has. */
  answerBy: string | null;
};
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
  /** Of a payout on hold or under review; otherwise null. */
  hold: PayoutHold | null;
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
  /** The secret part of the link to the chat about the order. */
  chatLink: string;
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
export type PostAction = 'publish' | 'unpublish' | 'delete';
export type PostStatus = 'draft' | 'published';
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
export type ProductType = 'simple' | 'variable';
export type PublicStore = {
  id: string;
  name: string;
  nameAr: string | null;
};
export type Recipient = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
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
export type ReturnAction =
  | 'approve'
  | 'decline'
  | 'ship'
  | 'receive'
  | 'refund'
  | 'dispute'
  | 'close';
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
export type ReturnReason =
  | 'defective'
  | 'damaged_in_transit'
  | 'wrong_item'
  | 'not_as_described'
  | 'wrong_size'
  | 'changed_mind'
  | 'other';
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
export type Role = 'store_admin' | 'store_manager' | 'store_user';
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
export type SavedReplyId = string;
export type SenderProof = 'proved' | 'unproved' | 'forged';
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
export type SocialLinks = {
  website?: string;
  facebook?: string;
  instagram?: string;
  tiktok?: string;
  youtube?: string;
};
export type SpokenLanguage = 'ary' | 'zgh' | 'ar' | 'fr' | 'en' | 'es' | 'de' | 'it';
export type StockPolicy = 'counted' | 'not_counted' | 'backorder';
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
export type StorePayment = {
  holderName: string;
  bankName: string;
  /** Twenty-four digits whose key is right; spaces are left out. */
  rib: string;
};
export type StorePolicies = {
  returns: TranslatedText;
  delivery: TranslatedText;
  privacy: TranslatedText;
};
export type StoreShipping = {
  rules: ShippingRule[];
};
export type StoreStatus = 'under_review' | 'active' | 'suspended';
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
export type TourAction = 'publish' | 'pause' | 'resume' | 'archive';
export type TourBookingAction = 'bookOnTheSpot' | 'release' | 'move' | 'cancel' | 'miss';
export type TourBookingStatus =
  | 'held'
  | 'paid'
  | 'on_the_spot'
  | 'checked_in'
  | 'attended'
  | 'no_show'
  | 'cancelled'
  | 'expired';
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
  paymentMethod: ('card' | 'on_the_spot' | null) | ('card' | 'on_the_spot' | null);
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
export type TourGuide = {
  id: string;
  name: string;
};
export type TourPicture = {
  id: string;
  url: string;
};
export type TourPrices = {
  adult: number | null;
  child: number | null;
  group: number | null;
  /** Places of one group. */
  groupSize: number | null;
};
export type TourStatus = 'draft' | 'published' | 'paused' | 'archived';
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
export type TranslatedText = {
  fr: string | null;
  en: string | null;
  ar: string | null;
};
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
export type UserAction =
  | 'activate'
  | 'deactivate'
  | 'archive'
  | 'unarchive'
  | 'resendInvitation'
  | 'withdrawInvitation';
export type UserStatus = 'active' | 'inactive';
export type VacancyAction = 'publish' | 'close' | 'reopen' | 'fill' | 'delete';
export type VacancyContract = 'permanent' | 'fixed_term' | 'part_time' | 'internship' | 'freelance';
export type VacancyId = string;
export type VacancyStatus = 'draft' | 'open' | 'closed' | 'filled';
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
export type WaitingRequest = {
  guests: GuestCount[];
  contact: GuestContact;
};
export type WaitingStatus = 'waiting' | 'offered' | 'accepted' | 'lapsed' | 'left';
