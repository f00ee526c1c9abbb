import type { Page } from '@playwright/test';

/** What the board shows for an event of a drag. */
export type DragAnswer = 'lifted' | 'over' | 'dropped';

/** An answer, and how long after its event the browser had painted it (ms). */
export interface DragFigure {
  readonly answer: DragAnswer;
  readonly ms: number;
}

/**
 * Measures from now on how fast the board answers a drag: from the event, or for a lift from the move
 * of the pointer that begins the drag, to the paint of the
 * columns that say whether they take the card, of the column that it is over, and of the card in its
 * new column.
 */
export function recordDrags(page: Page): Promise<void> {
  return page.evaluate(() => {
    const figures: { answer: string; ms: number }[] = [];
    Object.assign(globalThis, { dragFigures: figures });
    let card = '';
    // The time stamp of a `dragstart` is that of the press; the move that lifted the card comes later.
    let movedAt = 0;
    const after = (answer: string, timeStamp: number, isShown: () => boolean) => {
      const look = () => {
        if (!isShown()) return;
        observer.disconnect();
        // The task after the next frame: the frame is painted. A timer would come later: after what the
        // page leaves for after the frame, and what the test looks for in the page meanwhile.
        const note = () => void figures.push({ answer, ms: performance.now() - timeStamp });
        requestAnimationFrame(() => void scheduler.postTask(note, { priority: 'user-blocking' }));
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      look();
    };
    const cardsOf = ({ target }: Event) =>
      target instanceof Element
        ? target.closest('section')?.querySelector('[role="group"]')
        : undefined;
    const options = { capture: true };
    addEventListener(
      'pointermove',
      ({ timeStamp }) => {
        movedAt = timeStamp;
      },
      options,
    );
    addEventListener(
      'dragstart',
      (event) => {
        const row = event.target instanceof Element ? event.target.closest('li') : null;
        card = row?.querySelector('a')?.getAttribute('href') ?? '';
        after('lifted', movedAt, () => document.querySelector('[id^="refusal-"]') !== null);
      },
      options,
    );
    addEventListener(
      'dragenter',
      (event) => {
        const cards = cardsOf(event);
        if (!cards || cards.hasAttribute('data-drop-target')) return;
        after('over', event.timeStamp, () => cards.hasAttribute('data-drop-target'));
      },
      options,
    );
    addEventListener(
      'drop',
      (event) => {
        const cards = cardsOf(event);
        // Not the card that shows where the drop would put it.
        const dropped = `li:not([data-landing]) a[href="${card}"]`;
        after('dropped', event.timeStamp, () => Boolean(cards?.querySelector(dropped)));
      },
      options,
    );
  });
}

/** The answers since {@link recordDrags}. */
export function dragFigures(page: Page): Promise<readonly DragFigure[]> {
  return page.evaluate(() => (globalThis as unknown as { dragFigures: DragFigure[] }).dragFigures);
}
