import type { IconType } from './icon';

/*
 * Only for an icon that a page repeats, such as those of rows: it adds no element. The browser reads
 * each drawing as a document of its own (about 3 ms, and again for each mask that it paints), so an
 * icon that is there once is an `<svg>`: `Icon`.
 */

/** An inline style with the drawing of an icon in `--icon`. */
type IconStyle = { readonly [name in '--icon']: string };

const styles = new Map<IconType, IconStyle>();

/**
 * The inline style of an element that shows an icon by `maskedIcon`. It is the same object for every
 * element with that icon.
 */
export function iconStyle(icon: IconType): IconStyle {
  const style = styles.get(icon) ?? { '--icon': iconMask(icon) };
  styles.set(icon, style);
  return style;
}

/** The drawing of an icon as a CSS image. */
export function iconMask(icon: IconType): string {
  const drawing = 'document' in icon && typeof icon.document === 'function' ? icon.document() : '';
  return `url("data:image/svg+xml,${encodeURIComponent(String(drawing))}")`;
}

/**
 * The declarations of a pseudo-element that shows the icon in `--icon`, in the text's colour; also
 * in print, and in the colours that a user forces.
 * @param size side in px
 */
export function maskedIcon(size: number): string {
  return `
  content: '';
  flex: none;
  inline-size: ${size}px;
  block-size: ${size}px;
  background: currentcolor;
  mask: var(--icon) center / contain no-repeat;
  forced-color-adjust: none;
  print-color-adjust: exact;
  `;
}
