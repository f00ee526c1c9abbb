import { useEffect, useRef } from 'react';

function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

/** The save shortcut, as labelled on the keyboard. */
export function saveKeys(): string {
  return isApple() ? '⌘ S' : 'Ctrl S';
}

/**
 * Ctrl or Cmd and S call `save` instead of the browser's save dialog; in a dialog above the form
 * they do nothing.
 */
export function useSaveShortcut(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!asked || event.code !== 'KeyS') return;
      event.preventDefault();
      const inDialog =
        event.target instanceof Element &&
        event.target.closest('[role="dialog"], [role="alertdialog"]');
      if (!inDialog && !event.repeat) latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
