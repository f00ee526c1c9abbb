/**
 * Whether a letter is of the sender that it names: proved by the domain of the sender (DKIM, SPF),
 * unproved, or forged by what this domain says (DMARC).
 */
export type SenderProof = 'proved' | 'unproved' | 'forged';

/** What was found about the sender of a letter. */
export interface SenderFindings {
  /** By RFC 7489: `none` if the domain has no policy. */
  readonly dmarc: 'pass' | 'fail' | 'none' | 'unknown';
  /** What the domain asks for letters that fail: `none`, `quarantine` or `reject`. */
  readonly policy: string | null;
  /** Whether a signature or the sending server belongs to the domain of the sender. */
  readonly isAligned: boolean;
  /** Whether the address of the server that sent it is known, so that it could be proved. */
  readonly isServerKnown: boolean;
}

/** The proof of a sender; null where nothing can be said of a letter that came on another way. */
export function senderProof(findings: SenderFindings): SenderProof | null {
  const { dmarc, policy, isAligned, isServerKnown } = findings;
  if (dmarc === 'pass' || (dmarc === 'none' && isAligned)) return 'proved';
  if (!isServerKnown) return null;
  const isRefused = policy === 'quarantine' || policy === 'reject';
  return dmarc === 'fail' && isRefused ? 'forged' : 'unproved';
}
