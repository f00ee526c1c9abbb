import { describe, expect, it } from 'vitest';
import { type Told, unexpected } from '../journeys/support/console';

const ORDERS = 'https://portal.example/api/store/orders/';
const FONTS = 'https://portal.example/fonts/barlow.woff2';

/** A line that the browser writes about a resource, in words that no test knows. */
const ofBrowser = (resource: string): Told => ({ text: 'some words', resource });

const ofScript = (text: string): Told => ({ text, resource: null });

describe('the console of a journey', () => {
  it('may tell of the answers that the journey expects, whatever the words', () => {
    const ends = [{ url: ORDERS, how: 409 }];
    expect(unexpected([ofBrowser(ORDERS)], ends, { answers: [409] })).toEqual([]);
  });

  it('may tell of a lost call where the journey loses one', () => {
    const ends = [{ url: ORDERS, how: 'lost' } as const];
    expect(unexpected([ofBrowser(ORDERS)], ends, { lost: true })).toEqual([]);
    expect(unexpected([ofBrowser(ORDERS)], ends, { answers: [409] })).toEqual(['some words']);
  });

  it('may not tell of another answer', () => {
    const ends = [{ url: ORDERS, how: 500 }];
    expect(unexpected([ofBrowser(ORDERS)], ends, { answers: [409], lost: true })).toHaveLength(1);
  });

  it('may not tell of another address, nor twice of one end', () => {
    const ends = [{ url: ORDERS, how: 409 }];
    const told = [ofBrowser(ORDERS), ofBrowser(FONTS), ofBrowser(ORDERS)];
    expect(unexpected(told, ends, { answers: [409] })).toHaveLength(2);
  });

  it('may not tell of an expected answer and another one of the same address', () => {
    const ends = [
      { url: ORDERS, how: 409 },
      { url: ORDERS, how: 500 },
    ];
    const told = [ofBrowser(ORDERS), ofBrowser(ORDERS)];
    expect(unexpected(told, ends, { answers: [409] })).toHaveLength(1);
  });

  it('may tell the product’s own words, which no line of the browser is taken for', () => {
    const expected = { ownWords: /could not be loaded/ };
    expect(unexpected([ofScript('The texts could not be loaded.')], [], expected)).toEqual([]);
    expect(
      unexpected([{ text: 'It could not be loaded.', resource: ORDERS }], [], expected),
    ).toHaveLength(1);
    expect(unexpected([ofScript('Something else.')], [], expected)).toEqual(['Something else.']);
  });

  it('may tell anything where the journey says so, and else nothing', () => {
    const told = [ofScript('boom'), ofBrowser(ORDERS)];
    expect(unexpected(told, [], { anything: true })).toEqual([]);
    expect(unexpected(told, [], {})).toHaveLength(2);
  });
});
