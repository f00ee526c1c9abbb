import type { AppearanceStore } from '#application/ports/appearance.port';

const OPEN = 'details[name="visitor-frame"][open]';

function close(details: Element | null): void {
  details?.removeAttribute('open');
}

/**
 * The behaviour of the public pages' frame that needs a script: switches between light and dark,
 * keeps what is behind the # of the address in another language (the link of a chat, of an
 * application), and closes a header menu on Escape (which returns the focus), on a press outside it or on a link
 * in it. Listens on the document, so that it works however the page was rendered. Returns a
 * function that removes it.
 */
export function installFrameBehaviour(page: Document, appearance: AppearanceStore): () => void {
  const onPress = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-mode-button]')) changeMode(appearance);
    const language = target.closest('a[hreflang]');
    if (language instanceof HTMLAnchorElement) language.hash = page.location.hash;
    for (const open of page.querySelectorAll(OPEN)) {
      if (!open.contains(target) || target.closest('a')) close(open);
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    const open = page.querySelector(OPEN);
    if (open?.contains(page.activeElement)) open.querySelector('summary')?.focus();
    close(open);
  };
  page.addEventListener('click', onPress);
  page.addEventListener('keydown', onKey);
  return () => {
    page.removeEventListener('click', onPress);
    page.removeEventListener('keydown', onKey);
  };
}

function changeMode(appearance: AppearanceStore): void {
  const now = appearance.read();
  appearance.write({ ...now, themeMode: now.themeMode === 'dark' ? 'light' : 'dark' });
}
