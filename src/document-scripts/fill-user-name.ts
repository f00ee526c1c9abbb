import { waitingElement } from '../ui/kit/form/early-input';
import { initialUserName } from '../ui/session/sign-in-values';

/**
 * Fills in the user name as soon as the form is in the document, before the first paint: that of a
 * session that has ended, which the page before passed in the state of the history, otherwise the
 * remembered one. Filled in later, it would be added to what the user types at that moment. Clearing
 * the box removes the remembered one.
 * @param page the document
 * @param state the state of the history
 * @param remembered null for none
 */
export function fillUserName(
  page: Node & ParentNode,
  state: unknown,
  remembered: string | null,
  forget: () => void,
): void {
  const userName = initialUserName(routerState(state), remembered);
  if (!userName) return;
  const observer = new MutationObserver(() => {
    const box = page.querySelector<HTMLInputElement>('input[name="rememberUserName"]');
    const field = page.querySelector<HTMLInputElement>('input[name="username"]');
    if (!box || !field) return;
    observer.disconnect();
    if (remembered) box.checked = true;
    if (field.value === '') field.value = userName;
  });
  observer.observe(page, { childList: true, subtree: true });
  page.addEventListener('change', ({ target }) => {
    const box = waitingElement<HTMLInputElement>(target, 'input[name="rememberUserName"]');
    if (box?.checked === false) forget();
  });
}

/** What the page before passed on: the router keeps it as `usr`. */
function routerState(state: unknown): { readonly userName?: unknown } | null {
  return (state as { readonly usr?: { readonly userName?: unknown } } | null)?.usr ?? null;
}
