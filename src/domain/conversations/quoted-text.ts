/**
 * Lines with which mail programs begin what they quote, in the languages of clients: "Le … a écrit :",
 * "On … wrote:", "في … كتب …:", "تمت كتابة ما يلي بواسطة …:", and the lines of Outlook and of
 * telephones. A date has a digit, which tells them from a sentence.
 */
const HEADS: readonly RegExp[] = [
  /^\s*(?:le|el)\b(?=\D*\d).{4,300}\b(?:a écrit|escribió)\s*:\s*$/iu,
  /^\s*on\b(?=\D*\d).{4,300}\bwrote:\s*$/iu,
  /^\s*(?:في|بتاريخ)\s(?=\D*\d).{4,300}(?:كتب|كتبت|تمت كتابة ما يلي بواسطة).{0,200}:\s*$/u,
  /^\s*-{2,}\s*(?:original message|message d’origine|message d'origine|message original|الرسالة الأصلية)\s*-{2,}\s*$/iu,
  /^\s*_{20,}\s*$/u,
];

/** A line that begins a letter which is passed on: it is new to whoever reads it. */
const FORWARDED =
  /^\s*(?:-{2,}\s*(?:forwarded message|message transféré|الرسالة المُ?عاد توجيهها)\s*-{2,}|begin forwarded message:|début du message réexpédié\s*:)\s*$/iu;

/** The heads that Outlook writes above what it quotes: who wrote, then when or to whom. */
const SENDER = /^\s*\*?(?:from|de|من)\s*:\*?\s*\S/iu;
const OTHER_HEADS =
  /^\s*\*?(?:sent|date|to|envoyé|à|تاريخ الإرسال|التاريخ|تم الإرسال|إلى)\s*:\*?\s*\S/iu;

/** A head may be broken into several lines. */
const MAX_HEAD_LINES = 3;

/** The longest text in which heads are looked for, in lines. */
const MAX_LINES = 2000;

/** Marks of direction, which Gmail writes around and within its Arabic head. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function isSentenceHead(lines: readonly string[], at: number): boolean {
  for (let count = 1; count <= MAX_HEAD_LINES; count += 1) {
    const text = lines.slice(at, at + count).join(' ');
    if (HEADS.some((head) => head.test(text))) return true;
  }
  return false;
}

/** Whether the heads of a quoted letter begin here, two of them in two lines. */
function isHeadBlock(lines: readonly string[], at: number): boolean {
  if (!SENDER.test(lines[at] ?? '') || !OTHER_HEADS.test(lines[at + 1] ?? '')) return false;
  const above = lines.slice(0, at).findLast((line) => line.trim() !== '');
  return above === undefined || !FORWARDED.test(above);
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
 * that is nothing but a quotation, and one that answers between quoted lines, stays whole. So does
 * one that passes a letter on.
 */
export function splitQuoted(text: string): SplitText {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const plain = lines.slice(0, MAX_LINES).map((line) => line.replace(DIRECTIONS, ''));
  const head = plain.findIndex((_, at) => isSentenceHead(plain, at) || isHeadBlock(plain, at));
  const at = head === -1 ? trailingQuote(lines) : head;
  const body = lines.slice(0, at).join('\n').trim();
  const quoted = lines.slice(at).join('\n').trim();
  if (body === '' || quoted === '') return { body: lines.join('\n').trim(), quoted: null };
  return { body, quoted };
}
