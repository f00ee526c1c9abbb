import { expect, test } from 'vitest';
import { withUnappliedStyles } from './unapplied-styles';

test.each([
  ['<p style="color:red">a</p>', '<p data-style="color:red">a</p>'],
  [`<p class="x"STYLE = 'a>b'>a</p>`, `<p class="x"data-style = 'a>b'>a</p>`],
  ['<p title=" style=1 > ">a</p>', '<p title=" style=1 > ">a</p>'],
  ['<p>the attribute style="x"</p>', '<p>the attribute style="x"</p>'],
  ['<!-- <p style="x"> --><p>a</p>', '<p>a</p>'],
  ['a < b style="x"', 'a < b style="x"'],
  ['<!-- open', ''],
])('No style of %s is applied', (html, unapplied) => {
  expect(withUnappliedStyles(html)).toEqual({ html: unapplied, sheets: '' });
});

test('Style sheets are taken out, but not those in comments', () => {
  expect(
    withUnappliedStyles(
      '<style><!-- p {font-weight:bold} --></style><!--[if mso]><style>b{}</style><![endif]--><p>a',
    ),
  ).toEqual({ html: '<p>a', sheets: '<!-- p {font-weight:bold} -->' });
});

test('Unclosed quotes do not take long', () => {
  const html = '<a "'.repeat(20_000);
  expect(withUnappliedStyles(html).html).toBe(html);
});
