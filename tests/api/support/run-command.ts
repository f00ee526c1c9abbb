import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from '../../support/project-folder';

/** How a command ended, and what it printed. */
export interface CommandEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly errors: string;
}

/** A command of the server as a separate process. */
export interface RunningCommand {
  readonly child: ChildProcess;
  readonly end: Promise<CommandEnd>;
}

/** The built command if a built server is tested, otherwise the one of the sources. */
function programOf(name: string): string[] {
  const server = process.env['TEST_SERVER'];
  return server
    ? [path.join(path.dirname(server), `${name}.js`)]
    : ['--import', 'tsx', `server/commands/${name}.ts`];
}

/** A shell that lets the program write files of half a megabyte at most, as on a full disk. */
const ON_FULL_DISK = ['sh', '-c', 'ulimit -f 1000; exec "$@"', 'sh'];

/** @param options.onFullDisk whether it can write small files only */
export function startCommand(
  name: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  { onFullDisk = false }: { readonly onFullDisk?: boolean } = {},
): RunningCommand {
  const shell = onFullDisk ? ON_FULL_DISK : [];
  const words = [...shell, process.execPath, ...programOf(name), ...parameters];
  const child = spawn(words[0] ?? '', words.slice(1), {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (piece: Buffer) => {
    output += piece.toString();
  });
  child.stderr.on('data', (piece: Buffer) => {
    errors += piece.toString();
  });
  const end = new Promise<CommandEnd>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output, errors }));
  });
  return { child, end };
}
