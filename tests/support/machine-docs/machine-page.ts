import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { spokenKey } from '../../qa/report/markup';
import { sentencesOf } from '../../qa/requirements/proofs';
import { definitionsOf, nodesOf, pathOfId, type TransitionDefinition } from '../model/definitions';

/** What an event of XState's own means to a reader. */
const spoken = (event: string): string => {
  const [, done] = /^xstate\.done\.actor\.(.+)$/.exec(event) ?? [];
  const [, failed] = /^xstate\.error\.actor\.(.+)$/.exec(event) ?? [];
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
  if (done) return `${done} done`;
  if (failed) return `${failed} failed`;
  return delay ? `after ${delay}` : event;
};

/** Mermaid takes no dots in the name of a state. */
const named = (path: string): string => path.replaceAll('.', '_');

const labelled = ({ event, guard }: TransitionDefinition): string =>
  guard ? `${spoken(event)} [${guard}]` : spoken(event);

const stateLines = (node: AnyStateNode, indent: string): string[] => {
  const path = node.path.join('.');
  const children = Object.values(node.states);
  const opening = `${indent}state "${node.key}" as ${named(path)}`;
  if (children.length === 0) return [opening];
  return [
    `${opening} {`,
    ...beginningLine(node, `${indent}  `),
    ...children.flatMap((child) => stateLines(child, `${indent}  `)),
    `${indent}}`,
  ];
};

const beginningLine = (node: AnyStateNode, indent: string): string[] =>
  (node.initial?.target ?? []).map(
    (target: AnyStateNode) => `${indent}[*] --> ${named(target.path.join('.'))}`,
  );

/** The root has no box of its own; what it handles is said in the table. */
const arrowLines = (machine: AnyStateMachine): string[] =>
  definitionsOf(machine)
    .filter(({ source }) => source !== machine.root.id)
    .map((definition) => {
      const from = named(pathOfId(machine, definition.source));
      const to = named(pathOfId(machine, definition.targets[0] ?? definition.source));
      return `  ${from} --> ${to} : ${labelled(definition)}`;
    });

const finalLines = (machine: AnyStateMachine): string[] =>
  nodesOf(machine)
    .filter(({ type }) => type === 'final')
    .map((node) => `  ${named(node.path.join('.'))} --> [*]`);

const diagram = (machine: AnyStateMachine): string[] => [
  '```mermaid',
  'stateDiagram-v2',
  ...beginningLine(machine.root, '  '),
  ...Object.values(machine.root.states).flatMap((node) => stateLines(node, '  ')),
  ...arrowLines(machine),
  ...finalLines(machine),
  '```',
];

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A line for each transition, in the order of `definitionsOf`. */
export const transitionRows = (machine: AnyStateMachine): string[] =>
  definitionsOf(machine).map(({ source, targets, event, guard }) =>
    row(
      pathOfId(machine, source) || '(anywhere)',
      spoken(event),
      guard ?? '',
      targets.map((id) => pathOfId(machine, id)).join(', ') || '(stays)',
    ),
  );

const stateRows = (machine: AnyStateMachine): string[] => [
  row('State', 'Tags', 'Runs'),
  row('---', '---', '---'),
  ...nodesOf(machine)
    .filter((node) => node !== machine.root)
    .map((node) =>
      row(
        node.path.join('.'),
        node.tags.join(', '),
        node.invoke.map(({ src }) => String(src)).join(', '),
      ),
    ),
];

/** Which sentences of the specification the machine keeps, where its transitions name some. */
const requirementLines = (machine: AnyStateMachine): string[] => {
  const rows = sentencesOf(machine).map(({ section, sentence, transitions }) =>
    row(`§ ${section}`, sentence, transitions.map((key) => spokenKey(key)).join('<br>')),
  );
  if (rows.length === 0) return [];
  const heads = [row('Section', 'Sentence', 'Carried by'), row('---', '---', '---')];
  return ['## What the specification says', '', ...heads, ...rows, ''];
};

/** The page of a machine: its diagram, its states and each of its transitions. */
export const machinePage = (machine: AnyStateMachine): string =>
  [
    `# ${machine.id}`,
    '',
    'Written by `npm run generate` from the machine itself.',
    '',
    ...diagram(machine),
    '',
    '## States',
    '',
    ...stateRows(machine),
    '',
    '## Transitions',
    '',
    'Guarded transitions for one event are asked in this order.',
    '',
    row('From', 'Event', 'Guard', 'To'),
    row('---', '---', '---', '---'),
    ...transitionRows(machine),
    '',
    ...requirementLines(machine),
  ].join('\n');
