/** The attribute that holds the style of an element in {@link withUnappliedStyles}. */
export const STYLE_ATTRIBUTE = 'data-style';

/** A comment, a style sheet or an opening tag. The bound keeps unclosed quotes from taking long. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<style\b[^>]*>([\s\S]*?)(?:<\/style\s*>|$)|<[a-z](?:"[^"]*"|'[^']*'|[^"'>]){0,5000}>/gi;
const STYLE_OR_QUOTED = /"[^"]*"|'[^']*'|(?<=[\s/"'])style(?=\s*=)/gi;

/**
 * HTML whose styles no browser applies: style attributes have another name, style sheets are taken
 * out and returned, comments are dropped. Where a policy forbids inline styles, a browser would
 * report each of them when it parses the HTML.
 */
export function withUnappliedStyles(html: string): { html: string; sheets: string } {
  const sheets: string[] = [];
  const unapplied = html.replace(TOKEN, (token: string, sheet: string | undefined) => {
    if (sheet !== undefined) sheets.push(sheet);
    if (sheet !== undefined || token.startsWith('<!--')) return '';
    return token.replace(STYLE_OR_QUOTED, (part) =>
      /^style$/i.test(part) ? STYLE_ATTRIBUTE : part,
    );
  });
  return { html: unapplied, sheets: sheets.join('\n') };
}
