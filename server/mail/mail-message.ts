import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../ports/mailer.port';

/** The Message-ID of a mail of the outbox. */
export function messageIdOf(id: string, from: string): string {
  const domain = from.split('@').at(-1) ?? '';
  return `<${id}@${domain.replace(/[^\w.-]/g, '')}>`;
}

/** A mail as nodemailer composes it: file paths and URLs are never read as content. */
export function messageOf(mail: Mail): SendMailOptions {
  const { id, from, fromName, to, replyTo, subject, text, html, isPersonal, files = [] } = mail;
  const { envelopeFrom, references = [] } = mail;
  return {
    from: fromName ? { name: fromName, address: from } : from,
    to,
    subject,
    text,
    html,
    ...(replyTo && { replyTo }),
    messageId: messageIdOf(id, from),
    ...(envelopeFrom && { envelope: { from: envelopeFrom, to } }),
    ...(references.length > 0 && { inReplyTo: references.at(-1), references: [...references] }),
    ...(!isPersonal && { headers: { 'auto-submitted': 'auto-generated' } }),
    attachments: files.map(({ fileName, mimeType, content, contentId }) => ({
      filename: fileName,
      contentType: mimeType,
      content: Buffer.from(content),
      ...(contentId && { cid: contentId }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
