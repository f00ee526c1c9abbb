import { expect, test } from 'vitest';
import { summaryOf } from './summary';

test.each([
  ['a short text stays as it is', 'Un bol de Fès.', 'Un bol de Fès.'],
  [
    'of rich text the words remain',
    '<p>Un bol</p><p>de&nbsp;Fès &amp; d’ici</p>',
    'Un bol de Fès & d’ici',
  ],
  ['what is longer ends after a word', 'Un bol de Fès peint à la main', 'Un bol de Fès peint à…'],
  ['one long word is cut', 'abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrstuvw…'],
])('%s', (_, text, summary) => {
  expect(summaryOf(text, 24)).toBe(summary);
});
