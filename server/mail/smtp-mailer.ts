import { createTransport } from 'nodemailer';
import type { Mailer } from '../ports/mailer.port';
import { messageOf } from './mail-message';

/** Shorter in total than the idle limit of a transaction, because mails are sent inside one. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by the SMTP server of `url`. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS_MS });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail));
    },
  };
}
