/** The error of a logo; undefined when it is valid. */
export type LogoError = 'required' | 'invalid_image' | 'too_large';

/** Bytes of the decoded picture, not of its Base64 text. */
export const MAX_LOGO_BYTES = 1024 * 1024;

const DATA_URL = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** Checks the first bytes of a file, for each format. */
const FILE_SIGNATURES: Readonly<Record<string, (bytes: string) => boolean>> = {
  png: (bytes) => bytes.startsWith('\x89PNG\r\n\x1a\n'),
  jpeg: (bytes) => bytes.startsWith('\xff\xd8\xff'),
  webp: (bytes) => bytes.startsWith('RIFF') && bytes.slice(8, 12) === 'WEBP',
};

/** Four characters of Base64 hold three bytes, less the padding. */
function sizeOf(base64: string): number {
  return (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);
}

/**
 * Validates a logo, given as a data URL, by its content and not only by its declared type: PNG,
 * JPEG or WebP of at most 1 MB (contract, Store; specification, section 5: a store has a logo).
 */
export function logoError(dataUrl: string): LogoError | undefined {
  if (dataUrl === '') return 'required';
  const [, kind = '', base64 = ''] = DATA_URL.exec(dataUrl) ?? [];
  if (base64 === '' || base64.length % 4 !== 0) return 'invalid_image';
  if (sizeOf(base64) > MAX_LOGO_BYTES) return 'too_large';
  const beginning = atob(base64.slice(0, 24));
  return FILE_SIGNATURES[kind]?.(beginning) ? undefined : 'invalid_image';
}
