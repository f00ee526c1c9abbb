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

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** The arrow that leads on points where the text goes. */
const actionOf = (key: string): TourEvent['type'] | null => {
  const [forward, backward] = isRightToLeft()
    ? ['ArrowLeft', 'ArrowRight']
    : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return 'tour.next';
  if (key === backward) return 'tour.back';
  return key === 'Escape' ? 'tour.pause' : null;
};

/**
 * Shows what a stop says beside its target, over the dimmed page, and takes the focus; the library
 * keeps it there. Keys are heard here: the library's own know no right to left.
 * @returns how to take it away, which gives the focus back to the page's heading
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

/** What the library says of the target, which is no button: a part of the page may not be "expanded". */
const TARGET_ARIA_ATTRIBUTES = ['aria-haspopup', 'aria-expanded', 'aria-controls'];

/** What the library leaves out: the close button's name in our language, a way out for good. */
function finish(dom: PopoverDOM, { pause, quit, onAction }: Bubble, target: HTMLElement): void {
  const { closeButton, footer, nextButton, title, wrapper } = dom;
  closeButton.setAttribute('aria-label', pause);
  wrapper.setAttribute('aria-modal', 'true');
  // They are elements of a page's own head and foot.
  title.setAttribute('role', 'none');
  footer.setAttribute('role', 'group');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tour-quit';
  button.textContent = quit;
  button.addEventListener('click', () => onAction('tour.quit'));
  footer.after(button);
  queueMicrotask(() => {
    // The library gives the focus to the first button, which would end what was just begun.
    nextButton.focus();
    for (const name of TARGET_ARIA_ATTRIBUTES) target.removeAttribute(name);
  });
}
