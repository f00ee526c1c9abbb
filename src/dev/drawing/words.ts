import type { GraphState, GraphTransition, ProcessGraph } from '../graph/process-graph';

/** What is written in a box under its name. */
export type BoxLine =
  | { readonly kind: 'tags' | 'runs' | 'does' | 'proves'; readonly words: string }
  | { readonly kind: 'stays'; readonly words: string; readonly transition: string };

type Fact = Exclude<BoxLine['kind'], 'stays'>;

const written = (kind: Fact, sign: string, words: readonly string[]): BoxLine[] =>
  words.length > 0 ? [{ kind, words: `${sign}${words.join(', ')}` }] : [];

/** Longer lines than this many letters would push the states apart. */
const LINE = 34;

const withDelay = ({ spoken, delay }: GraphTransition): string => {
  const length = delay?.milliseconds;
  return typeof length === 'number' ? `${spoken} (${length / 1000} s)` : spoken;
};

/** An event with what it waits for and what lets it pass. */
export const eventWords = (transition: GraphTransition): string =>
  transition.guard === null
    ? withDelay(transition)
    : `${withDelay(transition)} [${transition.guard}]`;

/** Names on as many lines as they need. */
function wrapped(start: string, names: readonly string[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const line = lines.at(-1);
    if (line === undefined) lines.push(`${start}${name}`);
    else if (line.length + name.length + 2 <= LINE) lines[lines.length - 1] = `${line}, ${name}`;
    else lines.push(`  ${name}`);
  }
  return lines;
}

/** A transition on an arrow: its event, what lets it pass, and what is done on the way. */
export const arrowWords = (transition: GraphTransition): string[] => {
  const { guard, actions, notes } = transition;
  const event = eventWords(transition);
  return [
    ...(event.length > LINE && guard !== null ? [withDelay(transition), `[${guard}]`] : [event]),
    ...wrapped('/ ', actions),
    ...notes.slice(0, 1).map((note) => `· ${note}`),
  ];
};

const stays = (graph: ProcessGraph, id: string): BoxLine[] =>
  graph.transitions
    .filter(({ source, targets }) => source === id && targets.length === 0)
    .map((transition) => ({
      kind: 'stays',
      words: arrowWords(transition).join(' '),
      transition: transition.key,
    }));

const RUNS = '▷ ';

export const linesOf = (graph: ProcessGraph, state: GraphState): BoxLine[] => [
  ...written('tags', '# ', state.tags),
  ...written(
    'runs',
    RUNS,
    state.invokes.map(({ id }) => id),
  ),
  ...written('does', 'entry / ', state.entry),
  ...written('does', 'exit / ', state.exit),
  ...written('proves', '§ ', state.proves),
  ...stays(graph, state.id),
];

/** What the whole process does, whatever state it is in. */
export const rootLines = (graph: ProcessGraph): BoxLine[] => [
  ...written(
    'runs',
    RUNS,
    graph.invokes.map(({ id }) => id),
  ),
  ...stays(graph, graph.root),
];
