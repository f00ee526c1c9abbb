import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../ports/mailer.port';

/** A mail as nodemailer composes it: file paths and URLs are never read as content. */
export function messageOf(mail: Mail): SendMailOptions {
  const { id, from, fromName, to, replyTo, subject, text, html, isPersonal, files = [] } = mail;
  return {
    from: fromName ? { name: fromName, address: from } : from,
    to,
    subject,
    text,
    html,
    ...(replyTo && { replyTo }),
    messageId: `<${id}@${from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '')}>`,
    ...(!isPersonal && { headers: { 'auto-submitted': 'auto-generated' } }),
    attachments: files.map(({ fileName, mimeType, content }) => ({
      filename: fileName,
      contentType: mimeType,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
