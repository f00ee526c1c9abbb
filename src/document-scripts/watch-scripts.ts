/**
 * Says above the page that it could not be loaded when a script of the document does not come: it
 * would be empty, or a list that does nothing. The app itself repeats the parts that it loads later.
 */
export function watchScripts(): void {
  const tell = () => {
    const message = document.querySelector<HTMLTemplateElement>('template#no-page');
    if (message) document.body.prepend(message.content);
  };
  addEventListener(
    'error',
    ({ target }) => {
      const script = target as Partial<HTMLScriptElement> | null;
      if (script?.tagName !== 'SCRIPT' || script.type !== 'module') return;
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell);
      else tell();
    },
    true,
  );
}
