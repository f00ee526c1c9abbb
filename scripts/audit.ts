/**
 * `npm run audit`: fails if a package that a release has in it, bundled or installed, has a known weakness that
 * is high or critical. npm's own options know only dependencies and development dependencies; what the
 * portal bundles is among the latter, beside tools that never leave this repository.
 */
import { spawnSync } from 'node:child_process';
import { CommandError, root, runCommand } from './project.mjs';
import { lockedPackages } from './shipped-packages';

const SEVERE = ['high', 'critical'];

/** What npm says of a package. */
interface Weakness {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
  readonly nodes: readonly string[];
}

/** npm ends with an error if it finds anything. */
function reportOfNpm(): { vulnerabilities: Record<string, Weakness> } {
  const own = process.env.npm_execpath;
  const started = own?.endsWith('npm-cli.js') ? own : undefined;
  const { stdout } = spawnSync(
    started ? process.execPath : 'npm',
    [...(started ? [started] : []), 'audit', '--json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 100 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout);
  if (report.vulnerabilities) return report;
  throw new CommandError(`The registry did not answer: ${report.message ?? report.error?.summary}`);
}

await runCommand(() => {
  const shipped = new Map(
    lockedPackages(root).map(({ folder, where }) => [folder, where !== 'development']),
  );
  const { vulnerabilities } = reportOfNpm();
  const found = Object.values(vulnerabilities).filter(
    ({ severity, nodes }) => SEVERE.includes(severity) && nodes.some((node) => shipped.get(node)),
  );
  if (found.length === 0)
    return console.log('No package of a release has a known severe weakness.');
  const list = found.map(({ name, severity, range }) => `${name} ${range} (${severity})`);
  throw new CommandError(`Known weaknesses: ${list.join(', ')}.`);
});
