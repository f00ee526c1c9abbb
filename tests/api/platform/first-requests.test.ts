import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder';
import { startTestServer } from '../support/test-server';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const webDir = `${folder.path}/web`;
await mkdir(`${webDir}/pages`, { recursive: true });
await writeFile(
  `${webDir}/index.html`,
  '<!doctype html><head><script src="/portal-boot.js" data-page="__FIRST_REQUESTS__"></script></head>',
);
const ROUTE = {
  path: '/dashboard/product/:productId',
  permission: 'products.see',
  table: null,
  scripts: ['/static/js/product.js'],
  wideScripts: [],
  phoneScripts: [],
  texts: [['common', 'shell']],
  phoneCalls: [],
  preview: null,
  calls: ['/api/store/product/:productId'],
};
await writeFile(
  `${webDir}/pages/first-requests.json`,
  JSON.stringify({ user: '/api/user/', routes: [ROUTE] }),
);
const server = await startTestServer({ seed: false, config: { webDir } });

describe('First requests in the document of the portal', () => {
  test('The document of a page contains the first requests of its route', async () => {
    expect(await pageAt('/dashboard/product/prd_1')).toEqual({
      ...ROUTE,
      path: '/dashboard/product/prd_1',
      calls: ['/api/store/product/prd_1'],
      user: '/api/user/',
    });
  });

  test('The document of a page without a route contains none', async () => {
    expect(await pageAt('/dashboard/nothing')).toBeNull();
  });

  test('A path cannot add an element or an attribute to the document', async () => {
    const html = await documentAt('/dashboard/product/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/="[^"]*"/g)).toHaveLength(2);
  });
});

async function documentAt(path: string): Promise<string> {
  return (await fetch(server.url + path)).text();
}

/** The value of `data-page`. */
async function pageAt(path: string): Promise<unknown> {
  const [, value = ''] = /data-page="([^"]*)"/.exec(await documentAt(path)) ?? [];
  return JSON.parse(value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}
