/**
 * Errors of the page until they can be reported: those of rendering, and events of the window. The code
 * that reports them is loaded after the first page.
 */
export const caughtErrors: unknown[] = [];

function keep(error: unknown): void {
  caughtErrors.push(error);
}

/** What React's roots do with an error that a part of the page shows. */
export const rootOptions = {
  onCaughtError: (error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: React writes it there unless it is told otherwise.
    console.error(error);
    keep(error);
  },
};

addEventListener('error', keep);
addEventListener('unhandledrejection', keep);
