import { describe, expect, it } from 'vitest';
import { type Told, unexpected } from '../journeys/support/console';

const ORDERS = 'https://portal.example/api/store/orders/';
const FONTS = 'https://portal.example/fonts/barlow.woff2';

/** A message of the browser about a resource, in any wording. */
function ofBrowser(resource: string): Told {
  return { text: 'some words', resource };
}

function ofScript(text: string): Told {
  return { text, resource: null };
}

describe('Console of a journey', () => {
  it('The console check accepts messages about responses that the journey expects, in any wording', () => {
    const ends = [{ url: ORDERS, how: 409 }];
    expect(unexpected([ofBrowser(ORDERS)], ends, { answers: [409] })).toEqual([]);
  });

  it('The console check accepts a message about a lost call when the journey expects one', () => {
    const ends = [{ url: ORDERS, how: 'lost' } as const];
    expect(unexpected([ofBrowser(ORDERS)], ends, { lost: true })).toEqual([]);
    expect(unexpected([ofBrowser(ORDERS)], ends, { answers: [409] })).toEqual([
      `some words (${ORDERS})`,
    ]);
  });

  it('The console check reports a message about an unexpected response', () => {
    const ends = [{ url: ORDERS, how: 500 }];
    expect(unexpected([ofBrowser(ORDERS)], ends, { answers: [409], lost: true })).toHaveLength(1);
  });

  it('The console check reports another address, and a second message about one response', () => {
    const ends = [{ url: ORDERS, how: 409 }];
    const told = [ofBrowser(ORDERS), ofBrowser(FONTS), ofBrowser(ORDERS)];
    expect(unexpected(told, ends, { answers: [409] })).toHaveLength(2);
  });

  it('The console check reports a message when an address also gave an unexpected response', () => {
    const ends = [
      { url: ORDERS, how: 409 },
      { url: ORDERS, how: 500 },
    ];
    const told = [ofBrowser(ORDERS), ofBrowser(ORDERS)];
    expect(unexpected(told, ends, { answers: [409] })).toHaveLength(1);
  });

  it('The console check accepts the product’s own expected texts, but not from the browser', () => {
    const expected = { ownWords: /could not be loaded/ };
    expect(unexpected([ofScript('The texts could not be loaded.')], [], expected)).toEqual([]);
    expect(
      unexpected([{ text: 'It could not be loaded.', resource: ORDERS }], [], expected),
    ).toHaveLength(1);
    expect(unexpected([ofScript('Something else.')], [], expected)).toEqual(['Something else.']);
  });

  it('The console check accepts any message if the journey allows it, and otherwise none', () => {
    const told = [ofScript('boom'), ofBrowser(ORDERS)];
    expect(unexpected(told, [], { anything: true })).toEqual([]);
    expect(unexpected(told, [], {})).toHaveLength(2);
  });
});
