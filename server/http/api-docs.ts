import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { DatabaseAccess } from '../context';
import type { Contract } from './contract';

const PREFIX = '/api-docs';

/** The page brings its own scripts and styles; it speaks to this server alone. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Tables whose records the contract's examples name. */
const EXAMPLES: Readonly<Record<string, string>> = {
  orderId: 'orders',
  productId: 'products',
  storeId: 'stores',
  clientId: 'clients',
  variantId: 'variants',
  userId: 'users',
  mediaId: 'media',
  returnId: 'returns',
  cancellationId: 'cancellations',
  invoiceId: 'invoices',
  paymentId: 'payments',
  payoutId: 'payouts',
};

type Ids = Readonly<Record<string, string>>;

/** Records of the first store, so that what the page proposes can be tried as it stands. */
const knownIds = async ({ db }: DatabaseAccess): Promise<Ids> => {
  const found = await Promise.all(
    Object.entries(EXAMPLES).map(async ([parameter, table]) => {
      const ofStore = table === 'stores' ? sql`id` : sql`store_id`;
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from ${sql.identifier(table)}
             where ${ofStore} = (select min(id) from stores) order by id limit 1`,
      );
      return [parameter, rows[0]?.id] as const;
    }),
  );
  return Object.fromEntries(found.flatMap(([name, id]) => (id ? [[name, id]] : [])));
};

/** The contract with examples of records that exist. */
const withExamples = (contract: Contract, ids: Ids): Contract => {
  const copy = structuredClone(contract);
  for (const item of Object.values(copy.paths)) {
    for (const parameter of item.parameters ?? []) {
      const id = ids[parameter.name];
      if (parameter.in === 'path' && id) Object.assign(parameter, { example: id });
    }
  }
  return copy;
};

/**
 * The contract as a page to read and to try, under `/api-docs/`. For development: nothing of it is
 * loaded unless asked for, and it works without the Internet.
 */
export const registerApiDocs = async (
  app: FastifyInstance,
  contract: Contract,
  database: DatabaseAccess,
): Promise<void> => {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const document = withExamples(contract, await knownIds(database));
  await app.register(swagger, {
    mode: 'static',
    // Held to OpenAPI by the linter, which knows more of it than these types.
    specification: { document: document as never },
  });
  await app.register(swaggerUi, {
    routePrefix: PREFIX,
    staticCSP: POLICY,
    uiConfig: { docExpansion: 'none', deepLinking: true, filter: true, tryItOutEnabled: true },
  });
};
