import JsBarcode from 'jsbarcode';
import { useMemo } from 'react';

/** The blank on each side that a scanner needs, in modules (ISO/IEC 15417). */
const QUIET_ZONE = 10;
/** Height of the drawing in modules; the drawing is stretched to the height of its box. */
const HEIGHT = 40;

/** The bars and blanks of a text, one character of 0 and 1 for each module. */
function modulesOf(text: string): string {
  const drawn: { encodings?: readonly { data: string }[] } = {};
  // With an object instead of an element, the library only returns the encoding.
  JsBarcode(drawn, text, { format: 'CODE128' });
  return (drawn.encodings ?? []).map(({ data }) => data).join('');
}

/** One rectangle for each run of bars, as the path of a drawing. */
function barsOf(modules: string): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ 0: bar, index }) => `M${index + QUIET_ZONE} 0h${bar.length}v${HEIGHT}h-${bar.length}z`)
    .join('');
}

interface Code128Props {
  /** Digits and letters without accents. */
  text: string;
  /** Height in millimetres; each module is a third of a millimetre wide. */
  height: number;
}

/** A bar code (Code 128). The text itself is printed beside it. */
export function Code128({ text, height }: Code128Props) {
  const modules = useMemo(() => modulesOf(text), [text]);
  const width = modules.length + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={`${width / 3}mm`}
      height={`${height}mm`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      fill="currentColor"
      data-code128={text}
    >
      <path d={barsOf(modules)} />
    </svg>
  );
}
