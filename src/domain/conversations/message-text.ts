import { escapeHtml } from '../text/escape-html';

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The words of sanitised rich text as plain text: a line for each line, a blank one between blocks. */
export function plainTextOf(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<li>/g, '\n- ')
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<\/(?:p|h[2-4]|blockquote|ul|ol|pre)>|<hr ?\/?>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A plain text as rich text of the editor: a paragraph for each block, a break for each line. */
export function richTextOf(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => `<p>${block.split('\n').map(escapeHtml).join('<br>')}</p>`)
    .join('');
}
