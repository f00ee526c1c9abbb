import { randomUUID } from 'node:crypto';
import type { DoubleMail } from './provider-double';

/** An account of a test double. */
export interface BookedAccount {
  readonly id: string;
  readonly email: string;
  password: string;
  confirmed: boolean;
  name: string;
}

interface MailedCode {
  readonly kind: DoubleMail['kind'];
  readonly account: BookedAccount;
}

/** The accounts of a test double in memory, the codes that it has mailed and the sessions that are open. */
export class AccountBook {
  readonly mails: DoubleMail[] = [];
  readonly #accounts = new Map<string, BookedAccount>();
  readonly #codes = new Map<string, MailedCode>();
  readonly #sessions = new Map<string, BookedAccount>();

  find(email: unknown): BookedAccount | undefined {
    return this.#accounts.get(String(email).toLowerCase());
  }

  /** The account with this address and password. */
  authenticate(email: unknown, password: unknown): BookedAccount | undefined {
    const account = this.find(email);
    return account?.password === password ? account : undefined;
  }

  create(email: string, password: string, confirmed = false): BookedAccount {
    const account = { id: randomUUID(), email, password, confirmed, name: '' };
    this.#accounts.set(email.toLowerCase(), account);
    return account;
  }

  /** Mails a code once; `linkOf` writes the link with it. */
  mail(
    account: BookedAccount,
    kind: DoubleMail['kind'],
    linkOf: (code: string) => string,
    code: string = randomUUID(),
  ): void {
    this.#codes.set(code, { kind, account });
    this.mails.push({ to: account.email, kind, code, link: linkOf(code) });
  }

  /** The account to which a code of this kind was mailed. */
  read(code: unknown, kind: DoubleMail['kind']): BookedAccount | undefined {
    const mailed = this.#codes.get(String(code));
    return mailed?.kind === kind ? mailed.account : undefined;
  }

  /** Reads a code and makes it unusable. */
  spend(code: unknown, kind: DoubleMail['kind']): BookedAccount | undefined {
    const account = this.read(code, kind);
    this.#codes.delete(String(code));
    return account;
  }

  openSession(token: string, account: BookedAccount): void {
    this.#sessions.set(token, account);
  }

  ownerOf(token: unknown): BookedAccount | undefined {
    return this.#sessions.get(String(token));
  }
}
