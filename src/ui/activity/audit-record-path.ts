import type { AuditRecord } from '#openapi/types.generated';
import { clientPath } from '../links/client-path';
import { conversationPath } from '../links/conversation-path';
import { invoicePath } from '../links/invoice-path';
import { orderPath } from '../links/order-path';
import { payoutPath } from '../links/payout-path';
import { pickupPath } from '../links/pickup-path';
import { postPath } from '../links/post-path';
import { productPath } from '../links/product-path';
import { requestPath } from '../links/request-path';
import { settingsPath } from '../links/settings-path';
import { taskPath } from '../links/task-path';
import { bookingPath, departurePath, tourPath } from '../links/tour-path';
import { profilePath } from '../links/user-path';
import { candidatePath, vacancyPath } from '../links/vacancy-path';

type Kind = AuditRecord['kind'];

function candidateOf({ id, ofId }: AuditRecord) {
  return ofId === null ? null : candidatePath({ id, vacancyId: ofId });
}

function departureOf({ id, ofId }: AuditRecord) {
  return ofId === null ? null : departurePath({ tourId: ofId, departureId: id });
}

function bookingOf({ name, ofId, departureId }: AuditRecord) {
  if (name === null || ofId === null || departureId === null) return null;
  return bookingPath({ tourId: ofId, departureId, number: name });
}

/** The page of each kind of record; kinds without a page of their own have null. */
const PATHS: Readonly<Record<Kind, (record: AuditRecord) => string | null>> = {
  store: () => settingsPath('general'),
  user: profilePath,
  client: clientPath,
  carrier: () => settingsPath('shipping'),
  pickup: pickupPath,
  order: orderPath,
  cancellation: (record) => requestPath('cancellations', record),
  return: (record) => requestPath('returns', record),
  product: productPath,
  brand: () => null,
  attribute: () => null,
  media: () => null,
  import: () => null,
  invoice: invoicePath,
  payout: payoutPath,
  post: ({ slug }) => (slug === null ? null : postPath({ slug })),
  taskList: () => null,
  task: taskPath,
  taskTemplate: () => null,
  tour: tourPath,
  departure: departureOf,
  booking: bookingOf,
  event: () => null,
  conversation: conversationPath,
  savedReply: () => null,
  vacancy: vacancyPath,
  candidacy: candidateOf,
  calendarFeed: () => null,
};

/** The page of a record; null for a deleted one, and for a kind without pages. */
export function auditRecordPath(record: AuditRecord): string | null {
  return record.exists ? PATHS[record.kind](record) : null;
}
