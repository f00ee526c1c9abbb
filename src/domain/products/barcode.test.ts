import { describe, expect, test } from 'vitest';
import { barcodeKind } from './barcode';

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
