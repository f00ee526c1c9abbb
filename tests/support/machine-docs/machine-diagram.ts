import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  definitionsOf,
  pathOfId,
  stateNodesOf,
  type TransitionDefinition,
} from '../model-based-testing/transition-definitions';

/** A readable text for an event of XState itself. */
export function eventText(event: string): string {
  const [, done] = /^xstate\.done\.actor\.(.+)$/.exec(event) ?? [];
  const [, failed] = /^xstate\.error\.actor\.(.+)$/.exec(event) ?? [];
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
  if (done) return `${done} done`;
  if (failed) return `${failed} failed`;
  return delay ? `after ${delay}` : event;
}

/** Mermaid allows no dots in the name of a state. */
function named(path: string): string {
  return path.replaceAll('.', '_');
}

function labelled({ event, guard }: TransitionDefinition): string {
  return guard ? `${eventText(event)} [${guard}]` : eventText(event);
}

function stateLines(node: AnyStateNode, indent: string): string[] {
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
}

function initialStateLine(node: AnyStateNode, indent: string): string[] {
  return (node.initial?.target ?? []).map(
    (target: AnyStateNode) => `${indent}[*] --> ${named(target.path.join('.'))}`,
  );
}

/** The root is not drawn; the table lists what it handles. */
function arrowLines(machine: AnyStateMachine): string[] {
  return definitionsOf(machine)
    .filter(({ source }) => source !== machine.root.id)
    .map((definition) => {
      const from = named(pathOfId(machine, definition.source));
      const to = named(pathOfId(machine, definition.targets[0] ?? definition.source));
      return `  ${from} --> ${to} : ${labelled(definition)}`;
    });
}

function finalLines(machine: AnyStateMachine): string[] {
  return stateNodesOf(machine)
    .filter(({ type }) => type === 'final')
    .map((node) => `  ${named(node.path.join('.'))} --> [*]`);
}

/** The machine as Mermaid source, line by line. */
export function machineDiagram(machine: AnyStateMachine): string[] {
  return [
    'stateDiagram-v2',
    ...initialStateLine(machine.root, '  '),
    ...Object.values(machine.root.states).flatMap((node) => stateLines(node, '  ')),
    ...arrowLines(machine),
    ...finalLines(machine),
  ];
}
