/** A mail as it goes out. */
export interface Mail {
  /** The same at every try, so that a mail sent twice is recognised as one. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Where an answer goes; to `from` where it is missing. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Delivers mails. */
export interface Mailer {
  /** @throws Error when the mail was not taken */
  send(mail: Mail): Promise<void>;
}
