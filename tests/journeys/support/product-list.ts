import type { Locator, Page } from '@playwright/test';
import type { JourneyStore } from './store';

/** A complete product of the journey's store; its picture's file is not there, so the list shows none. */
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

/** A product in the list; a window over it hides it from assistive technology, not from viewState. */
export const row = (page: Page, text: string): Locator =>
  page.getByRole('row', { includeHidden: true }).filter({ hasText: text });

/** Turns round whether products of the page are chosen. */
export const toggleSelection = async (page: Page, ...names: string[]): Promise<void> => {
  for (const name of names) await row(page, name).getByRole('checkbox').click();
};

/** What can be done with the chosen products. */
export const bulkActionBar = (page: Page): Locator =>
  page.getByRole('group', { name: /sélectionné/ });

/** The switch by which a product of the list is on sale. */
export const publication = (page: Page, name: string): Locator =>
  page.getByRole('switch', { name: `Publier ${name}`, includeHidden: true });
