import type { Locator, Page } from '@playwright/test';
import { png } from '../../api/media/pictures';
import { storeProduct } from '../../api/products/product-builder';
import type { JourneyStore } from './store';

/** A file that is not a picture. */
export const notice = {
  name: 'notice.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF'),
};

/** A PNG of 300 by 200 px. */
export async function pictureFile(name: string) {
  return { name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from(await png(300, 200)) };
}

/** A product of the store without pictures. */
export async function createPlainProduct({ backend, id }: JourneyStore): Promise<string> {
  return (await storeProduct(backend, { storeId: id, name: 'Tajine', hasCover: false })).id;
}

/** Uploads files into the product or the library on the page. */
export function uploadPictures(
  page: Page,
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  return page.locator('main input[type="file"]').setInputFiles(files);
}

/** The pictures of the product on the page. */
export function pictureField(page: Page): Locator {
  return page.locator('#field-mediaIds');
}

export function tiles(page: Page): Locator {
  return pictureField(page).locator('[data-picture] > button[aria-haspopup="dialog"]');
}

export function tile(page: Page, name: string): Locator {
  return tiles(page).and(page.getByRole('button', { name: new RegExp(`${name}\\.png`) }));
}
