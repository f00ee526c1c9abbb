/** Tables whose writes leave no line in the audit log, each with the reason. */
export const UNAUDITED: Readonly<Record<string, string>> = {
  audit_log: 'it is the log',
  categories: 'reference data that a release of the server brings along',
  cities: 'reference data that a release of the server brings along',
  idempotency_keys: 'answers kept for a day, no business data',
  import_file_chunks: 'the file as it came, kept until it is imported',
  import_rows: 'remarks of an import on its rows, written anew at each run',
  mail_outbox: 'mails on their way',
  password_resets: 'links that end within days; what they change is in the line of the user',
  product_tallies: 'counts derived from products',
  rate_limits: 'tries counted by the minute',
  sessions: 'who is signed in, not what he changed',
  table_views: 'how one user likes to see a table',
  user_preferences: 'how one user likes the portal',
};
