import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { definitionsOf, type TransitionDefinition } from '../../support/model/definitions';
import { escaped } from './markup';

const LETTER_WIDTH = 6.6;
const LINE_HEIGHT = 14;
/** What follows a label: how often it was met. */
const COUNT_LETTERS = 6;
const LAYOUT = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.nodeNode': '24',
};

const boxOf = (node: AnyStateNode): ElkNode => {
  const children = Object.values(node.states).map(boxOf);
  const size = { width: node.key.length * LETTER_WIDTH + 24, height: 30 };
  return children.length === 0
    ? { id: node.id, ...size }
    : {
        id: node.id,
        children,
        layoutOptions: { 'elk.padding': '[top=28,left=12,bottom=12,right=12]' },
      };
};

/** Transitions between the same two states share an arrow; those from anywhere stand in the table alone. */
const arrowsOf = (machine: AnyStateMachine): Map<string, TransitionDefinition[]> => {
  const arrows = new Map<string, TransitionDefinition[]>();
  for (const definition of definitionsOf(machine)) {
    if (definition.source === machine.root.id) continue;
    const id = `${definition.source} ${definition.targets[0] ?? definition.source}`;
    arrows.set(id, [...(arrows.get(id) ?? []), definition]);
  }
  return arrows;
};

const labelOf = ({ event, guard }: TransitionDefinition): string => {
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  const spoken = kind
    ? `${actor} ${kind}`
    : event.replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1');
  return guard ? `${spoken} [${guard}]` : spoken;
};

const edgeOf = ([id, definitions]: [string, TransitionDefinition[]]): ElkExtendedEdge => {
  const [from = '', to = ''] = id.split(' ');
  const lines = definitions.map(labelOf);
  const width = (Math.max(...lines.map((line) => line.length)) + COUNT_LETTERS) * LETTER_WIDTH;
  const label = { text: lines.join('\n'), width, height: lines.length * LINE_HEIGHT };
  return { id, sources: [from], targets: [to], labels: [label] };
};

const boxes = (node: ElkNode, seen: ReadonlySet<string>): string[] => {
  const { x = 0, y = 0, width = 0, height = 0, children = [] } = node;
  const look = children.length > 0 ? 'around' : seen.has(node.id) ? 'hit' : 'missed';
  const name = escaped(node.id.split('.').at(-1) ?? '');
  return [
    `<rect class="box ${look}" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`,
    `<text class="name" x="${x + 12}" y="${y + 19}">${name}</text>`,
    ...children.flatMap((child) => boxes(child, seen)),
  ];
};

const arrow = (
  edge: ElkExtendedEdge,
  definitions: readonly TransitionDefinition[],
  hits: Readonly<Record<string, number>>,
): string[] => {
  const look = definitions.every(({ key }) => (hits[key] ?? 0) > 0) ? 'hit' : 'missed';
  const lines = (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x},${y}`);
    return `<polyline class="arrow ${look}" points="${points.join(' ')}" marker-end="url(#tip)"/>`;
  });
  const texts = (edge.labels ?? []).flatMap(({ x = 0, y = 0 }) =>
    definitions.map((definition, index) => {
      const count = hits[definition.key] ?? 0;
      const place = `x="${x}" y="${y + 11 + index * LINE_HEIGHT}"`;
      const text = escaped(`${labelOf(definition)} ·${count}`);
      return `<text class="label ${count > 0 ? 'hit' : 'missed'}" ${place}>${text}</text>`;
    }),
  );
  return [...lines, ...texts];
};

/** The machine as it is defined, coloured by how often each of its parts was reached. */
export const diagram = async (
  machine: AnyStateMachine,
  hits: Readonly<Record<string, number>>,
  seenStates: readonly string[],
): Promise<string> => {
  const arrows = arrowsOf(machine);
  const graph = {
    id: 'diagram',
    layoutOptions: LAYOUT,
    children: Object.values(machine.root.states).map(boxOf),
    edges: [...arrows].map(edgeOf),
  };
  const drawn: ElkNode = await new ELK().layout(graph);
  const seen = new Set(seenStates);
  const { width = 0, height = 0, children = [], edges = [] } = drawn;
  return [
    `<svg role="img" aria-label="${machine.id}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    ...children.flatMap((child) => boxes(child, seen)),
    ...edges.flatMap((edge) => arrow(edge, arrows.get(edge.id) ?? [], hits)),
    '</svg>',
  ].join('\n');
};
