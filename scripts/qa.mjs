/**
 * `npm run qa`: runs the paths of the machines; with `--browser` on the built product. `-- help`
 * lists the options.
 */
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, refuseOldNode } from './install.mjs';
import { bin, runCommand, runProgram } from './project.mjs';

await runCommand(async () => {
  refuseOldNode();
  ensureInstalled();
  const words = process.argv.slice(2);
  const environment = { NODE_ENV: 'test' };
  if (words.includes('--browser')) {
    ensureBuilt();
    environment.CHROMIUM_PATH = await ensureBrowser();
  }
  process.exitCode = runProgram(bin('tsx'), ['tests/qa/main.ts', ...words], environment) ? 0 : 1;
});
