import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areAllIn, interviewersError, mayWriteCard, meanScore, readableCards } from './score-card';

const BOTH = ['usr_a', 'usr_b'];
function one(authorId: string) {
  return { authorId };
}

describe('Score cards of two interviewers', () => {
  test('Nobody reads the card of another before both are in, whatever their role', () => {
    const cards = [one('usr_a')];
    expect(readableCards('usr_a', BOTH, cards)).toEqual([one('usr_a')]);
    expect(readableCards('usr_b', BOTH, cards)).toEqual([]);
    expect(readableCards('usr_manager', BOTH, cards)).toEqual([]);
  });

  test('Once both are in, all who see the candidate read both, and nobody changes one', () => {
    const cards = BOTH.map(one);
    for (const reader of [...BOTH, 'usr_manager']) {
      expect(readableCards(reader, BOTH, cards)).toEqual(cards);
      expect(mayWriteCard(reader, BOTH, cards)).toBe(false);
    }
  });

  test('An interviewer may change their card until the other one is in', () => {
    expect(mayWriteCard('usr_a', BOTH, [one('usr_a')])).toBe(true);
    expect(mayWriteCard('usr_c', BOTH, [])).toBe(false);
  });

  test.each([
    [[], [], null],
    [BOTH, [], null],
    [['usr_a'], [], 'not_two'],
    [['usr_a', 'usr_a'], [], 'not_two'],
    [['usr_a', 'usr_b', 'usr_c'], [], 'not_two'],
    [[], ['usr_a'], 'card_written'],
    [['usr_b', 'usr_c'], ['usr_a'], 'card_written'],
    [['usr_a', 'usr_c'], ['usr_a'], null],
  ])('Interviewers %j after cards of %j: %s', (after, authors, error) => {
    expect(interviewersError(after, authors.map(one))).toBe(error);
  });

  test('No change of interviewers lets anybody read a card before they have written theirs', () => {
    const people = fc.constantFrom('usr_a', 'usr_b', 'usr_c', 'usr_d');
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('assign' as const),
        ids: fc.uniqueArray(people, { maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('write' as const), id: people }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let interviewers: string[] = [];
        const cards: { authorId: string }[] = [];
        const haveRead = new Set<string>();
        for (const taken of steps) {
          if (taken.kind === 'assign' && interviewersError(taken.ids, cards) === null) {
            interviewers = taken.ids;
          }
          if (taken.kind === 'write' && mayWriteCard(taken.id, interviewers, cards)) {
            expect(haveRead.has(taken.id)).toBe(false);
            if (!cards.some(({ authorId }) => authorId === taken.id))
              cards.push({ authorId: taken.id });
          }
          for (const reader of ['usr_a', 'usr_b', 'usr_c', 'usr_d']) {
            const others = readableCards(reader, interviewers, cards).filter(
              ({ authorId }) => authorId !== reader,
            );
            if (others.length > 0) haveRead.add(reader);
          }
        }
      }),
    );
  });

  test('Without interviewers no card is awaited', () => expect(areAllIn([], [])).toBe(false));
});

test('The mean of two cards has one decimal place', () => {
  const scores = { skills: 4, experience: 3, communication: 5, motivation: 4 };
  expect(meanScore([{ scores }, { scores: { ...scores, motivation: 5 } }])).toBe(4.1);
  expect(meanScore([])).toBeNull();
});
