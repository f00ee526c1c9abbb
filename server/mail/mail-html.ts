import { type Language, languageRecords } from '#domain/format/languages';
import { escapeHtml } from '#domain/text/escape-html';

/** A paragraph of HTML that is already safe. */
export function paragraph(content: string): string {
  return `<p style="margin:0 0 16px">${content}</p>`;
}

/** A complete mail of HTML that is already safe, in the direction of its language. */
export function htmlPage(subject: string, language: Language, body: string): string {
  const { direction } = languageRecords[language];
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;line-height:1.5">${body}</body></html>`;
}

/** A text for a subject line: on one line, without the marks that isolate a name's direction. */
export function inSubject(text: string): string {
  return text.replace(/[\u2066-\u2069]|[\s\p{Cc}]+/gu, (mark) =>
    /[\u2066-\u2069]/.test(mark) ? '' : ' ',
  );
}
