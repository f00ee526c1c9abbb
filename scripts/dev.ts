/**
 * `npm run dev`: the server from its sources, restarted at each change, and the portal with hot
 * reload on its own port, which forwards /api and /media to the server.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { devEnvironments } from '../bundler/dev-environments';
import { bin, endWithParent, root, runCommand } from './project.mjs';
import { writeUncommittedFiles } from './uncommitted-files';

const apiPort = process.env.PORT || '4310';
const running: ChildProcess[] = [];

function restartOnExit(
  program: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>>,
): void {
  const child = spawn(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  running.push(child);
  // Both are needed: when either ends, the other is stopped.
  child.once('exit', (code) => {
    for (const other of running) other.kill('SIGTERM');
    process.exitCode ||= code ?? 1;
  });
}

await runCommand(() => {
  endWithParent();
  writeUncommittedFiles();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const child of running) child.kill(signal);
    });
  }
  restartOnExit(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], {
    PORT: apiPort,
    API_DOCS: process.env.API_DOCS || 'on',
  });
  restartOnExit(bin('rsbuild'), ['dev', ...devEnvironments], {
    API_SERVER: `http://localhost:${apiPort}`,
  });
});
