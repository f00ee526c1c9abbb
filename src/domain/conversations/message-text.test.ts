import { expect, test } from 'vitest';
import { plainTextOf } from './message-text';

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
