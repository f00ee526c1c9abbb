/** Heads of a letter by their names in lower case. */
export type LetterHeads = ReadonlyMap<string, string>;

function head(heads: LetterHeads, name: string): string {
  return (heads.get(name) ?? '').trim().toLowerCase();
}

/**
 * Whether a program sent the letter: an automatic answer (RFC 3834), a mailing list (RFC 2919), a
 * mass mailing, or a letter without a sender to answer to. Nothing is answered to it by a program,
 * and it opens no conversation again.
 */
export function isAutomaticLetter(heads: LetterHeads, hasSender: boolean): boolean {
  if (!hasSender) return true;
  const submitted = head(heads, 'auto-submitted');
  if (submitted !== '' && submitted !== 'no') return true;
  if (/^(?:bulk|list|junk|auto_reply)$/u.test(head(heads, 'precedence'))) return true;
  return ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond'].some((name) =>
    heads.has(name),
  );
}

/** How many servers a letter may have passed: one that goes round in a loop passes more. */
export const MAX_HOPS = 30;
