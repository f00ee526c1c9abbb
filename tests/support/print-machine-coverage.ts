import type { declaredMachines } from '#application/machines';
import { authenticationScript } from './machine-scripts/authentication.script';
import { bulkActionScript } from './machine-scripts/bulk-action.script';
import { checkoutScript } from './machine-scripts/checkout.script';
import { connectionScript } from './machine-scripts/connection.script';
import { inlineEditScript } from './machine-scripts/inline-edit.script';
import { invitationScript } from './machine-scripts/invitation.script';
import { invoiceActionsScript } from './machine-scripts/invoice-actions.script';
import { invoiceDraftingScript } from './machine-scripts/invoice-drafting.script';
import { invoiceEditorScript } from './machine-scripts/invoice-editor.script';
import { libraryWorkScript } from './machine-scripts/library-work.script';
import { listPrintScript } from './machine-scripts/list-print.script';
import { liveScript } from './machine-scripts/live.script';
import { mediaUploadScript } from './machine-scripts/media-upload.script';
import { notificationDrawerScript } from './machine-scripts/notification-drawer.script';
import { offlineQueueScript } from './machine-scripts/offline-queue.script';
import { orderActionsScript } from './machine-scripts/order-actions.script';
import { productActionsScript } from './machine-scripts/product-actions.script';
import { productEditorScript } from './machine-scripts/product-editor.script';
import { productImportScript } from './machine-scripts/product-import.script';
import { recordEditScript } from './machine-scripts/record-edit.script';
import { requestHandlingScript } from './machine-scripts/request-handling.script';
import { sessionEndingScript } from './machine-scripts/session-ending.script';
import { tableViewsScript } from './machine-scripts/table-views.script';
import { tourScript } from './machine-scripts/tour.script';
import { userActionsScript } from './machine-scripts/user-actions.script';
import { coverageTable, keptCoverage, missingFrom, totalOf } from './model/coverage-report';

/**
 * Prints, for each machine, what the last runs in Node and in a browser reached of it. With
 * `--demand browser:<machine>` it fails when that runner left out a state or a transition.
 */
const models = {
  authentication: authenticationScript.model,
  checkout: checkoutScript.model,
  connection: connectionScript.model,
  inlineEdit: inlineEditScript.model,
  invitation: invitationScript.model,
  invoiceActions: invoiceActionsScript.model,
  invoiceDrafting: invoiceDraftingScript.model,
  invoiceEditor: invoiceEditorScript.model,
  libraryWork: libraryWorkScript.model,
  notificationDrawer: notificationDrawerScript.model,
  listPrint: listPrintScript.model,
  live: liveScript.model,
  mediaUpload: mediaUploadScript.model,
  offlineQueue: offlineQueueScript.model,
  orderActions: orderActionsScript.model,
  bulkAction: bulkActionScript.model,
  productActions: productActionsScript.model,
  productEditor: productEditorScript.model,
  productImport: productImportScript.model,
  sessionEnding: sessionEndingScript.model,
  tableViews: tableViewsScript.model,
  recordEdit: recordEditScript.model,
  requestHandling: requestHandlingScript.model,
  tour: tourScript.model,
  userActions: userActionsScript.model,
} satisfies Record<keyof typeof declaredMachines, unknown>;

const rows = Object.values(models).flatMap((model) =>
  (['node', 'browser'] as const).flatMap((runner) => {
    const reached = keptCoverage(runner, model.machine.id);
    return reached ? [{ runner, reached, total: totalOf(model.machine, model) }] : [];
  }),
);

console.log(coverageTable(rows));

const demands = process.argv.flatMap((argument, index) =>
  process.argv[index - 1] === '--demand' ? [argument] : [],
);
for (const demand of demands) {
  const row = rows.find(({ runner, reached }) => `${runner}:${reached.machine}` === demand);
  const missing = row && missingFrom(row.total, row.reached);
  const left = missing ? [...missing.states, ...missing.transitions] : ['everything'];
  if (left.length > 0) {
    console.error(`\n${demand} did not reach:\n  ${left.join('\n  ')}`);
    process.exitCode = 1;
  }
}
