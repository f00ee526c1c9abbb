import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a page breaks, or the part of it that a selector finds, each with the elements. */
export async function violations(page: Page, within?: string) {
  // No page of the portal has frames of another origin: axe needs no second page to put its findings together.
  const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode();
  if (within) axe.include(within);
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
