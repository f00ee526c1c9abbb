import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/**
 * What a journey expects its console to tell of. The words of a browser differ by version, so none stands here.
 */
export interface Expected {
  /** Statuses of answers, 409. */
  readonly answers?: readonly number[];
  /** Calls that got no answer. */
  readonly lost?: boolean;
  /** Words that the product itself writes. */
  readonly ownWords?: RegExp;
  /** Anything else too. */
  readonly anything?: boolean;
}

/** How a call ended that the browser tells of in its console. */
export interface BadEnd {
  readonly url: string;
  readonly how: number | 'lost';
}

/** What the console told. */
export interface Told {
  readonly text: string;
  /** The resource that the browser itself tells of; null where a script of the product wrote. */
  readonly resource: string | null;
}

/** What of all that was told a journey did not expect. */
export const unexpected = (
  told: readonly Told[],
  ends: readonly BadEnd[],
  { answers = [], lost = false, ownWords, anything = false }: Expected,
): string[] => {
  const left = ends
    .filter(({ how }) => (how === 'lost' ? lost : answers.includes(how)))
    .map(({ url }) => url);
  const isExpected = ({ text, resource }: Told): boolean => {
    if (resource === null) return anything || (ownWords?.test(text) ?? false);
    // One line for each bad end: a second line about the same address is about something else.
    const index = left.indexOf(resource);
    if (index >= 0) left.splice(index, 1);
    return anything || index >= 0;
  };
  return told.filter((line) => !isExpected(line)).map(({ text }) => text);
};

/** Notes errors and warnings of every page of a browser. Returns what of them nobody expected. */
export const watchConsole = (context: BrowserContext): ((expected: Expected) => string[]) => {
  const told: Told[] = [];
  const ends: BadEnd[] = [];
  context.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // A script hands over what it writes; a browser writes of a resource with nothing handed over.
    const isOfBrowser = message.args().length === 0;
    told.push({ text: message.text(), resource: isOfBrowser ? message.location().url : null });
  });
  context.on('weberror', (error) => told.push({ text: String(error.error()), resource: null }));
  context.on('response', (response) => {
    if (response.status() >= 400) ends.push({ url: response.url(), how: response.status() });
  });
  context.on('requestfailed', (request: Request) => {
    ends.push({ url: request.url(), how: 'lost' });
  });
  return (expected) => unexpected(told, ends, expected);
};
