import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import S3rver from 's3rver';
import { afterAll, expect, test } from 'vitest';
import { createMediaStorage } from '../../../server/media/storage/media-storage';
import { readMediaStorageConfig } from '../../../server/media-storage-config';
import { png, uploadPicture } from '../media/pictures';
import { contentsOf } from '../support/database-contents';
import { installedPostgres, startInstalledPostgres } from '../support/installed-postgres';
import { startCommand } from '../support/run-command';
import { startServerProcess } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';

const folder = await temporaryFolder();
const buckets = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: `${folder.path}/buckets`,
  configureBuckets: ['pictures', 'restored'].map((name) => ({ name, configs: [] })),
});
const { port } = await buckets.run();
afterAll(async () => {
  await buckets.close();
  await folder.remove();
});

const programs = installedPostgres();
const file = path.join(folder.path, 'managed.backup');

/** Debian's packages `postgresql` bring what it needs; the embedded PostgreSQL has no pg_dump. */
test.skipIf(programs === undefined)(
  'A backup of a managed database and a bucket restores every table, sequence and picture',
  async () => {
    const url = await startInstalledPostgres(programs ?? '', folder.path);
    const source = environmentOf(url, 'pictures', 'media');
    const server = await startServerProcess(path.join(folder.path, 'data'), source);
    const admin = await server.signIn('admin');
    const pictures = [
      await uploadPicture(admin, await png()),
      await uploadPicture(admin, await png()),
    ];
    expect(await run('backup', source)).toMatchObject({ code: 0, errors: '' });
    const before = await contentsOf(url);
    server.kill('SIGTERM');
    await server.end;
    expect(await run('restore', source)).toMatchObject({
      code: 1,
      errors: 'The database of DATABASE_URL is in use: it has tables. Restore into an empty one.\n',
    });
    const empty = await emptyDatabase(url);
    const target = environmentOf(empty, 'restored', 'restored-media');
    expect(await run('restore', target)).toMatchObject({ code: 0, errors: '' });
    expect(await contentsOf(empty)).toEqual(before);
    for (const { url: address } of pictures) {
      const key = address.slice('/media/'.length);
      expect(await contentOf(target, key)).toEqual(await contentOf(source, key));
    }
    const drawings = await filesOf('media');
    expect(drawings.length).toBeGreaterThan(0);
    expect(await filesOf('restored-media')).toEqual(drawings);
  },
  240_000,
);

function environmentOf(databaseUrl: string, bucket: string, media: string) {
  return {
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'x'.repeat(32),
    SEED_DEMO: 'on',
    WORKER: 'off',
    MEDIA_STORAGE: 's3',
    MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    MEDIA_S3_BUCKET: bucket,
    MEDIA_S3_ACCESS_KEY_ID: 'S3RVER',
    MEDIA_S3_SECRET_ACCESS_KEY: 'S3RVER',
    MEDIA_DIR: path.join(folder.path, media),
  };
}

async function run(name: string, environment: NodeJS.ProcessEnv) {
  const { code, output, errors } = await startCommand(name, [file], environment).end;
  return { code, output, errors };
}

async function emptyDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database restored').finally(() => client.end());
  return url.replace(/\/postgres$/, '/restored');
}

async function contentOf(environment: NodeJS.ProcessEnv, key: string): Promise<string> {
  const storage = createMediaStorage(readMediaStorageConfig(environment), 'unused');
  const found = await storage.find(key);
  const pieces = await (await found?.open())?.toArray();
  return Buffer.concat(pieces ?? []).toString('base64');
}

async function filesOf(name: string): Promise<[string, string][]> {
  const place = path.join(folder.path, name);
  const names = await readdir(place, { recursive: true });
  const files = names.filter((each) => each.endsWith('.svg')).toSorted();
  return Promise.all(
    files.map(async (each) => [each, await readFile(path.join(place, each), 'base64')]),
  );
}
