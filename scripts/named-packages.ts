/**
 * The packages that the product is required to be built with. `tsx scripts/named-packages.ts [root]`
 * prints one line for each one that is missing from package.json or that no source imports, and
 * fails when there is any.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importsOf, sourceFiles } from './module-imports';

/** A required package, and the files of which at least one must import it. */
interface NamedPackage {
  readonly name: string;
  /** What is imported, if it differs from the name. */
  readonly entry?: string;
  readonly usedIn: RegExp;
}

const portal = /^src\/(?!.*\.test\.)/;
const machineTests = /^tests\/support\/model-based-testing\//;

export const namedPackages: readonly NamedPackage[] = [
  { name: 'react', usedIn: portal },
  { name: 'react-dom', usedIn: portal },
  { name: 'react-router', usedIn: portal },
  { name: 'xstate', usedIn: portal },
  // `@xstate/test` supports XState 4 only. Its place is in XState 5.
  { name: 'xstate', entry: 'xstate/graph', usedIn: machineTests },
  { name: '@xstate/react', usedIn: portal },
  { name: '@reduxjs/toolkit', usedIn: portal },
  { name: 'react-redux', usedIn: portal },
  { name: '@rtk-query/codegen-openapi', usedIn: /^scripts\/generate\./ },
  { name: 'styled-components', usedIn: portal },
  { name: '@radix-ui/react-dialog', usedIn: portal },
  { name: '@radix-ui/react-select', usedIn: portal },
  { name: '@radix-ui/react-tabs', usedIn: portal },
  { name: 'react-aria-components', usedIn: portal },
  { name: 'formik', usedIn: portal },
  { name: 'zod', usedIn: portal },
  { name: 'formik-validator-zod', usedIn: portal },
  { name: 'i18next', usedIn: portal },
  { name: 'react-i18next', usedIn: portal },
  { name: 'date-fns', usedIn: portal },
  { name: '@visx/axis', usedIn: portal },
  { name: '@visx/group', usedIn: portal },
  { name: '@visx/scale', usedIn: portal },
  { name: '@visx/shape', usedIn: portal },
  { name: '@rsbuild/core', usedIn: /^rsbuild\.config\./ },
  { name: 'vitest', usedIn: /\.test\.tsx?$/ },
  { name: '@playwright/test', usedIn: /^tests\/journeys\// },
];

const sources = /\.(?:tsx?|mjs)$/;

/** @returns one sentence for each named package that is missing or unused */
export function namedPackageFindings(root: string): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
  const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  const imports = importedPaths(root);
  return namedPackages.flatMap(({ name, entry = name, usedIn }) => {
    if (!declared.has(name)) return [`package.json must name ${name}.`];
    const files = imports.get(name) ?? [];
    const isUsed = files.some(
      ({ file, specifier }) =>
        usedIn.test(file) && (specifier === entry || specifier.startsWith(`${entry}/`)),
    );
    return isUsed ? [] : [`No file like ${usedIn.source} imports ${entry}.`];
  });
}

/** Which file imports what, by package. */
function importedPaths(root: string) {
  const byPackage = new Map<string, { file: string; specifier: string }[]>();
  const files = [
    ...sourceFiles(root, ['src', 'scripts', 'bundler', 'tests'], sources),
    'rsbuild.config.ts',
  ];
  for (const file of files) {
    for (const { specifier } of importsOf(root, file)) {
      const [scope = '', name] = specifier.split('/');
      const packageName = scope.startsWith('@') ? `${scope}/${name}` : scope;
      byPackage.set(packageName, [...(byPackage.get(packageName) ?? []), { file, specifier }]);
    }
  }
  return byPackage;
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const findings = namedPackageFindings(resolve(process.argv[2] ?? '.'));
  for (const finding of findings) console.error(finding);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
