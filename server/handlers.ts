import { accountHandlers } from './account/account.handlers';
import { auditHandlers } from './audit/audit.handlers';
import { calendarHandlers } from './calendar/calendar.handlers';
import { cancellationHandlers } from './cancellations/cancellations.handlers';
import { cardHandlers } from './cards/cards.handlers';
import { carrierHandlers } from './carriers/carriers.handlers';
import { takenOrderHandlers } from './checkout/taken-orders.handlers';
import { clientHandlers } from './clients/clients.handlers';
import type { ServerContext } from './context';
import { chatHandlers } from './conversations/chat.handlers';
import { conversationHandlers } from './conversations/conversations.handlers';
import { eventHandlers } from './events/events.handlers';
import { exportHandlers } from './exports/exports.handlers';
import { homeHandlers } from './home/home.handlers';
import { identityHandlers } from './identities/identities.handlers';
import { importHandlers } from './imports/imports.handlers';
import { invoiceHandlers } from './invoices/invoices.handlers';
import { letterheadHandlers } from './letterheads/letterheads.handlers';
import { mediaHandlers } from './media/media.handlers';
import { metricHandlers } from './metrics/metrics.handlers';
import { notificationHandlers } from './notifications/notifications.handlers';
import type { HandlerTable } from './operations/operations';
import { orderHandlers } from './orders/orders.handlers';
import { paymentHandlers } from './payments/payments.handlers';
import { payoutFileHandlers } from './payout-files/payout-files.handlers';
import { payoutHandlers } from './payouts/payouts.handlers';
import { pickupHandlers } from './pickups/pickups.handlers';
import { portalErrorHandlers } from './portal-errors/portal-errors.handlers';
import { postHandlers } from './posts/posts.handlers';
import { productHandlers } from './products/products.handlers';
import { variantHandlers } from './products/variants/variants.handlers';
import { publicHandlers } from './public/public.handlers';
import { searchHandlers } from './record-search/search.handlers';
import { referenceHandlers } from './reference/reference.handlers';
import { registrationHandlers } from './registration/registration.handlers';
import { returnHandlers } from './returns/returns.handlers';
import { sessionHandlers } from './session/session.handlers';
import { statusHandlers } from './status/status.handlers';
import { storeHandlers } from './stores/stores.handlers';
import { taskHandlers } from './tasks/tasks.handlers';
import { guestHandlers } from './tours/guests.handlers';
import { tourHandlers } from './tours/tours.handlers';
import { userHandlers } from './users/users.handlers';
import { applicationHandlers } from './vacancies/applications.handlers';
import { vacancyHandlers } from './vacancies/vacancies.handlers';

/** The handlers of all subjects; the contract decides which operations need one. */
export function allHandlers(context: ServerContext): HandlerTable {
  return {
    ...statusHandlers(context),
    ...portalErrorHandlers(context),
    ...sessionHandlers(context),
    ...registrationHandlers(context),
    ...accountHandlers(context),
    ...identityHandlers(context),
    ...userHandlers(context),
    ...auditHandlers(context),
    ...referenceHandlers(context),
    ...productHandlers(context),
    ...variantHandlers(context),
    ...mediaHandlers(context),
    ...importHandlers(context),
    ...orderHandlers(context),
    ...takenOrderHandlers(context),
    ...cancellationHandlers(context),
    ...returnHandlers(context),
    ...paymentHandlers(context),
    ...invoiceHandlers(context),
    ...payoutHandlers(context),
    ...payoutFileHandlers(context),
    ...metricHandlers(context),
    ...homeHandlers(context),
    ...searchHandlers(context),
    ...exportHandlers(context),
    ...storeHandlers(context),
    ...letterheadHandlers(context),
    ...carrierHandlers(context),
    ...pickupHandlers(context),
    ...clientHandlers(context),
    ...postHandlers(context),
    ...taskHandlers(context),
    ...calendarHandlers(context),
    ...tourHandlers(context),
    ...guestHandlers(context),
    ...conversationHandlers(context),
    ...chatHandlers(context),
    ...vacancyHandlers(context),
    ...applicationHandlers(context),
    ...notificationHandlers(context),
    ...eventHandlers(context),
    ...publicHandlers(context),
    ...cardHandlers(context),
  };
}
