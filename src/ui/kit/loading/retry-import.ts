/** Resolves once the computer is online; immediately if it is. */
function whenOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else addEventListener('online', () => resolve(), { once: true });
  });
}

/**
 * Loads code, and repeats a failed request once: a short loss of connection, or a computer that
 * slept during the request, must not make the page fail. While offline, the repetition waits for
 * the connection.
 */
export function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(() => whenOnline().then(load));
}
