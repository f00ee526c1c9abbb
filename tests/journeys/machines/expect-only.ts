import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Asserts that only the named ones are on the page, each once; `which` filters the counted ones.
 */
export function expectOnly(
  all: Readonly<Record<string, Locator>>,
  wanted: readonly (string | null)[],
  which?: Locator,
): Promise<void> {
  return expect
    .poll(
      async () => {
        const counts = Object.entries(all).map(async ([name, one]) => {
          const count = await (which ? one.and(which) : one).count();
          return Array.from({ length: count }, () => name);
        });
        return (await Promise.all(counts)).flat();
      },
      { intervals: [50, 100, 200] },
    )
    .toEqual(Object.keys(all).filter((name) => wanted.includes(name)));
}

/** Elements that can be pressed: a busy button is disabled. */
export function pressable(page: Page): Locator {
  return page.locator(':not([aria-disabled=true]):not([disabled])');
}

/**
 * Asserts that the button shows the pending request, and that the dialog's cancel button is
 * disabled.
 */
export async function expectPending(action: Locator, wayOut?: Locator): Promise<void> {
  await expect(action).toHaveAttribute('aria-busy', 'true');
  if (wayOut) await expect(wayOut).toBeDisabled();
}
