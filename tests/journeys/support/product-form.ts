import type { Locator, Page } from '@playwright/test';
import { png } from '../../api/media/pictures';
import { expect } from './journey';
import type { Translator } from './translations';

/** An axis of variants and some of its values, in the page's language. */
export interface SoldAxis {
  readonly name: string;
  readonly values: readonly string[];
}

/** The product form with its user actions, in any language of the portal. */
export function productForm(page: Page, words: Translator) {
  const field = (name: string) => page.locator(`#field-${name}`);
  const button = (path: string) => page.getByRole('button', { name: words(path), exact: true });
  const picks = async (path: string) => {
    const box = page.getByRole('combobox', { name: words(path) });
    // Scrolls it into view first: a list closes when the page under it scrolls.
    await box.click();
    await box.press('ArrowDown');
    await page.getByRole('option').first().click();
  };
  /** Selects the field that the grid shows for the variants. */
  const shows = async (view: string) => {
    // Not by the whole name: the number of missing values follows the field's.
    const name = new RegExp(`^${words(`variants:views.${view}`)}`);
    const radio = page.getByRole('radio', { name });
    // The radio itself is invisible, and cannot be waited for while the page moves.
    await page.locator('label').filter({ has: radio }).click();
    await expect(radio).toBeChecked();
  };
  return {
    shows,
    field,
    button,
    picks,
    /** A text in French, Arabic and English. */
    writes: async (name: string, texts: readonly [string, string, string]) => {
      for (const [at, text] of texts.entries())
        await field(`${name}${['', 'Ar', 'En'][at]}`).fill(text);
    },
    /** The formatted text, in the order of the languages on the page. */
    formats: async (text: string) => {
      const areas = page.getByRole('textbox', { name: words('productEditor:fields.content') });
      await expect(areas).toHaveCount(3);
      for (const area of await areas.all()) {
        await area.click();
        await page.keyboard.type(text);
      }
    },
    isVariable: async () => {
      await page.getByRole('combobox', { name: words('productEditor:fields.productType') }).click();
      await page.getByRole('option', { name: words('productEditor:types.variable') }).click();
    },
    addsPictures: async (count: number) => {
      const files = Array.from({ length: count }, async (_, at) => ({
        name: `vue-${at}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(await png(40 + at)),
      }));
      await page.locator('main input[type="file"]').setInputFiles(await Promise.all(files));
      await expect(field('mediaIds').locator('[data-picture] > button')).toHaveCount(count);
    },
    addsAxis: async ({ name, values }: SoldAxis) => {
      await button('variants:axes.add').click();
      const panel = page.getByRole('dialog', { name: words('variants:axes.add') });
      await panel.getByRole('button', { name, exact: true }).click();
      for (const value of values)
        await panel.getByRole('checkbox', { name: value, exact: true }).click();
      await panel.getByRole('button', { name: words('variants:axes.addNow'), exact: true }).click();
      await expect(panel).toBeHidden();
    },
    /** Fills in a value for each sold variant, row by row. */
    fillsGrid: async (view: string, write: (place: number) => string) => {
      await shows(view);
      const sold = page.locator('td[data-line]:not([data-out])');
      for (const [place, cell] of (await sold.all()).entries()) {
        await cell.click();
        await page.keyboard.type(`${write(place)}\n`);
      }
    },
    leavesOut: async (line: number, column: number) => {
      await gridCell(page, line, column).click();
      await button('variants:leaveOut').click();
    },
  };
}

export function gridCells(page: Page): Locator {
  return page.locator('td[data-line]');
}

export function gridCell(page: Page, line: number, column: number): Locator {
  return page.locator(`td[data-line="${line}"][data-column="${column}"]`);
}
