import type { ServerConfig } from '../config';
import type { Mailer } from '../ports/mailer.port';
import { createFileMailer } from './file-mailer';
import { createSmtpMailer } from './smtp-mailer';

/** By SMTP if a server is configured, otherwise as files. */
export function createMailer({ smtpUrl, outboxDir }: ServerConfig): Mailer {
  return smtpUrl === undefined ? createFileMailer(outboxDir) : createSmtpMailer(smtpUrl);
}
