import { expect, type Locator, type Page } from '@playwright/test';

/** Of these only the named ones are on the page, each once; `which` narrows what counts. */
export const expectOnly = (
  all: Readonly<Record<string, Locator>>,
  wanted: readonly (string | null)[],
  which?: Locator,
): Promise<void> =>
  expect
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

/** What can be pressed: a button that waits takes no press. */
export const pressable = (page: Page): Locator =>
  page.locator(':not([aria-disabled=true]):not([disabled])');

/** What waits for an answer: it says so, and the way out of its dialog is barred. */
export const expectPending = async (action: Locator, wayOut?: Locator): Promise<void> => {
  await expect(action).toHaveAttribute('aria-busy', 'true');
  if (wayOut) await expect(wayOut).toBeDisabled();
};
