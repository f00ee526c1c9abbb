import type { AppearanceStore } from '#application/ports/appearance.port';

const OPEN = 'details[name="visitor-frame"][open]';

const close = (details: Element | null): void => details?.removeAttribute('open');

/**
 * What the public pages' frame cannot do by itself: change between light and dark, and close what the
 * header opened by Escape (which gives the focus back), by a press beside it or by a link in it.
 * Listens at the document, so that it serves a page whoever rendered it. Returns how to stop.
 */
export function installFrameBehaviour(page: Document, appearance: AppearanceStore): () => void {
  const onPress = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-mode-button]')) changeMode(appearance);
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
