import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { type Language, languageRecords } from '#domain/format/languages';
import { type PaperFormat, pageRule } from '#domain/papers/papers';
import { useLatest } from '../kit/use-latest';
import { printPage } from './print-page';

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

/** The size of letters by format; everything on a paper is sized in em of it. */
const LETTERS: Readonly<Record<PaperFormat, string>> = {
  a4: '10pt',
  a5: '9pt',
  a6: '8pt',
  label: '8.5pt',
};

/** The padding above and below the lines of a table: small pages have room for more of them. */
const ROW_PADDING: Readonly<Record<PaperFormat, string>> = {
  a4: '0.5em',
  a5: '0.4em',
  a6: '0.3em',
  label: '0.3em',
};

/** A sheet whose page has a known size. */
const PaperSheet = styled(Sheet)<{ $format: PaperFormat }>`
  padding: 0;
  /* Black, because thermal printers print grey as dots. */
  color: CanvasText;
  --text-2: CanvasText;
  --line: CanvasText;
  font: 400 ${({ $format }) => LETTERS[$format]} / 1.45 var(--font-body);
  print-color-adjust: exact;
  &:lang(ar) {
    line-height: 1.6;
  }
  & table {
    margin-block-start: 0;
  }
  & :is(th, td) {
    padding: ${({ $format }) => ROW_PADDING[$format]} 0.6em;
    border-block-end: 0.2mm solid currentColor;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & th {
    font-size: 0.9em;
    font-weight: var(--weight-strong);
  }
`;

/** A name of a class cannot hold this rule: it belongs to the document. */
const PageRule = createGlobalStyle<{ $format: PaperFormat; $number?: string | undefined }>`${({
  $format,
  $number,
}) => pageRule($format, $number)}`;

interface PrintedSheetProps {
  /** The file's name when the print is saved as a file. */
  title: string;
  /** The document's language, if it differs from the page's. */
  language?: Language | undefined;
  /** The size of the pages; without it, that of the printer. */
  format?: PaperFormat | undefined;
  /** The number of the record, for the foot of its pages: papers of many pages are mixed up. */
  number?: string | undefined;
  /** Called when the browser has finished printing, after any choice in its dialog. */
  onPrinted: () => void;
  children: ReactNode;
}

/**
 * Rendered outside the portal and visible only in print; opens the browser's print dialog at once.
 */
export function PrintedSheet(props: PrintedSheetProps) {
  const { title, language, format, number, onPrinted, children } = props;
  const printed = useLatest(onPrinted);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => printWhenLoaded(sheet, title, () => printed.current()), [title, printed]);
  const given = {
    ref: sheet,
    'data-print-sheet': '',
    ...(language && { lang: language, dir: languageRecords[language].direction }),
  };
  return createPortal(
    format ? (
      <PaperSheet {...given} $format={format}>
        <PageRule $format={format} $number={number} />
        {children}
      </PaperSheet>
    ) : (
      <Sheet {...given}>{children}</Sheet>
    ),
    document.body,
  );
}

/** Loads glyphs that the screen does not show, such as those of another script, before printing. */
async function loadFontsFor(sheet: HTMLElement): Promise<unknown> {
  const text = sheet.textContent ?? '';
  const families = ['--font-body', '--font-head'].map((name) =>
    getComputedStyle(sheet).getPropertyValue(name),
  );
  return Promise.allSettled(
    families.flatMap((family) =>
      [400, 600, 700].map((weight) => document.fonts.load(`${weight} 16px ${family}`, text)),
    ),
  );
}

/** Decodes the pictures of the sheet; one that cannot be decoded is left out of the print. */
async function decodeImages(sheet: HTMLElement): Promise<unknown> {
  return Promise.allSettled([...sheet.querySelectorAll('img')].map((image) => image.decode()));
}

/** Opens the browser's dialog as soon as letters and pictures are there. */
function printWhenLoaded(
  { current: sheet }: RefObject<HTMLElement | null>,
  title: string,
  onPrinted: () => void,
): () => void {
  let isWanted = true;
  let stop: (() => void) | undefined;
  const print = () => {
    if (isWanted) stop = printPage(title, onPrinted);
  };
  if (sheet) {
    void Promise.all([loadFontsFor(sheet), decodeImages(sheet)]).then(() =>
      requestAnimationFrame(print),
    );
  }
  return () => {
    isWanted = false;
    stop?.();
  };
}
