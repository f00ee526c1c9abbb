import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSource } from 'oazapfts';
import { afterAll, expect, test } from 'vitest';
import { projectFolder } from '../../support/project-folder';
import { DEMO_PASSWORD, startTestServer } from '../support/test-server';

/** Inside the project folder, where the generated code finds its runtime. */
const folder = path.join(projectFolder, 'test-results', `generated-client-${process.pid}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A program written from the store API's contract alone. */
const PROGRAM = `
import * as api from './store-api';

export const trade = async (baseUrl: string, username: string, password: string, code: string) => {
  api.defaults.baseUrl = baseUrl;
  const signedIn = await api.createToken({ username, password });
  if (signedIn.status !== 200) throw new Error(signedIn.data.title);
  api.defaults.headers = { authorization: 'Bearer ' + signedIn.data.access };
  const pending = await api.listOrders({ status: ['pending'], pageSize: 1 });
  if (pending.status !== 200) throw new Error(pending.data.title);
  const [order] = pending.data.items;
  if (!order) throw new Error('No order is pending.');
  const accepted = await api.performOrderAction(order.id, 'accept', {});
  const created = await api.createProduct({ code, name: 'Bol', productType: 'simple' });
  return {
    order: accepted.status === 200 ? accepted.data.status : accepted.data.title,
    product: created.status === 201 ? created.data.code : created.data.title,
  };
};
`;

interface Program {
  trade(url: string, user: string, password: string, code: string): Promise<unknown>;
}

test('A client generated from the contract compiles, signs in, lists, creates and accepts', async () => {
  const server = await startTestServer();
  await mkdir(folder, { recursive: true });
  const contract = path.join(projectFolder, 'openapi', 'openapi.bundle.json');
  await writeFile(path.join(folder, 'store-api.ts'), await generateSource(contract));
  await writeFile(path.join(folder, 'program.ts'), PROGRAM);
  compile('program.ts');
  // The type checked by the compiler above.
  const program = (await import(path.join(folder, 'program.ts'))) as Program;
  const outcome = await program.trade(server.url, 'admin', DEMO_PASSWORD, 'GENERATED-1');
  expect(outcome).toEqual({ order: 'confirmed', product: 'GENERATED-1' });
});

/** @throws Error with the compiler's output for the program and its client */
function compile(file: string): void {
  const compiler = path.join(projectFolder, 'node_modules', 'typescript', 'bin', 'tsc');
  const options = [
    '--noEmit',
    '--strict',
    '--ignoreConfig',
    '--types',
    'node',
    '--target',
    'es2022',
  ];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--skipLibCheck'];
  try {
    execFileSync(process.execPath, [compiler, ...options, ...modules, path.join(folder, file)]);
  } catch (failure) {
    // When a program fails, execFileSync's error contains its output.
    throw new Error(String((failure as { stdout?: unknown }).stdout));
  }
}
