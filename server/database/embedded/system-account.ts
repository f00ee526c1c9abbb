import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { StartupError } from '../../startup-error';

/** The system user that PostgreSQL runs as when this process is root: PostgreSQL refuses root. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

const NAME = 'postgres';

/** Folders of the system that every user can traverse, in order of preference. */
const TRAVERSABLE_FOLDERS = ['/var/lib/seller-portal', '/var/tmp/seller-portal'];

function idOf(flag: '-u' | '-g'): number {
  return Number(
    execFileSync('id', [flag, NAME], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}

function existing(): SystemAccount | undefined {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
}

/** The first of these that the system has: shadow's tools, then busybox's. */
const CREATION_COMMANDS: readonly (readonly string[])[] = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/bin/false', NAME],
  ['adduser', '-S', '-D', '-H', '-s', '/bin/false', NAME],
];

/**
 * The account to run PostgreSQL as: undefined for this process's own, unless it is root; then user
 * `postgres`, created if it is missing.
 * @throws StartupError when the user can't be created
 */
export function findDatabaseAccount(): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const found = existing();
  if (found) return found;
  for (const [command = '', ...args] of CREATION_COMMANDS) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) break;
  }
  const created = existing();
  if (created) return created;
  throw new StartupError(
    `PostgreSQL does not run as root and the user "${NAME}" could not be created; create it, start as another user, or set DATABASE_URL.`,
  );
}

/** Whether the account can traverse to the folder, determined by trying. */
export function canTraverse(account: SystemAccount, folder: string): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
      uid: account.uid,
      gid: account.gid,
      cwd: '/',
      stdio: 'ignore',
    }).status === 0
  );
}

/** Creates a folder and opens it to all; a strict umask would close it to the account. */
export async function makeTraversable(folder: string): Promise<void> {
  if ((await mkdir(folder, { recursive: true })) !== undefined) await chmod(folder, 0o755);
}

/**
 * A folder outside all home directories, for files that the account must reach.
 * @throws StartupError when the system has none
 */
export async function traversableFolder(account: SystemAccount): Promise<string> {
  for (const home of TRAVERSABLE_FOLDERS) {
    const isOurs = await makeTraversable(home)
      .then(() => stat(home))
      // Another user's folder of that name may contain anything.
      .then(({ uid }) => uid === process.getuid?.())
      .catch(() => false);
    if (isOurs && canTraverse(account, home)) return home;
  }
  throw new StartupError(
    `The user "${NAME}" can reach neither DATA_DIR nor ${TRAVERSABLE_FOLDERS.join(' nor ')}; choose a DATA_DIR that it can traverse to, or set DATABASE_URL.`,
  );
}
