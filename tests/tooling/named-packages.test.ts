import { expect, it } from 'vitest';
import { namedPackageFindings } from '../../scripts/named-packages';
import { createTree } from './run-script';

it('The project has every named package and uses it', () => {
  expect(namedPackageFindings('.')).toEqual([]);
});

it('A named package that package.json does not name is reported', () => {
  const findings = findingsOf({ tabs: '', versions: {} });
  expect(findings).toContain('package.json must name @radix-ui/react-tabs.');
});

it('A named package that only a test imports is reported as unused', () => {
  const versions = { '@radix-ui/react-tabs': '1.2.1' };
  const inTest = findingsOf({ tabs: '', test: "import '@radix-ui/react-tabs';", versions });
  expect(inTest.filter(isAboutTabs)).toEqual([
    'No file like ^src\\/(?!.*\\.test\\.) imports @radix-ui/react-tabs.',
  ]);
  const inSource = findingsOf({
    tabs: "import * as Radix from '@radix-ui/react-tabs';",
    versions,
  });
  expect(inSource.filter(isAboutTabs)).toEqual([]);
});

it('Another part of XState is no replacement for the graph of its machines', () => {
  const root = createTree({
    'package.json': JSON.stringify({ devDependencies: { xstate: '5.0.0' } }),
    'rsbuild.config.ts': '',
    'src/machine.ts': "import { setup } from 'xstate';",
    'tests/support/model-based-testing/paths.ts': "import { setup } from 'xstate';",
  });
  expect(namedPackageFindings(root).filter((finding) => finding.endsWith('xstate/graph.'))).toEqual(
    ['No file like ^tests\\/support\\/model-based-testing\\/ imports xstate/graph.'],
  );
});

function isAboutTabs(finding: string): boolean {
  return finding.includes('react-tabs');
}

/** The findings for a project with this row of tabs, this test of it, and these packages. */
function findingsOf({
  tabs,
  test = '',
  versions,
}: {
  readonly tabs: string;
  readonly test?: string;
  readonly versions: Readonly<Record<string, string>>;
}): string[] {
  return namedPackageFindings(
    createTree({
      'package.json': JSON.stringify({ devDependencies: versions }),
      'rsbuild.config.ts': '',
      'src/ui/tabs.tsx': tabs,
      'src/ui/tabs.test.tsx': test,
    }),
  );
}
