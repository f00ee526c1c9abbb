import { escaped } from '../../../tests/qa/report/markup';
import type { GraphTransition } from '../graph/process-graph';
import { type Drawing, type DrawnArrow, type DrawnBox, type Point, SIZES } from './drawing';
import {
  combinedHighlightOf,
  countOf,
  type Highlight,
  type Highlights,
  highlightOf,
} from './highlights';
import { arrowLabel, type BoxLine } from './labels';

/** The colours of a picture, as CSS values. */
export interface SvgColors {
  readonly paper: string;
  readonly sunk: string;
  readonly line: string;
  readonly text: string;
  readonly muted: string;
  readonly lit: string;
  readonly onLit: string;
  /** For states and transitions that the tests reached, and for those they did not. */
  readonly hit: string;
  readonly missed: string;
}

const MARGIN = 16;
const HIGHLIGHTS: readonly Highlight[] = ['', 'fired', 'hit', 'missed'];

function text(at: Point, words: string, ink: string, weight = 400, size = 12): string {
  return `<text x="${at.x}" y="${at.y}" fill="${ink}" font-size="${size}" font-weight="${weight}">${escaped(words)}</text>`;
}

function colorOf(highlight: Highlight, inks: SvgColors): string {
  return { fired: inks.lit, hit: inks.hit, missed: inks.missed, '': inks.muted }[highlight];
}

/**
 * A line of a box with its colour; a transition without a target has the colour of its test result.
 */
function boxLineSvg(
  line: BoxLine,
  inks: SvgColors,
  highlights: Highlights,
): readonly [string, string] {
  if (line.kind !== 'stays') return [line.text, inks.muted];
  const ink = colorOf(highlightOf(highlights, line.transition), inks);
  return [`${line.text}${countOf(highlights, line.transition)}`, ink];
}

/**
 * The frame colour shows whether the tests reached a state; boxes around others have no such
 * colour.
 */
function frameColor(
  { id, holdsOthers }: DrawnBox,
  inks: SvgColors,
  highlights: Highlights,
): string {
  if (highlights.active.has(id)) return inks.lit;
  if (highlights.missed.has(id)) return inks.missed;
  return highlights.hits === null || holdsOthers ? inks.line : inks.hit;
}

function box(drawn: DrawnBox, inks: SvgColors, highlights: Highlights): string[] {
  const { x, y, width, height, state, name, lines, holdsOthers } = drawn;
  const isLit = highlights.active.has(drawn.id);
  const edge = frameColor(drawn, inks, highlights);
  const fill = isLit && !holdsOthers ? inks.lit : holdsOthers ? inks.sunk : inks.paper;
  const ink = isLit && !holdsOthers ? inks.onLit : inks.text;
  const frame = (by: number) =>
    `<rect x="${x + by}" y="${y + by}" width="${width - 2 * by}" height="${height - 2 * by}" rx="10" fill="${fill}" stroke="${edge}"${state?.type === 'parallel' ? ' stroke-dasharray="6 4"' : ''}/>`;
  const start = { x: x + SIZES.padding, y: y + 22 };
  return [
    frame(0),
    ...(state?.type === 'final' ? [frame(3)] : []),
    text(start, `${state?.isInitial ? '● ' : ''}${name}`, ink, 600, 13),
    ...lines.map((line, index) => {
      const [words, own] = boxLineSvg(line, inks, highlights);
      const place = { x: start.x, y: y + SIZES.name + 10 + index * SIZES.line };
      return text(place, words, isLit && !holdsOthers ? inks.onLit : own);
    }),
  ];
}

/**
 * The label of a transition, one line each; a transition that the tests missed has the missed
 * colour.
 */
function labelOf(
  transition: GraphTransition,
  inks: SvgColors,
  highlights: Highlights,
): (readonly [string, string])[] {
  const ink = highlightOf(highlights, transition.key) === 'missed' ? inks.missed : inks.text;
  return arrowLabel(transition).map((words, index) => [
    index === 0 ? `${words}${countOf(highlights, transition.key)}` : words,
    ink,
  ]);
}

function arrow(
  { paths, label, transitions }: DrawnArrow,
  inks: SvgColors,
  highlights: Highlights,
): string[] {
  const highlight = combinedHighlightOf(
    highlights,
    transitions.map(({ key }) => key),
  );
  const ink = colorOf(highlight, inks);
  const line = `fill="none" stroke="${ink}" stroke-width="${highlight === 'fired' ? 2.5 : 1.2}"`;
  const lines = transitions.flatMap((transition) => labelOf(transition, inks, highlights));
  return [
    ...paths.map(
      (way) =>
        `<polyline ${line} points="${way.map(({ x, y }) => `${x},${y}`).join(' ')}" marker-end="url(#tip-${highlight})"/>`,
    ),
    ...(label
      ? lines.map(([words, color], index) =>
          text({ x: label.x + 4, y: label.y + 13 + index * SIZES.line }, words, color),
        )
      : []),
  ];
}

function marker(highlight: Highlight, ink: string): string {
  return `<marker id="tip-${highlight}" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto"><path d="M0 0 8 4 0 8z" fill="${ink}"/></marker>`;
}

/** A self-contained picture of a machine: its own colours, no script, no font of the page. */
export function svgOf(drawing: Drawing, inks: SvgColors, highlights: Highlights): string {
  const width = drawing.width + 2 * MARGIN;
  const height = drawing.height + 2 * MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}" font-family="Public Sans, system-ui, sans-serif" direction="ltr">`,
    `<defs>${HIGHLIGHTS.map((highlight) => marker(highlight, colorOf(highlight, inks))).join('')}</defs>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="${inks.paper}"/>`,
    ...drawing.boxes.flatMap((one) => box(one, inks, highlights)),
    ...drawing.arrows.flatMap((one) => arrow(one, inks, highlights)),
    '</svg>',
    '',
  ].join('\n');
}
