// Written by `npm run generate` from the names of the files `*.machine.ts`. Do not edit.
import { addressConfirmationMachine } from './identity/address-confirmation.machine';
import { applicationFollowingMachine } from './applications/application-following.machine';
import { applicationSendingMachine } from './applications/application-sending.machine';
import { authenticationMachine } from './session/authentication.machine';
import { boardMoveMachine } from './orders/board-move.machine';
import { bulkActionMachine } from './bulk/bulk-action.machine';
import { candidacyMachine } from './vacancies/candidacy.machine';
import { chatConnectionMachine } from './chat/chat-connection.machine';
import { checkoutMachine } from './checkout/checkout.machine';
import { clientMergeMachine } from './clients/client-merge.machine';
import { connectionMachine } from './connection/connection.machine';
import { conversationHandlingMachine } from './conversations/conversation-handling.machine';
import { departureActionsMachine } from './tours/departure-actions.machine';
import { deviceRedirectMachine } from './device-redirect/device-redirect.machine';
import { emailChangeMachine } from './email-changes/email-change.machine';
import { emailConfirmationMachine } from './registration/email-confirmation.machine';
import { emailLinkMachine } from './registration/email-link.machine';
import { eventEditingMachine } from './calendar/event-editing.machine';
import { guestBookingMachine } from './tours/guest-booking.machine';
import { identityMachine } from './identity/identity.machine';
import { identityUnlinkingMachine } from './identity/identity-unlinking.machine';
import { inlineEditMachine } from './products/inline-edit.machine';
import { inquirySendingMachine } from './inquiries/inquiry-sending.machine';
import { invitationMachine } from './session/invitation.machine';
import { invoiceActionsMachine } from './invoices/invoice-actions.machine';
import { invoiceDraftingMachine } from './invoices/invoice-drafting.machine';
import { invoiceEditorMachine } from './invoices/invoice-editor.machine';
import { libraryWorkMachine } from './media/library-work.machine';
import { listPrintMachine } from './lists/list-print.machine';
import { liveMachine } from './live/live.machine';
import { mailboxPollingMachine } from './conversations/mailbox-polling.machine';
import { mediaUploadMachine } from './media/media-upload.machine';
import { messageComposingMachine } from './conversations/message-composing.machine';
import { notificationDrawerMachine } from './notifications/notification-drawer.machine';
import { offlineQueueMachine } from './orders/offline-queue.machine';
import { orderActionsMachine } from './orders/order-actions.machine';
import { paperPrintingMachine } from './papers/paper-printing.machine';
import { passwordRecoveryMachine } from './password-recovery/password-recovery.machine';
import { passwordResetMachine } from './identity/password-reset.machine';
import { payoutAnswerMachine } from './payouts/payout-answer.machine';
import { pickupMachine } from './pickups/pickup.machine';
import { placeBookingMachine } from './tours/place-booking.machine';
import { postActionsMachine } from './posts/post-actions.machine';
import { productActionsMachine } from './products/product-actions.machine';
import { productEditorMachine } from './products/product-editor.machine';
import { productImportMachine } from './products/product-import.machine';
import { providerRegistrationMachine } from './identity/provider-registration.machine';
import { recordEditMachine } from './editing/record-edit.machine';
import { registrationMachine } from './registration/registration.machine';
import { requestHandlingMachine } from './after-sales/request-handling.machine';
import { sessionEndingMachine } from './session/session-ending.machine';
import { slotBookingMachine } from './pickups/slot-booking.machine';
import { tableViewsMachine } from './lists/table-views.machine';
import { taskEditingMachine } from './tasks/task-editing.machine';
import { ticketCheckInMachine } from './tours/ticket-check-in.machine';
import { ticketScanMachine } from './tours/ticket-scan.machine';
import { tokenExchangeMachine } from './identity/token-exchange.machine';
import { tourMachine } from './tour/tour.machine';
import { tourActionsMachine } from './tours/tour-actions.machine';
import { tourBookingActionsMachine } from './tours/tour-booking-actions.machine';
import { triageMachine } from './orders/triage.machine';
import { userActionsMachine } from './users/user-actions.machine';
import { vacancyActionsMachine } from './vacancies/vacancy-actions.machine';
import { waitingListMachine } from './tours/waiting-list.machine';

/**
 * Every machine of the portal, as declared. Tests and documents use this list. The portal itself
 * loads each machine with its page, see `createMachineCache`.
 */
export const declaredMachines = {
  addressConfirmation: addressConfirmationMachine,
  applicationFollowing: applicationFollowingMachine,
  applicationSending: applicationSendingMachine,
  authentication: authenticationMachine,
  boardMove: boardMoveMachine,
  bulkAction: bulkActionMachine,
  candidacy: candidacyMachine,
  chatConnection: chatConnectionMachine,
  checkout: checkoutMachine,
  clientMerge: clientMergeMachine,
  connection: connectionMachine,
  conversationHandling: conversationHandlingMachine,
  departureActions: departureActionsMachine,
  deviceRedirect: deviceRedirectMachine,
  emailChange: emailChangeMachine,
  emailConfirmation: emailConfirmationMachine,
  emailLink: emailLinkMachine,
  eventEditing: eventEditingMachine,
  guestBooking: guestBookingMachine,
  identity: identityMachine,
  identityUnlinking: identityUnlinkingMachine,
  inlineEdit: inlineEditMachine,
  inquirySending: inquirySendingMachine,
  invitation: invitationMachine,
  invoiceActions: invoiceActionsMachine,
  invoiceDrafting: invoiceDraftingMachine,
  invoiceEditor: invoiceEditorMachine,
  libraryWork: libraryWorkMachine,
  listPrint: listPrintMachine,
  live: liveMachine,
  mailboxPolling: mailboxPollingMachine,
  mediaUpload: mediaUploadMachine,
  messageComposing: messageComposingMachine,
  notificationDrawer: notificationDrawerMachine,
  offlineQueue: offlineQueueMachine,
  orderActions: orderActionsMachine,
  paperPrinting: paperPrintingMachine,
  passwordRecovery: passwordRecoveryMachine,
  passwordReset: passwordResetMachine,
  payoutAnswer: payoutAnswerMachine,
  pickup: pickupMachine,
  placeBooking: placeBookingMachine,
  postActions: postActionsMachine,
  productActions: productActionsMachine,
  productEditor: productEditorMachine,
  productImport: productImportMachine,
  providerRegistration: providerRegistrationMachine,
  recordEdit: recordEditMachine,
  registration: registrationMachine,
  requestHandling: requestHandlingMachine,
  sessionEnding: sessionEndingMachine,
  slotBooking: slotBookingMachine,
  tableViews: tableViewsMachine,
  taskEditing: taskEditingMachine,
  ticketCheckIn: ticketCheckInMachine,
  ticketScan: ticketScanMachine,
  tokenExchange: tokenExchangeMachine,
  tour: tourMachine,
  tourActions: tourActionsMachine,
  tourBookingActions: tourBookingActionsMachine,
  triage: triageMachine,
  userActions: userActionsMachine,
  vacancyActions: vacancyActionsMachine,
  waitingList: waitingListMachine,
};
