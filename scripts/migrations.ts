/**
 * Fails when the database's TypeScript schema has changed without a migration (it generates a
 * migration in a copy, which must produce nothing), and when a recorded migration has changed.
 * `--record` records the new migrations first.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { migrationFindings, recordMigrations } from './migration-hashes';

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

if (process.argv.includes('--record')) recordMigrations(migrations);
const findings = migrationFindings(migrations);
if (missingMigrations().length > 0) {
  findings.push('The schema has changes without a migration: run npx drizzle-kit generate.');
}
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
