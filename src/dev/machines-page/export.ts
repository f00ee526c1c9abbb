import type { Drawing } from '../diagram/drawing';
import type { Highlights } from '../diagram/highlights';
import { type SvgColors, svgOf } from '../diagram/svg';

export const FORMATS = ['svg', 'png', 'mermaid', 'json', 'log'] as const;
export type Format = (typeof FORMATS)[number];

/** Pixels of the picture for each pixel of the drawing, so that it stays sharp when printed. */
const PIXEL_RATIO = 2;
/** Browsers do not draw larger pictures. */
const MAX_PIXELS = 8000;

/** The page's current colours. */
function colorsOf(root: HTMLElement): SvgColors {
  // A new element for each colour: where motion is reduced, a changed one starts from its old
  // colour.
  const ink = (name: string): string => {
    const probe = document.createElement('span');
    probe.style.color = `var(--${name})`;
    root.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  return {
    paper: ink('paper'),
    sunk: ink('sunk'),
    line: ink('input-line'),
    text: ink('text'),
    muted: ink('text-2'),
    lit: ink('accent'),
    onLit: ink('on-accent'),
    hit: ink('success-solid'),
    missed: ink('error-solid'),
  };
}

/** The diagram as a self-contained picture, in the colours of the page. */
export function pictureOf(drawing: Drawing, highlights: Highlights): string {
  return svgOf(drawing, colorsOf(document.body), highlights);
}

/** The same picture as pixels. */
export async function pixelsOf(svg: string, { width, height }: Drawing): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const scale = Math.min(PIXEL_RATIO, MAX_PIXELS / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(image.naturalWidth * scale);
    canvas.height = Math.ceil(image.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((give, refuse) => {
      canvas.toBlob((blob) => (blob ? give(blob) : refuse(new Error('No picture.'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Saves a file on the user's device without a request to a server. */
export function saveFile(name: string, contents: Blob): void {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
