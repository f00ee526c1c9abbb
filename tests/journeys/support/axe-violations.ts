import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface WindowWithAxe {
  readonly axe?: typeof axe;
}

/**
 * The rules that the page, or the part matching a selector, violates, each with the elements. No
 * page of the portal has frames of another origin, so axe runs in the page itself and stays loaded
 * for the next run.
 */
async function violations(page: Page, within?: string) {
  const isThere = await page.evaluate(() => (globalThis as WindowWithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    async ([tags, selector]) => {
      // By default axe also reports every passing element, which takes half of its time.
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
  /** Selector of the checked part; the whole page by default. */
  readonly within?: string;
  /** Name of the checked part, for the failure message. */
  readonly of?: string;
}

/**
 * Asserts that axe finds no violations. A refetched list is pale for a moment, and a surface fades
 * in: only violations found in every run count.
 */
export function expectNoAxeViolations(
  page: Page,
  { within, of = 'the page' }: AxeScope = {},
): Promise<void> {
  return expect
    .poll(() => violations(page, within), { message: `axe finds nothing in ${of}` })
    .toEqual([]);
}
