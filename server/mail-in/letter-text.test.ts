import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { isTooDeep, letterWords } from './letter-text';

test.each([
  ['blocks of Gmail', '<div dir="ltr"><div>Bonjour</div><div><br></div><div>Merci</div></div>'],
  ['a table', '<table><tr><td>Bonjour</td></tr><tr><td>Merci</td></tr></table>'],
  ['a heading', '<center><h1>Bonjour</h1></center><section>Merci</section>'],
])('The words of %s stay apart', async (_, html) => {
  const { body, html: shown } = await wordsOf(html);
  expect([body, shown?.includes('BonjourMerci')]).toEqual(['Bonjour\n\nMerci', false]);
});

test('The cells of a row are apart', async () => {
  expect((await wordsOf('<table><tr><td>Prix</td><td>450</td></tr></table>')).body).toBe(
    'Prix 450',
  );
});

test('A long paragraph is one line, and a quoted one is folded', async () => {
  const long = 'mot '.repeat(100).trim();
  const letter = await wordsOf(`<p>${long}</p><blockquote><p>Cité</p></blockquote>`);
  expect(letter).toEqual({ body: long, quoted: '> Cité', html: null, pictures: [] });
});

test('A letter with a picture of a megabyte within its HTML keeps its words', async () => {
  const picture = `<img src="data:image/png;base64,${'A'.repeat(1_000_000)}">`;
  expect((await wordsOf(`<p>Avant</p>${picture}<p>Après</p>`)).body).toBe('Avant\n\nAprès');
});

test.each([
  ['100,000 elements', '<b>'.repeat(100_000)],
  ['elements that others seem to close', '<a$b></a>'.repeat(50_000)],
  ['quotations', '<blockquote>'.repeat(30_000)],
  ['unclosed styles', '<p style="'.repeat(30_000)],
])('%s within one another are read in a second', async (_, html) => {
  const begin = performance.now();
  const { body } = await wordsOf(`<p>Bonjour</p>${html}`);
  expect(body).toContain('Bonjour');
  expect(performance.now() - begin).toBeLessThan(1000);
});

test('Many elements beside one another are not too deep', () => {
  expect(isTooDeep('<b>x</b><td><li>'.repeat(10_000))).toBe(false);
  expect(isTooDeep('<b>'.repeat(600))).toBe(true);
});

async function wordsOf(html: string) {
  const letter = `Content-Type: text/html; charset=utf-8\r\n\r\n${html}`;
  return letterWords(await simpleParser(letter, { skipHtmlToText: true }));
}
