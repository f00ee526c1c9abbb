import { type Language, languageRecords } from '#domain/format/languages';
import { escapeHtml } from '../text/escape-html';

/** A paragraph of HTML that is safe already. */
export const paragraph = (content: string): string => `<p style="margin:0 0 16px">${content}</p>`;

/** A whole mail of HTML that is safe already, in the direction of its language. */
export const htmlPage = (subject: string, language: Language, body: string): string => {
  const { direction } = languageRecords[language];
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;line-height:1.5">${body}</body></html>`;
};

/** A text fit for a subject: one line, without the marks that keep a name from turning its line round. */
export const inSubject = (text: string): string =>
  text.replace(/[\u2066-\u2069]|[\s\p{Cc}]+/gu, (mark) =>
    /[\u2066-\u2069]/.test(mark) ? '' : ' ',
  );
