import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addOwnMessage, receiveLetter } from './support/conversations';
import { expect, test } from './support/journey';
import { translatorFor } from './support/translations';

/** The files of texts of the inbox. */
const NAMESPACES = ['mail', 'conversations'];

test.use({ viewport: { width: 390, height: 844 } });

for (const { language, dir } of [
  { language: 'ar', dir: 'rtl' },
  { language: 'en', dir: 'ltr' },
] as const) {
  test(`The inbox on a phone is in the language of its user, and fits the window (${language})`, {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const words = translatorFor(language);
    const subject = language === 'ar' ? 'سؤال عن الطلب' : 'A question';
    const id = await receiveLetter(store, { subject, body: '…', language });
    await addOwnMessage(store, id, { status: 'draft', body: '1' });
    await addOwnMessage(store, id, { status: 'bounced', body: '2' });
    const page = await openAs('store_admin', '/dashboard/mail', { language });
    const looksRight = async () => {
      expect(await wrongTexts(page, language)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    };
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('mail:title'));
    await page.getByRole('link', { name: subject }).waitFor();
    await looksRight();

    await page.getByRole('link', { name: subject }).click();
    await expect(
      page.getByRole('textbox', { name: words('mail:write.answer'), exact: true }),
    ).toBeVisible();
    await looksRight();

    const conversation = page.getByRole('article');
    const pressed = (path: string) =>
      conversation.getByRole('button', { name: words(path), exact: true }).click();
    await pressed('mail:more');
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await looksRight();
    await page.keyboard.press('Escape');

    await pressed('mail:actions.snooze');
    await expect(page.getByRole('dialog')).toBeVisible();
    await looksRight();
    await page.keyboard.press('Escape');

    await conversation.getByText(words('mail:write.note'), { exact: true }).click();
    await expect(conversation.getByRole('textbox')).toBeVisible();
    await looksRight();

    await pressed('mail:pane.record');
    await expect(page.getByText('sara@exemple.ma')).toBeVisible();
    await looksRight();
  });
}

/** What the page shows that is a French text of the inbox or the key of a text. */
async function wrongTexts(page: Page, language: string): Promise<string[]> {
  const own = new Set(textsOf(language));
  const french = new Set(textsOf('fr').filter((text) => !own.has(text)));
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isShown = node.parentElement?.checkVisibility();
      if (isShown) texts.push(node.textContent?.trim() ?? '');
    }
    return texts;
  });
  return shown.filter((text) => french.has(text) || /^(?:\w+:)?[a-z]\w*(?:\.\w+)+$/.test(text));
}

function textsOf(language: string): string[] {
  const leaves = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leaves);
  return NAMESPACES.flatMap((name) =>
    leaves(JSON.parse(readFileSync(`public/locales/${language}/${name}.json`, 'utf8'))),
  );
}
