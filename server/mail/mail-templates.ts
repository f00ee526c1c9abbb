import type { Language } from '#domain/format/languages';
import type { Mail } from '../ports/mailer.port';
import { escapeHtml } from '../text/escape-html';
import { confirmationCode } from './confirmation-code';
import { renderInvoiceMail } from './invoice-mail';
import { htmlPage, paragraph } from './mail-html';
import { notificationMailTexts } from './notification-mail-texts';
import { type MailText, passwordMailTexts } from './password-mail-texts';
import { registrationMailTexts } from './registration-mail-texts';

const MAIL_TEXTS = { ...passwordMailTexts, ...registrationMailTexts, ...notificationMailTexts };

/** A notification of the store in the reader's language; `path` leads to its page in the portal. */
interface NotificationMailData {
  readonly firstName: string;
  readonly storeName: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/**
 * Data of each template. `linkId` and `confirmationId` name the link; its token and its code are
 * derived when the mail is rendered.
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
  readonly emailTaken: { readonly path: string };
  readonly passwordChanged: { readonly firstName: string; readonly userName: string };
  readonly deliveryNews: NotificationMailData;
  readonly invoiceNews: NotificationMailData;
  readonly orderNews: NotificationMailData;
  readonly productNews: NotificationMailData;
  readonly storeNews: NotificationMailData;
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
  };
}

export type Template = keyof TemplateData;

/** A template with its data. */
export type MailContent = {
  [Name in Template]: {
    readonly template: Name;
    readonly data: { [K in keyof TemplateData[Name]]: string };
  };
}[Template];

/** Input that links are built from. */
export interface LinkSource {
  /** Address of the portal in browsers. */
  readonly publicUrl: string;
  linkToken(id: string): string;
}

/** Whether a stored name is one of the templates. */
export function isTemplate(name: string): name is Template {
  return name === 'invoice' || Object.hasOwn(MAIL_TEXTS, name);
}

/**
 * The token is in the fragment after the #, which browsers never send: no server and no proxy logs
 * it.
 */
function linkOf({ publicUrl, linkToken }: LinkSource, page: string, linkId: string): string {
  return new URL(`/auth/jwt/${page}#token=${linkToken(linkId)}`, publicUrl).href;
}

/** Target of the button: a personal link, or a page of the portal. */
function targetOf(
  { linkId, confirmationId, path }: Readonly<Record<string, string>>,
  source: LinkSource,
): string | undefined {
  if (linkId !== undefined) return linkOf(source, 'new-password', linkId);
  if (confirmationId !== undefined) return linkOf(source, 'verify', confirmationId);
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
  if (template === 'invoice') return renderInvoiceMail(data, language);
  const { confirmationId } = data;
  const code = confirmationId && confirmationCode(source.linkToken, confirmationId);
  const words = MAIL_TEXTS[template][language](code ? { ...data, code } : data);
  const link = targetOf(data, source);
  const lines = [words.greeting, ...words.before, ...(link ? [link] : []), ...words.after];
  return {
    subject: words.subject,
    text: `${lines.join('\n\n')}\n`,
    html: htmlOf(words, language, link),
  };
}
