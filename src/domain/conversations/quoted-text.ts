/**
 * Lines with which mail programs begin what they quote, in the languages of clients: "Le … a écrit :",
 * "On … wrote:", "في … كتب …:", and the heads of Outlook.
 */
const HEADS: readonly RegExp[] = [
  /^\s*(?:le|el)\b.{4,200}\b(?:a écrit|escribió)\s*:\s*$/iu,
  /^\s*on\b.{4,200}\bwrote:\s*$/iu,
  /^\s*(?:في|بتاريخ)\s.{4,200}(?:كتب|كتبت).{0,100}:\s*$/u,
  /^\s*-{2,}\s*(?:original message|message d’origine|message d'origine|الرسالة الأصلية)\s*-{2,}\s*$/iu,
  /^\s*_{20,}\s*$/u,
];

/** A head may be broken into two lines. */
const MAX_HEAD_LINES = 2;

/** The longest text in which heads are looked for, in lines. */
const MAX_LINES = 2000;

function isHead(lines: readonly string[], at: number): boolean {
  for (let count = 1; count <= MAX_HEAD_LINES; count += 1) {
    const text = lines.slice(at, at + count).join(' ');
    if (HEADS.some((head) => head.test(text))) return true;
  }
  return false;
}

/** Where the quoted lines at the end of a text begin: all of them begin with `>`, or are blank. */
function trailingQuote(lines: readonly string[]): number {
  let at = lines.length;
  while (at > 0 && /^\s*(?:>.*)?$/u.test(lines[at - 1] ?? '')) at -= 1;
  return lines.slice(at).some((line) => line.trim().startsWith('>')) ? at : lines.length;
}

/** The words of a letter, and what it quotes of earlier ones below them. */
export interface SplitText {
  readonly body: string;
  /** Null for nothing. */
  readonly quoted: string | null;
}

/**
 * Splits a letter at the head of what it quotes, or at the quoted lines with which it ends. A letter
 * that is nothing but a quotation, and one that answers between quoted lines, stays whole.
 */
export function splitQuoted(text: string): SplitText {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const head = lines.slice(0, MAX_LINES).findIndex((_, index) => isHead(lines, index));
  const at = head === -1 ? trailingQuote(lines) : head;
  const body = lines.slice(0, at).join('\n').trim();
  const quoted = lines.slice(at).join('\n').trim();
  if (body === '' || quoted === '') return { body: lines.join('\n').trim(), quoted: null };
  return { body, quoted };
}
