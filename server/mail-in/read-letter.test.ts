import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Letter, readLetter } from './read-letter';

/** A text with its bytes and the heads that say how they are encoded. */
interface EncodedText {
  readonly text: string;
  readonly charset: string;
  readonly transfer: string;
  readonly bytes: Buffer;
}

const FRENCH = 'Bonjour, la théière est arrivée cassée.';
const ARABIC = 'سلام';

function quotedPrintable(bytes: Buffer): Buffer {
  const coded = [...bytes].map((byte) =>
    byte > 126 || byte === 61
      ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte),
  );
  return Buffer.from(coded.join(''));
}

const ENCODINGS: readonly EncodedText[] = [
  encoded(FRENCH, 'utf-8', '8bit', Buffer.from(FRENCH)),
  encoded(FRENCH, 'utf-8', 'quoted-printable', quotedPrintable(Buffer.from(FRENCH))),
  encoded(FRENCH, 'utf-8', 'base64', Buffer.from(Buffer.from(FRENCH).toString('base64'))),
  encoded(FRENCH, 'iso-8859-1', 'quoted-printable', quotedPrintable(Buffer.from(FRENCH, 'latin1'))),
  encoded(FRENCH, 'windows-1252', '8bit', Buffer.from(FRENCH, 'latin1')),
  encoded(ARABIC, 'windows-1256', '8bit', Buffer.from([0xd3, 0xe1, 0xc7, 0xe3])),
  encoded(
    FRENCH,
    'utf-16le',
    'base64',
    Buffer.from(Buffer.from(FRENCH, 'utf16le').toString('base64')),
  ),
];

const PNG = '89504e470d0a1a0a0000000d49484452';
const FILES: Readonly<Record<string, readonly [head: string, hex: string]>> = {
  picture: ['image/png; name=photo.png', PNG],
  winmail: ['application/ms-tnef; name=winmail.dat', '789f3e2200'],
  calendar: ['text/calendar; method=REQUEST; name=rendez-vous.ics', '424547494e'],
  liar: ['image/png; name=photo.png', '3c7376673e'],
};

/** Shapes in which mail programs put a text: the part of the text becomes the whole letter. */
const SHAPES: Readonly<Record<string, (part: Buffer) => Buffer>> = {
  'a plain letter': (part) => part,
  'an alternative': (part) => multipart('alternative', [part, html('<p>HTML</p>')]),
  'a letter with a picture': (part) => multipart('mixed', [part, file('picture')]),
  'a letter with winmail.dat': (part) => multipart('mixed', [part, file('winmail')]),
  'an invitation': (part) => multipart('mixed', [part, file('calendar')]),
  'a file that is no picture': (part) => multipart('mixed', [part, file('liar')]),
  'an alternative within a mixed letter': (part) =>
    multipart('mixed', [multipart('alternative', [part, html('<p>x</p>')]), file('picture')]),
  'a related picture': (part) =>
    multipart('alternative', [
      part,
      multipart('related', [html('<img src="cid:1">'), file('picture')]),
    ]),
  'parts five deep': (part) => [1, 2, 3, 4, 5].reduce((inner) => multipart('mixed', [inner]), part),
  'a multipart letter that never ends': (part) =>
    Buffer.from(
      multipart('mixed', [part])
        .toString('latin1')
        .replace(/--[^\r]*--\r\n$/, ''),
      'latin1',
    ),
};

const SUBJECTS: readonly (readonly [head: string, subject: string])[] = [
  ['Commande 42', 'Commande 42'],
  [`=?utf-8?B?${Buffer.from('Re: سؤال عن الزربية').toString('base64')}?=`, 'سؤال عن الزربية'],
  ['=?iso-8859-1?Q?Th=E9i=E8re?=', 'Théière'],
];

let boundary = 0;

test.each(Object.keys(SHAPES))(
  '%s is read in seven encodings, with three subjects',
  async (name) => {
    const shape = SHAPES[name];
    for (const { text, charset, transfer, bytes } of ENCODINGS) {
      const part = entity(`text/plain; charset=${charset}`, transfer, bytes);
      for (const [head, subject] of SUBJECTS) {
        const letter = await read(
          `From: sara@example.ma\r\nSubject: ${head}\r\n`,
          shape?.(part) ?? part,
        );
        expect([letter.subject, letter.body]).toEqual([subject, text]);
      }
    }
  },
);

test.each([
  ['UTF-8', Buffer.from(FRENCH)],
  ['Windows-1252', Buffer.from(FRENCH, 'latin1')],
])('A letter in %s that does not name its encoding has its words', async (_name, bytes) => {
  const letter = await read('From: sara@example.ma\r\n', entity('text/plain', '8bit', bytes));
  expect(letter.body).toBe(FRENCH);
});

test('A letter of HTML alone has its words', async () => {
  const letter = await read('From: sara@example.ma\r\n', html('<p>Bonjour</p><p>Merci</p>'));
  expect([letter.body, letter.html]).toEqual(['Bonjour\n\nMerci', '<p>Bonjour</p><p>Merci</p>']);
});

test('Files have the type of their content', async () => {
  const parts = [file('picture'), file('liar'), file('winmail')];
  const { files } = await read('', multipart('mixed', parts));
  expect(files.map(({ fileName, mimeType }) => [fileName, mimeType])).toEqual([
    ['photo.png', 'image/png'],
    ['photo.png', 'application/octet-stream'],
    ['winmail.dat', 'application/ms-tnef'],
  ]);
});

test('A letter without Message-ID has one that follows from its content', async () => {
  const [one, same, other] = await Promise.all(
    ['a', 'a', 'b'].map((text) => read('', plain(text))),
  );
  expect(one?.id).toBe(same?.id);
  expect(one?.id).not.toBe(other?.id);
});

test('A path in the name of a file, and marks of direction, are left out', async () => {
  const head = 'application/pdf; name="../../etc/\u202Efdp.exe"';
  const { files } = await read(
    '',
    multipart('mixed', [entity(head, 'base64', Buffer.from('JVBERi0='))]),
  );
  expect(files[0]?.fileName).not.toMatch(/[/\\\u202e]/u);
});

test('A letter of a thousand references and a hundred files is cut to its limits', async () => {
  const references = Array.from({ length: 1000 }, (_, index) => `<r${index}@a.ma>`).join(' ');
  const files = Array.from({ length: 100 }, () => file('picture'));
  const letter = await read(`References: ${references}\r\n`, multipart('mixed', files));
  expect([letter.references.length, letter.files.length]).toEqual([30, 20]);
  expect(letter.references[0]).toBe('<r999@a.ma>');
});

test.each([
  '',
  '\r\n',
  'Content-Type: multipart/mixed\r\n\r\n--\r\n--\r\n',
  '\0\0\0',
  ': x\r\n\r\n',
])('The malformed letter %j is a letter', async (content) => {
  const letter = await readRaw(Buffer.from(content));
  expect(letter).toMatchObject({ subject: expect.any(String), from: { email: null } });
});

function encoded(text: string, charset: string, transfer: string, bytes: Buffer): EncodedText {
  return { text, charset, transfer, bytes };
}

function entity(type: string, transfer: string, content: Buffer): Buffer {
  const head = `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${transfer}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

function plain(text: string): Buffer {
  return entity('text/plain; charset=utf-8', '8bit', Buffer.from(text));
}

function html(text: string): Buffer {
  return entity('text/html; charset=utf-8', '8bit', Buffer.from(text));
}

function file(name: string): Buffer {
  const [head = '', hex = ''] = FILES[name] ?? [];
  const content = Buffer.from(Buffer.from(hex, 'hex').toString('base64'));
  const type = `${head}\r\nContent-Disposition: attachment; filename=${/name=(\S+)/.exec(head)?.[1]}`;
  return entity(type, 'base64', content);
}

function multipart(kind: string, parts: readonly Buffer[]): Buffer {
  boundary += 1;
  const mark = `b${boundary}`;
  const pieces = parts.flatMap((part) => [Buffer.from(`--${mark}\r\n`), part]);
  const head = Buffer.from(`Content-Type: multipart/${kind}; boundary=${mark}\r\n\r\n`);
  return Buffer.concat([head, ...pieces, Buffer.from(`--${mark}--\r\n`)]);
}

function read(heads: string, content: Buffer): Promise<Letter> {
  return readRaw(Buffer.concat([Buffer.from(heads), content]));
}

async function readRaw(content: Buffer): Promise<Letter> {
  const folder = await mkdtemp(path.join(tmpdir(), 'letters-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const place = path.join(folder, 'letter.eml');
  await writeFile(place, content);
  return readLetter(place, true);
}
