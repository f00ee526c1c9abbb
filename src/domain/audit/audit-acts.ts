import type { CancellationAction } from '../cancellations/cancellation-lifecycle';
import type { StaffInvoiceAction } from '../invoices/invoice-lifecycle';
import type { OrderAction } from '../orders/order-lifecycle';
import type { PrintAction } from '../papers/papers';
import type { PayoutAction } from '../payouts/payout-lifecycle';
import type { PickupAction } from '../pickups/pickup-lifecycle';
import type { PostAction } from '../posts/post-lifecycle';
import type { StaffProductAction } from '../products/product-lifecycle';
import type { ReturnAction } from '../returns/return-lifecycle';
import type { TaskAction } from '../tasks/task-lifecycle';
import type { DepartureAction } from '../tours/departure-lifecycle';
import type { TourBookingAction } from '../tours/tour-booking-lifecycle';
import type { TourAction } from '../tours/tour-lifecycle';
import type { StaffUserAction } from '../users/user-lifecycle';
import type { CandidacyAction } from '../vacancies/candidacy-lifecycle';
import type { VacancyAction } from '../vacancies/vacancy-lifecycle';

type Written = 'create' | 'update';
type Kept = Written | 'delete';

/**
 * The kinds of records that lines of the audit log tell of, each with what is done to it. The
 * actions are those of the record's lifecycle, as its own history names them.
 */
export interface AuditActs {
  store: 'update' | 'changeHours' | 'changeLogo';
  user:
    | Exclude<StaffUserAction, 'withdrawInvitation'>
    | 'invite'
    | 'update'
    | 'linkIdentity'
    | 'unlinkIdentity';
  client: Written | 'merge';
  carrier: Written | 'archive' | 'unarchive' | 'changeSlots';
  pickup: PickupAction;
  order: OrderAction | PrintAction | 'cancelItems' | 'update' | 'attempt';
  cancellation: CancellationAction;
  return: ReturnAction;
  product:
    | StaffProductAction
    | Written
    | 'import'
    | 'approve'
    | 'reject'
    | 'createVariant'
    | 'updateVariant'
    | 'generateVariants'
    | 'deleteVariant';
  brand: 'create';
  attribute: 'create' | 'addValue';
  media: Kept;
  import: 'create' | 'run' | 'cancel';
  invoice: StaffInvoiceAction | Written;
  payout: PayoutAction;
  post: PostAction | Written;
  taskList: Written | 'archive';
  task: TaskAction | Written | 'comment';
  taskTemplate: Kept;
  tour: TourAction | Written | 'planSeries' | 'endSeries';
  departure: DepartureAction | 'update' | 'addWaiting' | 'acceptWaiting' | 'removeWaiting';
  booking: TourBookingAction;
  event: Kept;
  conversation:
    | 'snooze'
    | 'close'
    | 'reopen'
    | 'delete'
    | 'start'
    | 'assign'
    | 'unassign'
    | 'update'
    | 'reply'
    | 'note';
  savedReply: Kept;
  vacancy: VacancyAction | Written;
  candidacy: CandidacyAction | 'choose' | 'score' | 'note' | 'update';
  calendarFeed: 'create' | 'delete';
}

export type AuditRecordKind = keyof AuditActs;

/** What was done to which kind of record: `order.accept`. */
export type AuditSentence = {
  [Kind in AuditRecordKind]: `${Kind}.${AuditActs[Kind]}`;
}[AuditRecordKind];
