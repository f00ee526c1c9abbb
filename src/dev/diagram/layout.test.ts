import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, it } from 'vitest';
import { declaredMachines } from '#application/machines.generated';
import { LIFECYCLES } from '#domain/lifecycles';
import { lifecycleGraph } from '../graph/lifecycle-graph';
import { machineGraph } from '../graph/machine-graph';
import { type Drawing, type Rectangle, SIZES } from './drawing';
import type { BoxLine } from './labels';
import { drawn } from './layout';
import { svgOf } from './svg';

const elk = new ELK();
const graphs = [
  ...Object.values(declaredMachines).map(machineGraph),
  ...LIFECYCLES.map(lifecycleGraph),
];

it.each(graphs.map((graph) => [graph.name, graph] as const))(
  'The layout of %s places every state and transition',
  async (_, graph) => {
    const drawing = await drawn(graph, 'ltr', elk);
    const places = new Map(drawing.boxes.map((box) => [box.id, box]));

    expect(graph.states.filter(({ id }) => !places.has(id))).toEqual([]);
    expect(drawing.boxes.filter(({ width, height }) => width <= 0 || height <= 0)).toEqual([]);
    expect(outsideOfTheirs(drawing)).toEqual([]);
    expect(drawing.boxes.filter(({ lines, width }) => width < widestOf(lines))).toEqual([]);
    const onArrows = drawing.arrows.flatMap(({ transitions }) => transitions.map(({ key }) => key));
    const leading = graph.transitions.filter(({ targets }) => targets.length > 0);
    expect(new Set(onArrows)).toEqual(new Set(leading.map(({ key }) => key)));
    expect(drawing.arrows.filter(({ paths }) => paths.length === 0)).toEqual([]);
  },
);

it('The layout is mirrored for right-to-left languages', async () => {
  const graph = machineGraph(declaredMachines.checkout);
  const [ltr, rtl] = [await drawn(graph, 'ltr', elk), await drawn(graph, 'rtl', elk)];
  const fromTheLeft = ({ boxes }: Drawing) =>
    boxes.map(({ id, x, y }) => ({ id, x: Math.round(x), y }));
  const fromTheRight = ({ boxes, width: all }: Drawing) =>
    boxes.map(({ id, x, y, width }) => ({ id, x: Math.round(all - x - width), y }));

  expect(fromTheRight(rtl)).toEqual(fromTheLeft(ltr));
  expect(fromTheLeft(rtl)).not.toEqual(fromTheLeft(ltr));
});

it('The SVG shows labels, counts and colours without variables, scripts or links', async () => {
  const drawing = await drawn(machineGraph(declaredMachines.orderActions), 'ltr', elk);
  const inks = { paper: '#fff', sunk: '#eee', line: '#ccc', text: '#000', muted: '#666' };
  const svg = svgOf(
    drawing,
    { ...inks, lit: '#008569', onLit: '#fff', hit: '#1b7f4d', missed: '#b3261e' },
    {
      active: new Set(['orderActions.performing']),
      fired: new Set(),
      hits: { 'orderActions.failed | failure.retry | 0': 3 },
      missed: new Set(['orderActions.conflict']),
    },
  );

  expect(svg).toContain('order.accept [isAllowed (accept)] ·0');
  expect(svg).toContain('after undoWindow (10 s) ·0');
  expect(svg).toContain('failure.retry ·3');
  expect(svg.match(/<rect[^>]*stroke="#b3261e"/g)).toHaveLength(1);
  expect(svg.match(/<polyline[^>]*stroke="#1b7f4d"/g)).toHaveLength(1);
  expect(svg.match(/fill="#008569" stroke/g)).toHaveLength(1);
  expect(svg).not.toMatch(/var\(--|<script|href=/);
});

function isInside(inner: Rectangle, outer: Rectangle): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width + 1 &&
    inner.y + inner.height <= outer.y + outer.height + 1
  );
}

function widestOf(lines: readonly BoxLine[]): number {
  return Math.max(0, ...lines.map(({ text }) => text.length)) * SIZES.letter + 2 * SIZES.padding;
}

function outsideOfTheirs({ boxes }: Drawing): string[] {
  return boxes.flatMap((box) => {
    const around = boxes.find(({ id }) => id === box.around);
    return around && !isInside(box, around) ? [box.id] : [];
  });
}
