/**
 * Fails when the database's TypeScript schema has changed without a migration: generates a
 * migration in a copy, which must produce nothing.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const migrations = 'server/database/migrations';

function missingMigrations(): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(migrations, copy, { recursive: true });
    const known = readdirSync(copy);
    const schema = ['--dialect', 'postgresql', '--schema', './server/database/schema/*.ts'];
    const parameters = ['generate', ...schema, '--out', relative('.', copy)];
    execFileSync('node_modules/.bin/drizzle-kit', parameters, { stdio: 'pipe' });
    return readdirSync(copy).filter((name) => !known.includes(name));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (missingMigrations().length > 0) {
  console.error('The schema has changes without a migration: run npx drizzle-kit generate.');
  process.exitCode = 1;
}
