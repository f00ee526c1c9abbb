/**
 * Starts the app of a document that can be read before it after the first paint of the whole
 * document. A hidden page is never painted, so its app starts at once. Documents whose apps
 * start by themselves have no such links.
 */
export function startAppAfterFirstPaint(): void {
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) startApp();
    else requestAnimationFrame(() => setTimeout(startApp));
  });
}

function startApp(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-app]')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.async = false;
    script.src = link.href;
    document.head.append(script);
  }
}
