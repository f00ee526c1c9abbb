/** A mail to be delivered. */
export interface Mail {
  /** The same for every attempt, so that a mail sent twice is recognised as one. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Recipient of replies; `from` if missing. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Delivers mails. */
export interface Mailer {
  /** @throws Error when the mail was not accepted */
  send(mail: Mail): Promise<void>;
}
