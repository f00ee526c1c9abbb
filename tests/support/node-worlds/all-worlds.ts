/** A path that ends in .node would be taken for a compiled addon, so these say what they end in. */
import type { Inspect } from '#application/create-application';
import type { MachineName, machineScripts } from '../machine-scripts/all-scripts';
import type { MachineScript } from '../model/machine-script';
import type { NodeWorld } from '../model/node-world';
import { authenticationInNode } from './authentication.node';
import { bulkActionInNode } from './bulk-action.node';
import { checkoutInNode } from './checkout.node';
import { connectionInNode } from './connection.node';
import { deviceRedirectInNode } from './device-redirect.node';
import { inlineEditInNode } from './inline-edit.node';
import { inquirySendingInNode } from './inquiry-sending.node';
import { invitationInNode } from './invitation.node';
import { invoiceActionsInNode } from './invoice-actions.node';
import { invoiceDraftingInNode } from './invoice-drafting.node';
import { invoiceEditorInNode } from './invoice-editor.node';
import { libraryWorkInNode } from './library-work.node';
import { listPrintInNode } from './list-print.node';
import { liveInNode } from './live.node';
import { mediaUploadInNode } from './media-upload.node';
import { notificationDrawerInNode } from './notification-drawer.node';
import { offlineQueueInNode } from './offline-queue.node';
import { orderActionsInNode } from './order-actions.node';
import { postActionsInNode } from './post-actions.node';
import { productActionsInNode } from './product-actions.node';
import { productEditorInNode } from './product-editor.node';
import { productImportInNode } from './product-import.node';
import { recordEditInNode } from './record-edit.node';
import { requestHandlingInNode } from './request-handling.node';
import { sessionEndingInNode } from './session-ending.node';
import { tableViewsInNode } from './table-views.node';
import { tourInNode } from './tour.node';
import { userActionsInNode } from './user-actions.node';

type WorldOf<Script> = Script extends MachineScript<infer _, infer World> ? World : never;

/** What makes a world in Node for each machine. A machine without one does not compile. */
export const nodeWorlds = {
  authentication: authenticationInNode,
  bulkAction: bulkActionInNode,
  checkout: checkoutInNode,
  connection: connectionInNode,
  deviceRedirect: deviceRedirectInNode,
  inlineEdit: inlineEditInNode,
  inquirySending: inquirySendingInNode,
  invitation: invitationInNode,
  invoiceActions: invoiceActionsInNode,
  invoiceDrafting: invoiceDraftingInNode,
  invoiceEditor: invoiceEditorInNode,
  libraryWork: libraryWorkInNode,
  listPrint: listPrintInNode,
  live: liveInNode,
  mediaUpload: mediaUploadInNode,
  notificationDrawer: notificationDrawerInNode,
  offlineQueue: offlineQueueInNode,
  orderActions: orderActionsInNode,
  postActions: postActionsInNode,
  productActions: productActionsInNode,
  productEditor: productEditorInNode,
  productImport: productImportInNode,
  recordEdit: recordEditInNode,
  requestHandling: requestHandlingInNode,
  sessionEnding: sessionEndingInNode,
  tableViews: tableViewsInNode,
  tour: tourInNode,
  userActions: userActionsInNode,
} satisfies {
  [Name in MachineName]: (inspect: Inspect) => NodeWorld<WorldOf<(typeof machineScripts)[Name]>>;
};
