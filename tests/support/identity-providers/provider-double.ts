/**
 * A provider on this machine, which tests use in place of the real one: the SDKs talk to it by
 * their own protocols. `origin` is where the portal's pages are.
 */
export interface ProviderDouble {
  /** The public settings of its SDK, as the server would name them. */
  readonly settings: Readonly<Record<string, string>>;
  /** What the server must expect of its tokens. */
  readonly issuer: string;
  readonly jwksUrl: string;
  /** The mails that it has sent, the latest last. */
  readonly mails: readonly DoubleMail[];
  /** Makes an account whose address is confirmed. */
  createAccount(account: DoubleAccount): Promise<void>;
  close(): Promise<void>;
}

export interface DoubleAccount {
  readonly email: string;
  readonly password: string;
}

/** A mail to `to`, with the code or the link in it. */
export interface DoubleMail {
  readonly to: string;
  readonly kind: 'confirm' | 'reset';
  readonly code: string;
  readonly link: string;
}

/** The latest mail to an address. */
export function latestMail({ mails }: ProviderDouble, to: string): DoubleMail {
  const mail = mails.findLast((one) => one.to === to);
  if (!mail) throw new Error(`No mail to ${to}.`);
  return mail;
}
