import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a window opened. Radix does so for windows that its own
 * triggers open; ours are opened from state.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    /** To be called before the window takes the focus. */
    remember: () => {
      before.current = document.activeElement;
    },
    /** For `onCloseAutoFocus`. */
    giveBack: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      before.current.focus();
    },
  };
}
