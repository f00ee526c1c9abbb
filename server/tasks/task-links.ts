import { and, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type {
  ConversationLink,
  ConversationLinkKind,
} from '#domain/conversations/conversation-link';
import type { Permission } from '#domain/permissions/permissions';
import type { Reader } from '../context';
import { preparedStatement } from '../database/prepared-statements';
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
/** The records of a store with these ids. */
interface Sought {
  readonly storeId: string;
  readonly ids: readonly string[];
}
type Find = (reader: Reader, sought: Sought) => Promise<(LinkLabels & { id: string })[]>;

function same(label: string): LinkLabels {
  return { label, labelEn: label, labelAr: label };
}

function isSought(storeId: SQLWrapper, id: SQLWrapper, ...conditions: SQL[]) {
  return and(
    sql`${storeId} = ${sql.placeholder('storeId')}`,
    sql`${id} = any(${sql.placeholder('ids')}::text[])`,
    ...conditions,
  );
}

const ordersById = preparedStatement((reader) =>
  reader
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(isSought(orders.storeId, orders.id))
    .prepare('links orders'),
);

const productsById = preparedStatement((reader) =>
  reader
    .select({
      id: products.id,
      label: products.name,
      labelEn: products.nameEn,
      labelAr: products.nameAr,
    })
    .from(products)
    .where(isSought(products.storeId, products.id))
    .prepare('links products'),
);

const returnsById = preparedStatement((reader) =>
  reader
    .select({ id: returns.id, number: returns.number })
    .from(returns)
    .where(isSought(returns.storeId, returns.id))
    .prepare('links returns'),
);

const clientsById = preparedStatement((reader) =>
  reader
    .select({ id: clients.id, firstName: clients.firstName, lastName: clients.lastName })
    .from(clients)
    .where(isSought(clients.storeId, clients.id))
    .prepare('links clients'),
);

const payoutsById = preparedStatement((reader) =>
  reader
    .select({ id: payouts.id, number: payouts.number })
    .from(payouts)
    .where(isSought(payouts.storeId, payouts.id))
    .prepare('links payouts'),
);

const candidaciesById = preparedStatement((reader) => {
  const { id, firstName, lastName, storeId, erasedAt } = candidacies;
  return reader
    .select({ id, firstName, lastName })
    .from(candidacies)
    .where(isSought(storeId, id, isNull(erasedAt)))
    .prepare('links candidacies');
});

type Numbered = Promise<{ id: string; number: string | number }[]>;
type Named = Promise<{ id: string; firstName: string; lastName: string }[]>;

async function byNumber(found: Numbered) {
  return (await found).map(({ id, number }) => ({ id, ...same(`${number}`) }));
}

async function byName(found: Named) {
  return (await found).map(({ id, firstName, lastName }) => ({
    id,
    ...same(`${firstName} ${lastName}`.trim()),
  }));
}

const FIND: Readonly<Record<ConversationLinkKind, Find>> = {
  order: (reader, sought) => byNumber(ordersById(reader).execute({ ...sought })),
  product: (reader, sought) => productsById(reader).execute({ ...sought }),
  return: (reader, sought) => byNumber(returnsById(reader).execute({ ...sought })),
  client: (reader, sought) => byName(clientsById(reader).execute({ ...sought })),
  payout: (reader, sought) => byNumber(payoutsById(reader).execute({ ...sought })),
  candidacy: (reader, sought) => byName(candidaciesById(reader).execute({ ...sought })),
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
      return FIND[kind](reader, { storeId, ids: [...new Set(ids)] });
    }),
  );
  return new Map(found.flat().map(({ id, ...labels }) => [id, labels]));
}
