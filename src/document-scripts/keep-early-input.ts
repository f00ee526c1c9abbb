import { PRESSED, waitingElement } from '../ui/kit/form/early-input';

/**
 * Keeps what a user does on a page that was written at build time until the app takes it over: the
 * app reads the attributes that this sets (src/ui/kit/form/early-input.ts).
 * @param page the document
 */
export function keepEarlyInput(page: ParentNode & EventTarget): void {
  page.addEventListener('submit', keepSubmission, true);
  page.addEventListener('click', (event) => keepPress(page, event), true);
}

/**
 * Pressed before the app can send it: the app submits the form when it has taken over. The browser
 * itself never sends a form, whose address would hold the password.
 */
function keepSubmission(event: Event): void {
  const form = waitingElement(event.target, 'form');
  if (!form) return;
  stop(event);
  form.setAttribute(PRESSED, '');
  form.querySelector('[type="submit"]')?.setAttribute('aria-busy', 'true');
}

/**
 * The button of a password shows it at once. The last of the other buttons is pressed again when the
 * app has taken over.
 */
function keepPress(page: ParentNode, event: Event): void {
  const button = waitingElement(event.target, 'button:not([type="submit"])');
  if (!button) return;
  stop(event);
  const field = button.parentElement?.querySelector('input');
  if (field && button.hasAttribute('aria-pressed')) {
    const isShown = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', `${isShown}`);
    field.type = isShown ? 'text' : 'password';
    return;
  }
  page.querySelector(`button[${PRESSED}]`)?.removeAttribute(PRESSED);
  button.setAttribute(PRESSED, '');
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
