import { expect, type Locator, type Page } from '@playwright/test';

/** The order board of the portal, as locators, and a pointer that drags its cards. */
export interface BoardPageObject {
  column(name: string): Locator;
  card(number: number): Locator;
  cardIn(name: string, number: number): Locator;
  /** Presses on a card and moves the pointer until the browser drags it. */
  lift(number: number): Promise<void>;
  /** Moves the lifted card over a column. */
  moveOver(name: string): Promise<void>;
  /** Moves the lifted card over a column and releases it. */
  dropOn(name: string): Promise<void>;
}

export function boardPageObject(page: Page): BoardPageObject {
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const cardsIn = (place: Locator) => place.getByRole('listitem');
  const card = (number: number) =>
    cardsIn(page.locator('main section')).filter({ hasText: `#${number}` });
  const target = (name: string) => column(name).getByRole('group');
  const moveOver = async (name: string) => {
    // The browser scrolls the board when a pointer drags a card to its edge.
    await column(name).scrollIntoViewIfNeeded();
    const box = await target(name).boundingBox();
    if (!box) throw new Error(`The column ${name} is not shown.`);
    // A column of many cards is higher than the window, and may begin above it.
    const top = Math.max(box.y, 0);
    const bottom = Math.min(box.y + box.height, page.viewportSize()?.height ?? box.height);
    await page.mouse.move(box.x + box.width / 2, (top + bottom) / 2, { steps: 4 });
    await expect(target(name)).toHaveAttribute('data-drop-target', '');
  };
  return {
    column,
    card,
    cardIn: (name, number) => cardsIn(column(name)).filter({ hasText: `#${number}` }),
    lift: async (number) => {
      // While an action on its order is under way, a card is not dragged.
      await expect(card(number)).toHaveAttribute('draggable', 'true');
      // A card that comes into view may change its height: its final place is that of two frames.
      await card(number).hover({ trial: true });
      const box = await card(number).boundingBox();
      if (!box) throw new Error(`The card of order ${number} is not shown.`);
      // Below the names, where no control is.
      await page.mouse.move(box.x + box.width / 2, box.y + box.height - 8);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 12, box.y + box.height, { steps: 4 });
      await expect(card(number)).toHaveAttribute('data-dragging', '');
    },
    moveOver,
    dropOn: async (name) => {
      await moveOver(name);
      await page.mouse.up();
    },
  };
}
