import { useRef } from 'react';

/**
 * Restores the focus to the element that had it before a dialog opened. Radix does so only for
 * dialogs opened by its own triggers; ours are opened from state.
 */
export function useRestoreFocus() {
  const before = useRef<Element | null>(null);
  return {
    /** Call it before the dialog takes the focus. */
    remember: () => {
      before.current = document.activeElement;
    },
    /**
     * For `onCloseAutoFocus`. If the dialog's action removed the opener, the page's title gets the
     * focus.
     */
    giveBack: (event: Event) => {
      const trigger = before.current?.isConnected ? before.current : pageTitle();
      if (!(trigger instanceof HTMLElement)) return;
      event.preventDefault();
      trigger.focus();
    },
  };
}

function pageTitle(): Element | null {
  return document.querySelector('main h1');
}
