const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const CP720 =
  '\u0080\u0081éâ\u0084à\u0086çêëèïî\u008d\u008e\u008f\u0090\u0651\u0652ô¤ـûùءآأؤ£إئابةتثجحخدذرزسشص«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ضطظعغفµقكلمنهوىي≡\u064b\u064c\u064d\u064e\u064f\u0650≈°∙·√ⁿ²■\u00a0';

export const ENCODINGS = [
  'utf-8',
  'utf-8-bom',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1256',
  'iso-8859-1',
  'iso-8859-6',
  'iso-8859-15',
  'macintosh',
  'cp850',
  'cp720',
] as const;
export type FileEncoding = (typeof ENCODINGS)[number];

/** The upper half of a code page: byte 128 + position. */
function upperHalf(encoding: FileEncoding): string[] {
  if (encoding === 'cp850') return [...CP850];
  if (encoding === 'cp720') return [...CP720];
  const bytes = Array.from({ length: 128 }, (_, at) => at + 128);
  // Latin-1 proper: the decoder of this name is that of Windows-1252.
  if (encoding === 'iso-8859-1') return bytes.map((byte) => String.fromCharCode(byte));
  return bytes.map((byte) => new TextDecoder(encoding).decode(Uint8Array.of(byte)));
}

const letters = new Map<FileEncoding, ReadonlyMap<string, number>>();

function bytesOfLetters(encoding: FileEncoding): ReadonlyMap<string, number> {
  const known =
    letters.get(encoding) ??
    new Map(
      upperHalf(encoding).flatMap((letter, at) =>
        letter === '\ufffd' ? [] : [[letter, at + 128] as const],
      ),
    );
  letters.set(encoding, known);
  return known;
}

function isUnicode(encoding: FileEncoding): boolean {
  return encoding.startsWith('utf');
}

/** Whether an encoding has all letters of a text. */
export function canEncode(text: string, encoding: FileEncoding): boolean {
  if (isUnicode(encoding)) return true;
  const known = bytesOfLetters(encoding);
  return [...text].every((letter) => letter < '\u0080' || known.has(letter));
}

/** A text as bytes; UTF-16 has its mark. */
export function encodeText(text: string, encoding: FileEncoding): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-8-bom') return Buffer.from(`\ufeff${text}`);
  if (encoding === 'utf-16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  const known = bytesOfLetters(encoding);
  return Uint8Array.from([...text], (letter) => {
    const byte = letter < '\u0080' ? letter.charCodeAt(0) : known.get(letter);
    if (byte === undefined) throw new Error(`${encoding} has no ${letter}.`);
    return byte;
  });
}
