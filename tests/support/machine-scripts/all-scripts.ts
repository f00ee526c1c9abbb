import type { declaredMachines } from '#application/machines';
import { authenticationScript } from './authentication.script';
import { bulkActionScript } from './bulk-action.script';
import { checkoutScript } from './checkout.script';
import { connectionScript } from './connection.script';
import { deviceRedirectScript } from './device-redirect.script';
import { inlineEditScript } from './inline-edit.script';
import { inquirySendingScript } from './inquiry-sending.script';
import { invitationScript } from './invitation.script';
import { invoiceActionsScript } from './invoice-actions.script';
import { invoiceDraftingScript } from './invoice-drafting.script';
import { invoiceEditorScript } from './invoice-editor.script';
import { libraryWorkScript } from './library-work.script';
import { listPrintScript } from './list-print.script';
import { liveScript } from './live.script';
import { mediaUploadScript } from './media-upload.script';
import { notificationDrawerScript } from './notification-drawer.script';
import { offlineQueueScript } from './offline-queue.script';
import { orderActionsScript } from './order-actions.script';
import { postActionsScript } from './post-actions.script';
import { productActionsScript } from './product-actions.script';
import { productEditorScript } from './product-editor.script';
import { productImportScript } from './product-import.script';
import { recordEditScript } from './record-edit.script';
import { requestHandlingScript } from './request-handling.script';
import { sessionEndingScript } from './session-ending.script';
import { tableViewsScript } from './table-views.script';
import { tourScript } from './tour.script';
import { userActionsScript } from './user-actions.script';

/** The script of every machine of the portal. A machine without one does not compile. */
export const machineScripts = {
  authentication: authenticationScript,
  bulkAction: bulkActionScript,
  checkout: checkoutScript,
  connection: connectionScript,
  deviceRedirect: deviceRedirectScript,
  inlineEdit: inlineEditScript,
  inquirySending: inquirySendingScript,
  invitation: invitationScript,
  invoiceActions: invoiceActionsScript,
  invoiceDrafting: invoiceDraftingScript,
  invoiceEditor: invoiceEditorScript,
  libraryWork: libraryWorkScript,
  listPrint: listPrintScript,
  live: liveScript,
  mediaUpload: mediaUploadScript,
  notificationDrawer: notificationDrawerScript,
  offlineQueue: offlineQueueScript,
  orderActions: orderActionsScript,
  postActions: postActionsScript,
  productActions: productActionsScript,
  productEditor: productEditorScript,
  productImport: productImportScript,
  recordEdit: recordEditScript,
  requestHandling: requestHandlingScript,
  sessionEnding: sessionEndingScript,
  tableViews: tableViewsScript,
  tour: tourScript,
  userActions: userActionsScript,
} satisfies Record<keyof typeof declaredMachines, unknown>;

export type MachineName = keyof typeof machineScripts;
