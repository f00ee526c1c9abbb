import { CANCELLATION_LIFECYCLE } from './cancellations/cancellation-lifecycle';
import { CONVERSATION_LIFECYCLE } from './conversations/conversation-lifecycle';
import { MESSAGE_LIFECYCLE } from './conversations/message-lifecycle';
import { INVOICE_LIFECYCLE } from './invoices/invoice-lifecycle';
import type { Lifecycle } from './lifecycle/lifecycle';
import { ORDER_LIFECYCLE } from './orders/order-lifecycle';
import { PAYOUT_LIFECYCLE } from './payouts/payout-lifecycle';
import { PICKUP_LIFECYCLE } from './pickups/pickup-lifecycle';
import { POST_LIFECYCLE } from './posts/post-lifecycle';
import { PRODUCT_APPROVAL, PRODUCT_PUBLICATION } from './products/product-lifecycle';
import { RETURN_LIFECYCLE } from './returns/return-lifecycle';
import { TASK_LIFECYCLE } from './tasks/task-lifecycle';
import { DEPARTURE_LIFECYCLE } from './tours/departure-lifecycle';
import { TOUR_BOOKING_LIFECYCLE } from './tours/tour-booking-lifecycle';
import { TOUR_LIFECYCLE } from './tours/tour-lifecycle';
import { WAITING_LIFECYCLE } from './tours/waiting-list';
import { USER_LIFECYCLE } from './users/user-lifecycle';
import { CANDIDACY_LIFECYCLE } from './vacancies/candidacy-lifecycle';
import { VACANCY_LIFECYCLE } from './vacancies/vacancy-lifecycle';

/** Every lifecycle of the marketplace, for the documents and the developer tool. */
export const LIFECYCLES: readonly Lifecycle<string, string>[] = [
  ORDER_LIFECYCLE,
  CANCELLATION_LIFECYCLE,
  RETURN_LIFECYCLE,
  PRODUCT_APPROVAL,
  PRODUCT_PUBLICATION,
  USER_LIFECYCLE,
  INVOICE_LIFECYCLE,
  PAYOUT_LIFECYCLE,
  POST_LIFECYCLE,
  PICKUP_LIFECYCLE,
  TASK_LIFECYCLE,
  CONVERSATION_LIFECYCLE,
  MESSAGE_LIFECYCLE,
  VACANCY_LIFECYCLE,
  CANDIDACY_LIFECYCLE,
  TOUR_LIFECYCLE,
  DEPARTURE_LIFECYCLE,
  TOUR_BOOKING_LIFECYCLE,
  WAITING_LIFECYCLE,
];
