/**
 * `npm run qa`: runs the paths of the machines; with `--browser` on the built product. `-- help`
 * lists the options.
 */
import { ensureBrowser } from './browser';
import { ensureBuilt } from './build.mjs';
import { bin, runCommand, runProgram } from './project.mjs';
import { writeUncommittedFiles } from './uncommitted-files';

await runCommand(() => {
  writeUncommittedFiles();
  const words = process.argv.slice(2);
  const environment: Record<string, string> = { NODE_ENV: 'test' };
  if (words.includes('--browser')) {
    ensureBuilt();
    environment['CHROMIUM_PATH'] = ensureBrowser();
  }
  process.exitCode = runProgram(bin('tsx'), ['tests/qa/main.ts', ...words], environment) ? 0 : 1;
});
