import type { Locator, Page } from '@playwright/test';
import type { JourneyStore } from './store';

/**
 * A complete product of the journey's store; without a picture file, so that the list shows none.
 */
export function namedProduct(
  store: JourneyStore,
  name: string,
  status: 'draft' | 'inactive' | 'published' = 'published',
) {
  return {
    storeId: store.id,
    name,
    status,
    coverUrl: null,
    approvalState: status === 'draft' ? ('new' as const) : ('approved' as const),
  };
}

/** A product in the list; an open dialog hides it from assistive technology, but not visually. */
export function row(page: Page, text: string): Locator {
  return page.getByRole('row', { includeHidden: true }).filter({ hasText: text });
}

/** Toggles the selection of products on the page. */
export async function toggleSelection(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await row(page, name).getByRole('checkbox').click();
}

/** The action bar for the chosen products. */
export function bulkActionBar(page: Page): Locator {
  return page.getByRole('group', { name: /sélectionné/ });
}

/** The switch that publishes a product of the list. */
export function publication(page: Page, name: string): Locator {
  return page.getByRole('switch', { name: `Publier ${name}`, includeHidden: true });
}
