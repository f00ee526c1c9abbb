import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface WindowWithAxe {
  readonly axe?: typeof axe;
}

/**
 * The rules that a page breaks, or the part of it that a selector finds, each with the elements. No page of
 * the portal has frames of another origin, so axe works in the page itself; it stays there for the next look.
 */
async function violations(page: Page, within?: string) {
  const isThere = await page.evaluate(() => (globalThis as WindowWithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    async ([tags, selector]) => {
      // Axe writes down every element that keeps a rule unless it is told that nobody asks: half of its time.
      const found = await (globalThis as WindowWithAxe).axe?.run(selector ?? document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      });
      if (!found) throw new Error('Axe is not on the page.');
      return found.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => html),
      }));
    },
    [TAGS, within] as const,
  );
}

interface AxeScope {
  /** A selector of the part that is looked at; the whole page without it. */
  readonly within?: string;
  /** What is looked at, for the failure's message. */
  readonly of?: string;
}

/**
 * Axe finds nothing on the page. A list that is read again is pale for a moment, and a plate fades in: what
 * stays wrong is found at every look.
 */
export const expectNoAxeViolations = (
  page: Page,
  { within, of = 'the page' }: AxeScope = {},
): Promise<void> =>
  expect
    .poll(() => violations(page, within), { message: `axe finds nothing in ${of}` })
    .toEqual([]);
