import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  definitionsOf,
  pathOfId,
  stateNodesOf,
  type TransitionDefinition,
} from '../model-based-testing/transition-definitions';

/** A readable text for an event of XState itself. */
export const eventText = (event: string): string => {
  const [, done] = /^xstate\.done\.actor\.(.+)$/.exec(event) ?? [];
  const [, failed] = /^xstate\.error\.actor\.(.+)$/.exec(event) ?? [];
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
  if (done) return `${done} done`;
  if (failed) return `${failed} failed`;
  return delay ? `after ${delay}` : event;
};

/** Mermaid allows no dots in the name of a state. */
const named = (path: string): string => path.replaceAll('.', '_');

const labelled = ({ event, guard }: TransitionDefinition): string =>
  guard ? `${eventText(event)} [${guard}]` : eventText(event);

const stateLines = (node: AnyStateNode, indent: string): string[] => {
  const path = node.path.join('.');
  const children = Object.values(node.states);
  const opening = `${indent}state "${node.key}" as ${named(path)}`;
  if (children.length === 0) return [opening];
  return [
    `${opening} {`,
    ...initialStateLine(node, `${indent}  `),
    ...children.flatMap((child) => stateLines(child, `${indent}  `)),
    `${indent}}`,
  ];
};

const initialStateLine = (node: AnyStateNode, indent: string): string[] =>
  (node.initial?.target ?? []).map(
    (target: AnyStateNode) => `${indent}[*] --> ${named(target.path.join('.'))}`,
  );

/** The root is not drawn; the table lists what it handles. */
const arrowLines = (machine: AnyStateMachine): string[] =>
  definitionsOf(machine)
    .filter(({ source }) => source !== machine.root.id)
    .map((definition) => {
      const from = named(pathOfId(machine, definition.source));
      const to = named(pathOfId(machine, definition.targets[0] ?? definition.source));
      return `  ${from} --> ${to} : ${labelled(definition)}`;
    });

const finalLines = (machine: AnyStateMachine): string[] =>
  stateNodesOf(machine)
    .filter(({ type }) => type === 'final')
    .map((node) => `  ${named(node.path.join('.'))} --> [*]`);

/** The machine as Mermaid source, line by line. */
export const machineDiagram = (machine: AnyStateMachine): string[] => [
  'stateDiagram-v2',
  ...initialStateLine(machine.root, '  '),
  ...Object.values(machine.root.states).flatMap((node) => stateLines(node, '  ')),
  ...arrowLines(machine),
  ...finalLines(machine),
];
