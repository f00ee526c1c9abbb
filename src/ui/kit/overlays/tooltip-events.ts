/** Delays of the specification (section 9), in ms. */
const DELAYS = { enter: 100, touch: 700, leaveTouch: 1500 };

const CONTROL = '[data-tooltip]';
const BUBBLE = '[role="tooltip"]';

function closest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/**
 * Calls `show` with the control whose tooltip is due, and with null when none is: on hover, focus or
 * long touch. Escape and scrolling close it. One set of listeners serves all controls of the page;
 * they listen before the page's elements, which may stop an event.
 * @returns the function that ends it
 */
export function followTooltips(show: (control: Element | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: Element | null = null;
  let isActive = false;
  const later = (delay: number, control: Element | null) => {
    clearTimeout(timer);
    isActive = true;
    timer = setTimeout(() => {
      isActive = control !== null;
      show(control);
    }, delay);
  };
  const hide = () => {
    if (isActive) later(0, null);
  };
  const hover = (control: Element | null) => {
    if (control === hovered) return;
    hovered = control;
    // Of two controls side by side, the tooltip of the first must not stay for the second.
    if (isActive && control) show(null);
    if (control) later(DELAYS.enter, control);
    else hide();
  };
  const listeners: { [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void } =
    {
      pointerover({ pointerType, target }) {
        // The pointer may move onto the tooltip without closing it (WCAG 1.4.13).
        if (pointerType === 'mouse' && !closest(target, BUBBLE)) hover(closest(target, CONTROL));
      },
      pointerout({ pointerType, relatedTarget }) {
        if (pointerType === 'mouse' && relatedTarget === null) hover(null);
      },
      pointerdown({ pointerType, target }) {
        const control = closest(target, CONTROL);
        if (pointerType === 'mouse') hide();
        else if (control) later(DELAYS.touch, control);
      },
      pointerup({ pointerType, target }) {
        if (pointerType !== 'mouse' && closest(target, CONTROL)) later(DELAYS.leaveTouch, null);
      },
      // The finger scrolls: it was not a long press.
      pointercancel: hide,
      focusin({ target }) {
        const control = closest(target, CONTROL);
        if (control && closest(target, ':focus-visible') === target) later(DELAYS.enter, control);
      },
      focusout({ target }) {
        if (closest(target, CONTROL)) hide();
      },
      keydown({ key }) {
        if (key === 'Escape') hide();
      },
      scroll: hide,
    };
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener as EventListener, true);
  }
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of Object.entries(listeners)) {
      document.removeEventListener(type, listener as EventListener, true);
    }
  };
}
