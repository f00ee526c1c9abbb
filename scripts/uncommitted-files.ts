/**
 * Writes the files that the program needs and git does not have, because they follow from others: the
 * contract in one document, and the lists of all machines, pages and texts. Every command that
 * compiles or tests the sources does this first. What is up to date stays as it is.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { bin, root } from './project.mjs';
import { machineRegistries, portalRegistries } from './registries.ts';

/** The contract, with every reference inside the document. */
export const BUNDLED_CONTRACT = 'openapi/openapi.bundle.json';
/** Of which sources the bundle is made. */
const STAMP = '.cache/contract-bundled-from';
const REDOCLY = 'node_modules/@redocly/cli/package.json';

export function writeUncommittedFiles(): void {
  for (const [path, content] of [...machineRegistries(root), ...portalRegistries(root)]) {
    if (contentOf(path) !== content) write(path, content);
  }
  const sources = fingerprintOfContract();
  if (contentOf(STAMP) === sources && contentOf(BUNDLED_CONTRACT) !== undefined) return;
  write(BUNDLED_CONTRACT, bundledContract());
  write(STAMP, sources);
}

function fingerprintOfContract(): string {
  const files = readdirSync(join(root, 'openapi'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `openapi/${file}`)
    .toSorted();
  const hash = createHash('sha256');
  for (const file of [...files, 'redocly.yaml', REDOCLY])
    hash.update(file).update(contentOf(file) ?? '');
  return hash.digest('hex');
}

function bundledContract(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const target = join(folder, 'bundle.json');
  try {
    execFileSync(
      bin('redocly'),
      ['bundle', 'openapi/openapi.yaml', '--ext', 'json', '-o', target],
      {
        cwd: root,
        stdio: 'pipe',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    return `${JSON.stringify(JSON.parse(readFileSync(target, 'utf8')), null, 2)}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function contentOf(path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** In one step: a program that runs at the same time reads the old file or the new one. */
function write(path: string, content: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}

if (process.argv[1] && resolve(process.argv[1]) === join(root, 'scripts/uncommitted-files.ts')) {
  writeUncommittedFiles();
}
