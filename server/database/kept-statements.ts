import type { Reader } from '../context';

/**
 * Statements that are built once and run often. PostgreSQL parses a named statement once in each
 * connection and keeps its plan where that pays, and we don't build its text at each request. For
 * texts of a bounded number only: every connection remembers all it was ever given.
 * @param prepare builds the statement of a key, under a name that only this key has
 * @returns the statement, for this database or transaction
 */
export const keptStatements = <Key extends string, Statement>(
  prepare: (reader: Reader, key: Key) => Statement,
): ((reader: Reader, key: Key) => Statement) => {
  const kept = new WeakMap<Reader, Map<Key, Statement>>();
  return (reader, key) => {
    const statements = kept.get(reader) ?? new Map<Key, Statement>();
    kept.set(reader, statements);
    const statement = statements.get(key) ?? prepare(reader, key);
    statements.set(key, statement);
    return statement;
  };
};

/** The same for a single statement. */
export const keptStatement = <Statement>(
  prepare: (reader: Reader) => Statement,
): ((reader: Reader) => Statement) => {
  const statements = keptStatements<'only', Statement>(prepare);
  return (reader) => statements(reader, 'only');
};
