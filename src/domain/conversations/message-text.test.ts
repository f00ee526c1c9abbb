import { expect, test } from 'vitest';
import { plainTextOf, richTextOf } from './message-text';

test.each([
  [
    '<p>Bonjour&nbsp;Sara,</p><p>Le colis part <strong>demain</strong>.</p>',
    'Bonjour Sara,\n\nLe colis part demain.',
  ],
  ['<p>Une<br />deux</p>', 'Une\ndeux'],
  ['<ul><li>Bol</li><li>Tapis</li></ul>', '- Bol\n- Tapis'],
  ['<p>2 &lt; 3 &amp;amp; &quot;x&quot;</p>', '2 < 3 &amp; "x"'],
  ['<p>Une\nligne</p>', 'Une ligne'],
])('The plain text of %j is %j', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});

test.each([
  [
    'Bonjour Sara,\n\nLe colis part\ndemain.\n',
    '<p>Bonjour Sara,</p><p>Le colis part<br>demain.</p>',
  ],
  ['2 < 3 & "x"', '<p>2 &lt; 3 &amp; &quot;x&quot;</p>'],
  ['  \n\n ', ''],
])('The plain text %j as rich text is %j', (text, html) => {
  expect(richTextOf(text)).toBe(html);
});
