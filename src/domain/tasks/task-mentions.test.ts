import { expect, test } from 'vitest';
import { commentParts, mentionedIds } from './task-mentions';

const sara = { id: 'usr_1', firstName: 'Sara', lastName: 'Ben' };
const longer = { id: 'usr_2', firstName: 'Sara', lastName: 'Ben Ali' };
const arabic = { id: 'usr_3', firstName: 'هند', lastName: 'التازي' };
const namesake = { id: 'usr_4', firstName: 'Sara', lastName: 'Ben' };
const people = [sara, longer, arabic];

test.each([
  ['@Sara Ben, les boîtes sont là', ['usr_1']],
  ['Avec @Sara Ben Ali et @Sara Ben.', ['usr_2', 'usr_1']],
  ['شكرا @هند التازي', ['usr_3']],
  ['@Sara Ben @Sara Ben', ['usr_1']],
  ['@Sara Bennis', []],
  ['sara@Sara Ben', []],
  ['@Inconnue', []],
])('%s mentions %j', (body, ids) => {
  expect(mentionedIds(body, people)).toEqual(ids);
});

test('The parts of a comment are its whole text', () => {
  expect(commentParts('Merci @Sara Ben !', people)).toEqual([
    { start: 0, text: 'Merci ', userIds: [] },
    { start: 6, text: '@Sara Ben', userIds: ['usr_1'] },
    { start: 15, text: ' !', userIds: [] },
  ]);
});

test('A name of two people mentions both', () => {
  expect(mentionedIds('@Sara Ben', [sara, namesake])).toEqual(['usr_1', 'usr_4']);
});
