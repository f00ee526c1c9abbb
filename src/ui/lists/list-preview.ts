import type { Language } from '#domain/format/languages';
import { below } from '../theme/breakpoints';

/**
 * How the rows of a list are shown before the portal's app has come
 * (docs/decisions/0055-lists-are-shown-before-the-app.md). The document's own script contains
 * it, so it imports rules of the domain only.
 */
export interface ListPreview<Item> {
  /** What the page shows its records in. */
  readonly groups: readonly PreviewGroup[];
  /** The keys of the texts that `values` needs, as they are in the files of texts. */
  readonly texts: readonly string[];
  /** The position of the sample whose row has the elements of this record. */
  sampleOf(item: Item): number;
  /**
   * What the row shows of a record, by the placeholder's name; `lang` is the language of the name.
   * @param texts with their placeholders for values
   */
  values(
    item: Item,
    language: Language,
    texts: Readonly<Record<string, string>>,
  ): Readonly<Record<string, string>>;
}

/** A list of the page, or a column of a board. */
export interface PreviewGroup {
  readonly name: string;
  /** Which of the page's first calls answers its records; the first one is 0. */
  readonly call: number;
}

/** The only group of a page that shows one list. */
export const ONE_LIST: readonly PreviewGroup[] = [{ name: 'list', call: 0 }];

/** A page before its app, as a file of the build. */
export interface WrittenPreview {
  readonly css: string;
  /** The page; each element with the name of a group as `data-preview-rows` is empty. */
  readonly html: string;
  /**
   * By the name of a group, the row of each sample, with placeholders in the form `{{name}}`. Groups
   * that this width does not show are left out.
   */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, string>>;
}

/** The widths of a window for which pages are written (px): each shows other columns. */
export const PREVIEW_WIDTHS = { phone: 390, desktop: 1280, wide: 1440, stretch: 1920 } as const;

export type PreviewWidth = keyof typeof PREVIEW_WIDTHS;

/**
 * The width for which a page is shown; null where none is written, between phone and desktop.
 * @param matches whether the window matches a media query
 */
export function previewWidth(matches: (query: string) => boolean): PreviewWidth | null {
  if (matches(below('phone'))) return 'phone';
  if (matches(below('desktop'))) return null;
  if (matches(below('wide'))) return 'desktop';
  return matches(below('stretch')) ? 'wide' : 'stretch';
}
