import { describe, expect, test } from 'vitest';
import { barcodeKind, comparableBarcode, restoredBarcode } from './barcode';

describe('Barcode typed by a seller', () => {
  test.each([
    ['6111245780127', 'wrong'],
    ['6111245780122', 'EAN-13'],
    ['4006381333931', 'EAN-13'],
    ['٤٠٠٦٣٨١٣٣٣٩٣١', 'EAN-13'],
    ['96385074', 'EAN-8'],
    ['036000291452', 'UPC-A'],
    ['10012345678902', 'GTIN-14'],
    ['4006381333932', 'wrong'],
    ['12345', 'own'],
    ['BAB-CUIR', 'own'],
    ['  ', null],
  ])('The barcode %s is of the kind %s', (text, kind) => {
    expect(barcodeKind(text)).toBe(kind);
  });
});

describe('Barcode from a file', () => {
  test.each([
    ['12345678905', '012345678905'],
    ['36000291452', '036000291452'],
    ['12345678906', null],
    ['1234567', null],
    ['036000291452', null],
    ['BAB', null],
  ])('The barcode %s without its first zero is %s', (text, whole) => {
    expect(restoredBarcode(text)).toBe(whole);
  });

  test('The barcodes of one item compare alike with and without zeros at the beginning', () => {
    const spellings = ['012345678905', '0012345678905', '12345678905', '٠١٢٣٤٥٦٧٨٩٠٥'];
    expect(new Set(spellings.map(comparableBarcode))).toEqual(new Set(['12345678905']));
    expect(comparableBarcode('0123')).toBe('0123');
    expect(comparableBarcode('00000017')).toBe('00000017');
  });
});
