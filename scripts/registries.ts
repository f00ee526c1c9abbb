/**
 * The modules that import every machine, every page and every file of texts, written from the names of
 * files: a new one is added in one place.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

function noteOf(source: string): string {
  return `// Written by \`npm run generate\` from the names of the files \`${source}\`. Do not edit.`;
}

const NOTE = noteOf('*.machine.ts');

/** Machines whose journeys are part of `npm test`; those of all others run in `npm run test:long`. */
const MACHINES_IN_NPM_TEST: readonly string[] = ['inquirySending'];

/** Machines that the server runs: no browser has them. */
export const MACHINES_OF_THE_SERVER: readonly string[] = ['mailboxPolling'];

interface MachineFile {
  /** A folder of `src/application`. */
  readonly subject: string;
  /** Without the suffix. */
  readonly name: string;
}

/** `order-actions` is `orderActions`. */
export function camelCased(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `order-actions` is `OrderActions`. */
export function pascalCased(name: string): string {
  const camel = camelCased(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/**
 * Every machine file, sorted by name.
 * @param root the repository
 */
export function machineFiles(root: string): MachineFile[] {
  const folder = join(root, 'src/application');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: subject }) =>
      readdirSync(join(folder, subject))
        .filter((file) => file.endsWith('.machine.ts'))
        .map((file) => ({ subject, name: basename(file, '.machine.ts') })),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Machines of which one part must reach every state and transition in the browser.
 * @param root the repository
 */
export function fullyCoveredMachines(root: string): {
  readonly journeys: readonly string[];
  readonly long: readonly string[];
} {
  const names = machineFiles(root).map(({ name }) => camelCased(name));
  return {
    journeys: MACHINES_IN_NPM_TEST,
    long: names.filter(
      (name) => !MACHINES_IN_NPM_TEST.includes(name) && !MACHINES_OF_THE_SERVER.includes(name),
    ),
  };
}

/**
 * The modules that import every machine, its test model and its Node driver. They are written, not
 * read at run time, so that the compiler requires a model and a driver of each machine.
 * @param root the repository
 * @returns content by path
 */
export function machineRegistries(root: string): Map<string, string> {
  const files = machineFiles(root);
  return new Map([
    ['src/application/machines.generated.ts', machinesModule(files)],
    ['tests/support/machine-models/all-test-models.generated.ts', modelsModule(files)],
    ['tests/support/node-drivers/all-node-drivers.generated.ts', driversModule(files)],
  ]);
}

function machinesModule(files: readonly MachineFile[]): string {
  return `${NOTE}
${files.map(({ subject, name }) => `import { ${camelCased(name)}Machine } from './${subject}/${name}.machine';`).join('\n')}

/**
 * Every machine of the portal, as declared. Tests and documents use this list. The portal itself
 * loads each machine with its page, see \`createMachineCache\`.
 */
export const declaredMachines = {
${files.map(({ name }) => `  ${camelCased(name)}: ${camelCased(name)}Machine,`).join('\n')}
};
`;
}

function modelsModule(files: readonly MachineFile[]): string {
  return `${NOTE}
import type { declaredMachines } from '#application/machines.generated';
${files.map(({ name }) => `import { ${camelCased(name)}TestModel } from './${name}.model';`).join('\n')}

/** The test model of every machine of the portal. */
export const machineTestModels = {
${files.map(({ name }) => `  ${camelCased(name)}: ${camelCased(name)}TestModel,`).join('\n')}
} satisfies Record<keyof typeof declaredMachines, unknown>;

export type MachineName = keyof typeof machineTestModels;
`;
}

function driversModule(files: readonly MachineFile[]): string {
  return `${NOTE}
import type { Inspect } from '#application/create-application';
import type { MachineName, machineTestModels } from '../machine-models/all-test-models.generated';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import type { NodeHarness } from '../model-based-testing/node-harness';
${files.map(({ name }) => `import { create${pascalCased(name)}NodeDriver } from './${name}.driver.js';`).join('\n')}

type DriverOf<TestModel> =
  TestModel extends MachineTestModel<infer _, infer Driver> ? Driver : never;

/** Creates the Node driver of each machine. */
export const nodeDrivers = {
${files.map(({ name }) => `  ${camelCased(name)}: create${pascalCased(name)}NodeDriver,`).join('\n')}
} satisfies {
  [Name in MachineName]: (
    inspect: Inspect,
  ) => NodeHarness<DriverOf<(typeof machineTestModels)[Name]>>;
};
`;
}

/**
 * The modules that name all pages and all texts of the portal.
 * @param root the repository
 * @returns content by path
 */
export function portalRegistries(root: string): Map<string, string> {
  return new Map([
    ['src/ui/app/portal-routes.generated.ts', routesModule(subjectsWithRoutes(root))],
    ['src/ui/text/text-resources.generated.ts', textsModule(textNamespaces(root))],
  ]);
}

/** The folders of `src/ui` that describe pages in `<subject>.routes.ts`. */
function subjectsWithRoutes(root: string): string[] {
  return readdirSync(join(root, 'src/ui'))
    .filter((subject) => existsSync(join(root, 'src/ui', subject, `${subject}.routes.ts`)))
    .sort();
}

/** French texts are complete; the other languages have the same files. */
function textNamespaces(root: string): string[] {
  return readdirSync(join(root, 'public/locales/fr'))
    .map((file) => basename(file, '.json'))
    .sort();
}

function routesModule(subjects: readonly string[]): string {
  const folderOf = (subject: string) => (subject === 'app' ? '.' : `../${subject}`);
  return `${noteOf('*.routes.ts')}
import type { PortalRoute } from '../routing/portal-route';
${subjects.map((subject) => `import { routes as ${camelCased(subject)} } from '${folderOf(subject)}/${subject}.routes';`).join('\n')}

/**
 * Every page of signed-in users (specification, section 2). The router, the menu, the palette and
 * the tour read it.
 */
export const portalRoutes: readonly PortalRoute[] = [
${subjects.map((subject) => `  ...${camelCased(subject)},`).join('\n')}
];
`;
}

function textsModule(namespaces: readonly string[]): string {
  return `${noteOf('public/locales/fr/*.json')}
${namespaces.map((name) => `import type ${name} from '../../../public/locales/fr/${name}.json';`).join('\n')}

/** The portal's texts by namespace. */
export interface TextResources {
${namespaces.map((name) => `  ${name}: typeof ${name};`).join('\n')}
}
`;
}
