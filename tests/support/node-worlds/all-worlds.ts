/** A path that ends in .node would be taken for a compiled addon, so these say what they end in. */
import type { Inspect } from '#application/create-application';
import type { MachineName, machineScripts } from '../machine-scripts/all-scripts';
import type { MachineScript } from '../model/machine-script';
import type { NodeWorld } from '../model/node-world';
import { authenticationInNode } from './authentication.node.js';
import { bulkActionInNode } from './bulk-action.node.js';
import { checkoutInNode } from './checkout.node.js';
import { connectionInNode } from './connection.node.js';
import { deviceRedirectInNode } from './device-redirect.node.js';
import { inlineEditInNode } from './inline-edit.node.js';
import { inquirySendingInNode } from './inquiry-sending.node.js';
import { invitationInNode } from './invitation.node.js';
import { invoiceActionsInNode } from './invoice-actions.node.js';
import { invoiceDraftingInNode } from './invoice-drafting.node.js';
import { invoiceEditorInNode } from './invoice-editor.node.js';
import { libraryWorkInNode } from './library-work.node.js';
import { listPrintInNode } from './list-print.node.js';
import { liveInNode } from './live.node.js';
import { mediaUploadInNode } from './media-upload.node.js';
import { notificationDrawerInNode } from './notification-drawer.node.js';
import { offlineQueueInNode } from './offline-queue.node.js';
import { orderActionsInNode } from './order-actions.node.js';
import { postActionsInNode } from './post-actions.node.js';
import { productActionsInNode } from './product-actions.node.js';
import { productEditorInNode } from './product-editor.node.js';
import { productImportInNode } from './product-import.node.js';
import { recordEditInNode } from './record-edit.node.js';
import { requestHandlingInNode } from './request-handling.node.js';
import { sessionEndingInNode } from './session-ending.node.js';
import { tableViewsInNode } from './table-views.node.js';
import { tourInNode } from './tour.node.js';
import { userActionsInNode } from './user-actions.node.js';

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
