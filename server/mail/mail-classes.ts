import type { MailClass, SentMailClass } from '#domain/mail/mail-limits';
import type { MailSender } from './mail-limits.query';
import type { Template } from './mail-templates';

/**
 * What limits the mails of each template (decision 58). A template without a class does not
 * compile, nor does a mail without a sender whose class needs one.
 */
export const MAIL_CLASS_OF = {
  invitation: 'invitation',
  invoice: 'invoice',
  conversationMessage: 'conversation',
  emailConfirmation: 'addressProof',
  emailTaken: 'addressProof',
  addressConfirmation: 'addressProof',
  emailChange: 'addressProof',
  passwordReset: 'passwordLink',
  identityCode: 'linkCode',
  passwordChanged: 'securityNotice',
  identityLinked: 'securityNotice',
  emailChangeNotice: 'securityNotice',
  emailChangeUndone: 'undoneChange',
  emailChangeReverted: 'undoneChange',
  deliveryNews: 'staffNotice',
  invoiceNews: 'staffNotice',
  orderNews: 'staffNotice',
  productNews: 'staffNotice',
  storeNews: 'staffNotice',
  eventReminder: 'staffNotice',
  inquiry: 'inquiry',
  applicationReceived: 'application',
  interviewInvitation: 'conversation',
  candidacyAnswer: 'conversation',
  tourNews: 'tourNews',
} as const satisfies Record<Template, MailClass>;

/** The sender that the mails of a template need. */
export type SenderOf<Name extends Template> = (typeof MAIL_CLASS_OF)[Name] extends SentMailClass
  ? { readonly sender: MailSender }
  : { readonly sender?: never };
