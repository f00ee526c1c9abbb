/** Heads of a letter by their names in lower case. */
export type LetterHeads = ReadonlyMap<string, string>;

function head(heads: LetterHeads, name: string): string {
  return (heads.get(name) ?? '').trim().toLowerCase();
}

/** Whether a program sent it, or asks that no program answer it, as Exchange does for absences. */
function isOfProgram(heads: LetterHeads): boolean {
  const submitted = head(heads, 'auto-submitted');
  const suppressed = head(heads, 'x-auto-response-suppress');
  return (
    (submitted !== '' && !/^no(?![\w-])/u.test(submitted)) ||
    /(?:^|[\s,])(?:all|autoreply)(?:$|[\s,])/u.test(suppressed)
  );
}

/**
 * Whether a program sent the letter: an automatic answer (RFC 3834), a mailing list (RFC 2919), a
 * mass mailing, a report of a mail server or of a reader (RFC 6522), or a letter without a sender to
 * answer to. Nothing is answered to it by a program, and it opens no conversation again.
 */
export function isAutomaticLetter(heads: LetterHeads, hasSender: boolean): boolean {
  if (!hasSender || isOfProgram(heads)) return true;
  if (/^(?:bulk|list|junk|auto_reply)\b/u.test(head(heads, 'precedence'))) return true;
  if (head(heads, 'content-type').startsWith('multipart/report')) return true;
  return ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond'].some((name) =>
    heads.has(name),
  );
}

/** How many servers a letter may have passed: one that goes round in a loop passes more. */
export const MAX_HOPS = 30;
