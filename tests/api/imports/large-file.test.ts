import { expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';

test('The server refuses a file beyond the limit with 413, and creates no import job', async () => {
  const server = await startTestServer({ config: { uploadLimitBytes: 2000 } });
  const admin = await server.signIn('admin');
  const rows = Array.from({ length: 200 }, (_, index) => `BIG-${index},Bol`);
  const content = ['code,name_fr', ...rows].join('\n');
  const sent = { name: 'grand.csv', content };
  const { status, body } = await admin.upload('/api/store/product/import/new', sent);
  expect([status, body.code]).toEqual([413, 'payload_too_large']);
  const jobs = await server.database.db.execute('select id from import_jobs');
  expect(jobs.rows).toEqual([]);
});
