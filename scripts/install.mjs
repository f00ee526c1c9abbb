/**
 * Installs the packages when they are missing or differ from the lock file. Commands of package.json
 * run it before a program in TypeScript, which needs packages.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError, root, runCommand, runNpm } from './project.mjs';

const stamp = join(root, 'node_modules/.installed-from');
const oldestNode = [20, 19];

/**
 * Node's version is checked first: older ones fail later with errors that are hard to understand.
 */
export function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new CommandError(
      `Node ${process.versions.node} is too old: install Node ${oldestNode.join('.')} or newer.`,
    );
  }
}

export function ensureInstalled() {
  const wanted = fingerprint();
  if (stampedWith(wanted) || matchesLock()) return;
  console.log('Installing packages (npm ci), about a minute …');
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Some versions of npm write lock files that their own `npm ci` refuses.
  const installed = runNpm(['ci', ...options]) || installedLoosely(options);
  if (!installed) {
    throw new CommandError('The packages could not be installed: see what npm says above.');
  }
  writeFileSync(stamp, wanted);
}

function installedLoosely(options) {
  console.log('npm ci refused; installing with npm install …');
  return runNpm(['install', '--no-save', ...options]);
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of ['package.json', 'package-lock.json']) {
    if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function stampedWith(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

/** npm writes this list at the end of an install; a manual install is accepted too. */
function matchesLock() {
  const installedList = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (!existsSync(installedList) || !existsSync(lock)) return false;
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages;
  const locked = Object.entries(JSON.parse(readFileSync(lock, 'utf8')).packages);
  return locked.every(
    ([path, wanted]) =>
      path === '' ||
      (installed[path]
        ? installed[path].version === wanted.version && existsSync(join(root, path))
        : wanted.optional === true || wanted.devOptional === true || wanted.peer === true),
  );
}

if (process.argv[1] && resolve(process.argv[1]) === join(root, 'scripts/install.mjs')) {
  await runCommand(() => {
    refuseOldNode();
    ensureInstalled();
  });
}
