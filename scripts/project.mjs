/** Where the project is and how its programs are run. Plain Node: it is used before an install. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** A failure to be told in one sentence, without a stack. */
export class CommandError extends Error {}

/** @param {string} name a program that a package of ours installs */
export function bin(name) {
  return join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/**
 * Runs a program in the project's folder with its output shown.
 * @returns {boolean} whether it ended well
 */
export function runProgram(program, parameters, env = {}) {
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** @returns {boolean} whether npm, the one that started us where there is one, ended well */
export function runNpm(parameters) {
  const own = process.env.npm_execpath;
  const started = own?.endsWith('npm-cli.js') === true;
  return started
    ? runProgram(process.execPath, [own, ...parameters])
    : runProgram('npm', parameters);
}

/**
 * Ends this process in good order when the shell that npm started it in is gone: npm hands a
 * SIGTERM to that shell, and the shell to nobody.
 */
export function endWithParent() {
  const parent = process.ppid;
  const watch = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref();
}

/** Runs a command of ours; a refusal ends it with its sentence alone. */
export async function runCommand(work) {
  try {
    await work();
  } catch (failure) {
    console.error(failure instanceof CommandError ? `\n${failure.message}` : failure);
    process.exit(1);
  }
}
