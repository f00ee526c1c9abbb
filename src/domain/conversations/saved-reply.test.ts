import { describe, expect, test } from 'vitest';
import {
  filledReply,
  type ReplyValues,
  replyText,
  type SavedReplyValues,
  savedReplyErrors,
  variablesOf,
} from './saved-reply';

const values: ReplyValues = { number: '10042', name: 'Sara', total: null, deadline: ' ' };
const text = 'Bonjour {name}, la commande {number} ({ total }) part avant le {deadline}. {name} !';
const reply: SavedReplyValues = { name: 'Expédition', body: text, bodyAr: '', bodyEn: '' };

describe('Variables of a saved reply', () => {
  test('The variables of a text are each named once, in its order', () => {
    expect(variablesOf(text)).toEqual(['name', 'number', 'total', 'deadline']);
    expect(variablesOf('Rien { de plus')).toEqual([]);
  });

  test('Values replace their variables; a variable without value stays', () => {
    expect(filledReply(text, values)).toBe(
      'Bonjour Sara, la commande 10042 ({ total }) part avant le {deadline}. Sara !',
    );
  });

  test('A value is never read as a variable', () => {
    expect(filledReply('{name} {number}', { ...values, name: '{number}' })).toBe('{number} 10042');
  });
});

test('A reply is in the language of the client, else in French, Arabic or English', () => {
  const texts = { fr: 'Bonjour', ar: 'مرحبًا', en: '' };
  expect(replyText(texts, 'ar')).toBe('مرحبًا');
  expect(replyText(texts, 'en')).toBe('Bonjour');
  expect(replyText({ ...texts, fr: '' }, 'en')).toBe('مرحبًا');
});

describe('`savedReplyErrors`', () => {
  test('A name and one of three texts are enough', () => {
    expect(savedReplyErrors(reply)).toEqual({});
    expect(savedReplyErrors({ ...reply, body: '', bodyAr: 'مرحبًا {name}' })).toEqual({});
  });

  test.each<[string, Partial<SavedReplyValues>, Record<string, string[]>]>([
    ['a blank name', { name: ' ' }, { name: ['required'] }],
    ['a long name', { name: 'x'.repeat(81) }, { name: ['too_long'] }],
    ['no text', { body: ' ' }, { body: ['required'] }],
    ['a long text', { bodyEn: 'x'.repeat(4001) }, { bodyEn: ['too_long'] }],
    ['an unknown variable', { bodyAr: '{price}' }, { bodyAr: ['unknown'] }],
  ])('Refuses %s', (_, change, errors) => {
    expect(savedReplyErrors({ ...reply, ...change })).toEqual(errors);
  });
});
