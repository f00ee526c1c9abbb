import type { Page } from '@playwright/test';

/** A sheet as it was given to the printer. */
interface CapturedPrint {
  lang: string;
  dir: string;
  text: string;
  /** How the sheet and the page beside it are drawn on paper. */
  shown: string[];
}

declare global {
  interface Window {
    onPaper?: CapturedPrint;
  }
}

/** Notes the sheet in place of the browser's dialog, which no test can close. */
export const capturePrint = async (page: Page) => {
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
};

/** The sheet that was given to the printer. */
export const capturedPrint = async (page: Page): Promise<CapturedPrint> => {
  const paper = await page.waitForFunction(() => window.onPaper);
  return (await paper.jsonValue()) as CapturedPrint;
};
