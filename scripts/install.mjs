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
  if (stampedWith(wanted) || missing().length === 0) return;
  console.log('Installing packages (npm ci), about a minute …');
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Some versions of npm write lock files that their own `npm ci` refuses.
  const installed = runNpm(['ci', ...options]) || installedLoosely(options, 'npm ci refused');
  if (!installed) {
    throw new CommandError('The packages could not be installed: see what npm says above.');
  }
  installLeftOut(options);
  writeFileSync(stamp, wanted);
}

/** npm succeeds without optional packages that it could not fetch, among them compilers. */
function installLeftOut(options) {
  const leftOut = missing();
  if (leftOut.length === 0) return;
  installedLoosely(options, `npm left out ${leftOut.join(', ')}`);
  const stillMissing = missing();
  if (stillMissing.length > 0) {
    throw new CommandError(`npm did not install ${stillMissing.join(', ')}: start again.`);
  }
}

function installedLoosely(options, reason) {
  console.log(`${reason}; installing with npm install …`);
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

/**
 * The paths of locked packages that are not installed. npm writes its list at the end of an
 * install; a manual install is accepted too.
 */
function missing() {
  const installedList = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (!existsSync(lock)) throw new CommandError('package-lock.json is missing: restore it.');
  const locked = packagesOf(lock);
  if (!existsSync(installedList)) return Object.keys(locked);
  const onDisk = Object.entries(packagesOf(installedList)).filter(([path]) =>
    existsSync(join(root, path)),
  );
  return missingPackages(locked, Object.fromEntries(onDisk), thisPlatform());
}

function packagesOf(list) {
  return JSON.parse(readFileSync(list, 'utf8')).packages;
}

/**
 * The paths of packages that the lock file has and this platform lacks, such as
 * `node_modules/typescript`. npm leaves an optional package out without an error when it could not
 * be fetched; it counts as missing when it is built for this platform.
 * @param locked the `packages` of `package-lock.json`
 * @param installed the `packages` of `node_modules/.package-lock.json`
 * @param platform `os` and `cpu` as Node.js names them, `libc` `glibc`, `musl`, or undefined where
 *   packages do not differ by it
 */
export function missingPackages(locked, installed, platform) {
  return Object.entries(locked)
    .filter(([path, wanted]) => path !== '' && isMissing(wanted, installed[path], platform))
    .map(([path]) => path);
}

function isMissing(wanted, installed, platform) {
  if (installed) return installed.version !== wanted.version;
  const isOptional = wanted.optional === true || wanted.devOptional === true;
  return isOptional ? isBuiltFor(wanted, platform) : wanted.peer !== true;
}

/** Packages for any platform name none: they stand in for those that name this one. */
function isBuiltFor(wanted, { os, cpu, libc }) {
  const namesPlatform = wanted.os !== undefined || wanted.cpu !== undefined;
  return (
    namesPlatform && allows(wanted.os, os) && allows(wanted.cpu, cpu) && allows(wanted.libc, libc)
  );
}

/** Lists name what they allow, or with `!` what they refuse. */
function allows(list, value) {
  if (list === undefined || value === undefined) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((entry) => entry.startsWith('!'));
}

/** The platform that packages for Node.js are built for. */
function thisPlatform() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu, libc: undefined };
  const { glibcVersionRuntime } = process.report.getReport().header;
  return { os, cpu, libc: glibcVersionRuntime ? 'glibc' : 'musl' };
}

if (process.argv[1] && resolve(process.argv[1]) === join(root, 'scripts/install.mjs')) {
  await runCommand(() => {
    refuseOldNode();
    ensureInstalled();
  });
}
