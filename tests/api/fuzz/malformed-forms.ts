import { oneOf, type Random } from '../support/seeded-random';

const NAMES: readonly string[] = [
  'a.csv',
  'a.png',
  'a.jpg',
  'photo.jpeg',
  'PHOTO.PNG',
  'a',
  '.',
  '..',
  '.png',
  'a.png.exe',
  '../../etc/passwd',
  '..\\..\\boot.ini',
  'C:\\a.png',
  '/dev/null',
  'con.png',
  'a/b/c.csv',
  '"quoted".png',
  'a;filename=b.png',
  "a'b.csv",
  'a%00.png',
  'a\u0000.png',
  'a\r\nX-Evil: 1.png',
  'é.png',
  'منتج.csv',
  '🫖.png',
  '\u202egnp.exe',
  ' .png',
  'x'.repeat(5000),
  '<script>.png',
  '=1+1.csv',
];

const TYPES: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/svg+xml',
  'text/html',
  'text/csv',
  '',
  'application/octet-stream',
  'application/json',
  'application/zip',
  'multipart/form-data',
  'x',
];

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function truncatedFile(magic: readonly number[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...magic,
    ...Array.from({ length: 300 }, (_, index) => (index * 31) % 256),
  ]);
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\n\n\n',
  'code',
  'code,name_fr\n',
  'code,name_fr\nF-1,Bol\n',
  'code,code\n1,2\n',
  'code;name_fr\n"F-2;Bol',
  'a\tb\tc\n1\t2\n',
  `code,${'x,'.repeat(3000)}\n1\n`,
  '\uFEFFcode,name_fr\nF-3,Bol\n',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '<html><script>1</script>',
  'GIF89a',
  'code,name_fr,price\nF-4,Bol,=1+1\nF-5,Bol,1e999\nF-6,\u0000,-1\n',
  '{"code":1}',
  'PK\u0003\u0004',
];

/** Truncated files, texts that look like files, and malformed tables. */
const CONTENTS: readonly Uint8Array<ArrayBuffer>[] = [
  ...TEXTS.map(bytesOf),
  truncatedFile(PNG),
  truncatedFile([0xff, 0xd8, 0xff, 0xe0]),
  truncatedFile([...bytesOf('RIFF\u0000\u0000\u0000\u0000WEBP')]),
  truncatedFile([0xff, 0xfe, 0x63, 0x00]),
  truncatedFile([0x1f, 0x8b]),
  new Uint8Array(200_000),
];

/** Malformed multipart bodies. */
const BROKEN: readonly string[] = [
  '',
  '--x',
  '--x--',
  '--x--\r\n',
  '--x\r\n\r\n--x--\r\n',
  '--y\r\n\r\nbody\r\n--y--\r\n',
  '--x\r\nContent-Disposition: form-data\r\n\r\nno name\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\ncut off',
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
  `--x\r\n${'X-Long: 1\r\n'.repeat(3000)}\r\nmany headers\r\n--x--\r\n`,
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Transfer-Encoding: base64\r\n\r\n!\r\n--x--\r\n',
];

/** The body of a form operation: mostly a form with odd files, sometimes a malformed body. */
export interface MalformedForm {
  readonly raw: FormData | string;
  readonly headers: Readonly<Record<string, string>>;
  /** The form as text, for the failure message. */
  readonly description: string;
}

/** A form for an operation whose file is in `field`. */
export function malformedForm(random: Random, field: string): MalformedForm {
  if (random() < 0.15) {
    const raw = oneOf(random, BROKEN);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return { raw, headers, description: JSON.stringify(raw.slice(0, 200)) };
  }
  const form = new FormData();
  const told: string[] = [];
  const count = oneOf(random, [0, 1, 1, 1, 1, 2, 3, 25]);
  for (let part = 0; part < count; part += 1) {
    const [name, type] = [oneOf(random, NAMES), oneOf(random, TYPES)];
    const content = oneOf(random, CONTENTS);
    const at = random() < 0.85 ? field : oneOf(random, ['other', '__proto__', 'constructor', '']);
    form.append(at, new Blob([content], { type }), name);
    told.push(`${at}=${JSON.stringify(name.slice(0, 40))} ${type} ${content.length} bytes`);
  }
  if (random() < 0.2) form.append(oneOf(random, ['file', 'files', 'note', '__proto__']), 'no file');
  return { raw: form, headers: {}, description: told.join('; ') };
}
