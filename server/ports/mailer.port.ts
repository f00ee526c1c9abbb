/** A file of a mail. */
export interface MailFile {
  readonly fileName: string;
  readonly mimeType: string;
  readonly content: Uint8Array;
  /** The name by which the HTML shows it as a picture. */
  readonly contentId?: string;
}

/** A mail to be delivered. */
export interface Mail {
  /** The same for every attempt, so that a mail sent twice is recognised as one. */
  readonly id: string;
  readonly from: string;
  /** Shown beside the sender's address; the address alone if missing. */
  readonly fromName?: string;
  readonly to: string;
  /** Recipient of replies; `from` if missing. */
  readonly replyTo?: string;
  /** To which mail servers report that it did not arrive; `from` if missing. */
  readonly envelopeFrom?: string;
  /** Message-IDs of the mails that it follows, the first one first. */
  readonly references?: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whether a person wrote it: answers to it are wanted. */
  readonly isPersonal?: boolean;
  readonly files?: readonly MailFile[];
}

/** Delivers mails. */
export interface Mailer {
  /** @throws Error when the mail was not accepted */
  send(mail: Mail): Promise<void>;
}
