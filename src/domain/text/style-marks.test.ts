import { expect, test } from 'vitest';
import { marksOfStyle } from './style-marks';

test.each([
  ['font-weight:700', { bold: true }],
  ['FONT-WEIGHT: Bold !important', { bold: true }],
  ['font-weight:bolder;', { bold: true }],
  ['font-weight:400', { bold: false }],
  ['font-weight:500', { bold: false }],
  ['font-weight:normal;', { bold: false }],
  ['font-weight:inherit', {}],
  ['mso-bidi-font-weight:normal', {}],
  ['font-weight:700;color:red;font-weight:400', { bold: false }],
  ['font-style:italic', { italic: true }],
  ['font-style:oblique 14deg', { italic: true }],
  ['font-style:normal', { italic: false }],
  ['font: italic 700 12px/1.5 Arial', { bold: true, italic: true }],
  ['font: 12pt "Arial Bold"', { bold: false, italic: false }],
  ['font: inherit', {}],
  ['text-decoration:underline', { underline: true, strike: false }],
  ['text-decoration-line: underline line-through', { underline: true, strike: true }],
  ['text-decoration:none', { underline: false, strike: false }],
  ['text-decoration-skip-ink:none', {}],
  ['display:none', { hidden: true }],
  ['mso-hide:all', { hidden: true }],
  ['', {}],
  [';;:', {}],
])('A style %j has the marks %j', (style, marks) => {
  expect(marksOfStyle(style)).toEqual(marks);
});

test('Reading a style takes time linear in its length', () => {
  const long = `${'('.repeat(300_000)}${';"'.repeat(300_000)}${' '.repeat(300_000)}`;
  expect(marksOfStyle(`${long};font-weight:700`)).toEqual({ bold: true });
});
