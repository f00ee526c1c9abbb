import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { type Language, languageRecords } from '#domain/format/languages';
import { useLatest } from '../kit/use-latest';

const Sheet = styled.section`
  padding: var(--space-8);
  font: 400 var(--text-small) var(--font-body);
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    margin-block-start: var(--space-16);
  }
  & :is(th, td) {
    padding: var(--space-4) var(--space-8);
    border-block-end: 1px solid var(--line-strong);
    text-align: start;
    vertical-align: middle;
  }
  & [data-end] {
    text-align: end;
  }
  & td > img {
    float: inline-start;
    margin-inline-end: var(--space-12);
  }
  & thead {
    display: table-header-group;
  }
  & tr {
    break-inside: avoid;
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
`;

interface PrintedSheetProps {
  /** The file's name when the print is saved as a file. */
  title: string;
  /** The document's language, if it differs from the page's. */
  language?: Language | undefined;
  /** Called when the browser's print dialog has closed, after any choice. */
  onPrinted: () => void;
  children: ReactNode;
}

/**
 * Rendered outside the portal and visible only in print; opens the browser's print dialog at once.
 */
export function PrintedSheet({ title, language, onPrinted, children }: PrintedSheetProps) {
  const printed = useLatest(onPrinted);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => printOnWhite(sheet, title, () => printed.current()), [title, printed]);
  const tongue = language && { lang: language, dir: languageRecords[language].direction };
  return createPortal(
    <Sheet ref={sheet} data-print-sheet="" {...tongue}>
      {children}
    </Sheet>,
    document.body,
  );
}

/** Loads glyphs that the screen does not show, such as those of another script, before printing. */
async function loadFontsFor(sheet: HTMLElement): Promise<unknown> {
  const { fontFamily } = getComputedStyle(sheet);
  const text = sheet.textContent ?? '';
  return Promise.allSettled(
    [400, 700].map((weight) => document.fonts.load(`${weight} 16px ${fontFamily}`, text)),
  );
}

/** Prints in light colours, whatever the theme of the screen, because paper is white. */
function printOnWhite(
  { current: sheet }: RefObject<HTMLElement | null>,
  title: string,
  onPrinted: () => void,
): () => void {
  const root = document.documentElement;
  let isWanted = true;
  const print = () => {
    if (!isWanted) return;
    const { mode } = root.dataset;
    const before = document.title;
    root.dataset.mode = 'light';
    document.title = title;
    // Returns when the browser's dialog has closed.
    window.print();
    document.title = before;
    if (mode !== undefined) root.dataset.mode = mode;
    onPrinted();
  };
  if (sheet) void loadFontsFor(sheet).then(() => requestAnimationFrame(print));
  return () => {
    isWanted = false;
  };
}
