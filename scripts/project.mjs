/** The project's folder, and how its programs are run. Plain Node: used before an install. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** An error reported in one sentence, without a stack trace. */
export class CommandError extends Error {}

/** @param {string} name a program that an installed package provides */
export function bin(name) {
  return join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/**
 * Runs a program in the project's folder with its output shown.
 * @returns {boolean} whether it exited with success
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

/**
 * Runs a program in TypeScript, which needs the installed packages.
 * @param {string} program its path in the project
 * @param {string[]} [parameters]
 * @returns {boolean} whether it exited with success
 */
export function runTypeScript(program, parameters = []) {
  return runProgram(process.execPath, ['--import', 'tsx', program, ...parameters]);
}

/** @returns {boolean} whether npm (the one that started this process, if any) succeeded */
export function runNpm(parameters) {
  const own = process.env.npm_execpath;
  const started = own?.endsWith('npm-cli.js') === true;
  return started
    ? runProgram(process.execPath, [own, ...parameters])
    : runProgram('npm', parameters);
}

/**
 * Ends this process in an orderly way when the shell that npm started it in has exited: npm sends a
 * SIGTERM to that shell, and the shell does not forward it.
 */
export function endWithParent() {
  const parent = process.ppid;
  const watch = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref();
}

/** Runs a command of the project; a CommandError ends it with its sentence only. */
export async function runCommand(work) {
  try {
    await work();
  } catch (failure) {
    console.error(failure instanceof CommandError ? `\n${failure.message}` : failure);
    process.exit(1);
  }
}
