import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey';

/** The arrow keys by reading direction: forward along the line, and back. */
const DIRECTIONS = [
  { language: 'fr', on: 'ArrowRight', back: 'ArrowLeft' },
  { language: 'ar', on: 'ArrowLeft', back: 'ArrowRight' },
] as const;

for (const { language, on, back } of DIRECTIONS) {
  test.describe(`Components by keyboard alone (${language})`, { tag: '@long' }, () => {
    const open = async (page: Page, name: string): Promise<Locator> => {
      await page.goto(`/components?lng=${language}&section=${name}`);
      const section = page.locator(`[data-section-name="${name}"]`);
      await expect(section).toBeVisible({ timeout: 30_000 });
      return section;
    };

    test('A keyboard user moves between tabs in reading direction and opens one with Enter', async ({
      page,
    }) => {
      const tabs = (await open(page, 'choices')).getByRole('tab');
      await tabs.nth(0).focus();
      await page.keyboard.press(on);
      await expect(tabs.nth(1)).toBeFocused();
      await seen(tabs.nth(1));
      await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press(back);
      await expect(tabs.nth(0)).toBeFocused();
    });

    for (const { name, group } of [
      { name: 'segments', group: 0 },
      { name: 'radio dots', group: 2 },
      { name: 'radio cards', group: 3 },
      { name: 'radio tiles', group: 4 },
    ]) {
      test(`A keyboard user chooses ${name} with the arrow keys in reading direction`, async ({
        page,
      }) => {
        const choices = await open(page, 'choices');
        const radios = choices.getByRole('group').nth(group).getByRole('radio');
        await radios.nth(0).focus();
        await page.keyboard.press(on);
        await expect(radios.nth(1)).toBeChecked();
        await expect(radios.nth(1)).toBeFocused();
        await seen(radios.nth(1));
        await page.keyboard.press(back);
        await expect(radios.nth(0)).toBeChecked();
        await page.keyboard.press('ArrowDown');
        await expect(radios.nth(1)).toBeChecked();
      });
    }

    test('A keyboard user toggles checkboxes and switches with the space bar', async ({ page }) => {
      const choices = await open(page, 'choices');
      const [all, first, second] = await choices.getByRole('checkbox').all();
      if (!all || !first || !second) throw new Error('The section shows three boxes.');
      await expect(all).toHaveJSProperty('indeterminate', true);
      await press(page, second, 'Space');
      await expect(second).toBeChecked();
      await expect(all).toBeChecked();
      const [published, , forbidden] = await choices.getByRole('switch').all();
      if (!published || !forbidden) throw new Error('The section shows three switches.');
      await press(page, published, 'Space');
      await expect(published).not.toBeChecked();
      await press(page, forbidden, 'Space');
      await expect(forbidden).not.toBeChecked();
      await expect(page.getByRole('tooltip')).toBeVisible();
    });

    test('A keyboard user moves along a stepper with the arrow keys and goes back with Enter', async ({
      page,
    }) => {
      const signs = await open(page, 'signs');
      await press(page, signs.getByRole('button').last(), 'Enter');
      const done = signs.getByRole('listitem').getByRole('button');
      await expect(done).toHaveCount(2);
      await done.nth(0).focus();
      await page.keyboard.press(on);
      await expect(done.nth(1)).toBeFocused();
      await seen(done.nth(1));
      await page.keyboard.press(back);
      await page.keyboard.press('Enter');
      await expect(signs.getByRole('listitem').nth(0)).toHaveAttribute('aria-current', 'step');
    });

    test('A keyboard user changes the page with the arrow buttons, which keep the focus on the first page', async ({
      page,
    }) => {
      const lists = await open(page, 'lists');
      const [previous, next] = await lists.getByRole('button').all();
      if (!previous || !next) throw new Error('The section shows two arrows.');
      await previous.focus();
      await page.keyboard.press(on);
      await expect(next).toBeFocused();
      await seen(next);
      await page.keyboard.press(back);
      await press(page, previous, 'Enter');
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await expect(previous).toBeFocused();
      await press(page, previous, 'Enter');
      await expect(lists.getByText(/128/)).toContainText('1–25');
    });

    test('A keyboard user types a search and clears it with Escape, and the field keeps the focus', async ({
      page,
    }) => {
      const lists = await open(page, 'lists');
      const box = lists.getByRole('searchbox');
      await box.focus();
      await page.keyboard.type('zzz');
      await page.keyboard.press('Enter');
      await expect(lists.getByRole('status')).toContainText('zzz');
      await page.keyboard.press('Escape');
      await expect(box).toHaveValue('');
      await expect(box).toBeFocused();
    });

    for (const { name, at } of [
      { name: 'dialog', at: 0 },
      { name: 'confirmation', at: 1 },
      { name: 'notice', at: 2 },
      { name: 'drawer from the start', at: 3 },
      { name: 'drawer from the end', at: 4 },
      { name: 'drawer from the top', at: 5 },
      { name: 'drawer from the bottom', at: 6 },
    ]) {
      test(`A ${name} traps the focus, and Escape returns it to the opener`, async ({ page }) => {
        const shown = await open(page, 'overlays');
        const opener = shown.getByRole('button').nth(at);
        await press(page, opener, 'Enter');
        const window = page.locator('[role="dialog"], [role="alertdialog"]');
        await expect(window).toBeVisible();
        for (let presses = 0; presses < 6; presses += 1) {
          await page.keyboard.press('Tab');
          await expect(window.locator(':focus')).toHaveCount(1);
          await seen(window.locator(':focus'));
        }
        await page.keyboard.press('Escape');
        await expect(window).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
    }

    for (const { name, at } of [
      { name: 'menu', at: 7 },
      { name: 'light menu', at: 8 },
    ]) {
      test(`A keyboard user moves through a ${name} with the arrow keys, and Escape returns the focus`, async ({
        page,
      }) => {
        const shown = await open(page, 'overlays');
        const opener = shown.getByRole('button').nth(at);
        await press(page, opener, 'ArrowDown');
        const items = page.getByRole('menu').locator('[role^="menuitem"]');
        await expect(items.nth(0)).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(items.nth(1)).toBeFocused();
        await seen(items.nth(1));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
    }

    test('A popover takes the focus, and Escape returns it to the opener', async ({ page }) => {
      const shown = await open(page, 'overlays');
      const opener = shown.getByRole('button').nth(9);
      await press(page, opener, 'Enter');
      const panel = page.getByRole('dialog');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panel.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    test('A disabled button is focusable and shows its reason, which Escape hides', async ({
      page,
    }) => {
      const shown = await open(page, 'overlays');
      const forbidden = shown.getByRole('button').nth(11);
      await forbidden.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(forbidden).toBeFocused();
      await expect(page.getByRole('tooltip')).toBeVisible();
      const described = await forbidden.getAttribute('aria-describedby');
      expect(described).toBe(await page.getByRole('tooltip').getAttribute('id'));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    });

    test('A focused toast stays, and Escape closes it and returns the focus', async ({ page }) => {
      await page.clock.install();
      const shown = await open(page, 'toasts');
      const opener = shown.getByRole('button').nth(0);
      await press(page, opener, 'Enter');
      const toast = page.locator('[data-toast="success"]');
      await expect(toast).toBeVisible();
      const cross = toast.getByRole('button');
      await cross.focus();
      await page.clock.runFor(10_000);
      await expect(toast).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(toast).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    test('Every control on the page is visible with a focus ring when it has the focus', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.goto(`/components?lng=${language}`);
      await expect(page.locator('[data-section]').last()).toBeVisible({ timeout: 30_000 });
      const stops = await page.evaluate(
        () =>
          document.querySelectorAll('main :is(a[href], button, input, select, [tabindex="0"])')
            .length,
      );
      for (let presses = 0; presses < stops; presses += 1) {
        await page.keyboard.press('Tab');
        const hidden = await coveredFocus(page);
        expect(hidden, 'a focused control without a ring, or under something else').toBeNull();
      }
    });
  });
}

async function press(page: Page, control: Locator, key: string): Promise<void> {
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press(key);
}

/**
 * Asserts that the focus shows as a ring of 2 px on the control, or on the surface that represents
 * it.
 */
async function seen(control: Locator): Promise<void> {
  await expect(control).toBeInViewport();
  // A drawer may still be in transition.
  await expect.poll(() => coveredFocus(control.page())).toBeNull();
}

/**
 * The focused control's markup when its ring does not show or something covers it, otherwise null.
 */
function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // A hidden radio button's ring is on its label, a field's border is on its frame, and a list's
    // button has its own.
    const plates = [
      focused,
      focused.parentElement,
      focused.closest('label'),
      focused.closest('[role="group"]'),
    ];
    const ringed = plates.find((plate) => {
      if (!plate) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(plate);
      const outlined = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      const isFrame = plate !== focused || focused.getAttribute('role') === 'combobox';
      return outlined || (isFrame && boxShadow.includes('inset'));
    });
    if (!ringed) return `no ring: ${focused.outerHTML.slice(0, 200)}`;
    const { x, y, width, height } = ringed.getBoundingClientRect();
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    const uncovered = at && (ringed.contains(at) || at.contains(ringed));
    return uncovered
      ? null
      : `under ${at?.outerHTML.slice(0, 80)}: ${focused.outerHTML.slice(0, 200)}`;
  });
}
