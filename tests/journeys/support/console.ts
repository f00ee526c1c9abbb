import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/**
 * The console messages that a journey allows. Browser messages differ by version, so none is
 * listed.
 */
export interface Expected {
  /** Response statuses, such as 409. */
  readonly answers?: readonly number[];
  /** Allows requests without a response. */
  readonly lost?: boolean;
  /** Texts that the product itself logs. */
  readonly ownWords?: RegExp;
  /** Allows any message. */
  readonly anything?: boolean;
}

/** A failed request that the browser reports in its console. */
export interface BadEnd {
  readonly url: string;
  readonly how: number | 'lost';
}

/** A console message. */
export interface Told {
  readonly text: string;
  /** The resource of the browser's own message; null for a message from a script of the product. */
  readonly resource: string | null;
}

/** The messages that a journey does not allow, with the address of the resource that one is about. */
export function unexpected(
  told: readonly Told[],
  ends: readonly BadEnd[],
  { answers = [], lost = false, ownWords, anything = false }: Expected,
): string[] {
  const left = ends
    .filter(({ how }) => (how === 'lost' ? lost : answers.includes(how)))
    .map(({ url }) => url);
  const isExpected = ({ text, resource }: Told): boolean => {
    if (resource === null) return anything || (ownWords?.test(text) ?? false);
    // One message per failed request: a second message about the same address has another cause.
    const index = left.indexOf(resource);
    if (index >= 0) left.splice(index, 1);
    return anything || index >= 0;
  };
  return told
    .filter((line) => !isExpected(line))
    .map(({ text, resource }) => (resource === null ? text : `${text} (${resource})`));
}

/** Records errors and warnings of every page of a browser. Returns the unexpected ones. */
export function watchConsole(context: BrowserContext): (expected: Expected) => string[] {
  const told: Told[] = [];
  const ends: BadEnd[] = [];
  context.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // A script's message has arguments; the browser's own message about a resource has none.
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
}
