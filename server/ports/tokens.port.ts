import type { Role } from '#domain/permissions/permissions';

/** The content of a token: user and session. */
export interface TokenSubject {
  readonly userId: string;
  readonly sessionId: string;
}

/** Signs and reads the JSON web tokens of the sessions (RFC 7519, HS256). */
export interface Tokens {
  /**
   * @param role tells a browser which pages the user may read ahead of them; requests are judged by
   *   the role in the database
   */
  signAccess(subject: TokenSubject & { readonly role: Role }, now: Date): Promise<string>;
  signRefresh(subject: TokenSubject, now: Date): Promise<string>;
  /** @throws ProblemError 401 `token_expired` or `token_invalid` */
  readAccess(token: string, now: Date): Promise<TokenSubject>;
  /** @throws ProblemError 401 `token_expired` or `token_invalid` */
  readRefresh(token: string, now: Date): Promise<TokenSubject>;
  /**
   * The token of a link that sets a password. It is derived from the id and the secret, so neither
   * the database nor a queued mail contains it.
   */
  linkToken(id: string): string;
  /** The six digits of a mailed code. They are derived like the token of a link. */
  mailedCode(id: string): string;
  /** The mark of the address at which a conversation takes answers: 20 hexadecimal digits. */
  replyMark(conversationId: string): string;
  /** The mark of the link to the chat about an order: 32 hexadecimal digits. */
  chatMark(key: { orderId: string; clientId: string; version: number }): string;
  /** The mark of a candidate's link to their application: 32 hexadecimal digits. */
  candidateMark(candidacyId: string): string;
  /** The mark of the link of a guest to their booking or offer: 32 hexadecimal digits. */
  guestMark(id: string): string;
  /** The key of a user's drafts in browsers: 32 bytes, base64url. Derived in the same way. */
  draftKey(userId: string): string;
}
