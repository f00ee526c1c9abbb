import { expect, test } from 'vitest';
import { bidiIsolate } from './bidi-isolate';
import { isolatedParts } from './isolated-parts';

test('A text is split into what is outside and inside of its isolates, in turns', () => {
  const text = `الطلب ${bidiIsolate('10460')} · ${bidiIsolate('Rachid Amzil')}`;
  expect(isolatedParts(text)).toEqual(['الطلب ', '10460', ' · ', 'Rachid Amzil', '']);
  expect(isolatedParts('Réunion')).toEqual(['Réunion']);
});
