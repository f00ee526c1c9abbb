import { createHash, createHmac } from 'node:crypto';
import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Role } from '#domain/permissions/permissions';
import { problem } from '../http/problem-error';
import type { TokenSubject, Tokens } from '../ports/tokens.port';
import { signingKeysOf } from './signing-keys';

/** Lifetime of an access token in seconds. */
export const ACCESS_SECONDS = 15 * 60;
/** Lifetime of a refresh token, and so of a session, in seconds. */
export const REFRESH_SECONDS = 30 * 24 * 60 * 60;

const ISSUER = 'store-api';

/** Kind of a token: its header type and its audience distinguish it from the other kinds. */
interface TokenKind {
  readonly type: string;
  readonly audience: string;
  readonly seconds: number;
}

const ACCESS: TokenKind = { type: 'at+jwt', audience: 'store-api', seconds: ACCESS_SECONDS };
const REFRESH: TokenKind = {
  type: 'rt+jwt',
  audience: 'store-api/refresh',
  seconds: REFRESH_SECONDS,
};

/** The session has ended or never existed, or this server did not issue the token. */
export function tokenInvalid() {
  return problem(401, 'token_invalid', { error: 'token_invalid' });
}

function tokenExpired() {
  return problem(401, 'token_expired', { error: 'token_expired' });
}

/** SHA-256 in hex: the stored form of a refresh token or link token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Six decimal digits: 20 bits, as NIST SP 800-63B (5.1.3.2) asks of a code that a user types. 48 bits
 * are so many that each digit is equally likely.
 */
function digitsOf(digest: Buffer): string {
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** This server's tokens have exactly the lifetime of their kind. It did not issue any other. */
function subjectOf(payload: JWTPayload, kind: TokenKind): TokenSubject {
  const { sub, sid, iat, exp } = payload;
  if (typeof sub !== 'string' || typeof sid !== 'string') throw tokenInvalid();
  if (exp === undefined || iat === undefined || exp - iat !== kind.seconds) throw tokenInvalid();
  return { userId: sub, sessionId: sid };
}

/** A verified token. */
interface KnownToken {
  readonly subject: TokenSubject;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** Enough that nobody guesses it, short enough for the part of an address before the @. */
const REPLY_MARK_DIGITS = 20;

/** 128 bits. */
const CHAT_MARK_DIGITS = 32;

/** 128 bits of the mark of a guest's link, in hexadecimal. */
const GUEST_MARK_DIGITS = 32;

/**
 * Creates the tokens.
 * @param secret 32 characters or more; marks, codes and keys of drafts derive from it for good
 * @param signingSecrets sign and verify the tokens of sessions; the first one signs
 */
export function createTokens(secret: string, signingSecrets: readonly string[] = [secret]): Tokens {
  const key = new TextEncoder().encode(secret);
  const keys = signingKeysOf(signingSecrets, secret);
  const keyOf = ({ kid }: JWTHeaderParameters): Uint8Array => {
    const found = keys.find(kid);
    if (found) return found.bytes;
    throw tokenInvalid();
  };
  const sign = (
    kind: TokenKind,
    { userId, sessionId, role }: TokenSubject & { readonly role?: Role },
    now: Date,
  ) =>
    new SignJWT({ sid: sessionId, ...(role && { role }) })
      .setProtectedHeader({ alg: 'HS256', typ: kind.type, kid: keys.newest.id })
      .setSubject(userId)
      .setIssuer(ISSUER)
      .setAudience(kind.audience)
      .setIssuedAt(seconds(now))
      .setExpirationTime(seconds(now) + kind.seconds)
      .sign(keys.newest.bytes);
  // A signature is verified once, not at every request: signature, kind and contents of a valid
  // token cannot change. Its expiry is compared each time. The database decides whether its session
  // is still open.
  const known = new LRUCache<string, KnownToken>({ max: 1000 });
  const read = async (kind: TokenKind, token: string, now: Date): Promise<TokenSubject> => {
    const found = kind === ACCESS ? known.get(token) : undefined;
    if (found && found.expiresAt > seconds(now)) return found.subject;
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        algorithms: ['HS256'],
        typ: kind.type,
        issuer: ISSUER,
        audience: kind.audience,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        currentDate: now,
      });
      const subject = subjectOf(payload, kind);
      if (kind === ACCESS) known.set(token, { subject, expiresAt: Number(payload.exp) });
      return subject;
    } catch (error) {
      throw error instanceof errors.JWTExpired ? tokenExpired() : tokenInvalid();
    }
  };
  return {
    signAccess: (subject, now) => sign(ACCESS, subject, now),
    signRefresh: (subject, now) => sign(REFRESH, subject, now),
    readAccess: (token, now) => read(ACCESS, token, now),
    readRefresh: (token, now) => read(REFRESH, token, now),
    mailedCode: (id) => digitsOf(createHmac('sha256', key).update(`mailed-code:${id}`).digest()),
    linkToken: (id) => createHmac('sha256', key).update(`password-link:${id}`).digest('base64url'),
    replyMark: (id) =>
      createHmac('sha256', key).update(`reply:${id}`).digest('hex').slice(0, REPLY_MARK_DIGITS),
    chatMark: ({ orderId, clientId, version }) =>
      createHmac('sha256', key)
        .update(`chat:${orderId}:${clientId}:${version}`)
        .digest('hex')
        .slice(0, CHAT_MARK_DIGITS),
    candidateMark: (id) =>
      createHmac('sha256', key).update(`candidate:${id}`).digest('hex').slice(0, CHAT_MARK_DIGITS),
    guestMark: (id) =>
      createHmac('sha256', key).update(`guest:${id}`).digest('hex').slice(0, GUEST_MARK_DIGITS),
    draftKey: (userId) => createHmac('sha256', key).update(`drafts:${userId}`).digest('base64url'),
  };
}
