import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a window opened. Radix does so for windows that its own
 * triggers open; ours are opened from state.
 */
export function useRestoreFocus() {
  const before = useRef<Element | null>(null);
  return {
    /** To be called before the window takes the focus. */
    remember: () => {
      before.current = document.activeElement;
    },
    /** For `onCloseAutoFocus`. What the window did may have taken its opener away: then the page's title. */
    giveBack: (event: Event) => {
      const trigger = before.current?.isConnected ? before.current : pageTitle();
      if (!(trigger instanceof HTMLElement)) return;
      event.preventDefault();
      trigger.focus();
    },
  };
}

const pageTitle = (): Element | null => document.querySelector('main h1');
