import { expect, test } from 'vitest';
import { shortcutOf } from './keys';

function press(key: string, rest: Partial<KeyboardEvent> = {}) {
  return shortcutOf({
    key,
    code: '',
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    ...rest,
  } as KeyboardEvent);
}

test.each([
  ['a letter', press('j', { code: 'KeyJ' }), 'j'],
  ['a letter with the shift key', press('J', { code: 'KeyJ' }), 'j'],
  ['a sign', press('?', { code: 'Slash' }), '?'],
  ['Ctrl and a letter', press('k', { code: 'KeyK', ctrlKey: true }), 'mod+k'],
  ['Cmd and a letter', press('k', { code: 'KeyK', metaKey: true }), 'mod+k'],
  ['A of a French keyboard, which stands on the key of Q', press('a', { code: 'KeyQ' }), 'a'],
  ['an Arabic letter on the key of J', press('ت', { code: 'KeyJ' }), 'j'],
  [
    'Ctrl and an Arabic letter on the key of K',
    press('ن', { code: 'KeyK', ctrlKey: true }),
    'mod+k',
  ],
  ['the Arabic question mark', press('؟', { code: 'Slash' }), '؟'],
  ['a modifier alone', press('Shift'), null],
  ['an arrow', press('ArrowDown', { code: 'ArrowDown' }), null],
  ['Alt and a letter', press('j', { code: 'KeyJ', altKey: true }), null],
])('%s', (_name, found, wanted) => expect(found).toBe(wanted));
