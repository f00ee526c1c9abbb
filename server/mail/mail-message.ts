import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../ports/mailer.port';

/** A mail as nodemailer composes it: file paths and URLs are never read as content. */
export function messageOf({ id, from, to, replyTo, subject, text, html }: Mail): SendMailOptions {
  return {
    from,
    to,
    subject,
    text,
    html,
    ...(replyTo && { replyTo }),
    messageId: `<${id}@${from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '')}>`,
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
