import type { Locator, Page } from '@playwright/test';
import type { JourneyStore } from './store';

/**
 * A complete product of the journey's store; without a picture file, so that the list shows none.
 */
export const namedProduct = (
  store: JourneyStore,
  name: string,
  status: 'draft' | 'inactive' | 'published' = 'published',
) => ({
  storeId: store.id,
  name,
  status,
  coverUrl: null,
  approvalState: status === 'draft' ? ('new' as const) : ('approved' as const),
});

/** A product in the list; an open dialog hides it from assistive technology, but not visually. */
export const row = (page: Page, text: string): Locator =>
  page.getByRole('row', { includeHidden: true }).filter({ hasText: text });

/** Toggles the selection of products on the page. */
export const toggleSelection = async (page: Page, ...names: string[]): Promise<void> => {
  for (const name of names) await row(page, name).getByRole('checkbox').click();
};

/** The action bar for the chosen products. */
export const bulkActionBar = (page: Page): Locator =>
  page.getByRole('group', { name: /sélectionné/ });

/** The switch that publishes a product of the list. */
export const publication = (page: Page, name: string): Locator =>
  page.getByRole('switch', { name: `Publier ${name}`, includeHidden: true });
