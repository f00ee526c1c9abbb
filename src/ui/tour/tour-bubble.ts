import { driver, type PopoverDOM } from 'driver.js';
import type { TourEvent } from '#application/tour/tour.machine';

interface Bubble {
  readonly title: string;
  readonly text: string;
  readonly progress: string;
  readonly next: string;
  readonly back: string;
  readonly pause: string;
  readonly quit: string;
  readonly isFirst: boolean;
  readonly onAction: (type: TourEvent['type']) => void;
}

function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}

/** The forward arrow key points in the reading direction. */
function actionOf(key: string): TourEvent['type'] | null {
  const [forward, backward] = isRightToLeft()
    ? ['ArrowLeft', 'ArrowRight']
    : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return 'tour.next';
  if (key === backward) return 'tour.back';
  return key === 'Escape' ? 'tour.pause' : null;
}

/**
 * Shows a stop's text next to its target, over the dimmed page, and moves the focus there. The
 * library traps the focus. Keys are handled here, because the library ignores right-to-left.
 * @returns the function that removes the bubble and focuses the page's heading
 */
export function showBubble(target: HTMLElement, bubble: Bubble): () => void {
  const { onAction } = bubble;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shown = driver({
    animate: !isStill,
    smoothScroll: !isStill,
    allowKeyboardControl: false,
    disableActiveInteraction: true,
    stagePadding: 8,
    stageRadius: 12,
    popoverClass: 'tour-bubble',
    overlayColor: 'var(--scrim)',
    overlayOpacity: 1,
    overlayClickBehavior: () => onAction('tour.pause'),
  });
  const press = (event: KeyboardEvent) => {
    const action = actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    onAction(action);
  };
  window.addEventListener('keydown', press, true);
  shown.highlight({
    element: target,
    popover: {
      title: bubble.title,
      description: bubble.text,
      progressText: bubble.progress,
      nextBtnText: bubble.next,
      prevBtnText: bubble.back,
      showProgress: true,
      showButtons: bubble.isFirst ? ['next', 'close'] : ['next', 'previous', 'close'],
      onNextClick: () => onAction('tour.next'),
      onPrevClick: () => onAction('tour.back'),
      onCloseClick: () => onAction('tour.pause'),
      onPopoverRender: (dom) => finish(dom, bubble, target),
    },
  });
  return () => {
    window.removeEventListener('keydown', press, true);
    shown.destroy();
    target.ownerDocument.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
}

/** ARIA attributes that the library sets on the target. It is not a button, so they are invalid. */
const TARGET_ARIA_ATTRIBUTES = ['aria-haspopup', 'aria-expanded', 'aria-controls'];

/** Adds what the library lacks: a translated name of the close button, and a quit button. */
function finish(dom: PopoverDOM, { pause, quit, onAction }: Bubble, target: HTMLElement): void {
  const { closeButton, footer, nextButton, title, wrapper } = dom;
  closeButton.setAttribute('aria-label', pause);
  wrapper.setAttribute('aria-modal', 'true');
  // They are header and footer elements of the page.
  title.setAttribute('role', 'none');
  footer.setAttribute('role', 'group');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tour-quit';
  button.textContent = quit;
  button.addEventListener('click', () => onAction('tour.quit'));
  footer.after(button);
  queueMicrotask(() => {
    // The library focuses the first button, which would end the tour that has just started.
    nextButton.focus();
    for (const name of TARGET_ARIA_ATTRIBUTES) target.removeAttribute(name);
  });
}
