import type { AuditActs, AuditRecordKind } from './audit-acts';

/** A change of one column that is an act of its own. `from` and `to` are values of the column. */
export interface AuditMove<Act extends string = string> {
  readonly act: Act;
  readonly column: string;
  readonly from?: string;
  /** Without it, any value but none. */
  readonly to?: string;
  /** The column was emptied. */
  readonly emptied?: true;
}

/** How lines of a table tell what somebody did. Columns are named as in the contract. */
interface RuleOf<Kind extends AuditRecordKind> {
  readonly kind: Kind;
  /** The column with the id of the record; without it, the record is the line's own. */
  readonly of?: string;
  /** The table is the history of the record: each new row names its act. */
  readonly isHistory?: true;
  /** The act of a new row, or the acts by its values. */
  readonly inserts?: AuditActs[Kind] | readonly AuditMove<AuditActs[Kind]>[];
  /** Acts by a change of status, the first that applies. */
  readonly moves?: readonly AuditMove<AuditActs[Kind]>[];
  /** The act when none of the moves applies, and one of these columns changed. */
  readonly changes?: { readonly act: AuditActs[Kind]; readonly columns: readonly string[] };
  /** Changes along with this column are told by the record's history. */
  readonly unless?: string;
  readonly deletes?: AuditActs[Kind];
}

export type AuditRule = { [Kind in AuditRecordKind]: RuleOf<Kind> }[AuditRecordKind];

/** Why lines of a table tell nothing of their own. */
export interface UntoldTable {
  readonly toldBy: string;
}

/** A change of columns, whose names are separated by spaces. */
function update<Act extends string>(act: Act, ...columns: string[]) {
  return { act, columns: columns.join(' ').split(' ') };
}

const ARCHIVED = { act: 'archive', column: 'archivedAt' } as const;
const UNARCHIVED = { act: 'unarchive', column: 'archivedAt', emptied: true } as const;
const DELETED = { act: 'delete', column: 'archivedAt' } as const;
const TOLD_BY_PRODUCT: UntoldTable = { toldBy: 'the history of its product' };
const TOLD_BY_ORDER: UntoldTable = { toldBy: 'the history of its order' };

/**
 * What lines of each audited table tell. A record with a history is told of by it, in the words of
 * its own page; what is written besides is not told again.
 */
export const AUDIT_RULES: Readonly<Record<string, AuditRule | UntoldTable>> = {
  stores: {
    kind: 'store',
    changes: update(
      'update',
      'enterprise name nameAr juridicalName description email phone billingAddress',
      'cityId zipcode ice taxId rce businessTaxId cnss payment shippingRules',
      'notificationPreferences socialLinks policies',
    ),
  },
  storeAvailability: {
    kind: 'store',
    inserts: 'changeHours',
    changes: update('changeHours', 'weekly closures handlingDays'),
  },
  storeLogos: { kind: 'store', inserts: 'changeLogo', deletes: 'changeLogo' },
  users: {
    kind: 'user',
    inserts: 'invite',
    moves: [
      ARCHIVED,
      UNARCHIVED,
      { act: 'deactivate', column: 'status', to: 'inactive' },
      { act: 'activate', column: 'status', to: 'active' },
      { act: 'resendInvitation', column: 'invitedAt' },
    ],
    changes: update('update', 'firstName lastName userName email phoneNumber role passwordHash'),
  },
  userIdentities: {
    kind: 'user',
    of: 'userId',
    inserts: 'linkIdentity',
    deletes: 'unlinkIdentity',
  },
  clients: {
    kind: 'client',
    inserts: 'create',
    changes: update('update', 'firstName lastName phoneNumber email ice gender addresses note'),
  },
  clientMerges: { kind: 'client', of: 'clientId', inserts: 'merge' },
  carriers: {
    kind: 'carrier',
    inserts: 'create',
    moves: [ARCHIVED, UNARCHIVED],
    changes: update('update', 'name phone trackingAddress'),
  },
  carrierSchedules: {
    kind: 'carrier',
    inserts: 'changeSlots',
    changes: update('changeSlots', 'rules'),
  },
  pickups: { toldBy: 'its history' },
  pickupOrders: { toldBy: 'the history of its pickup' },
  pickupHistory: { kind: 'pickup', of: 'pickupId', isHistory: true },
  orders: {
    kind: 'order',
    changes: update('update', 'internalNote trackingNumber'),
    unless: 'status',
  },
  orderItems: TOLD_BY_ORDER,
  orderHistory: { kind: 'order', of: 'orderId', isHistory: true },
  deliveryAttempts: { kind: 'order', of: 'orderId', inserts: 'attempt' },
  payments: TOLD_BY_ORDER,
  refunds: { toldBy: 'the history of its return or cancellation' },
  cancellations: { toldBy: 'its history' },
  cancellationItems: { toldBy: 'the history of its cancellation' },
  cancellationHistory: { kind: 'cancellation', of: 'cancellationId', isHistory: true },
  returns: { toldBy: 'its history' },
  returnItems: { toldBy: 'the history of its return' },
  returnHistory: { kind: 'return', of: 'returnId', isHistory: true },
  products: { toldBy: 'its history' },
  productAttributes: TOLD_BY_PRODUCT,
  productImages: TOLD_BY_PRODUCT,
  variants: TOLD_BY_PRODUCT,
  variantOptionValues: TOLD_BY_PRODUCT,
  productHistory: { kind: 'product', of: 'productId', isHistory: true },
  brands: { kind: 'brand', inserts: 'create' },
  attributes: { kind: 'attribute', inserts: 'create' },
  attributeValues: { kind: 'attribute', of: 'attributeId', inserts: 'addValue' },
  media: {
    kind: 'media',
    inserts: 'create',
    changes: update('update', 'fileName alt altEn altAr folder'),
    deletes: 'delete',
  },
  importJobs: {
    kind: 'import',
    inserts: 'create',
    moves: [
      { act: 'run', column: 'status', to: 'running' },
      { act: 'cancel', column: 'status', to: 'cancelled' },
    ],
  },
  invoices: {
    kind: 'invoice',
    inserts: [
      { act: 'credit', column: 'type', to: 'credit_note' },
      { act: 'create', column: 'type', to: 'invoice' },
    ],
    moves: [{ act: 'issue', column: 'status', from: 'draft' }, DELETED],
    changes: update('update', 'client lines dueDate note'),
  },
  invoicePayments: { kind: 'invoice', of: 'invoiceId', inserts: 'recordPayment' },
  invoiceSendings: { kind: 'invoice', of: 'invoiceId', inserts: 'send' },
  payouts: { toldBy: 'its history' },
  payoutEntries: { toldBy: 'the history of its payout' },
  payoutFiles: { toldBy: 'the history of its payout' },
  payoutHistory: { kind: 'payout', of: 'payoutId', isHistory: true },
  posts: {
    kind: 'post',
    inserts: 'create',
    moves: [
      DELETED,
      { act: 'publish', column: 'status', to: 'published' },
      { act: 'unpublish', column: 'status', to: 'draft' },
    ],
    changes: update(
      'update',
      'title titleEn titleAr content contentEn contentAr excerpt excerptEn',
      'excerptAr',
    ),
  },
  taskLists: {
    kind: 'taskList',
    inserts: 'create',
    moves: [ARCHIVED],
    changes: update('update', 'name'),
  },
  tasks: {
    kind: 'task',
    inserts: 'create',
    moves: [
      DELETED,
      { act: 'complete', column: 'status', to: 'done' },
      { act: 'reopen', column: 'status', to: 'open' },
    ],
    changes: update(
      'update',
      'title description assigneeIds dueDay labels checklist fileIds linkId',
      'recurrenceUnit recurrenceInterval listId',
    ),
  },
  taskComments: { kind: 'task', of: 'taskId', inserts: 'comment' },
  taskTemplates: {
    kind: 'taskTemplate',
    inserts: 'create',
    changes: update('update', 'name tasks'),
    deletes: 'delete',
  },
  tours: {
    kind: 'tour',
    changes: update(
      'update',
      'title titleEn titleAr content contentEn contentAr description descriptionEn',
      'descriptionAr included includedEn includedAr address cityId latitude',
      'longitude languages guideIds durationMinutes cutOffMinutes priceAdult',
      'priceChild priceGroup groupSize minimum maximum cancellationPolicy',
    ),
    unless: 'status',
  },
  tourPictures: { toldBy: 'the change of its tour' },
  tourHistory: { kind: 'tour', of: 'tourId', isHistory: true },
  departureSeries: {
    kind: 'tour',
    of: 'tourId',
    inserts: 'planSeries',
    moves: [{ act: 'endSeries', column: 'endedAt' }],
  },
  departures: { toldBy: 'its history' },
  departureHistory: { kind: 'departure', of: 'departureId', isHistory: true },
  tourBookings: { toldBy: 'its history' },
  tourBookingHistory: { kind: 'booking', of: 'bookingId', isHistory: true },
  waitingEntries: {
    kind: 'departure',
    of: 'departureId',
    inserts: 'addWaiting',
    moves: [
      { act: 'acceptWaiting', column: 'status', to: 'accepted' },
      { act: 'removeWaiting', column: 'status', to: 'left' },
    ],
  },
  calendarEvents: {
    kind: 'event',
    inserts: 'create',
    moves: [DELETED],
    changes: update(
      'update',
      'title description place isAllDay startsAt endsAt recurrence changes',
      'participantIds reminders',
    ),
  },
  conversations: {
    kind: 'conversation',
    inserts: [{ act: 'start', column: 'status', to: 'open' }],
    moves: [
      DELETED,
      { act: 'close', column: 'status', to: 'closed' },
      { act: 'snooze', column: 'status', to: 'snoozed' },
      { act: 'reopen', column: 'status', from: 'closed', to: 'open' },
      { act: 'unassign', column: 'assigneeId', emptied: true },
      { act: 'assign', column: 'assigneeId' },
    ],
    changes: update('update', 'labels linkId'),
  },
  conversationMessages: {
    kind: 'conversation',
    of: 'conversationId',
    inserts: [
      { act: 'note', column: 'direction', to: 'note' },
      { act: 'reply', column: 'status', to: 'queued' },
      { act: 'reply', column: 'status', to: 'sent' },
    ],
    moves: [{ act: 'reply', column: 'status', from: 'draft', to: 'queued' }],
  },
  conversationFiles: { toldBy: 'its message' },
  savedReplies: {
    kind: 'savedReply',
    inserts: 'create',
    changes: update('update', 'name body bodyAr bodyEn'),
    deletes: 'delete',
  },
  calendarFeeds: { kind: 'calendarFeed', inserts: 'create', deletes: 'delete' },
  vacancies: {
    kind: 'vacancy',
    inserts: 'create',
    moves: [
      DELETED,
      { act: 'reopen', column: 'status', from: 'closed', to: 'open' },
      { act: 'reopen', column: 'status', from: 'filled', to: 'open' },
      { act: 'publish', column: 'status', to: 'open' },
      { act: 'close', column: 'status', to: 'closed' },
      { act: 'fill', column: 'status', to: 'filled' },
    ],
    changes: update(
      'update',
      'title titleEn titleAr description descriptionEn descriptionAr contract',
      'cityId salaryMin salaryMax isSalaryShown languages closesOn interviewRules',
    ),
  },
  candidacies: {
    kind: 'candidacy',
    changes: update('update', 'interviewerIds interviewStartsAt'),
    unless: 'status',
  },
  candidacyHistory: { kind: 'candidacy', of: 'candidacyId', isHistory: true },
  candidacyFiles: { toldBy: 'the history of its candidacy' },
  scoreCards: {
    kind: 'candidacy',
    of: 'candidacyId',
    inserts: 'score',
    changes: update('score', 'scores comment'),
  },
  candidacyNotes: { kind: 'candidacy', of: 'candidacyId', inserts: 'note' },
};
