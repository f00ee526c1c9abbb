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
      window.dispatchEvent(new Event('afterprint'));
    };
  });
}

/** The recorded sheet. */
export async function capturedPrint(page: Page): Promise<CapturedPrint> {
  const paper = await page.waitForFunction(() => window.onPaper);
  return (await paper.jsonValue()) as CapturedPrint;
}

/** Chooses the language in which a paper of the page is printed; texts are in French. */
export async function choosePaper(page: Page, paper: string, language: string): Promise<void> {
  await page.getByRole('button', { name: 'Imprimer : choisir le document' }).click();
  await page.getByRole('menuitem', { name: 'Langue et format…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Langue et format' });
  const choice = dialog.getByRole('group', { name: paper, exact: true });
  await choice.getByRole('radio', { name: language }).check({ force: true });
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
}
