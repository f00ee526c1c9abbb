import { and, eq, inArray, isNull } from 'drizzle-orm';
import type {
  ConversationLink,
  ConversationLinkKind,
} from '#domain/conversations/conversation-link';
import type { Permission } from '#domain/permissions/permissions';
import type { Reader } from '../context';
import { clients, orders } from '../database/schema/orders';
import { payouts } from '../database/schema/payouts';
import { products } from '../database/schema/products';
import { returns } from '../database/schema/returns';
import { candidacies } from '../database/schema/vacancies';

/** What a user needs to see the records of each kind. */
const PERMISSION_OF: Readonly<Record<ConversationLinkKind, Permission>> = {
  order: 'orders.see',
  product: 'products.see',
  return: 'returns.see',
  client: 'orders.see',
  payout: 'payments.see',
  candidacy: 'vacancies.edit',
};

/** How a task or a conversation names its record. Numbers and names of people are the same in all languages. */
export interface LinkLabels {
  readonly label: string | null;
  readonly labelEn: string | null;
  readonly labelAr: string | null;
}

type Labels = ReadonlyMap<string, LinkLabels>;
type Find = (
  reader: Reader,
  storeId: string,
  ids: string[],
) => Promise<(LinkLabels & { id: string })[]>;

function same(label: string): LinkLabels {
  return { label, labelEn: label, labelAr: label };
}

const FIND: Readonly<Record<ConversationLinkKind, Find>> = {
  order: async (reader, storeId, ids) => {
    const rows = await reader
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .where(and(eq(orders.storeId, storeId), inArray(orders.id, ids)));
    return rows.map(({ id, number }) => ({ id, ...same(`${number}`) }));
  },
  product: (reader, storeId, ids) =>
    reader
      .select({
        id: products.id,
        label: products.name,
        labelEn: products.nameEn,
        labelAr: products.nameAr,
      })
      .from(products)
      .where(and(eq(products.storeId, storeId), inArray(products.id, ids))),
  return: async (reader, storeId, ids) => {
    const rows = await reader
      .select({ id: returns.id, number: returns.number })
      .from(returns)
      .where(and(eq(returns.storeId, storeId), inArray(returns.id, ids)));
    return rows.map(({ id, number }) => ({ id, ...same(`${number}`) }));
  },
  client: async (reader, storeId, ids) => {
    const rows = await reader
      .select({ id: clients.id, firstName: clients.firstName, lastName: clients.lastName })
      .from(clients)
      .where(and(eq(clients.storeId, storeId), inArray(clients.id, ids)));
    return rows.map(({ id, firstName, lastName }) => ({
      id,
      ...same(`${firstName} ${lastName}`.trim()),
    }));
  },
  payout: async (reader, storeId, ids) => {
    const rows = await reader
      .select({ id: payouts.id, number: payouts.number })
      .from(payouts)
      .where(and(eq(payouts.storeId, storeId), inArray(payouts.id, ids)));
    return rows.map(({ id, number }) => ({ id, ...same(number) }));
  },
  candidacy: async (reader, storeId, ids) => {
    const { id, firstName, lastName, storeId: ofStore, erasedAt } = candidacies;
    const rows = await reader
      .select({ id, firstName, lastName })
      .from(candidacies)
      .where(and(eq(ofStore, storeId), inArray(id, ids), isNull(erasedAt)));
    return rows.map((row) => ({ id: row.id, ...same(`${row.firstName} ${row.lastName}`.trim()) }));
  },
};

/** Who reads the links. */
export interface LinkReader {
  readonly storeId: string;
  readonly permissions: readonly Permission[];
}

/** The names of linked records by id; those that the reader may not see are missing. */
export async function findLinkLabels(
  reader: Reader,
  links: readonly ConversationLink[],
  { storeId, permissions }: LinkReader,
): Promise<Labels> {
  const kinds = [...new Set(links.map(({ kind }) => kind))].filter((kind) =>
    permissions.includes(PERMISSION_OF[kind]),
  );
  const found = await Promise.all(
    kinds.map((kind) => {
      const ids = links.filter((link) => link.kind === kind).map(({ id }) => id);
      return FIND[kind](reader, storeId, [...new Set(ids)]);
    }),
  );
  return new Map(found.flat().map(({ id, ...labels }) => [id, labels]));
}
