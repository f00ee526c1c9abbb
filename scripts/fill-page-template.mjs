/**
 * A public page's document: what was written of it, in its template. By function: a dollar in a text would
 * otherwise be read as a pattern.
 */
export const fillPageTemplate = (template, { language, direction, head, body }) =>
  template
    .replace('__LANGUAGE__', () => language)
    .replace('__DIRECTION__', () => direction)
    .replace('__HEAD__', () => head)
    .replace('__BODY__', () => body);
