import { requestHandlingMachine } from './after-sales/request-handling.machine';
import { bulkActionMachine } from './bulk/bulk-action.machine';
import { checkoutMachine } from './checkout/checkout.machine';
import { connectionMachine } from './connection/connection.machine';
import { deviceRedirectMachine } from './device-redirect/device-redirect.machine';
import { recordEditMachine } from './editing/record-edit.machine';
import { inquirySendingMachine } from './inquiries/inquiry-sending.machine';
import { invoiceActionsMachine } from './invoices/invoice-actions.machine';
import { invoiceDraftingMachine } from './invoices/invoice-drafting.machine';
import { invoiceEditorMachine } from './invoices/invoice-editor.machine';
import { listPrintMachine } from './lists/list-print.machine';
import { tableViewsMachine } from './lists/table-views.machine';
import { liveMachine } from './live/live.machine';
import { libraryWorkMachine } from './media/library-work.machine';
import { mediaUploadMachine } from './media/media-upload.machine';
import { notificationDrawerMachine } from './notifications/notification-drawer.machine';
import { offlineQueueMachine } from './orders/offline-queue.machine';
import { orderActionsMachine } from './orders/order-actions.machine';
import { postActionsMachine } from './posts/post-actions.machine';
import { inlineEditMachine } from './products/inline-edit.machine';
import { productActionsMachine } from './products/product-actions.machine';
import { productEditorMachine } from './products/product-editor.machine';
import { productImportMachine } from './products/product-import.machine';
import { authenticationMachine } from './session/authentication.machine';
import { invitationMachine } from './session/invitation.machine';
import { sessionEndingMachine } from './session/session-ending.machine';
import { tourMachine } from './tour/tour.machine';
import { userActionsMachine } from './users/user-actions.machine';

/**
 * Every machine of the portal, as declared. Tests and documents use this list. The portal itself
 * loads each machine with its page, see {@link createMachineCache}.
 */
export const declaredMachines = {
  authentication: authenticationMachine,
  checkout: checkoutMachine,
  connection: connectionMachine,
  deviceRedirect: deviceRedirectMachine,
  inquirySending: inquirySendingMachine,
  invoiceActions: invoiceActionsMachine,
  invoiceDrafting: invoiceDraftingMachine,
  invoiceEditor: invoiceEditorMachine,
  listPrint: listPrintMachine,
  live: liveMachine,
  libraryWork: libraryWorkMachine,
  mediaUpload: mediaUploadMachine,
  notificationDrawer: notificationDrawerMachine,
  offlineQueue: offlineQueueMachine,
  orderActions: orderActionsMachine,
  bulkAction: bulkActionMachine,
  inlineEdit: inlineEditMachine,
  postActions: postActionsMachine,
  productActions: productActionsMachine,
  productEditor: productEditorMachine,
  productImport: productImportMachine,
  tableViews: tableViewsMachine,
  recordEdit: recordEditMachine,
  requestHandling: requestHandlingMachine,
  tour: tourMachine,
  invitation: invitationMachine,
  sessionEnding: sessionEndingMachine,
  userActions: userActionsMachine,
};
