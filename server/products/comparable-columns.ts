import { type SQL, sql } from 'drizzle-orm';
import { products, variants } from '../database/schema/products';

/**
 * Codes in the form in which they are compared (`comparableCode` of the domain). Both expressions are
 * indexed together with the store.
 */
export const comparableProductCode: SQL<string> = sql<string>`comparable_code(${products.code})`;
export const comparableSku: SQL<string> = sql<string>`comparable_code(${variants.sku})`;
