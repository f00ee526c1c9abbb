import type { AnyStateMachine } from 'xstate';
import { transitionLabel } from '../../qa/report/markup';
import { requirementsOf } from '../../qa/requirements/requirement-coverage';
import {
  definitionsOf,
  pathOfId,
  stateNodesOf,
} from '../model-based-testing/transition-definitions';
import { eventText, machineDiagram } from './machine-diagram';
import { toolAddress } from './page-files';

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** A line for each transition, in the order of `definitionsOf`. */
export function transitionRows(machine: AnyStateMachine): string[] {
  return definitionsOf(machine).map(({ source, targets, event, guard }) =>
    row(
      pathOfId(machine, source) || '(anywhere)',
      eventText(event),
      guard ?? '',
      targets.map((id) => pathOfId(machine, id)).join(', ') || '(stays)',
    ),
  );
}

function stateRows(machine: AnyStateMachine): string[] {
  return [
    row('State', 'Tags', 'Runs'),
    row('---', '---', '---'),
    ...stateNodesOf(machine)
      .filter((node) => node !== machine.root)
      .map((node) =>
        row(
          node.path.join('.'),
          node.tags.join(', '),
          node.invoke.map(({ src }) => String(src)).join(', '),
        ),
      ),
  ];
}

/** The sentences of the specification that the machine implements, if its transitions name any. */
function requirementLines(machine: AnyStateMachine): string[] {
  const rows = requirementsOf(machine).map(({ section, sentence, transitions }) =>
    row(`§ ${section}`, sentence, transitions.map((key) => transitionLabel(key)).join('<br>')),
  );
  if (rows.length === 0) return [];
  const heads = [row('Section', 'Sentence', 'Carried by'), row('---', '---', '---')];
  return ['## What the specification says', '', ...heads, ...rows, ''];
}

/** The page of a machine: its diagram, its states and each of its transitions. */
export function machinePage(machine: AnyStateMachine): string {
  return [
    `# ${machine.id}`,
    '',
    `Written by \`npm run generate\` from the machine itself. While \`npm run dev\` runs, [the developers' tool](${toolAddress(machine.id)}) draws it and shows it live.`,
    '',
    '```mermaid',
    ...machineDiagram(machine),
    '```',
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
}
