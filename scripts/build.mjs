/** Builds portal and server for production, and checks the portal's budgets. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bin, CommandError, root, runCommand, runProgram, runTypeScript } from './project.mjs';

const stampFile = join(root, 'dist/.built-from');
const results = [
  'server/main.js',
  'server/migrate.js',
  'web/index.html',
  'web/public-app.html',
  'web/share.png',
].map((path) => join(root, 'dist', path));
/** The sources of the build. */
export const SOURCES = [
  'src',
  'public',
  'openapi',
  'server',
  'package-lock.json',
  'package.json',
  'rsbuild.config.ts',
  'tsconfig.json',
  'redocly.yaml',
  'scripts',
  'bundler',
];

/** The environment variables that the build reads. */
const settings = [
  'PUBLIC_API_URL',
  'PUBLIC_OPENING',
  'PUBLIC_APP_SCHEME',
  'PUBLIC_ANDROID_LISTING',
  'PUBLIC_IOS_LISTING',
];

/** Generates and builds when a source or a setting changed since the last build. */
export function ensureBuilt() {
  const whole = [stampFile, ...results].every((path) => existsSync(path));
  if (!whole || readFileSync(stampFile, 'utf8') !== fingerprintOf(SOURCES)) build();
}

export function build() {
  rmSync(stampFile, { force: true });
  console.log('Writing the generated files …');
  if (!runTypeScript('scripts/generate.ts')) {
    throw new CommandError('The generated files could not be written: see above.');
  }
  console.log('Building portal and server …');
  if (!runProgram(bin('rsbuild'), ['build', '--log-level', 'warn'], { NODE_ENV: 'production' })) {
    throw new CommandError('The build failed: see above.');
  }
  // It needs packages, and this file is loaded before they are installed.
  const prerender = 'dist/prerender/prerender.js';
  if (!runProgram(process.execPath, [prerender], { NODE_ENV: 'production' })) {
    throw new CommandError('The pages could not be written: see above.');
  }
  rmSync(join(root, 'dist/prerender'), { recursive: true });
  if (!runTypeScript('bundler/finish-build.ts')) {
    throw new CommandError('The build could not be finished: see above.');
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile, fingerprintOf(SOURCES));
}

/**
 * @param {string[]} paths files and folders of the project
 * @returns {string} a hash that changes when they or the settings of the build change; unit tests
 *   are excluded
 */
export function fingerprintOf(paths) {
  const hash = createHash('sha256').update(
    JSON.stringify(settings.map((name) => [name, process.env[name]])),
  );
  for (const file of paths.flatMap(filesIn)) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesIn(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  const entries = readdirOrNothing(absolute);
  if (entries) return entries.sort().flatMap((name) => filesIn(`${path}/${name}`));
  return /\.test\.tsx?$/.test(path) ? [] : [path];
}

function readdirOrNothing(path) {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}

if (process.argv[1] && resolve(process.argv[1]) === join(root, 'scripts/build.mjs')) {
  await runCommand(() => {
    build();
    if (!runTypeScript('scripts/bundle-budgets.ts')) {
      throw new CommandError('The build is heavier than its budget.');
    }
    if (!runTypeScript('scripts/licences.ts', ['--check'])) {
      throw new CommandError('The licence of a package does not allow it in the build.');
    }
  });
}
