import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Files that the built product loads together, as recorded by the build. */
interface Group {
  readonly requests: readonly string[];
  readonly files: readonly string[];
}

/** The files of the built product that only this lazy import needs: `permission-page`. */
export function chunkFilesOf(request: string): string[] {
  const groups: Group[] = JSON.parse(readFileSync('dist/contents.json', 'utf8'));
  const asks = ({ requests }: Group) => requests.some((path) => path.endsWith(`/${request}`));
  const elsewhere = new Set(groups.filter((group) => !asks(group)).flatMap(({ files }) => files));
  const own = groups.filter(asks).flatMap(({ files }) => files);
  const only = own.filter((file) => !elsewhere.has(file));
  if (only.length === 0) throw new Error(`No file of the build is needed by ${request} alone.`);
  return only;
}

/** Waits until the page has fetched the files that only this lazy import needs. */
export async function waitForLoadedChunk(page: Page, request: string): Promise<void> {
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  await expect
    .poll(fetched)
    .toEqual(expect.arrayContaining(chunkFilesOf(request).map((file) => `/${file}`)));
}

/**
 * Waits until the page, which is opened later, has fetched the files of these lazy imports only;
 * for a page with a test's clock.
 */
export function waitForChunks(page: Page, ...requests: readonly string[]): Promise<unknown> {
  return Promise.all(
    requests.flatMap(chunkFilesOf).map(async (file) => {
      const response = await page.waitForResponse((one) => one.url().endsWith(`/${file}`));
      return response.finished();
    }),
  );
}
