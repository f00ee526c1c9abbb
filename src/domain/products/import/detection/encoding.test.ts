import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORT_ENCODINGS, type ImportEncoding } from '../import-format';
import { createByteCounter } from './byte-statistics';
import { createTextDecoding } from './decode-text';
import { createDoubleEncodingCheck } from './double-encoding';
import { hasBinarySignature, markLength, rankEncodings } from './encoding';
import { encodeText } from './testing/encode-text';

const FRENCH = [
  'Théière ciselée à l’ancienne',
  'Façon cuir, été',
  'Tapis berbère noué main',
  'Plateau rond gravé, 40 cm',
  'Bougie parfumée « Fleur d’oranger »',
  'Coussin brodé – 45 × 45',
  'Cœur en céramique émaillée',
  'Écharpe légère, très douce',
  'Épices à tajine',
  'Vêtement d’intérieur',
  'THÉIÈRE ARGENTÉE',
  'Sac à main en cuir tressé',
  'Boîte à bijoux, thuya',
  'Huile d’argan pressée à froid',
  'Où ? Là-bas, près du château',
  'Gâteau aux amandes',
  'Noël : décoration dorée',
  'Maïs grillé',
  'Forfait à 12,50 €',
  'Women’s “Atlas” coat — 100% wool',
  'Bouteille Müller nº 2',
  'DÉCORATION DE NOËL',
  'Référence',
  'Désignation',
  'Quantité',
  'Clé USB',
  'Assiette Ø 30 cm à motifs bleutés',
  'Marque Hermès®',
  'Réf. n°12',
];
const ARABIC = [
  'قفطان مطرز يدويا',
  'زربية أمازيغية',
  'إبريق شاي نحاسي',
  'صابون بلدي بزيت الزيتون',
  'حقيبة جلدية، صنع تقليدي',
  'طاجين فخاري كبير',
  'وسادة مطرزة',
  'عطر الورد',
  'بلغة جلدية صفراء',
  'مصباح نحاسي منقوش',
  'غطاء سرير من الصوف',
  'خاتم فضي',
  'شاي أخضر',
];

describe('Encoding of a file', () => {
  it.each([
    ['efbbbf 636f6465', 'utf-8', 3],
    ['fffe 6300', 'utf-16le', 2],
    ['feff 0063', 'utf-16be', 2],
    ['636f6465', 'utf-8', 0],
  ] as const)(
    'The bytes %s are recognised as %s with a mark of %i bytes',
    (hex, encoding, mark) => {
      expect(ranked(bytes(hex))).toEqual([encoding]);
      expect(markLength(bytes(hex))).toBe(mark);
    },
  );

  it.each([
    // Bytes as Python's codecs write them.
    ['windows-1252', '93439c75729420962035208020e0206c92e974e985', '“Cœur” – 5 € à l’été…'],
    ['windows-1252', '64e97369676e6174696f6e3be974e9', 'désignation;été'],
    ['windows-1256', 'd2d1c8edc9a12081208020e0206c92e974e9', 'زربية، پ € à l’été'],
    ['macintosh', 'd243cf7572d320d0203520db2088206cd58e748ec9', '“Cœur” – 5 € à l’été…'],
    ['cp850', '466f728874209d20ae2082748220af209e20ab', 'Forêt Ø « été » × ½'],
    ['cp850', '90706963657320852074616a696e65', 'Épices à tajine'],
    ['iso-8859-15', '43bd757220e0203520a420b4', 'Cœur à 5 € Ž'],
    ['iso-8859-6', 'd2d1c8eac920c3e5c7d2eadaeac9ac20e6d9e5bf', 'زربية أمازيغية، نعم؟'],
    ['cp720', 'aaa9a0efa1209aea9faaefe4efa120852082748220ae20af', 'زربية أمازيغية à été « »'],
  ] as const)('A text in %s (%s) is recognised and read: %s', (encoding, hex, text) => {
    expect(ranked(bytes(hex))[0]).toBe(encoding);
    expect(decoded(bytes(hex), encoding)).toBe(text);
  });

  it('Bytes of ISO-8859-1 are read as windows-1252, which has the same letters', () => {
    const written = Uint8Array.from(Buffer.from('Théière ciselée, 25 °C', 'latin1'));
    expect(ranked(written)[0]).toBe('windows-1252');
  });

  it('The whole file decides, not its beginning', () => {
    const plain = 'T-1;Table;10\n'.repeat(20_000);
    const written = encodeText(`${plain}T-2;Théière à l’été;10`, 'macintosh');
    expect(written && ranked(written)[0]).toBe('macintosh');
  });

  it('UTF-8 with one damaged byte in many characters is still UTF-8', () => {
    const written = new TextEncoder().encode('é'.repeat(100));
    expect(ranked(written.subarray(1))[0]).toBe('utf-8');
    expect(ranked(written.subarray(0, 3))[0]).not.toBe('utf-8');
  });

  it('Only a file that follows a double encoding to its end was encoded twice', () => {
    const twice = 'ThÃ©iÃ¨re lâ€™ancienne';
    expect(ranked(new TextEncoder().encode(twice))).toEqual(['utf-8-via-windows-1252', 'utf-8']);
    expect(ranked(new TextEncoder().encode(`${twice} et théière`))).toEqual(['utf-8']);
    expect(ranked(new TextEncoder().encode(`${twice} Ã`))).toEqual(['utf-8']);
    expect(ranked(new TextEncoder().encode('code'))).toEqual(['utf-8']);
  });

  it('Code pages that give the same text are one candidate', () => {
    const [best, ...others] = ranked(Uint8Array.from(Buffer.from('été à la plage', 'latin1')));
    expect(best).toBe('windows-1252');
    expect(others).not.toContain('iso-8859-15');
    expect(others).not.toContain('windows-1256');
  });

  it('Spreadsheets and documents are recognised by their first bytes', () => {
    expect(
      ['504b0304 1400', 'd0cf11e0 a1b1', '255044462d'].map(bytes).map(hasBinarySignature),
    ).toEqual([true, true, true]);
    expect(hasBinarySignature(bytes('636f6465'))).toBe(false);
  });

  for (const encoding of IMPORT_ENCODINGS) {
    it(`French, Arabic and mixed tables in ${encoding} are read as they were written`, () => {
      fc.assert(
        fc.property(table, (text) => {
          const written = encodeText(text, encoding);
          fc.pre(written !== null);
          const [best] = ranked(written);
          expect(decoded(written, best ?? 'utf-8')).toBe(text);
          expect(decodedByByte(written, best ?? 'utf-8')).toBe(text);
        }),
        { numRuns: 100 },
      );
    });
  }
});

function name(names: readonly string[]) {
  return fc.constantFrom(...names);
}

const table = fc
  .oneof(
    fc.array(name(FRENCH), { minLength: 1, maxLength: 12 }),
    fc.array(name(ARABIC), { minLength: 1, maxLength: 12 }),
    fc.array(fc.tuple(name(FRENCH), name(ARABIC)).map(String), { minLength: 1, maxLength: 8 }),
  )
  .map((names) =>
    ['code;name;price', ...names.map((one, at) => `TP-${at};${one};${at * 10},50`)].join('\r\n'),
  );

function ranked(bytes: Uint8Array): ImportEncoding[] {
  const counter = createByteCounter();
  const check = createDoubleEncodingCheck();
  // Pieces of odd lengths cut characters.
  for (let at = 0; at < bytes.length; at += 7) {
    counter.add(bytes.subarray(at, at + 7));
    check.add(bytes.subarray(at, at + 7));
  }
  const found = rankEncodings(bytes, counter.finish());
  const twice = found[0] === 'utf-8' ? check.finish() : null;
  return twice ? [twice, ...found] : found;
}

function decoded(bytes: Uint8Array, encoding: ImportEncoding): string {
  const decoding = createTextDecoding(encoding);
  return decoding.decode(bytes) + decoding.end();
}

/** The text when every byte arrives by itself. */
function decodedByByte(bytes: Uint8Array, encoding: ImportEncoding): string {
  const decoding = createTextDecoding(encoding);
  const parts = [...bytes].map((byte) => decoding.decode(Uint8Array.of(byte)));
  return parts.join('') + decoding.end();
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
}
