import { escaped } from '../../../tests/qa/report/markup';
import { type Drawing, type DrawnArrow, type DrawnBox, type Point, SIZES } from './drawing';
import { arrowWords } from './words';

/** The colours of a picture, as CSS writes them. */
export interface Inks {
  readonly paper: string;
  readonly sunk: string;
  readonly line: string;
  readonly text: string;
  readonly quiet: string;
  readonly lit: string;
  readonly onLit: string;
}

/** What stands out in a picture: ids of active states, keys of transitions. */
export interface Highlight {
  readonly active: ReadonlySet<string>;
  readonly fired: ReadonlySet<string>;
}

const MARGIN = 16;

const text = (at: Point, words: string, ink: string, weight = 400, size = 12): string =>
  `<text x="${at.x}" y="${at.y}" fill="${ink}" font-size="${size}" font-weight="${weight}">${escaped(words)}</text>`;

function box(drawn: DrawnBox, inks: Inks, { active }: Highlight): string[] {
  const { x, y, width, height, state, name, lines, holdsOthers } = drawn;
  const isLit = active.has(drawn.id);
  const fill = isLit && !holdsOthers ? inks.lit : holdsOthers ? inks.sunk : inks.paper;
  const ink = isLit && !holdsOthers ? inks.onLit : inks.text;
  const frame = (by: number) =>
    `<rect x="${x + by}" y="${y + by}" width="${width - 2 * by}" height="${height - 2 * by}" rx="10" fill="${fill}" stroke="${isLit ? inks.lit : inks.line}"${state?.type === 'parallel' ? ' stroke-dasharray="6 4"' : ''}/>`;
  const start = { x: x + SIZES.padding, y: y + 22 };
  return [
    frame(0),
    ...(state?.type === 'final' ? [frame(3)] : []),
    text(start, `${state?.isInitial ? '● ' : ''}${name}`, ink, 600, 13),
    ...lines.map(({ words }, index) =>
      text(
        { x: start.x, y: y + SIZES.name + 10 + index * SIZES.line },
        words,
        isLit && !holdsOthers ? inks.onLit : inks.quiet,
      ),
    ),
  ];
}

function arrow(
  { ways, label, transitions }: DrawnArrow,
  inks: Inks,
  { fired }: Highlight,
): string[] {
  const isLit = transitions.some(({ key }) => fired.has(key));
  const ink = isLit ? inks.lit : inks.quiet;
  const look = `fill="none" stroke="${ink}" stroke-width="${isLit ? 2.5 : 1.2}"`;
  const lines = transitions.flatMap((transition) => arrowWords(transition));
  return [
    ...ways.map(
      (way) =>
        `<polyline ${look} points="${way.map(({ x, y }) => `${x},${y}`).join(' ')}" marker-end="url(#${isLit ? 'lit' : 'tip'})"/>`,
    ),
    ...(label
      ? lines.map((words, index) =>
          text({ x: label.x + 4, y: label.y + 13 + index * SIZES.line }, words, inks.text),
        )
      : []),
  ];
}

const marker = (id: string, ink: string): string =>
  `<marker id="${id}" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto"><path d="M0 0 8 4 0 8z" fill="${ink}"/></marker>`;

/** A picture of a process that stands for itself: its own colours, no script, no font of the page. */
export function svgOf(drawing: Drawing, inks: Inks, highlight: Highlight): string {
  const width = drawing.width + 2 * MARGIN;
  const height = drawing.height + 2 * MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}" font-family="Public Sans, system-ui, sans-serif" direction="ltr">`,
    `<defs>${marker('tip', inks.quiet)}${marker('lit', inks.lit)}</defs>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="${inks.paper}"/>`,
    ...drawing.boxes.flatMap((one) => box(one, inks, highlight)),
    ...drawing.arrows.flatMap((one) => arrow(one, inks, highlight)),
    '</svg>',
    '',
  ].join('\n');
}
