import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with these files, by relative path, until the test ends. */
export function createTree(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = mkdtempSync(join(tmpdir(), 'trial-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/**
 * Runs Node with these parameters, flags first, and returns the exit status and all output.
 * @param cwd the repository, if omitted
 */
export function runScript(
  parameters: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
): { status: number | null; output: string } {
  const run = spawnSync(process.execPath, parameters, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 60_000,
  });
  return { status: run.status, output: (run.stdout + run.stderr).trim() };
}

/**
 * The lines of a module that the linter refuses with this message, each once. It runs with the
 * repository's own configuration and rules; the module is alone in its own folder.
 * @param path the module's path in the repository: rules differ by folder and extension
 */
export function linesRefused(path: string, lines: readonly string[], message: string): number[] {
  const rules = readdirSync('scripts/lint').map((name) => `scripts/lint/${name}`);
  const copied = ['biome.json', ...rules].map((file) => [file, readFileSync(file)] as const);
  const root = createTree({ ...Object.fromEntries(copied), [path]: lines.join('\n') });
  const { output } = runScript([
    'node_modules/@biomejs/biome/bin/biome',
    'lint',
    '--reporter=github',
    '--max-diagnostics=none',
    `--config-path=${root}`,
    join(root, path),
  ]);
  const found = output.split('\n').filter((line) => line.includes(message));
  const numbers = found.map((line) => Number(/line=(\d+)/.exec(line)?.[1]));
  return [...new Set(numbers)].sort((one, other) => one - other);
}
