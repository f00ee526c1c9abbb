import type { Page } from '@playwright/test';

/** A printed sheet. */
interface CapturedPrint {
  lang: string;
  dir: string;
  text: string;
  /** Whether the sheet and the page next to it are displayed in print. */
  shown: string[];
}

declare global {
  interface Window {
    onPaper?: CapturedPrint;
  }
}

/** Records the sheet instead of opening the browser's dialog, which a test cannot close. */
export async function capturePrint(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => {
    window.print = () => {
      const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
      const root = document.querySelector('#root');
      if (!sheet || !root) return;
      const shown = [sheet, root].map((element) => getComputedStyle(element).display);
      window.onPaper = { lang: sheet.lang, dir: sheet.dir, text: sheet.textContent ?? '', shown };
    };
  });
}

/** The recorded sheet. */
export async function capturedPrint(page: Page): Promise<CapturedPrint> {
  const paper = await page.waitForFunction(() => window.onPaper);
  return (await paper.jsonValue()) as CapturedPrint;
}
