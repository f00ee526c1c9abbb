import type { CodePage } from '../import-format';

/**
 * Bytes 0x80 to 0x9F of Windows-1252; the others are those of ISO-8859-1. Node.js 20 decodes them as
 * control characters.
 */
const WINDOWS_1252 = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/** Unicode's CP850.TXT, bytes 0x80 to 0xFF. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Microsoft's code page 720, bytes 0x80 to 0xFF; eight bytes have no character. */
const CP720 =
  '\ufffd\ufffdéâ\ufffdà\ufffdçêëèïî\ufffd\ufffd\ufffd\ufffd\u0651\u0652ô¤ـûùءآأؤ£إئابةتثجحخدذرزسشص«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ضطظعغفµقكلمنهوىي≡\u064b\u064c\u064d\u064e\u064f\u0650≈°∙·√ⁿ²■\u00a0';

/** Characters from byte 0x80 on of the code pages that TextDecoder lacks or misreads. */
const TABLES: Partial<Record<CodePage, string>> = {
  'windows-1252': WINDOWS_1252,
  cp850: CP850,
  cp720: CP720,
};

const UPPER_BYTES = Uint8Array.from({ length: 128 }, (_, at) => at + 128);

const known = new Map<CodePage, Uint16Array>();

/**
 * The UTF-16 code of each of the 256 bytes of a code page. Bytes without a character are U+FFFD
 * or a control character (U+0080 to U+009F).
 */
export function codesOf(page: CodePage): Uint16Array {
  const found = known.get(page);
  if (found) return found;
  const codes = Uint16Array.from({ length: 256 }, (_, byte) => byte);
  const upper = TABLES[page] ?? new TextDecoder(page).decode(UPPER_BYTES);
  for (let at = 0; at < upper.length; at += 1) codes[at + 128] = upper.charCodeAt(at);
  known.set(page, codes);
  return codes;
}

/**
 * The byte of each character of a code page. A control character (U+0080 to U+009F) is the byte of
 * its own number, as programs write it that read a byte without a character.
 */
export function bytesOf(page: CodePage): ReadonlyMap<number, number> {
  const bytes = new Map<number, number>();
  for (let control = 0x80; control < 0xa0; control += 1) bytes.set(control, control);
  codesOf(page).forEach((code, byte) => {
    bytes.set(code, byte);
  });
  return bytes;
}
