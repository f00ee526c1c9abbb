import { PERFORMERS, type Transition } from '#domain/lifecycle/lifecycle';
import { PERMISSIONS } from '#domain/permissions/permissions';
import type { AnyLifecycle } from './lifecycle-table';

type Row = Transition<string, string>;
type Rows = readonly Row[];

/** A lifecycle with one small change. */
export interface LifecycleMutant {
  readonly name: string;
  readonly transitions: Rows;
}

/** The next entry of a list, and the first one after the last. */
function after<One>(list: readonly One[], one: One): One | undefined {
  return list[(list.indexOf(one) + 1) % list.length];
}

function rowChanges({ statuses, transitions }: AnyLifecycle, row: Row): [string, Partial<Row>][] {
  const added = statuses.find((status) => !row.from.includes(status) && status !== row.to);
  const newcomer = PERFORMERS.find((actor) => !row.who.includes(actor));
  const other = after(transitions, row)?.action;
  const kept = (key: 'permission' | 'reasonRequired' | 'condition' | 'effect') =>
    row[key] === undefined ? [] : [key];
  return [
    ...row.from.map((status): [string, Partial<Row>] => [
      `drop status ${status ?? 'nothing'}`,
      { from: row.from.filter((one) => one !== status) },
    ]),
    ...(added
      ? [[`add status ${added}`, { from: [...row.from, added] }] as [string, Partial<Row>]]
      : []),
    ['change target', { to: after([...new Set([...statuses, 'archived'])], row.to) ?? 'archived' }],
    ...(other && other !== row.action
      ? [['change action', { action: other }] as [string, Partial<Row>]]
      : []),
    ...row.who.map((actor): [string, Partial<Row>] => [
      `drop performer ${actor}`,
      { who: row.who.filter((one) => one !== actor) },
    ]),
    ...(newcomer
      ? [[`add performer ${newcomer}`, { who: [...row.who, newcomer] }] as [string, Partial<Row>]]
      : []),
    [
      'change permission',
      { permission: after(PERMISSIONS, row.permission ?? PERMISSIONS[0]) ?? PERMISSIONS[0] },
    ],
    ...(row.reasonRequired === undefined
      ? [['require a reason', { reasonRequired: true }] as [string, Partial<Row>]]
      : []),
    ...[
      ...kept('permission'),
      ...kept('reasonRequired'),
      ...kept('condition'),
      ...kept('effect'),
    ].map((key): [string, Partial<Row>] => [`drop ${key}`, { [key]: undefined }]),
  ];
}

/**
 * Every small change to one row of a lifecycle, one at a time, and a row dropped, moved or added.
 */
export function lifecycleMutantsOf(lifecycle: AnyLifecycle): LifecycleMutant[] {
  const { transitions, statuses } = lifecycle;
  const at = (index: number) => {
    const { from = [], action = '' } = transitions[index] ?? {};
    return `row ${index} (${from.join(', ')}: ${action})`;
  };
  const ofRows = transitions.flatMap((row, index) => [
    { name: `drop ${at(index)}`, transitions: transitions.toSpliced(index, 1) },
    ...(index > 0
      ? [
          {
            name: `move ${at(index)} up`,
            transitions: transitions.toSpliced(index - 1, 2, row, transitions[index - 1] as Row),
          },
        ]
      : []),
    ...rowChanges(lifecycle, row).map(([name, change]) => ({
      name: `${name} of ${at(index)}`,
      transitions: transitions.toSpliced(index, 1, { ...row, ...change }),
    })),
  ]);
  const added = statuses.flatMap((status) => {
    const missing = transitions.find(({ from }) => !from.includes(status));
    if (!missing) return [];
    const row = { ...missing, from: [status] };
    return [{ name: `add ${missing.action} from ${status}`, transitions: [...transitions, row] }];
  });
  return [...ofRows, ...added];
}
