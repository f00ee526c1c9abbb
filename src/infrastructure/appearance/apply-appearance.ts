import type { AppearanceStore } from '#application/ports/appearance.port';
import type { Appearance } from '#domain/appearance/appearance';

/**
 * Sets the appearance on the root element, where the stylesheet reads it, without rendering:
 * in the script of the document before the first paint, and at each change.
 */
export function applyAppearance(
  root: Pick<HTMLElement, 'dir' | 'dataset'>,
  appearance: Appearance,
): void {
  root.dir = appearance.themeDirection;
  root.dataset.mode = appearance.themeMode;
  root.dataset.contrast = appearance.themeContrast;
  root.dataset.layout = appearance.themeLayout;
  root.dataset.preset = appearance.themeColorPresets;
  root.dataset.stretch = appearance.themeStretch ? 'on' : 'off';
}

/**
 * Keeps the root element in sync with the store, across tabs too. Returns a function that stops it.
 */
export function syncAppearance(root: HTMLElement, store: AppearanceStore): () => void {
  return store.subscribe(() => applyAppearance(root, store.read()));
}
