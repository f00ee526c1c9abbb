// Written by `npm run generate` from the names of the files `*.machine.ts`. Do not edit.
import type { declaredMachines } from '#application/machines.generated';
import { addressConfirmationTestModel } from './address-confirmation.model';
import { applicationFollowingTestModel } from './application-following.model';
import { applicationSendingTestModel } from './application-sending.model';
import { authenticationTestModel } from './authentication.model';
import { boardMoveTestModel } from './board-move.model';
import { bulkActionTestModel } from './bulk-action.model';
import { candidacyTestModel } from './candidacy.model';
import { chatConnectionTestModel } from './chat-connection.model';
import { checkoutTestModel } from './checkout.model';
import { clientMergeTestModel } from './client-merge.model';
import { connectionTestModel } from './connection.model';
import { conversationHandlingTestModel } from './conversation-handling.model';
import { departureActionsTestModel } from './departure-actions.model';
import { deviceRedirectTestModel } from './device-redirect.model';
import { emailChangeTestModel } from './email-change.model';
import { emailConfirmationTestModel } from './email-confirmation.model';
import { emailLinkTestModel } from './email-link.model';
import { eventEditingTestModel } from './event-editing.model';
import { guestBookingTestModel } from './guest-booking.model';
import { identityTestModel } from './identity.model';
import { identityUnlinkingTestModel } from './identity-unlinking.model';
import { inlineEditTestModel } from './inline-edit.model';
import { inquirySendingTestModel } from './inquiry-sending.model';
import { invitationTestModel } from './invitation.model';
import { invoiceActionsTestModel } from './invoice-actions.model';
import { invoiceDraftingTestModel } from './invoice-drafting.model';
import { invoiceEditorTestModel } from './invoice-editor.model';
import { libraryWorkTestModel } from './library-work.model';
import { listPrintTestModel } from './list-print.model';
import { liveTestModel } from './live.model';
import { mailboxPollingTestModel } from './mailbox-polling.model';
import { mediaUploadTestModel } from './media-upload.model';
import { messageComposingTestModel } from './message-composing.model';
import { notificationDrawerTestModel } from './notification-drawer.model';
import { offlineQueueTestModel } from './offline-queue.model';
import { orderActionsTestModel } from './order-actions.model';
import { paperPrintingTestModel } from './paper-printing.model';
import { passwordRecoveryTestModel } from './password-recovery.model';
import { passwordResetTestModel } from './password-reset.model';
import { payoutAnswerTestModel } from './payout-answer.model';
import { pickupTestModel } from './pickup.model';
import { placeBookingTestModel } from './place-booking.model';
import { postActionsTestModel } from './post-actions.model';
import { productActionsTestModel } from './product-actions.model';
import { productEditorTestModel } from './product-editor.model';
import { productImportTestModel } from './product-import.model';
import { providerRegistrationTestModel } from './provider-registration.model';
import { recordEditTestModel } from './record-edit.model';
import { registrationTestModel } from './registration.model';
import { requestHandlingTestModel } from './request-handling.model';
import { sessionEndingTestModel } from './session-ending.model';
import { slotBookingTestModel } from './slot-booking.model';
import { tableViewsTestModel } from './table-views.model';
import { taskEditingTestModel } from './task-editing.model';
import { ticketCheckInTestModel } from './ticket-check-in.model';
import { ticketScanTestModel } from './ticket-scan.model';
import { tokenExchangeTestModel } from './token-exchange.model';
import { tourTestModel } from './tour.model';
import { tourActionsTestModel } from './tour-actions.model';
import { tourBookingActionsTestModel } from './tour-booking-actions.model';
import { triageTestModel } from './triage.model';
import { userActionsTestModel } from './user-actions.model';
import { vacancyActionsTestModel } from './vacancy-actions.model';
import { waitingListTestModel } from './waiting-list.model';

/** The test model of every machine of the portal. */
export const machineTestModels = {
  addressConfirmation: addressConfirmationTestModel,
  applicationFollowing: applicationFollowingTestModel,
  applicationSending: applicationSendingTestModel,
  authentication: authenticationTestModel,
  boardMove: boardMoveTestModel,
  bulkAction: bulkActionTestModel,
  candidacy: candidacyTestModel,
  chatConnection: chatConnectionTestModel,
  checkout: checkoutTestModel,
  clientMerge: clientMergeTestModel,
  connection: connectionTestModel,
  conversationHandling: conversationHandlingTestModel,
  departureActions: departureActionsTestModel,
  deviceRedirect: deviceRedirectTestModel,
  emailChange: emailChangeTestModel,
  emailConfirmation: emailConfirmationTestModel,
  emailLink: emailLinkTestModel,
  eventEditing: eventEditingTestModel,
  guestBooking: guestBookingTestModel,
  identity: identityTestModel,
  identityUnlinking: identityUnlinkingTestModel,
  inlineEdit: inlineEditTestModel,
  inquirySending: inquirySendingTestModel,
  invitation: invitationTestModel,
  invoiceActions: invoiceActionsTestModel,
  invoiceDrafting: invoiceDraftingTestModel,
  invoiceEditor: invoiceEditorTestModel,
  libraryWork: libraryWorkTestModel,
  listPrint: listPrintTestModel,
  live: liveTestModel,
  mailboxPolling: mailboxPollingTestModel,
  mediaUpload: mediaUploadTestModel,
  messageComposing: messageComposingTestModel,
  notificationDrawer: notificationDrawerTestModel,
  offlineQueue: offlineQueueTestModel,
  orderActions: orderActionsTestModel,
  paperPrinting: paperPrintingTestModel,
  passwordRecovery: passwordRecoveryTestModel,
  passwordReset: passwordResetTestModel,
  payoutAnswer: payoutAnswerTestModel,
  pickup: pickupTestModel,
  placeBooking: placeBookingTestModel,
  postActions: postActionsTestModel,
  productActions: productActionsTestModel,
  productEditor: productEditorTestModel,
  productImport: productImportTestModel,
  providerRegistration: providerRegistrationTestModel,
  recordEdit: recordEditTestModel,
  registration: registrationTestModel,
  requestHandling: requestHandlingTestModel,
  sessionEnding: sessionEndingTestModel,
  slotBooking: slotBookingTestModel,
  tableViews: tableViewsTestModel,
  taskEditing: taskEditingTestModel,
  ticketCheckIn: ticketCheckInTestModel,
  ticketScan: ticketScanTestModel,
  tokenExchange: tokenExchangeTestModel,
  tour: tourTestModel,
  tourActions: tourActionsTestModel,
  tourBookingActions: tourBookingActionsTestModel,
  triage: triageTestModel,
  userActions: userActionsTestModel,
  vacancyActions: vacancyActionsTestModel,
  waitingList: waitingListTestModel,
} satisfies Record<keyof typeof declaredMachines, unknown>;

export type MachineName = keyof typeof machineTestModels;
