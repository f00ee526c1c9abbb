/**
 * `npm run dev`: the server from its sources, restarted at each change, and the portal with hot
 * reload on its own port, which forwards /api and /media to the server.
 */
import { spawn } from 'node:child_process';
import { devEnvironments } from './dev-environments.mjs';
import { ensureInstalled, refuseOldNode } from './install.mjs';
import { bin, endWithParent, root, runCommand } from './project.mjs';

const apiPort = process.env.PORT || '4310';
const running = [];

function restartOnExit(program, parameters, env) {
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
  refuseOldNode();
  ensureInstalled();
  endWithParent();
  for (const signal of ['SIGINT', 'SIGTERM']) {
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
