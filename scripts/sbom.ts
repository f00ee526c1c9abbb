/**
 * `npm run sbom -- <file>`: what a release consists of, in the format of CycloneDX. npm writes the list of
 * all packages; what is only for development is left out. What the portal bundles is a development dependency
 * of ours, so npm's own option would leave out React.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { CommandError, root, runCommand } from './project.mjs';
import { lockedPackages } from './shipped-packages';

/** What is read of a list in the format of CycloneDX. */
interface Bill {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Component {
  /** Name and version */
  readonly 'bom-ref': string;
}

/** npm names the portal after its folder, and takes it for a library. */
function asApplication(component: Component): Component & Record<'type' | 'name', string> {
  const name = component['bom-ref'].replace(/@[^@]*$/, '');
  return { ...component, type: 'application', name };
}

/** npm's list of all locked packages. */
function wholeList(): Bill {
  const parameters = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const own = process.env.npm_execpath;
  const started = own?.endsWith('npm-cli.js') ? own : undefined;
  return JSON.parse(
    execFileSync(
      started ? process.execPath : 'npm',
      [...(started ? [started] : []), ...parameters],
      { cwd: root, encoding: 'utf8', maxBuffer: 100 * 1024 * 1024 },
    ),
  );
}

await runCommand(() => {
  const file = process.argv[2];
  if (!file) throw new CommandError('Name the file: npm run sbom -- seller-portal.cdx.json');
  const shipped = lockedPackages(root).filter(({ where }) => where !== 'development');
  const names = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  const list = wholeList();
  const components = list.components.filter((one) =>
    names.has(one['bom-ref'].replace(/^.*\|/, '')),
  );
  const known = new Set([
    list.metadata.component['bom-ref'],
    ...components.map((one) => one['bom-ref']),
  ]);
  const dependencies = list.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => known.has(one)) }));
  const metadata = { ...list.metadata, component: asApplication(list.metadata.component) };
  const bill = { ...list, metadata, components, dependencies };
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${components.length} packages are in ${file}.`);
});
