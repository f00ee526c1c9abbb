import type { KeyboardEvent } from 'react';

/**
 * Moves the focus from card to card of a board with the arrows: up and down in a column, left and
 * right to the next column with cards, in reading direction. A card is a list item, and receives the
 * focus at its first link or button. Arrows of its other controls are theirs.
 */
export function moveFocusAmongCards(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const board = event.currentTarget;
  const focused = document.activeElement;
  const columns = [...board.querySelectorAll('section')]
    .map((column) =>
      [...column.querySelectorAll('li')].flatMap(
        (card) => card.querySelector<HTMLElement>('a, button') ?? [],
      ),
    )
    .filter((links) => links.length > 0);
  if (!(focused instanceof HTMLElement)) return;
  const column = columns.find((links) => links.includes(focused));
  if (!column) return;
  const place = column.indexOf(focused);
  const across = getComputedStyle(board).direction === 'rtl' ? -1 : 1;
  const beside = (step: number) => {
    const links = columns[columns.indexOf(column) + step];
    return links?.[Math.min(place, links.length - 1)];
  };
  const targetOf = (key: string): HTMLElement | undefined => {
    switch (key) {
      case 'ArrowDown':
        return column[place + 1];
      case 'ArrowUp':
        return column[place - 1];
      case 'ArrowRight':
        return beside(across);
      case 'ArrowLeft':
        return beside(-across);
      default:
        return undefined;
    }
  };
  const target = targetOf(event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
}
