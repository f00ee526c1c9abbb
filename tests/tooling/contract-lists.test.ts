import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { APPEARANCE_CHOICES } from '#domain/appearance/appearance';
import { CALENDAR_SOURCES, FEED_SOURCES } from '#domain/calendar/calendar-entry';
import { CHANGE_SCOPES, REMINDER_CHANNELS } from '#domain/calendar/calendar-event';
import { IMPORT_CHANGES, IMPORT_OUTCOMES, IMPORT_REASONS } from '#domain/calendar/ics-import';
import { EVENT_FREQUENCIES } from '#domain/calendar/recurrence';
import {
  CANCELLATION_REASONS,
  CANCELLATION_STATUSES,
  STAFF_CANCELLATION_ACTIONS,
} from '#domain/cancellations/cancellation-lifecycle';
import { OFFERED_PAYMENT_METHODS } from '#domain/checkout/offered-payment-methods';
import {
  CONVERSATION_KINDS,
  CONVERSATION_STATUSES,
} from '#domain/conversations/conversation-kinds';
import { STAFF_CONVERSATION_ACTIONS } from '#domain/conversations/conversation-lifecycle';
import { CONVERSATION_LINK_KINDS } from '#domain/conversations/conversation-link';
import { MESSAGE_STATUSES, STAFF_MESSAGE_ACTIONS } from '#domain/conversations/message-lifecycle';
import { LANGUAGES } from '#domain/format/languages';
import { SPOKEN_LANGUAGES } from '#domain/format/spoken-languages';
import { IDENTITY_PROVIDERS } from '#domain/identity/identity-providers';
import { INVOICE_STATUSES, STAFF_INVOICE_ACTIONS } from '#domain/invoices/invoice-lifecycle';
import { WORDED_LINE_KINDS } from '#domain/invoices/invoice-line-words';
import { PERFORMERS } from '#domain/lifecycle/lifecycle';
import { METRIC_COMPARISONS, METRIC_PERIODS } from '#domain/metrics/metric-period';
import { ORDER_GROUPS } from '#domain/metrics/order-counts';
import { DELIVERY_OUTCOMES } from '#domain/orders/delivery-attempt';
import {
  ORDER_STATUSES,
  REFUSAL_REASONS,
  STAFF_ORDER_ACTIONS,
} from '#domain/orders/order-lifecycle';
import { ORDER_STAGES } from '#domain/orders/order-stages';
import { ORDER_PAPERS } from '#domain/papers/papers';
import { LISTED_PAYMENT_METHODS, PAYMENT_METHODS } from '#domain/payments/payment-method';
import { PAYMENT_STATUSES, REFUND_REASONS } from '#domain/payments/payment-status';
import { PAYOUT_ENTRY_KINDS } from '#domain/payouts/payout-entries';
import { EVIDENCE_TYPES } from '#domain/payouts/payout-evidence';
import { PAYOUT_STATUSES, STAFF_PAYOUT_ACTIONS } from '#domain/payouts/payout-lifecycle';
import { PAYOUT_REASONS } from '#domain/payouts/payout-reasons';
import { PAYOUT_REMEDIES, PAYOUT_TROUBLE_KINDS } from '#domain/payouts/payout-trouble';
import { ROLES } from '#domain/permissions/permissions';
import {
  CALL_OFF_REASONS,
  PICKUP_STATUSES,
  STAFF_PICKUP_ACTIONS,
} from '#domain/pickups/pickup-lifecycle';
import { ERROR_KINDS } from '#domain/portal-errors/error-report';
import { POST_ACTIONS, POST_STATUSES } from '#domain/posts/post-lifecycle';
import {
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  IMPORT_FORMATS,
  IMPORT_LANGUAGES,
  IMPORT_QUESTIONS,
} from '#domain/products/import/import-format';
import { ROW_OUTCOMES } from '#domain/products/import/row-weight';
import { STANDOUTS } from '#domain/products/import/standouts';
import { productCompleteSchema, productDraftSchema } from '#domain/products/product-form';
import {
  APPROVAL_STATES,
  INVENTORY_TYPES,
  PRODUCT_STATUSES,
  STAFF_PRODUCT_ACTIONS,
} from '#domain/products/product-lifecycle';
import { VISIBILITY_CONDITIONS } from '#domain/products/product-visibility';
import { STOCK_POLICIES } from '#domain/products/stock-policy';
import { JOINABLE } from '#domain/public-urls/document-for-path';
import {
  DECLINE_REASONS,
  DISPUTE_REASONS,
  RETURN_REASONS,
  RETURN_STATUSES,
  STAFF_RETURN_ACTIONS,
} from '#domain/returns/return-lifecycle';
import { PART_STATES, PORTAL_PARTS } from '#domain/status/portal-parts';
import { WEEKDAYS } from '#domain/stores/store-availability';
import { HEALTH_MEASURES } from '#domain/stores/store-health';
import { NOTIFICATION_KINDS } from '#domain/stores/store-settings';
import { TASK_LINK_KINDS } from '#domain/tasks/task-form';
import { TASK_ACTIONS, TASK_STATUSES } from '#domain/tasks/task-lifecycle';
import { RECURRENCE_UNITS } from '#domain/tasks/task-recurrence';
import {
  DEPARTURE_REASONS,
  DEPARTURE_STATUSES,
  OFFERED_DEPARTURE_ACTIONS,
  STAFF_DEPARTURE_ACTIONS,
} from '#domain/tours/departure-lifecycle';
import {
  STAFF_TOUR_BOOKING_ACTIONS,
  TOUR_BOOKING_STATUSES,
} from '#domain/tours/tour-booking-lifecycle';
import { TOUR_ACTIONS, TOUR_STATUSES } from '#domain/tours/tour-lifecycle';
import { GUEST_KINDS } from '#domain/tours/tour-prices';
import { TOUR_VISIBILITY_CONDITIONS } from '#domain/tours/tour-visibility';
import { WAITING_STATUSES } from '#domain/tours/waiting-list';
import { personSchema } from '#domain/users/account-form';
import { INVITATION_STATES } from '#domain/users/invitation';
import { newUserSchema } from '#domain/users/new-user-form';
import { STAFF_USER_ACTIONS, USER_STATUSES } from '#domain/users/user-lifecycle';
import { CANDIDACY_STATUSES, STAFF_CANDIDACY_ACTIONS } from '#domain/vacancies/candidacy-lifecycle';
import { VACANCY_CONTRACTS } from '#domain/vacancies/vacancy-form';
import { VACANCY_ACTIONS, VACANCY_STATUSES } from '#domain/vacancies/vacancy-lifecycle';
import { INVOICE_TYPES } from '../../src/ui/invoices/invoice-list-query';

type List = readonly string[];

const contract: unknown = JSON.parse(readFileSync('openapi/openapi.bundle.json', 'utf8'));

/** Each list of the product that repeats an enum, and the place of the enum in the components. */
const pairs: readonly (readonly [place: string, list: List])[] = [
  ['parameters/Figure/schema', ORDER_GROUPS],
  ['parameters/Period/schema', METRIC_PERIODS],
  ['schemas/ApprovalState', APPROVAL_STATES],
  ['schemas/CalendarFeedSource', FEED_SOURCES],
  ['schemas/CalendarImportItem/properties/changes/items', IMPORT_CHANGES],
  ['schemas/CalendarImportItem/properties/reasons/items', IMPORT_REASONS],
  ['schemas/CalendarImportOutcome', IMPORT_OUTCOMES],
  ['schemas/CalendarSource', CALENDAR_SOURCES],
  ['schemas/CallOffReason', CALL_OFF_REASONS],
  ['schemas/ChangeScope', CHANGE_SCOPES],
  ['schemas/EventFrequency', EVENT_FREQUENCIES],
  ['schemas/EventReminder/properties/channel', REMINDER_CHANNELS],
  ['schemas/CancellationAction', STAFF_CANCELLATION_ACTIONS],
  ['schemas/CancellationReason', CANCELLATION_REASONS],
  ['schemas/CancellationStatus', CANCELLATION_STATUSES],
  ['schemas/CandidacyAction', STAFF_CANDIDACY_ACTIONS],
  ['schemas/CandidacyStatus', CANDIDACY_STATUSES],
  ['schemas/DeliveryOutcome', DELIVERY_OUTCOMES],
  ['schemas/DepartureAction', STAFF_DEPARTURE_ACTIONS],
  ['schemas/DepartureReason', DEPARTURE_REASONS],
  ['schemas/OfferedDepartureAction', OFFERED_DEPARTURE_ACTIONS],
  ['schemas/DepartureStatus', DEPARTURE_STATUSES],
  ['schemas/GuestKind', GUEST_KINDS],
  ['schemas/SpokenLanguage', SPOKEN_LANGUAGES],
  ['schemas/TourAction', TOUR_ACTIONS],
  ['schemas/TourBookingAction', STAFF_TOUR_BOOKING_ACTIONS],
  ['schemas/TourBookingStatus', TOUR_BOOKING_STATUSES],
  ['schemas/TourStatus', TOUR_STATUSES],
  ['schemas/TourVisibility/properties/condition', TOUR_VISIBILITY_CONDITIONS],
  ['schemas/WaitingStatus', WAITING_STATUSES],
  ['schemas/HealthMeasureName', HEALTH_MEASURES],
  ['schemas/HistoryActor/properties/type', PERFORMERS],
  ['schemas/IdentityProviderName', IDENTITY_PROVIDERS],
  ['schemas/ImportFormat', IMPORT_FORMATS],
  ['schemas/ImportJob/properties/delimiter', IMPORT_DELIMITERS],
  ['schemas/ImportEncoding', IMPORT_ENCODINGS],
  ['schemas/ImportQuestionOption', IMPORT_QUESTIONS],
  ['schemas/ImportRowOutcome', ROW_OUTCOMES],
  ['schemas/ImportStandout', STANDOUTS],
  ['schemas/InventoryType', INVENTORY_TYPES],
  ['schemas/Invitation/properties/state', INVITATION_STATES],
  ['schemas/InvoiceAction', STAFF_INVOICE_ACTIONS],
  ['schemas/InvoiceLine/properties/kind', WORDED_LINE_KINDS],
  ['schemas/InvoiceStatus', INVOICE_STATUSES],
  ['schemas/InvoiceType', INVOICE_TYPES],
  ['schemas/Join/properties/product', JOINABLE],
  ['schemas/Language', LANGUAGES],
  ['schemas/Language', IMPORT_LANGUAGES],
  ['schemas/Language', newUserSchema.shape.language.options],
  ['schemas/MetricComparison', METRIC_COMPARISONS],
  ['schemas/ListedPaymentMethod', LISTED_PAYMENT_METHODS],
  ['schemas/NotificationKind', NOTIFICATION_KINDS],
  ['schemas/OfferedPaymentMethod', OFFERED_PAYMENT_METHODS],
  ['schemas/Day', WEEKDAYS],
  ['schemas/OrderAction', STAFF_ORDER_ACTIONS],
  ['schemas/OrderPrints/properties/paper', ORDER_PAPERS],
  ['schemas/OrderStage', ORDER_STAGES],
  ['schemas/OrderStatus', ORDER_STATUSES],
  ['schemas/PaymentMethod', PAYMENT_METHODS],
  ['schemas/PaymentStatus', PAYMENT_STATUSES],
  ['schemas/PayoutAction', STAFF_PAYOUT_ACTIONS],
  ['schemas/PayoutEntryKind', PAYOUT_ENTRY_KINDS],
  ['schemas/PayoutFileType', EVIDENCE_TYPES],
  ['schemas/PayoutReason', PAYOUT_REASONS],
  ['schemas/PayoutRemedy', PAYOUT_REMEDIES],
  ['schemas/PayoutStatus', PAYOUT_STATUSES],
  ['schemas/PayoutTroubleKind', PAYOUT_TROUBLE_KINDS],
  ['schemas/PickupAction', STAFF_PICKUP_ACTIONS],
  ['schemas/PartState', PART_STATES],
  ['schemas/PickupStatus', PICKUP_STATUSES],
  ['schemas/PortalError/properties/kind', ERROR_KINDS],
  ['schemas/PostAction', POST_ACTIONS],
  ['schemas/PostStatus', POST_STATUSES],
  ['schemas/ProductAction', STAFF_PRODUCT_ACTIONS],
  ['schemas/ProductStatus', PRODUCT_STATUSES],
  ['schemas/ProductType', productCompleteSchema.shape.productType.options],
  ['schemas/ProductType', productDraftSchema.shape.productType.options],
  ['schemas/Refund/properties/reason', REFUND_REASONS],
  ['schemas/RefusalReason', REFUSAL_REASONS],
  ['schemas/ReturnAction', STAFF_RETURN_ACTIONS],
  ['schemas/ReturnDecisionReason', [...DECLINE_REASONS, ...DISPUTE_REASONS]],
  ['schemas/ReturnReason', RETURN_REASONS],
  ['schemas/ReturnStatus', RETURN_STATUSES],
  ['schemas/Role', ROLES],
  ['schemas/Role', personSchema.shape.role.options],
  ['schemas/SpokenLanguage', SPOKEN_LANGUAGES],
  ['schemas/StockPolicy', STOCK_POLICIES],
  ['schemas/Settings/properties/themeColorPresets', APPEARANCE_CHOICES.themeColorPresets],
  ['schemas/Settings/properties/themeContrast', APPEARANCE_CHOICES.themeContrast],
  ['schemas/Settings/properties/themeDirection', APPEARANCE_CHOICES.themeDirection],
  ['schemas/Settings/properties/themeLayout', APPEARANCE_CHOICES.themeLayout],
  ['schemas/Settings/properties/themeMode', APPEARANCE_CHOICES.themeMode],
  ['schemas/ConversationKind', CONVERSATION_KINDS],
  ['schemas/ConversationLinkKind', CONVERSATION_LINK_KINDS],
  ['schemas/ConversationStatus', CONVERSATION_STATUSES],
  ['schemas/AllowedConversationAction/properties/action', STAFF_CONVERSATION_ACTIONS],
  ['schemas/MessageAction', STAFF_MESSAGE_ACTIONS],
  ['schemas/MessageStatus', MESSAGE_STATUSES],
  ['schemas/TaskAction', TASK_ACTIONS],
  ['schemas/StatusPart/properties/part', PORTAL_PARTS],
  ['schemas/TaskLinkKind', TASK_LINK_KINDS],
  ['schemas/TaskRecurrence/properties/unit', RECURRENCE_UNITS],
  ['schemas/TaskStatus', TASK_STATUSES],
  ['schemas/UserAction', STAFF_USER_ACTIONS],
  ['schemas/UserStatus', USER_STATUSES],
  ['schemas/VacancyAction', VACANCY_ACTIONS],
  ['schemas/VacancyContract', VACANCY_CONTRACTS],
  ['schemas/VacancyStatus', VACANCY_STATUSES],
  ['schemas/VisibilityCondition/properties/condition', VISIBILITY_CONDITIONS],
];

describe('Lists that repeat an enum of the contract', () => {
  it.each(pairs)('A list has exactly the values of %s', (place, list) => {
    expect(valuesOf(list)).toEqual(valuesOf(enumAt(place)));
  });

  it('The table above has every exported list of the domain that repeats an enum', async () => {
    const enums = new Set(enumsIn(contract).map((values) => valuesOf(values).join()));
    const compared = new Set<unknown>(pairs.map(([, list]) => list));
    const exported = (await Promise.all(domainModules().map(exportedLists))).flat();
    const repeating = exported.filter(([, list]) => enums.has(valuesOf(list).join()));
    expect(repeating.length).toBeGreaterThan(30);
    expect(repeating.filter(([, list]) => !compared.has(list)).map(([name]) => name)).toEqual([]);
  });
});

/** Every value once, in one order; null means that there is none. */
function valuesOf(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => value !== null).map(String))].sort();
}

function enumAt(place: string): readonly unknown[] {
  const found = place
    .split('/')
    .reduce<unknown>((value, name) => field(value, name), field(contract, 'components'));
  const values = field(found, 'enum');
  if (!Array.isArray(values)) throw new Error(`The contract has no enum at ${place}.`);
  return values;
}

function field(value: unknown, name: string): unknown {
  return value === null ? undefined : new Map(Object.entries(Object(value))).get(name);
}

function enumsIn(value: unknown): readonly unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const values = field(value, 'enum');
  return [...(Array.isArray(values) ? [values] : []), ...Object.values(value).flatMap(enumsIn)];
}

function domainModules(): string[] {
  const folder = new URL('../../src/domain/', import.meta.url).pathname;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|d)\.ts$/.test(name))
    .map((name) => `${folder}${name}`);
}

/** The lists of several texts that a module exports, also those of an exported object. */
async function exportedLists(path: string): Promise<(readonly [name: string, list: List])[]> {
  const module: Record<string, unknown> = await import(path);
  return Object.entries(module).flatMap(([name, value]) =>
    isList(value) ? [[name, value] as const] : listsOf(name, value),
  );
}

function listsOf(name: string, value: unknown): (readonly [name: string, list: List])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isList(inner) ? [[`${name}.${key}`, inner] as const] : [],
  );
}

function isList(value: unknown): value is List {
  return Array.isArray(value) && value.length > 1 && value.every((one) => typeof one === 'string');
}
