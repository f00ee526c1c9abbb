import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrationFindings, recordMigrations } from '../../scripts/migrations';
import { createTree } from './run-script';

describe('Record of the migrations', () => {
  it('The check passes recorded migrations, whatever their line endings', () => {
    const folder = recordedMigrations();
    expect(migrationFindings(folder)).toEqual([]);
    writeFileSync(join(folder, '0000_schema.sql'), 'create table a ();\r\ncreate table b ();\r\n');
    expect(migrationFindings(folder)).toEqual([]);
  });

  it('The check refuses a recorded migration that was changed, also after new ones are recorded', () => {
    const folder = recordedMigrations();
    writeFileSync(join(folder, '0000_schema.sql'), 'create table a ();\n');
    writeFileSync(join(folder, '0002_c.sql'), 'create table c ();\n');
    recordMigrations(folder);
    expect(migrationFindings(folder)).toEqual([
      '0000_schema.sql was changed or deleted: restore it, and write another migration.',
    ]);
  });

  it('The check refuses a recorded migration that was deleted', () => {
    const folder = recordedMigrations();
    rmSync(join(folder, '0001_rules.sql'));
    expect(migrationFindings(folder)).toEqual([
      '0001_rules.sql was changed or deleted: restore it, and write another migration.',
    ]);
  });

  it('The check refuses a migration that is not recorded', () => {
    const folder = recordedMigrations();
    const recorded = readFileSync(join(folder, 'hashes.json'), 'utf8');
    writeFileSync(join(folder, '0002_c.sql'), 'create table c ();\n');
    expect(migrationFindings(folder)).toEqual([
      '0002_c.sql is not recorded: run npx tsx scripts/migrations.ts --record.',
    ]);
    recordMigrations(folder);
    expect(migrationFindings(folder)).toEqual([]);
    const { '0002_c.sql': _added, ...others } = JSON.parse(
      readFileSync(join(folder, 'hashes.json'), 'utf8'),
    );
    expect(others).toEqual(JSON.parse(recorded));
  });

  it('The check refuses a snapshot before the last one, and recording deletes it', () => {
    const folder = recordedMigrations();
    mkdirSync(join(folder, 'meta'));
    for (const name of ['0000_snapshot.json', '0001_snapshot.json', '_journal.json']) {
      writeFileSync(join(folder, 'meta', name), '{}');
    }
    expect(migrationFindings(folder)).toEqual([
      'meta/0000_snapshot.json is not the last snapshot: run npx tsx scripts/migrations.ts --record.',
    ]);
    recordMigrations(folder);
    expect(migrationFindings(folder)).toEqual([]);
    expect(readdirSync(join(folder, 'meta')).toSorted()).toEqual([
      '0001_snapshot.json',
      '_journal.json',
    ]);
  });
});

function recordedMigrations(): string {
  const folder = createTree({
    '0000_schema.sql': 'create table a ();\ncreate table b ();\n',
    '0001_rules.sql': 'alter table a set (fillfactor = 85);\n',
    'hashes.json': '{}',
  });
  recordMigrations(folder);
  return folder;
}
