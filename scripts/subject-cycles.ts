/**
 * A subject is a folder directly in a tree. Finds cycles between the subjects of a tree by all
 * imports of their files: types, and lazy imports too, because a subject that loads another one on
 * request still depends on it. Tests do not count, and neither do files directly in the tree, which
 * put the subjects together.
 */
import { importsOf, resolved } from './module-imports';

interface SubjectCycle {
  /** The file of the cycle's first import. */
  file: string;
  /** The subjects, with one import for each edge. */
  description: string;
}

interface Edge {
  from: string;
  to: string;
  file: string;
  imported: string;
}

/**
 * @param tree the folder that contains the subjects, from the root
 * @returns for each subject in a cycle the shortest one, except where a reported cycle contains it
 */
export function subjectCycles(
  root: string,
  tree: string,
  files: readonly string[],
): SubjectCycle[] {
  const edges = edgesOf(root, tree, files);
  const reported = new Set<string>();
  return [...edges.keys()].sort().flatMap((subject) => {
    const cycle = reported.has(subject) ? [] : shortestCycle(edges, subject);
    for (const { from } of cycle) reported.add(from);
    const [first] = cycle;
    return first ? [{ file: first.file, description: describe(tree, cycle) }] : [];
  });
}

/** @returns for each subject one edge to each subject that it imports */
function edgesOf(root: string, tree: string, files: readonly string[]) {
  const edges = new Map<string, Map<string, Edge>>();
  for (const file of files) {
    const from = subjectOf(tree, file);
    if (from === undefined || /\.test\.tsx?$/.test(file)) continue;
    for (const { specifier } of importsOf(root, file)) {
      const imported = resolved(root, file, specifier) ?? '';
      const to = subjectOf(tree, imported);
      if (to === undefined || to === from) continue;
      const known = edges.get(from) ?? new Map<string, Edge>();
      edges.set(from, known);
      if (!known.has(to)) known.set(to, { from, to, file, imported });
    }
  }
  return edges;
}

function subjectOf(tree: string, path: string): string | undefined {
  if (!path.startsWith(`${tree}/`)) return undefined;
  const [subject, ...rest] = path.slice(tree.length + 1).split('/');
  return rest.length > 0 ? subject : undefined;
}

/** Traverses breadth first. @returns the edges of the cycle; none when there is no cycle */
function shortestCycle(edges: ReadonlyMap<string, Map<string, Edge>>, start: string): Edge[] {
  const seen = new Set<string>();
  const queue: Edge[][] = [[]];
  for (const path of queue) {
    for (const edge of edges.get(path.at(-1)?.to ?? start)?.values() ?? []) {
      if (edge.to === start) return [...path, edge];
      if (!seen.has(edge.to)) queue.push([...path, edge]);
      seen.add(edge.to);
    }
  }
  return [];
}

function describe(tree: string, cycle: readonly Edge[]): string {
  const subjects = [...cycle.map(({ from }) => from), cycle.at(-1)?.to].join(' -> ');
  const imports = cycle.map(({ file, imported }) => `${file} imports ${imported}`).join('; ');
  return `${tree}: ${subjects} (${imports})`;
}
