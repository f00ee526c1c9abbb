import type { Reader } from '../context';

/**
 * The client that executes a reader's statements: the pool, or, in a transaction, its connection,
 * which outlives the transaction and stores its prepared statements.
 */
function clientOf(reader: Reader): object {
  // drizzle's types do not expose a session's client.
  return (reader._.session as unknown as { readonly client: object }).client;
}

/**
 * Statements that are built once and run often. PostgreSQL parses a named statement once in each
 * connection and stores its plan where that pays, and the server does not build its text at each
 * request. Only for a bounded number of texts: every connection stores all statements it ever
 * received.
 * @param prepare builds the statement of a key, under a name that only this key has
 * @returns the statement, for this database or transaction
 */
export function preparedStatements<Key extends string, Statement>(
  prepare: (reader: Reader, key: Key) => Statement,
): (reader: Reader, key: Key) => Statement {
  const kept = new WeakMap<object, Map<Key, Statement>>();
  return (reader, key) => {
    const client = clientOf(reader);
    const statements = kept.get(client) ?? new Map<Key, Statement>();
    kept.set(client, statements);
    const statement = statements.get(key) ?? prepare(reader, key);
    statements.set(key, statement);
    return statement;
  };
}

/** The same for a single statement. */
export function preparedStatement<Statement>(
  prepare: (reader: Reader) => Statement,
): (reader: Reader) => Statement {
  const statements = preparedStatements<'only', Statement>(prepare);
  return (reader) => statements(reader, 'only');
}
