import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half as long as the `source` of the package, which every page has to read. */
const AXE_SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

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
  if (!isThere) await page.evaluate(AXE_SOURCE);
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
  readonly within?: string | undefined;
  /** Name of the checked part, for the failure message. */
  readonly of?: string;
  /** Whether the test goes on after a failure, to check other parts too. */
  readonly isSoft?: boolean;
}

/**
 * Asserts that axe finds no violations. A refetched list is pale for a moment, and a surface fades
 * in: only violations found in every run count.
 */
export function expectNoAxeViolations(
  page: Page,
  { within, of = 'the page', isSoft = false }: AxeScope = {},
): Promise<void> {
  return expect
    .configure({ soft: isSoft })
    .poll(() => violations(page, within), { message: `axe finds nothing in ${of}` })
    .toEqual([]);
}
