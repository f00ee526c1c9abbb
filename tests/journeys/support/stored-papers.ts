import { expect, type Locator, type Page } from '@playwright/test';
import { type PaperFormat, SHEET_SIZES } from '#domain/papers/papers';
import { codesIn } from '../../support/read-barcodes';

/** Milliseconds: each order of a paper is read, with a request of its own. */
const PRINT_TIMEOUT = 40_000;
/** CSS pixels of a millimetre. */
const PIXELS_PER_MM = 96 / 25.4;
const POINTS_PER_MM = 72 / 25.4;

/**
 * Stores the printed sheet, with the rule of its page, instead of opening the browser's dialog: the
 * portal removes the sheet when the dialog has closed.
 */
export async function storePapers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      const sheet = document.querySelector('[data-print-sheet]:not([data-stored])');
      if (!sheet) return;
      for (const one of document.querySelectorAll('[data-stored]')) one.remove();
      const stored = sheet.cloneNode(true) as HTMLElement;
      stored.dataset.stored = document.title;
      // The portal has sheets of its own there.
      const own: Window & { ofPage?: CSSStyleSheet } = window;
      if (!own.ofPage) {
        own.ofPage = new CSSStyleSheet();
        document.adoptedStyleSheets.push(own.ofPage);
      }
      const sheets = document.adoptedStyleSheets.filter((one) => one !== own.ofPage);
      const rules = sheets.flatMap((styles) => [...styles.cssRules]);
      own.ofPage.replaceSync(
        rules
          .filter((rule) => rule instanceof CSSPageRule)
          .map(({ cssText }) => cssText)
          .join(''),
      );
      document.body.append(stored);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
}

/** The stored sheet, once the portal has removed its own. */
export async function storedPaper(page: Page): Promise<Locator> {
  await expect(page.locator('[data-print-sheet]')).toHaveCount(1, { timeout: PRINT_TIMEOUT });
  const paper = page.locator('[data-stored]');
  await expect(paper).toHaveCount(1);
  return paper;
}

/** Removes the stored sheet, so that the next one is not taken for it. */
export function removePapers(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-stored]')) one.remove();
  });
}

/** Width and height of each page of the PDF that Chromium makes of the stored sheet, in mm. */
export async function pdfPages(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g);
  const millimetres = (points: string | undefined) => Math.round(Number(points) / POINTS_PER_MM);
  return [...boxes].map(([, width, height]) => ({
    width: millimetres(width),
    height: millimetres(height),
  }));
}

/** Shows the stored sheet as on a page of this format, and reads its codes from the pixels. */
export async function readCodes(page: Page, format: PaperFormat): Promise<Record<string, string>> {
  const { width, height, margin } = SHEET_SIZES[format];
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({
    width: Math.round((width - 2 * margin) * PIXELS_PER_MM),
    height: Math.round(height * PIXELS_PER_MM),
  });
  const picture = await page.screenshot({ fullPage: true });
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1440, height: 900 });
  return codesIn(picture);
}
