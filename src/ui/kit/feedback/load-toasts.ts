/** The code of the toasts; loaded with the first one. */
export function loadToasts() {
  return import('./toast');
}

/** Loads the code while the connection still works: a failure is shown by a toast too. */
export function preloadToasts(): void {
  loadToasts().catch(() => undefined);
}
