import type { Lifecycle } from '#domain/lifecycle/lifecycle';

type AnyLifecycle = Lifecycle<string, string>;
type AnyTransition = AnyLifecycle['transitions'][number];

const arrows = ({ from, action, to }: AnyTransition): string[] =>
  from.map((status) => `  ${status ?? '[*]'} --> ${to} : ${action}`);

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const conditionOf = ({ permission, reasonRequired, condition }: AnyTransition): string =>
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

const section = ({ name, transitions }: AnyLifecycle): string[] => [
  `## ${name[0]?.toUpperCase()}${name.slice(1)}`,
  '',
  '```mermaid',
  'stateDiagram-v2',
  ...transitions.flatMap(arrows),
  '```',
  '',
  row('From', 'Action', 'To', 'Who', 'Needs', 'Effect'),
  row('---', '---', '---', '---', '---', '---'),
  ...transitions.map(tableRow),
  '',
];

/** The page of the domain's lifecycles: who moves a record, from where to where. */
export const lifecyclePage = (lifecycles: readonly AnyLifecycle[]): string =>
  [
    '# Lifecycles',
    '',
    'Written by `npm run generate` from the tables in `src/domain`. The server enforces them.',
    '',
    ...lifecycles.flatMap(section),
  ].join('\n');
