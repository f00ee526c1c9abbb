/** Resolves once the computer is connected; at once while it is. */
const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else addEventListener('online', () => resolve(), { once: true });
  });

/**
 * Fetches code, and once more where the first try fails: a connection lost for a moment, or a
 * computer that slept while the code was under way, must not cost the page it belongs to. Where the
 * connection is gone, the second try waits until it is back.
 */
export const retryImport = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(() => whenOnline().then(load));
