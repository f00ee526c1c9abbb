import type { Language } from '#domain/format/languages';
import { escapeHtml } from '#domain/text/escape-html';
import type { Mail } from '../ports/mailer.port';
import { candidacyMailTexts } from './candidacy-mail-texts';
import { type LetterAddresses, renderConversationMail } from './conversation-mail';
import { emailChangeMailTexts } from './email-change-mail-texts';
import { identityMailTexts } from './identity-mail-texts';
import { renderInvoiceMail } from './invoice-mail';
import { htmlPage, paragraph } from './mail-html';
import { notificationMailTexts } from './notification-mail-texts';
import { type MailText, passwordMailTexts } from './password-mail-texts';
import { registrationMailTexts } from './registration-mail-texts';
import { renderTourMail } from './tour-mail';

const MAIL_TEXTS = {
  ...passwordMailTexts,
  ...registrationMailTexts,
  ...emailChangeMailTexts,
  ...identityMailTexts,
  ...notificationMailTexts,
  ...candidacyMailTexts,
};

/** A notification of the store in the reader's language; `path` leads to its page in the portal. */
interface NotificationMailData {
  /** The reader, who is checked again before the mail is sent. */
  readonly userId: string;
  readonly firstName: string;
  readonly storeName: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** What the mails to candidates say about a vacancy. */
interface CandidacyMailData {
  readonly candidacyId: string;
  readonly title: string;
  readonly storeName: string;
}

/** A mail to a candidate whose answer belongs to a conversation. */
interface AnswerableCandidacyMailData extends CandidacyMailData {
  readonly conversationId: string;
}

/**
 * Data of each template. `linkId`, `proofLinkId` and `undoLinkId` name a link, `codeId` a code, and
 * `confirmationId` both; token and digits are derived when the mail is rendered.
 */
export interface TemplateData {
  readonly invitation: {
    readonly firstName: string;
    readonly storeName: string;
    readonly userName: string;
    readonly linkId: string;
  };
  readonly passwordReset: {
    readonly firstName: string;
    readonly userName: string;
    readonly linkId: string;
  };
  readonly emailConfirmation: { readonly confirmationId: string };
  readonly addressConfirmation: { readonly confirmationId: string };
  readonly emailTaken: { readonly path: string };
  readonly emailChange: { readonly kind: 'user' | 'store'; readonly proofLinkId: string };
  readonly emailChangeNotice: {
    readonly kind: 'user' | 'store';
    readonly undoLinkId: string;
    /** Empty if there is none from now on. */
    readonly newEmail: string;
  };
  readonly emailChangeUndone: {
    readonly firstName: string;
    readonly userName: string;
    readonly linkId: string;
  };
  readonly emailChangeReverted: { readonly kind: 'user' | 'store' };
  readonly passwordChanged: { readonly firstName: string; readonly userName: string };
  readonly identityCode: {
    readonly firstName: string;
    readonly userName: string;
    /** Title of the provider. */
    readonly provider: string;
    readonly codeId: string;
  };
  readonly identityLinked: {
    readonly firstName: string;
    readonly userName: string;
    /** Title of the provider. */
    readonly provider: string;
    /** The address at the provider. */
    readonly email: string;
  };
  readonly deliveryNews: NotificationMailData;
  readonly invoiceNews: NotificationMailData;
  readonly orderNews: NotificationMailData;
  readonly productNews: NotificationMailData;
  readonly storeNews: NotificationMailData;
  readonly eventReminder: NotificationMailData;
  /** `candidacyId` names the candidate's link, which is derived when the mail is rendered. */
  readonly applicationReceived: CandidacyMailData;
  readonly interviewInvitation: AnswerableCandidacyMailData;
  readonly candidacyAnswer: AnswerableCandidacyMailData & { readonly answer: string };
  readonly inquiry: {
    readonly reason: string;
    readonly name: string;
    readonly email: string;
    readonly phoneNumber: string;
    readonly subject: string;
    readonly message: string;
  };
  /** `document`: a MailedInvoice as JSON, with its values at the time of sending. */
  readonly invoice: {
    readonly document: string;
    readonly message: string;
    /** The address for replies; empty for none. */
    readonly replyTo: string;
    /** The key of the chat about its order, as JSON; empty for none. */
    readonly chat: string;
  };
  /** What a member of staff writes to a client, with its sanitised HTML. */
  readonly conversationMessage: {
    readonly conversationId: string;
    readonly fromName: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    /** The address for replies while the server takes no letters; empty for none. */
    readonly replyTo: string;
    /** Earlier letters and mails: Message-IDs, and ids of mails of the outbox, as JSON. */
    readonly references: string;
    /** Stored files as JSON, see `mail-files.ts`. */
    readonly files: string;
    /** The key of the chat that the recipient reads by a link, as JSON; empty for none. */
    readonly chat: string;
    /** The candidacy whose page the recipient reads by a link; empty for none. */
    readonly candidacyId: string;
  };
  /** `document`: a MailedTour as JSON; `contained`: its files as JSON, see `tour-mail.ts`. */
  readonly tourNews: { readonly document: string; readonly contained: string };
}

export type Template = keyof TemplateData;

/** A template with its data. */
export type MailContent = {
  [Name in Template]: {
    readonly template: Name;
    readonly data: { [K in keyof TemplateData[Name]]: string };
  };
}[Template];

/** Input that links and codes are built from. */
export interface LinkSource extends LetterAddresses {
  /** Address of the portal in browsers. */
  readonly publicUrl: string;
  linkToken(id: string): string;
  mailedCode(id: string): string;
  /** The page of a booking of a tour, or of an offer, for its guest. */
  guestUrl(id: string): string;
}

/** Mails whose data contain their words. */
const WRITTEN_MAILS = {
  invoice: renderInvoiceMail,
  conversationMessage: renderConversationMail,
  tourNews: renderTourMail,
};

function isWritten(template: Template): template is keyof typeof WRITTEN_MAILS {
  return Object.hasOwn(WRITTEN_MAILS, template);
}

/** Whether a stored name is one of the templates. */
export function isTemplate(name: string): name is Template {
  return Object.hasOwn(WRITTEN_MAILS, name) || Object.hasOwn(MAIL_TEXTS, name);
}

/**
 * The token is in the fragment after the #, which browsers never send: no server and no proxy logs
 * it. An invitation says so, since the page of a link that no longer works cannot know it.
 */
function linkOf({ publicUrl, linkToken }: LinkSource, page: string, linkId: string): string {
  return new URL(`/auth/jwt/${page}#token=${linkToken(linkId)}`, publicUrl).href;
}

/** Target of the button: a personal link, or a page of the portal. */
function targetOf(
  template: Template,
  data: Readonly<Record<string, string>>,
  source: LinkSource,
): string | undefined {
  const { linkId, confirmationId, proofLinkId, undoLinkId, candidacyId, path } = data;
  const kind = template === 'invitation' ? '&kind=invitation' : '';
  if (linkId !== undefined) return linkOf(source, 'new-password', linkId) + kind;
  if (confirmationId !== undefined) return linkOf(source, 'verify', confirmationId);
  if (proofLinkId !== undefined) return linkOf(source, 'confirm-email', proofLinkId);
  if (undoLinkId !== undefined) return linkOf(source, 'undo-email', undoLinkId);
  if (candidacyId !== undefined) return source.candidateUrl(candidacyId);
  return path === undefined ? undefined : new URL(path, source.publicUrl).href;
}

function htmlOf(words: MailText, language: Language, link: string | undefined): string {
  const button = words.button
    ? [paragraph(`<a href="${escapeHtml(link ?? '')}">${escapeHtml(words.button)}</a>`)]
    : [];
  const body = [words.greeting, ...words.before].map((text) => paragraph(escapeHtml(text)));
  const end = words.after.map((text) => paragraph(escapeHtml(text)));
  return htmlPage(words.subject, language, [...body, ...button, ...end].join(''));
}

/** The rendered texts of a mail. `data` was queued for this template. */
export function renderMail(
  template: Template,
  data: Readonly<Record<string, string>>,
  language: Language,
  source: LinkSource,
): Omit<Mail, 'id' | 'from' | 'to'> {
  if (isWritten(template)) return WRITTEN_MAILS[template](data, language, source);
  const codeId = data['codeId'] ?? data['confirmationId'];
  const code = codeId === undefined ? {} : { code: source.mailedCode(codeId) };
  const words = MAIL_TEXTS[template][language]({ ...data, ...code });
  const link = targetOf(template, data, source);
  const lines = [words.greeting, ...words.before, ...(link ? [link] : []), ...words.after];
  const { conversationId } = data;
  const address = conversationId === undefined ? null : source.replyAddress(conversationId);
  return {
    subject: words.subject,
    text: `${lines.join('\n\n')}\n`,
    html: htmlOf(words, language, link),
    ...(address && { replyTo: address, envelopeFrom: address }),
  };
}
