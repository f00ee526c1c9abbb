/**
 * What a user presses on a list that is shown before the app has come: the app opens it when
 * it has rendered its own list.
 */
import { PALETTE_KEYS, shortcutOf } from '../ui/commands/keys';

/** The click of a tap is a later task than the end of the touch (ms). */
const CLICK_AFTER_POINTER_MS = 50;

/**
 * Whether a pointer presses the page. Its click would be lost, or hit something else, if the page were
 * removed before it.
 * @param onReleased called after the click
 * @param ended aborted when the page is removed
 */
export function watchPointer(
  place: HTMLElement,
  onReleased: () => void,
  ended: AbortSignal,
): () => boolean {
  let isDown = false;
  const release = () => {
    if (!isDown) return;
    isDown = false;
    onReleased();
  };
  place.addEventListener('pointerdown', () => {
    isDown = true;
  });
  place.addEventListener('click', () => setTimeout(release));
  place.addEventListener('pointercancel', release);
  // A press that moved has no click; it can end outside of the page.
  window.addEventListener('pointerup', () => setTimeout(release, CLICK_AFTER_POINTER_MS), {
    signal: ended,
  });
  return () => isDown;
}

/** Keeps the address of the last pressed link, which the app opens without a new document. */
export function keepPress(place: HTMLElement): () => string | null {
  let address: string | null = null;
  place.addEventListener('click', (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPlain || event.button !== 0) return;
    event.preventDefault();
    address = addressOf(link);
    link.setAttribute('aria-busy', 'true');
  });
  return () => address;
}

export function addressOf(element: Element | null): string | null {
  return element?.closest('a')?.getAttribute('href') ?? null;
}

export function linkTo(container: HTMLElement, address: string | null): HTMLAnchorElement | null {
  return address === null ? null : container.querySelector(`a[href="${CSS.escape(address)}"]`);
}

export function openPressed(container: HTMLElement, address: string | null): void {
  if (address === null) return;
  const link = linkTo(container, address);
  if (link) link.click();
  else window.location.assign(address);
}

/**
 * Keeps Ctrl K or Cmd K, which opens the command palette of the app and the address bar of some
 * browsers. Other shortcuts act on records and need the app's own page.
 * @param ended aborted when the page is removed
 * @returns presses the kept keys once more
 */
export function keepPaletteKeys(ended: AbortSignal): () => void {
  let kept: KeyboardEventInit | null = null;
  window.addEventListener(
    'keydown',
    (event) => {
      if (shortcutOf(event) !== PALETTE_KEYS) return;
      event.preventDefault();
      const { key, code, ctrlKey, metaKey } = event;
      kept = { key, code, ctrlKey, metaKey, cancelable: true };
    },
    { signal: ended },
  );
  return () => {
    if (kept) window.dispatchEvent(new KeyboardEvent('keydown', kept));
  };
}
