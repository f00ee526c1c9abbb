import { oneOf, type Random, seededRandom } from '../../support/seeded-random';
import { FILE_NAMINGS, type SentFile, type Writing } from './letter-parts';
import { SHAPES } from './letter-shapes';
import {
  htmlText,
  type Paragraphs,
  plainText,
  QUOTATIONS,
  quotedText,
  TEXTS,
} from './letter-texts';
import { type Thread, WAYS, type Way } from './letter-ways';
import { codedWords, TRANSFERS, type WordCoding } from './text-encoding';

/** What must come of a letter. Texts are plain. */
export interface ExpectedLetter {
  readonly conversationId: string | null;
  readonly subject: string;
  readonly from: { readonly name: string; readonly email: string };
  readonly body: string;
  /** Whether further words may follow in the body or in what is folded. */
  readonly hasMore: boolean;
  readonly quoted: string | null;
  readonly hasHtml: boolean;
  readonly isAutomatic: boolean;
  readonly files: readonly SentFile[];
}

/** A letter as it is sent, with what must come of it. */
export interface GeneratedLetter {
  /** Of which pieces it is. */
  readonly title: string;
  readonly envelope: { readonly from: string; readonly to: string };
  readonly bytes: Buffer;
  readonly expected: ExpectedLetter;
}

const CHARSETS = [
  ['utf-8', 'iso-8859-1', 'iso-8859-6', 'iso-8859-15', 'windows-1252', 'windows-1256'],
  ['utf-16', 'utf-16le', 'utf-16be', 'koi8-r', 'us-ascii'],
].flat();

const WRITINGS: readonly Writing[] = CHARSETS.flatMap((charset) =>
  TRANSFERS.map((transfer) => ({ charset, transfer })),
);

/** How a subject is written: coded, or as bytes. */
const CODINGS: Readonly<Record<string, WordCoding | null>> = {
  'B in one word': { kind: 'B', charset: 'utf-8', bytes: 300 },
  'B split in characters': { kind: 'B', charset: 'utf-8', bytes: 9 },
  'B split in characters with an end in each word': { kind: 'B', charset: 'utf-8', bytes: 7 },
  'Q in one word': { kind: 'Q', charset: 'utf-8', bytes: 300 },
  'Q split in characters': { kind: 'Q', charset: 'utf-8', bytes: 5 },
  'Q in iso-8859-1': { kind: 'Q', charset: 'iso-8859-1', bytes: 12 },
  'B in windows-1256': { kind: 'B', charset: 'windows-1256', bytes: 12 },
  'B in iso-8859-6': { kind: 'B', charset: 'iso-8859-6', bytes: 30 },
  'Q with a language': { kind: 'Q', charset: 'utf-8', bytes: 40, language: 'fr' },
  bytes: null,
};

const SUBJECTS = [
  'Théière cassée',
  'سؤال عن الزربية',
  'Order 42',
  'Réclamation — زربية',
  'Le prix : 45 €',
];
const MARKS = ['', 'Re: ', 'RE : ', 'TR: Re: ', 'رد: ', 'Fwd: '];
const NAMES = [
  'Sara Alami',
  'Zoé Benjelloun',
  'سارة العلمي',
  'Alami, Sara (Fès)',
  'O’Brien "Bob"',
  '',
];
const FILE_NAMES = ['photo tapis.png', 'Théière n°2.png', 'صورة الزربية.png', 'cafe\u0301.png'];

/** Values in random order, each as often as the others. */
function deck<Value>(random: Random, values: readonly Value[]): () => Value {
  let left: Value[] = [];
  return () => {
    if (left.length === 0) left = [...values];
    const [drawn] = left.splice(Math.floor(random() * left.length), 1);
    // The deck was not empty.
    return drawn as Value;
  };
}

function coded(text: string, coding: WordCoding | null): string {
  return coding ? codedWords(text, coding) : text;
}

function quotedString(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** The From head: a coded name, one in quotes, or the address alone. */
function fromHead(name: string, email: string, coding: WordCoding | null): string {
  if (name === '') return `From: ${email}`;
  // Coded words end before characters that a phrase may not have.
  const phrase = coding ? codedWords(name, { ...coding, kind: 'B' }) : quotedString(name);
  return `From: ${phrase} <${email}>`;
}

interface Pieces {
  readonly at: number;
  readonly way: Way;
  readonly shape: string;
  readonly quotation: string;
  readonly text: Paragraphs;
  readonly writing: Writing;
  readonly naming: string;
  readonly fileName: string;
  readonly name: string;
  readonly subject: string;
  readonly mark: string;
  readonly coding: WordCoding | null;
}

function build(pieces: Pieces): Pick<GeneratedLetter, 'bytes' | 'expected'> {
  const { way, text, name, coding } = pieces;
  const quotation = QUOTATIONS[pieces.quotation] ?? null;
  const words = plainText(text);
  const quote = quotation && quotedText(quotation);
  const {
    part,
    files,
    words: kept,
    hasHtml,
  } = shapeOf(pieces)({
    ...pieces,
    plain: quote === null ? words : `${words}\n\n${quote}`,
    html: htmlText(text, quotation),
  });
  const subject = `${pieces.subject} ${pieces.at}`;
  const heads = [
    'Received: from mx.example.ma by relay.example.ma; Thu, 26 Nov 2026 10:12:00 +0000',
    ...way.heads,
    fromHead(name, way.from, coding),
    `To: ${way.to}`,
    'Date: Thu, 26 Nov 2026 11:12:00 +0100',
    `Subject: ${coded(`${pieces.mark}${subject}`, coding)}`,
    'MIME-Version: 1.0',
  ];
  const isEmpty = kept === 'none';
  const hasMore = kept === 'content and more';
  // Words below quoted lines without a head are new: nothing is folded.
  const isFolded = !isEmpty && !(hasMore && quotation?.head.length === 0);
  return {
    bytes: Buffer.concat([Buffer.from(`${heads.join('\r\n')}\r\n`), part]),
    expected: {
      conversationId: way.conversationId,
      subject,
      from: { name: name || way.from, email: way.from },
      body: isEmpty ? '' : words.normalize('NFC'),
      hasMore,
      quoted: isFolded ? quote : null,
      hasHtml: hasHtml && quote === null,
      isAutomatic: way.isAutomatic,
      files,
    },
  };
}

function shapeOf({ shape }: Pieces) {
  const found = SHAPES[shape];
  if (!found) throw new Error(`There is no shape "${shape}".`);
  return found;
}

/** What the letters need of the stores to which they are written. */
export interface LetterPlace {
  readonly storeAddress: string;
  /** A new thread of the store. */
  readonly own: () => Thread;
  readonly foreign: Thread;
}

/**
 * Letters of all shapes, codings and ways in random combinations: each of these comes equally often.
 * The same seed makes the same letters.
 */
export function generateLetters(
  seed: number,
  count: number,
  place: LetterPlace,
): GeneratedLetter[] {
  const random = seededRandom(seed);
  const draw = {
    way: deck(random, Object.entries(WAYS)),
    shape: deck(random, Object.keys(SHAPES)),
    quotation: deck(random, Object.keys(QUOTATIONS)),
    text: deck(random, TEXTS),
    writing: deck(random, WRITINGS),
    naming: deck(random, Object.keys(FILE_NAMINGS)),
    coding: deck(random, Object.entries(CODINGS)),
  };
  return Array.from({ length: count }, (_, at) => {
    const [wayTitle, wayOf] = draw.way();
    const [codingTitle, coding] = draw.coding();
    const pieces: Pieces = {
      at,
      coding,
      way: wayOf({ ...place, at }),
      shape: draw.shape(),
      quotation: draw.quotation(),
      text: draw.text(),
      writing: draw.writing(),
      naming: draw.naming(),
      fileName: oneOf(random, FILE_NAMES),
      name: oneOf(random, NAMES),
      subject: oneOf(random, SUBJECTS),
      mark: oneOf(random, MARKS),
    };
    const { shape, quotation, writing, naming } = pieces;
    const written = `${writing.charset} ${writing.transfer}`;
    return {
      title: [`${at}: ${wayTitle}`, shape, quotation, written, naming, codingTitle].join(', '),
      envelope: { from: pieces.way.envelope, to: pieces.way.to },
      ...build(pieces),
    };
  });
}
