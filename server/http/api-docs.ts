import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { DatabaseAccess } from '../context';
import type { Contract } from './openapi-document';

const PREFIX = '/api-docs';

/** The page loads only its own scripts and styles, and connects only to this server. */
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

/** Tables whose records are the examples of the contract's path parameters. */
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
  letterheadId: 'letterheads',
};

type Ids = Readonly<Record<string, string>>;

/** Ids of the first store's records, so that the page's example requests work unchanged. */
async function knownIds({ db }: DatabaseAccess): Promise<Ids> {
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
}

/** The contract with ids of existing records as examples. */
function withExamples(contract: Contract, ids: Ids): Contract {
  const copy = structuredClone(contract);
  for (const item of Object.values(copy.paths)) {
    for (const parameter of item.parameters ?? []) {
      const id = ids[parameter.name];
      if (parameter.in === 'path' && id) Object.assign(parameter, { example: id });
    }
  }
  return copy;
}

/**
 * The contract as a page to read and to try, under `/api-docs/`. For development: its code is
 * loaded only if it is enabled, and it works without the Internet.
 */
export async function registerApiDocs(
  app: FastifyInstance,
  contract: Contract,
  database: DatabaseAccess,
): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const document = withExamples(contract, await knownIds(database));
  await app.register(swagger, {
    mode: 'static',
    // The linter checks the document against OpenAPI, more strictly than these types.
    specification: { document: document as never },
  });
  await app.register(swaggerUi, {
    routePrefix: PREFIX,
    staticCSP: POLICY,
    uiConfig: { docExpansion: 'none', deepLinking: true, filter: true, tryItOutEnabled: true },
  });
}
