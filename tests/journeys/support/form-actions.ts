import { expect, type Page } from '@playwright/test';

/** Asserts that the save buttons of the changed form fit their card at this window width (px). */
export async function expectActionsToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => misfits(page), `${width} wide`).toEqual([]);
}

/**
 * Layout errors, one line each: a button higher than one line of its text, a word broken into
 * several lines, an element that overflows the bar or the card, the bar covering the focused field,
 * the page scrolling sideways.
 */
async function misfits(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      found.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth}`);
    }

    const bar = document.querySelector('[data-save-bar]:not([hidden])');
    const submit = bar ?? document.querySelector('main form button[type="submit"]');
    const form = submit?.closest('form');
    let actions = bar ?? submit?.parentElement;
    while (actions && getComputedStyle(actions).display === 'contents') {
      actions = actions.parentElement;
    }
    if (!form || !actions) return [...found, 'nothing saves the form'];
    const card = actions.closest('section') ?? form;
    const isShown = (element: Element) => element.checkVisibility() && !element.closest('svg');

    const parts = [...actions.querySelectorAll('*')].filter(isShown);
    for (const [name, box] of Object.entries({ form, card, actions })) {
      const edge = box.getBoundingClientRect();
      for (const part of parts) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isOut =
          left < edge.left - 1 ||
          right > edge.right + 1 ||
          top < edge.top - 1 ||
          bottom > edge.bottom + 1;
        if (isOut) found.push(`${part.tagName} "${part.textContent}" reaches out of the ${name}`);
      }
    }

    const buttons = parts.filter((part) => part instanceof HTMLButtonElement);
    if (buttons.length === 0) found.push('no button saves the form');
    for (const button of buttons) {
      const style = getComputedStyle(button);
      const px = (value: string) => Number.parseFloat(value);
      const lines = px(style.lineHeight) + px(style.paddingTop) + px(style.paddingBottom);
      const height = Math.max(lines, px(style.minHeight));
      if (button.offsetHeight > height + 1) {
        found.push(`"${button.textContent}" is ${button.offsetHeight} px high, not ${height}`);
      }
    }

    const range = document.createRange();
    const texts = document.createTreeWalker(actions, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const word of node.textContent?.matchAll(/\S+/g) ?? []) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`"${word[0]}" is cut into ${lines.size} lines`);
      }
    }

    const field = document.activeElement;
    if (bar && field && form.contains(field)) {
      window.scrollTo(0, 0);
      field.scrollIntoView({ block: 'nearest' });
      const { bottom } = field.getBoundingClientRect();
      const { top } = bar.getBoundingClientRect();
      if (bottom > top) found.push(`the bar covers ${Math.round(bottom - top)} px of the field`);
    }
    return [...new Set(found)];
  });
}
