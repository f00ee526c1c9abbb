import type { ServerConfig } from '../config';
import { createFileMailer } from './file-mailer';
import { createSmtpMailer } from './smtp-mailer';

/** A mail as it goes out. */
export interface Mail {
  /** The same at every try, so that a mail sent twice is recognised as one. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Takes mails out of the house. */
export interface Mailer {
  /** @throws Error when the mail was not taken */
  send(mail: Mail): Promise<void>;
}

/** By SMTP where a server is configured, else as files. */
export const createMailer = ({ smtpUrl, outboxDir }: ServerConfig): Mailer =>
  smtpUrl === undefined ? createFileMailer(outboxDir) : createSmtpMailer(smtpUrl);
