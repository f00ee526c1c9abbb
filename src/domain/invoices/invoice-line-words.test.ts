import { expect, test } from 'vitest';
import { editedLineWords, lineLabel, lineWords } from './invoice-line-words';

const BOWL = { kind: null, label: 'Bol (Bleu)', labelEn: 'Bowl (Blue)', labelAr: 'وعاء (أزرق)' };

test('A line with a kind is worded in the language of the document', () => {
  const line = { ...BOWL, kind: 'delivery', label: 'Frais de livraison' } as const;
  expect(lineLabel(line, 'ar')).toBe('رسوم التوصيل');
});

test('A line with a label of its own is read in the language of the document, or in French', () => {
  expect(lineLabel(BOWL, 'ar')).toBe('وعاء (أزرق)');
  expect(lineLabel({ ...BOWL, labelAr: null }, 'ar')).toBe('Bol (Bleu)');
});

test('The kind of an older line is told by its French label', () => {
  expect(lineWords({ label: 'Remise' }).kind).toBe('discount');
  expect(lineLabel({ label: 'Frais de livraison' }, 'ar')).toBe('رسوم التوصيل');
  expect(lineWords({ label: 'Commande 10042' })).toEqual({
    kind: null,
    label: 'Commande 10042',
    labelEn: null,
    labelAr: null,
  });
});

test('A line that a user wrote is not taken for one with a kind', () => {
  expect(lineLabel({ ...BOWL, label: 'Remise', labelAr: null }, 'ar')).toBe('Remise');
});

test('An edited line keeps its kind and translations as long as its label stays', () => {
  expect(editedLineWords('Bol (Bleu)', [BOWL])).toEqual(BOWL);
  expect(editedLineWords('وعاء (أزرق)', [BOWL])).toEqual(BOWL);
  expect(editedLineWords('Remise', [{ label: 'Remise' }]).kind).toBe('discount');
  expect(editedLineWords('Delivery fee', [{ label: 'Frais de livraison' }])).toMatchObject({
    kind: 'delivery',
    label: 'Frais de livraison',
  });
  expect(editedLineWords('Grand bol', [BOWL])).toEqual({
    kind: null,
    label: 'Grand bol',
    labelEn: null,
    labelAr: null,
  });
});
