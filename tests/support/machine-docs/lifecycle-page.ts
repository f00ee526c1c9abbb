import type { Lifecycle } from '#domain/lifecycle/lifecycle';
import { toolAddress } from './page-files';

type AnyLifecycle = Lifecycle<string, string>;
type AnyTransition = AnyLifecycle['transitions'][number];

function arrows({ from, action, to }: AnyTransition): string[] {
  return from.map((status) => `  ${status ?? '[*]'} --> ${to} : ${action}`);
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The requirements for staff, as text. */
export function conditionOf({ permission, reasonRequired, condition }: AnyTransition): string {
  return [permission && `\`${permission}\``, reasonRequired && 'a reason', condition]
    .filter((part) => part !== undefined)
    .join('; ');
}

function tableRow(transition: AnyTransition): string {
  return row(
    transition.from.map((status) => status ?? '(none)').join(', '),
    transition.action,
    transition.to,
    transition.who.join(', '),
    conditionOf(transition),
    transition.effect ?? '',
  );
}

/** The lifecycle as Mermaid source, line by line. */
export function lifecycleDiagram({ transitions }: AnyLifecycle): string[] {
  return ['stateDiagram-v2', ...transitions.flatMap(arrows)];
}

function section(lifecycle: AnyLifecycle): string[] {
  return [
    `## ${lifecycle.name[0]?.toUpperCase()}${lifecycle.name.slice(1)}`,
    '',
    `[In the developers' tool](${toolAddress(`lifecycle:${lifecycle.name}`)})`,
    '',
    '```mermaid',
    ...lifecycleDiagram(lifecycle),
    '```',
    '',
    row('From', 'Action', 'To', 'Who', 'Needs', 'Effect'),
    row('---', '---', '---', '---', '---', '---'),
    ...lifecycle.transitions.map(tableRow),
    '',
  ];
}

/** The page of the domain's lifecycles: who changes a record's status, from which to which. */
export function lifecyclePage(lifecycles: readonly AnyLifecycle[]): string {
  return [
    '# Lifecycles',
    '',
    'Written by `npm run generate` from the tables in `src/domain`. The server enforces them.',
    '',
    ...lifecycles.flatMap(section),
  ].join('\n');
}
