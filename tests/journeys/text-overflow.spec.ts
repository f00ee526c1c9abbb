import type { Route } from '@playwright/test';
import { LANGUAGES } from '#domain/format/languages';
import { test } from './support/journey';
import { expectNoOverflow } from './support/layout-overflow';
import { openScreen, SCREENS } from './support/screens';

for (const screen of SCREENS) {
  test(`The screen ${screen.name} fits a language 40 % longer than French`, {
    tag: '@long',
  }, async ({ page, store, openAs }) => {
    await page.route('**/locales/**/*.json*', stretch);
    await openScreen(screen, { page, store, openAs, language: 'fr' });
    for (const width of [1440, 390]) await expectNoOverflow(page, width);
    // Prefetches may still be pending when all checks are done.
    await page.unrouteAll({ behavior: 'wait' });
  });

  test(`The screen ${screen.name} needs no sideways scrolling at a width of 320 px`, {
    tag: '@long',
  }, async ({ page, store, openAs }) => {
    for (const language of LANGUAGES) {
      await openScreen(screen, { page, store, openAs, language });
      await expectNoOverflow(page, 320);
    }
  });
}

type Texts = string | { [key: string]: Texts };

async function stretch(route: Route): Promise<void> {
  const answer = await route.fetch();
  const texts: Texts = await answer.json();
  await route.fulfill({ response: answer, json: mapped(texts) });
}

function mapped(texts: Texts): Texts {
  if (typeof texts === 'string') return pseudo(texts);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, mapped(text)]));
}

const ACCENTED: Record<string, string> = { a: 'å', e: 'ë', i: 'ï', o: 'ö', u: 'ü', E: 'Ê', A: 'Å' };

/** Brackets at both ends make cut text visible; accents show a lack of space above. */
function pseudo(text: string): string {
  const accented = outsideOfValues(text, (part) =>
    part.replace(/[aeiouEA]/g, (letter) => ACCENTED[letter] ?? letter),
  );
  return `[${lengthened(accented, 0.4)}]`;
}

/** Repeats words of the text at its end, so that the words are as long as the language's. */
function lengthened(text: string, share: number): string {
  const words = text
    .replaceAll(/\{\{.*?\}\}/g, '')
    .split(/\s+/)
    .filter(Boolean);
  const wanted = text.length * (1 + share);
  let longer = text;
  for (let at = 0; longer.length < wanted && words.length > 0; at += 1) {
    const word = words[at % words.length] ?? '';
    const missing = Math.ceil(wanted - longer.length);
    longer += words.length === 1 ? word.slice(0, missing) : ` ${word}`;
  }
  return longer;
}

function outsideOfValues(text: string, change: (part: string) => string): string {
  return text
    .split(/(\{\{.*?\}\})/)
    .map((part) => (part.startsWith('{{') ? part : change(part)))
    .join('');
}
