import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredMachines } from '#application/machines.generated';
import { LIFECYCLES } from '#domain/lifecycles';
import { lifecyclePage } from './machine-docs/lifecycle-page';
import { machinePage } from './machine-docs/machine-page';
import { machineFile } from './machine-docs/page-files';

/** Writes a page for each machine and one for the domain's lifecycles: `tsx write-machine-docs.ts <folder>`. */
const folder = process.argv[2] ?? 'docs/machines';

const pages = new Map<string, string>([
  ...Object.entries(declaredMachines).map(
    ([name, machine]) => [machineFile(name), machinePage(machine)] as const,
  ),
  ['lifecycles.md', lifecyclePage(LIFECYCLES)],
]);

mkdirSync(folder, { recursive: true });
for (const [name, page] of pages) writeFileSync(join(folder, name), page);
