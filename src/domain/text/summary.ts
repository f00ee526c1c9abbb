/**
 * A text as one line of plain words, cut after a whole word.
 * @param html plain or rich text
 * @param limit its maximum length, including the ellipsis of a cut
 */
export function summaryOf(html: string, limit: number): string {
  const text = html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
