import type { Permission } from '../permissions/permissions';

/** Kinds of records whose changes are told as they happen. */
export const CHANGE_KINDS = [
  'order',
  'return',
  'cancellation',
  'payment',
  'invoice',
  'notification',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * A hint that a record came, changed or went, never the record. Without `id` many of the kind did;
 * `revision` is that after the write, of records that have one.
 */
export interface ChangeHint {
  readonly kind: ChangeKind;
  readonly id?: string;
  readonly revision?: number;
}

const PERMISSION_BY_KIND: Readonly<Record<ChangeKind, Permission>> = {
  order: 'orders.see',
  return: 'returns.see',
  cancellation: 'orders.see',
  payment: 'payments.see',
  invoice: 'invoices.see',
  notification: 'account.own',
};

/** Whether somebody with these permissions is told of records of a kind: whoever may see them is. */
export const canReceiveHints = (kind: ChangeKind, permissions: readonly Permission[]): boolean =>
  permissions.includes(PERMISSION_BY_KIND[kind]);

const isKind = (value: unknown): value is ChangeKind => CHANGE_KINDS.some((kind) => kind === value);

/** The hint that a text of JSON holds; null for anything else, such as the kinds of a newer server. */
export const parseHint = (text: string): ChangeHint | null => {
  try {
    const { kind, id, revision }: Record<string, unknown> = JSON.parse(text) ?? {};
    if (!isKind(kind)) return null;
    return {
      kind,
      ...(typeof id === 'string' ? { id } : {}),
      ...(typeof revision === 'number' ? { revision } : {}),
    };
  } catch {
    return null;
  }
};
