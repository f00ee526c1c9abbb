import type { PrerenderedDocument } from './public-pages';

/**
 * A public page's document: its prerendered content in its template. Uses replacer functions,
 * because a dollar sign in a text would otherwise be read as a pattern.
 */
export function fillPageTemplate(
  template: string,
  {
    language,
    direction,
    head,
    body,
  }: Pick<PrerenderedDocument, 'language' | 'direction' | 'head' | 'body'>,
): string {
  return template
    .replace('__LANGUAGE__', () => language)
    .replace('__DIRECTION__', () => direction)
    .replace('__HEAD__', () => head)
    .replace('__BODY__', () => body);
}
