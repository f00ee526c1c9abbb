import type { GraphState, GraphTransition, ProcessGraph } from '../graph/process-graph';

/** A line in a box below its name. */
export type BoxLine =
  | { readonly kind: 'tags' | 'runs' | 'does' | 'proves'; readonly text: string }
  | { readonly kind: 'stays'; readonly text: string; readonly transition: string };

type Fact = Exclude<BoxLine['kind'], 'stays'>;

function boxLine(kind: Fact, sign: string, words: readonly string[]): BoxLine[] {
  return words.length > 0 ? [{ kind, text: `${sign}${words.join(', ')}` }] : [];
}

/** Longer lines (in letters) would push the states apart. */
const MAX_LINE_LENGTH = 34;

function withDelay({ spoken, delay }: GraphTransition): string {
  const length = delay?.milliseconds;
  return typeof length === 'number' ? `${spoken} (${length / 1000} s)` : spoken;
}

/** An event with its delay and its guard. */
export function eventLabel(transition: GraphTransition): string {
  return transition.guard === null
    ? withDelay(transition)
    : `${withDelay(transition)} [${transition.guard}]`;
}

/** Wraps names to as many lines as they need. */
function wrapped(start: string, names: readonly string[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const line = lines.at(-1);
    if (line === undefined) lines.push(`${start}${name}`);
    else if (line.length + name.length + 2 <= MAX_LINE_LENGTH)
      lines[lines.length - 1] = `${line}, ${name}`;
    else lines.push(`  ${name}`);
  }
  return lines;
}

/** The label of a transition on an arrow: its event, its guard, and its actions. */
export function arrowLabel(transition: GraphTransition): string[] {
  const { guard, actions, notes } = transition;
  const event = eventLabel(transition);
  return [
    ...(event.length > MAX_LINE_LENGTH && guard !== null
      ? [withDelay(transition), `[${guard}]`]
      : [event]),
    ...wrapped('/ ', actions),
    ...notes.slice(0, 1).map((note) => `· ${note}`),
  ];
}

function stays(graph: ProcessGraph, id: string): BoxLine[] {
  return graph.transitions
    .filter(({ source, targets }) => source === id && targets.length === 0)
    .map((transition) => ({
      kind: 'stays',
      text: arrowLabel(transition).join(' '),
      transition: transition.key,
    }));
}

const RUNS = '▷ ';

export function linesOf(graph: ProcessGraph, state: GraphState): BoxLine[] {
  return [
    ...boxLine('tags', '# ', state.tags),
    ...boxLine(
      'runs',
      RUNS,
      state.invokes.map(({ id }) => id),
    ),
    ...boxLine('does', 'entry / ', state.entry),
    ...boxLine('does', 'exit / ', state.exit),
    ...boxLine('proves', '§ ', state.proves),
    ...stays(graph, state.id),
  ];
}

/** The actions and actors of the whole machine, in any state. */
export function rootLines(graph: ProcessGraph): BoxLine[] {
  return [
    ...boxLine(
      'runs',
      RUNS,
      graph.invokes.map(({ id }) => id),
    ),
    ...stays(graph, graph.root),
  ];
}
