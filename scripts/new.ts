/**
 * `npm run new machine <subject>/<name>`: writes the files of a machine, of its test model and of
 * its drivers, and writes the registries again. A third parameter is another folder than this
 * repository.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newMachineFiles } from './new-machine';
import { bin, CommandError, root, runCommand } from './project.mjs';
import { camelCased, machineRegistries } from './registries';

/** Next steps, as CONTRIBUTING describes them. */
const NEXT =
  'The machine has one actor and a process of four states: change them to yours. Then write its page driver, and run\n  npm run generate\n  npm run qa -- accept --machine ';

await runCommand(() => {
  const [kind, path = '', folder = root] = process.argv.slice(2);
  const [, subject, name] = /^([a-z][a-z-]*)\/([a-z][a-z-]*)$/.exec(path) ?? [];
  if (kind !== 'machine' || !subject || !name) {
    throw new CommandError('Usage: npm run new machine <subject>/<name>, both in kebab-case.');
  }
  const files = newMachineFiles(subject, name);
  const known = [...files.keys()].find((file) => existsSync(join(folder, file)));
  if (known) throw new CommandError(`${known} exists. Choose another name.`);
  for (const [file, content] of files) write(folder, file, formatted(file, content));
  for (const [file, content] of machineRegistries(folder)) write(folder, file, content);
  console.log(`\n${NEXT}${camelCased(name)}`);
});

/** How lines are broken depends on the length of the name. */
function formatted(file: string, input: string): string {
  const parameters = ['check', '--write', `--stdin-file-path=${file}`];
  return execFileSync(bin('biome'), parameters, { cwd: root, input, encoding: 'utf8' });
}

function write(folder: string, file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
  console.log(`written ${file}`);
}
