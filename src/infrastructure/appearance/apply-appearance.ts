import type { AppearanceStore } from '#application/ports/appearance.port';
import type { Appearance } from '#domain/appearance/appearance';

/**
 * Puts the appearance on the root element, where the stylesheet reads it; nothing is rendered again.
 * `boot.js` does the same before the first paint.
 */
export function applyAppearance(root: HTMLElement, appearance: Appearance): void {
  root.dir = appearance.themeDirection;
  root.dataset.mode = appearance.themeMode;
  root.dataset.contrast = appearance.themeContrast;
  root.dataset.layout = appearance.themeLayout;
  root.dataset.preset = appearance.themeColorPresets;
  root.dataset.stretch = appearance.themeStretch ? 'on' : 'off';
}

/** Keeps the root element as the store says, also when another tab changes it. Returns how to stop. */
export function syncAppearance(root: HTMLElement, store: AppearanceStore): () => void {
  return store.subscribe(() => applyAppearance(root, store.read()));
}
