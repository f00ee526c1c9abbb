import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { runPostgresProgram } from './postgres-programs';

const folder = await mkdtemp(path.join(tmpdir(), 'programs-'));
afterAll(() => rm(folder, { recursive: true }));

test('The program of PostgreSQL is given every part of the address, and verifies the server with the same authority', async () => {
  await writeFile(path.join(folder, 'pg_dump'), '#!/bin/sh\nenv | grep ^PG | sort\n', {
    mode: 0o755,
  });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  const output = new PassThrough();
  const url =
    'postgres://portal:p%40ss@db.example:6432/shop?sslmode=verify-full&sslrootcert=/etc/ca.pem';
  const [written] = await Promise.all([
    text(output),
    runPostgresProgram('pg_dump', url, [], { output }),
  ]);
  vi.unstubAllEnvs();
  expect(written.trim().split('\n')).toEqual([
    'PGDATABASE=shop',
    'PGHOST=db.example',
    'PGPASSWORD=p@ss',
    'PGPORT=6432',
    'PGSSLMODE=verify-full',
    'PGSSLROOTCERT=/etc/ca.pem',
    'PGUSER=portal',
  ]);
});
