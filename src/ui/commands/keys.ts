/** Opens the command palette. */
export const PALETTE_KEYS = 'mod+k';

/**
 * How a key press is spelt: "a", "?", "mod+k" (`mod` is Ctrl, or Cmd on Apple's machines). A letter of
 * another script counts as the Latin one on its key, so that shortcuts work under an Arabic layout.
 * Null for a press that is no shortcut: a modifier alone, Alt, AltGr.
 */
export function shortcutOf(event: KeyboardEvent): string | null {
  if (event.altKey || event.key.length !== 1) return null;
  const physical = /^Key([A-Z])$/.exec(event.code)?.[1];
  const key = /[\p{Script=Latin}\P{L}]/u.test(event.key) ? event.key : (physical ?? event.key);
  return `${event.ctrlKey || event.metaKey ? 'mod+' : ''}${key.toLowerCase()}`;
}

const TEXT_INPUTS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Whether a plain key belongs to the focused element: a field's text, a menu's first letters. */
export function consumesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(`${TEXT_INPUTS}, [role="menu"], [role="listbox"], [role="combobox"]`) !== null
  );
}

/** Whether a dialog is open over the page: then the page's shortcuts are inactive. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
