import type { Lifecycle } from '#domain/lifecycle/lifecycle';
import { toolAddress } from './page-files';

type AnyLifecycle = Lifecycle<string, string>;
type AnyTransition = AnyLifecycle['transitions'][number];

const arrows = ({ from, action, to }: AnyTransition): string[] =>
  from.map((status) => `  ${status ?? '[*]'} --> ${to} : ${action}`);

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** The requirements for staff, as text. */
export const conditionOf = ({ permission, reasonRequired, condition }: AnyTransition): string =>
  [permission && `\`${permission}\``, reasonRequired && 'a reason', condition]
    .filter((part) => part !== undefined)
    .join('; ');

const tableRow = (transition: AnyTransition): string =>
  row(
    transition.from.map((status) => status ?? '(none)').join(', '),
    transition.action,
    transition.to,
    transition.who.join(', '),
    conditionOf(transition),
    transition.effect ?? '',
  );

/** The lifecycle as Mermaid source, line by line. */
export const lifecycleDiagram = ({ transitions }: AnyLifecycle): string[] => [
  'stateDiagram-v2',
  ...transitions.flatMap(arrows),
];

const section = (lifecycle: AnyLifecycle): string[] => [
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

/** The page of the domain's lifecycles: who changes a record's status, from which to which. */
export const lifecyclePage = (lifecycles: readonly AnyLifecycle[]): string =>
  [
    '# Lifecycles',
    '',
    'Written by `npm run generate` from the tables in `src/domain`. The server enforces them.',
    '',
    ...lifecycles.flatMap(section),
  ].join('\n');
