/** The code of the toasts, loaded with the first one; signed-in users have it after the start. */
export function loadToasts() {
  return import(/* webpackChunkName: 'after-start' */ './toast');
}

/** Loads the code while the connection still works: a failure is shown by a toast too. */
export function preloadToasts(): void {
  loadToasts().catch(() => undefined);
}
