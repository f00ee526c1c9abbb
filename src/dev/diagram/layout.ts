import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { GraphTransition, ProcessGraph } from '../graph/process-graph';
import {
  type Drawing,
  type DrawnArrow,
  type DrawnBox,
  type Point,
  type Rectangle,
  SIZES,
} from './drawing';
import { arrowLabel, type BoxLine, linesOf, rootLines } from './labels';

/** The used part of elkjs; it runs in a worker of the browser, or in Node. */
export interface Layouter {
  layout(graph: ElkNode): Promise<ElkNode>;
}

export type ReadingDirection = 'ltr' | 'rtl';

const OPTIONS = {
  'elk.algorithm': 'layered',
  // Labels on arrows are wide and low: downwards they need the least room.
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '40',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.nodeNode': '28',
  'elk.layered.thoroughness': '1',
};

interface Box {
  readonly id: string;
  readonly name: string;
  readonly state: DrawnBox['state'];
  readonly around: string | null;
  readonly lines: readonly BoxLine[];
}

function widthOf(words: readonly string[]): number {
  return Math.max(...words.map(({ length }) => length)) * SIZES.letter;
}

/**
 * A lifecycle has no box around its statuses; a machine has one, with what it does in any state.
 */
function boxesOf(graph: ProcessGraph): Box[] {
  const outermost = graph.kind === 'machine' ? graph.root : null;
  const states = graph.states.map((state) => ({
    id: state.id,
    name: state.name,
    state,
    around: state.parent ?? outermost,
    lines: linesOf(graph, state),
  }));
  if (outermost === null) return states;
  const whole = { id: graph.root, name: graph.name, state: null, around: null };
  return [{ ...whole, lines: rootLines(graph) }, ...states];
}

function elkNode(box: Box, boxes: readonly Box[]): ElkNode {
  const width = widthOf([`${box.name}    `, ...box.lines.map(({ text }) => text)]);
  const height = SIZES.name + box.lines.length * SIZES.line + (box.lines.length > 0 ? 6 : 0);
  const size = { width: width + 2 * SIZES.padding, height };
  const children = boxes.filter(({ around }) => around === box.id);
  // An initial state is placed first, even if transitions lead back to it.
  const place = box.state?.isInitial ? { 'elk.layered.layering.layerConstraint': 'FIRST' } : {};
  if (children.length === 0) return { id: box.id, ...size, layoutOptions: place };
  const top = height + SIZES.gap;
  return {
    id: box.id,
    children: children.map((child) => elkNode(child, boxes)),
    layoutOptions: {
      ...place,
      'elk.padding': `[top=${top},left=${SIZES.padding},bottom=${SIZES.padding},right=${SIZES.padding}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // ELK lays out to the right and rotates the result: the minimum width is therefore second.
      'elk.nodeSize.minimum': `(${size.height},${size.width})`,
    },
  };
}

interface Arrow {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly transitions: GraphTransition[];
}

/**
 * Transitions between the same two states share an arrow; the others are lines of their state's
 * box.
 */
function arrowsOf(graph: ProcessGraph): Map<string, Arrow> {
  const arrows = new Map<string, Arrow>();
  for (const transition of graph.transitions) {
    const { source } = transition;
    for (const target of transition.targets) {
      const id = `${source} → ${target}`;
      const arrow = arrows.get(id) ?? { id, source, target, transitions: [] };
      arrow.transitions.push(transition);
      arrows.set(id, arrow);
    }
  }
  return arrows;
}

function elkEdge({ id, source, target, transitions }: Arrow): ElkExtendedEdge {
  const lines = transitions.flatMap(arrowLabel);
  const label = { width: widthOf(lines) + 8, height: lines.length * SIZES.line + 4 };
  return {
    id,
    sources: [source],
    targets: [target],
    labels: [{ text: lines.join('\n'), ...label }],
  };
}

function below(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(below)];
}

function rectangle({ x = 0, y = 0, width = 0, height = 0 }: Partial<DrawnBox>) {
  return {
    x,
    y,
    width,
    height,
  };
}

/** Mirrors a drawing for right-to-left languages. */
function mirrored(drawing: Drawing): Drawing {
  const point = ({ x, y }: Point): Point => ({ x: drawing.width - x, y });
  const place = <Part extends Rectangle>(part: Part): Part => ({
    ...part,
    x: drawing.width - part.x - part.width,
  });
  return {
    ...drawing,
    boxes: drawing.boxes.map(place),
    arrows: drawing.arrows.map((arrow) => ({
      ...arrow,
      paths: arrow.paths.map((way) => way.map(point)),
      label: arrow.label && place(arrow.label),
    })),
  };
}

/**
 * Places the states and transitions of a machine, from its initial state downwards.
 * @param direction the reading direction: parallel elements follow each other in it
 */
export async function drawn(
  graph: ProcessGraph,
  direction: ReadingDirection,
  layouter: Layouter,
): Promise<Drawing> {
  const boxes = boxesOf(graph);
  const arrows = arrowsOf(graph);
  const placed = await layouter.layout({
    id: ' ',
    layoutOptions: OPTIONS,
    children: boxes.filter(({ around }) => around === null).map((box) => elkNode(box, boxes)),
    edges: [...arrows.values()].map(elkEdge),
  });
  const places = new Map((placed.children ?? []).flatMap(below).map((node) => [node.id, node]));
  const drawing: Drawing = {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    boxes: boxes.map((box) => {
      const place = places.get(box.id);
      const holdsOthers = (place?.children ?? []).length > 0;
      return { ...box, holdsOthers, ...rectangle(place ?? {}) };
    }),
    arrows: (placed.edges ?? []).flatMap((edge) => drawnArrow(edge, arrows.get(edge.id))),
  };
  return direction === 'rtl' ? mirrored(drawing) : drawing;
}

function drawnArrow(edge: ElkExtendedEdge, arrow: Arrow | undefined): DrawnArrow[] {
  if (!arrow) return [];
  const [label] = edge.labels ?? [];
  const ways = (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  return [{ ...arrow, paths: ways, label: label ? rectangle(label) : null }];
}
