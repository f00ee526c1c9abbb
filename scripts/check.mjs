/**
 * `npm run check`: all static checks of the sources. All of them run, two at a time; the full
 * output of failed ones is printed at the end.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled, refuseOldNode } from './install.mjs';
import { bin, CommandError, root, runCommand, runTypeScript } from './project.mjs';

const folders = ['bin', 'src', 'server', 'tests', 'scripts', 'bundler'];
const node = process.execPath;

/** `fails` reads the output where the exit code alone is not sufficient. */
const checks = [
  { name: 'generated files', run: [node, '--import', 'tsx', 'scripts/generate.ts', '--check'] },
  // One checker: several would each check the types that they share.
  { name: 'types', run: [bin('tsc'), '--noEmit', '-p', '.', '--checkers', '1'] },
  { name: 'format and lint', run: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'lint with types',
    run: [bin('oxlint'), '--type-aware', '--deny-warnings', ...folders],
  },
  { name: 'layers', run: [bin('tsx'), 'scripts/layers.ts'] },
  { name: 'styles', run: [bin('tsx'), 'scripts/styles.ts'] },
  { name: 'texts', run: [bin('tsx'), 'scripts/texts.ts'] },
  { name: 'named packages', run: [bin('tsx'), 'scripts/named-packages.ts'] },
  {
    name: 'nothing unused',
    run: [bin('knip'), '--no-progress', '--no-config-hints', '--no-gitignore'],
  },
  {
    name: 'contract',
    run: [bin('redocly'), 'lint', 'store', '--format=stylish'],
    fails: (output) => /\b[1-9]\d* warnings?\b/.test(output),
  },
  { name: 'deployment files', run: [bin('tsx'), 'scripts/deployment-files.ts'] },
  { name: 'migrations', run: [bin('tsx'), 'scripts/migrations.ts'] },
  { name: 'whole lock file', run: [node, '--import', 'tsx', 'scripts/lock.ts', '--check'] },
  { name: 'lock file', run: npm(['ci', '--dry-run', '--ignore-scripts', '--no-audit']) },
];

function npm(parameters) {
  const own = process.env.npm_execpath;
  return own?.endsWith('npm-cli.js') ? [node, own, ...parameters] : ['npm', ...parameters];
}

/** @returns {Promise<{name: string, passed: boolean, seconds: string, output: string}>} */
function outcome({ name, run: [program, ...parameters], fails = () => false }) {
  const begun = Date.now();
  return new Promise((answer) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: {
        ...process.env,
        // The programs in Go collect garbage less often, which saves a third of their time.
        GOGC: '300',
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      },
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (piece) => {
      output += piece;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (failure) => keep(failure.message));
    child.once('close', (code) => {
      const passed = code === 0 && !fails(output);
      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
      answer({ name, passed, seconds, output });
    });
  });
}

async function takeFrom(queue, outcomes) {
  for (let next = queue.shift(); next; next = queue.shift()) outcomes.push(await outcome(next));
}

await runCommand(async () => {
  refuseOldNode();
  ensureInstalled();
  // All checks read them.
  if (!runTypeScript('scripts/uncommitted-files.ts')) {
    throw new CommandError('The uncommitted files could not be written: see above.');
  }
  const queue = [...checks];
  const outcomes = [];
  await Promise.all([takeFrom(queue, outcomes), takeFrom(queue, outcomes)]);
  const failed = outcomes.filter((one) => !one.passed);
  for (const { name, output } of failed) console.error(`\n--- ${name}\n${output.trim()}`);
  if (failed.length > 0) {
    throw new CommandError(`Failed: ${failed.map((one) => one.name).join(', ')}.`);
  }
});
