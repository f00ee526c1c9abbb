import { setTimeout as delay } from 'node:timers/promises';
import { millisecondsInSecond } from 'date-fns/constants';
import { authenticate } from 'mailauth';
import {
  type SenderFindings,
  type SenderProof,
  senderProof,
} from '#domain/conversations/sender-proof';
import { isPublicAddress } from '#domain/network/public-address';
import type { NameResolver } from '../ports/name-resolver.port';

/** From where a letter came, as its connection showed it. */
export interface LetterOrigin {
  /** IP address of the server that sent it. */
  readonly address: string;
  /** What that server called itself. */
  readonly helo: string;
  /** Sender of the envelope; empty for none. */
  readonly envelopeFrom: string;
}

/** A letter whose sender is judged. */
export interface JudgedLetter {
  readonly raw: Buffer;
  /** The address of the sender that is shown; null if it has none. */
  readonly email: string | null;
  /** Null for a letter of a mailbox: only its signatures can prove it. */
  readonly origin: LetterOrigin | null;
}

/** Signatures of one letter: each is looked up. */
const MAX_SIGNATURES = 10;
/** How long the names of a letter are looked up, in ms. */
const PATIENCE_MS = 15 * millisecondsInSecond;

/** The heads of the letter, up to the first blank line. */
function signaturesOf(raw: Buffer): number {
  const end = raw.indexOf('\r\n\r\n');
  const heads = raw.subarray(0, end === -1 ? raw.length : end).toString('latin1');
  return heads.match(/^dkim-signature:/gimu)?.length ?? 0;
}

function dmarcOf(result: string | undefined): SenderFindings['dmarc'] {
  return result === 'pass' || result === 'fail' || result === 'none' ? result : 'unknown';
}

async function findingsOf(
  { raw, email }: JudgedLetter,
  server: LetterOrigin | null,
  resolver: NameResolver,
): Promise<SenderFindings> {
  const { dkim, spf, dmarc } = await authenticate(raw, {
    ...(server && { ip: server.address, helo: server.helo, sender: server.envelopeFrom }),
    resolver,
    // The heads of the letter itself, such as Authentication-Results, are written by anybody.
    trustReceived: false,
    disableArc: true,
    disableBimi: true,
  });
  const signed = dkim.results.filter(
    // Text could be added below a signature of a part.
    ({ status }) => status.result === 'pass' && status.aligned && !status.underSized,
  );
  const [from] = dkim.headerFrom;
  const domain = from?.split('@').at(-1)?.toLowerCase();
  const isOfServer =
    spf !== false && spf.status.result === 'pass' && spf.domain.toLowerCase() === domain;
  // Two programs may read one From differently: what is proved must be what is shown.
  const isShown = dkim.headerFrom.length === 1 && from?.toLowerCase() === email?.toLowerCase();
  const result = dmarc === false ? undefined : dmarc.status.result;
  const isPartial = dkim.results.some(({ status }) => status.underSized);
  return {
    dmarc: isShown && !isPartial ? dmarcOf(result) : 'unknown',
    policy: dmarc === false ? null : (dmarc.policy ?? null),
    isAligned: isShown && (signed.length > 0 || isOfServer),
    isServerKnown: server !== null,
  };
}

/**
 * Judges whether the domain of a letter's sender proves it, by SPF, DKIM and DMARC. A server that
 * passes letters on inside the network says nothing about the sender, as SPF knows it. Never fails:
 * what cannot be looked up in time is not proved.
 */
export async function judgeSender(
  letter: JudgedLetter,
  resolver: NameResolver,
): Promise<SenderProof | null> {
  const { origin, raw } = letter;
  const server = origin && isPublicAddress(origin.address) ? origin : null;
  const unknown = server ? 'unproved' : null;
  const signatures = signaturesOf(raw);
  if (signatures > MAX_SIGNATURES || (!server && signatures === 0)) return unknown;
  const patience = new AbortController();
  try {
    const findings = await Promise.race([
      findingsOf(letter, server, resolver),
      delay(PATIENCE_MS, null, { signal: patience.signal }),
    ]);
    return findings ? senderProof(findings) : unknown;
  } catch {
    return unknown;
  } finally {
    patience.abort();
  }
}
