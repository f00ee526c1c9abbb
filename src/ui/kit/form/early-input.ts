/**
 * What a user did on a page that was written at build time before the app took it over. The
 * container of such a page has `data-waiting` until then, and the script of its document
 * (src/document-scripts/keep-early-input.ts) sets `data-pressed` on what was pressed.
 */

export const PRESSED = 'data-pressed';

/** What matches the selector around the target of an event on such a page; null for nothing. */
export function waitingElement<Found extends HTMLElement = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(`[data-waiting] ${selector}`) : null;
}

/** Whether an element is on a page that has not been taken over yet. */
export function isWaiting(element: Element | null): element is Element {
  return element?.closest('[data-waiting]') != null;
}

/** The values that the fields of a form show now, for those of its values that have a field. */
export function enteredValues<Values extends object>(
  form: HTMLFormElement,
  values: Values,
): Values {
  const entered = Object.keys(values).flatMap((name) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return [];
    return [[name, field.type === 'checkbox' ? field.checked : field.value] as const];
  });
  return { ...values, ...Object.fromEntries(entered) };
}

/** Whether a form was submitted too early; forgets it. */
export function takeEarlySubmission(form: HTMLFormElement): boolean {
  const isPressed = form.hasAttribute(PRESSED);
  form.removeAttribute(PRESSED);
  form.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  return isPressed;
}

/** Ends the wait of the page, if it was written at build time; the last pressed button acts now. */
export function endWaiting(): void {
  const page = document.querySelector('[data-waiting]');
  page?.removeAttribute('data-waiting');
  const button = page?.querySelector<HTMLElement>(`button[${PRESSED}]`);
  button?.removeAttribute(PRESSED);
  // After the commit of the page, so that its components already listen.
  if (button) queueMicrotask(() => button.click());
}
