/**
 * Starts the program of a document that can be read before it after the first paint of the whole
 * document. A hidden page is never painted, so its program starts at once. Documents whose programs
 * start by themselves have no such links.
 */
export function startProgramAfterFirstPaint(): void {
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) startProgram();
    else requestAnimationFrame(() => setTimeout(startProgram));
  });
}

function startProgram(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-program]')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.async = false;
    script.src = link.href;
    document.head.append(script);
  }
}
