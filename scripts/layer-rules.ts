/**
 * The arrow of ARCHITECTURE.md as data: `ui -> application -> domain`,
 * `infrastructure -> application's ports, domain`, `server -> domain, openapi, its own machine`. The types of the
 * contract's schemas are for `ui` and `application` too. Each rule states what to do instead.
 */

export type Layer =
  | 'domain'
  | 'application'
  | 'infrastructure'
  | 'ui'
  | 'document-scripts'
  | 'prerender'
  | 'start'
  | 'main'
  | 'dev'
  | 'source root'
  | 'server'
  | 'openapi'
  | 'tests'
  | 'other';

/** A module of the project, or a package, as seen from the import that names it. */
export type Target =
  | { kind: 'module'; layer: Layer; path: string; spelling: string }
  | { kind: 'package'; name: string };

export interface ImportingFile {
  layer: Layer;
  /** From the project's root, with forward slashes. */
  path: string;
  /** A test next to its subject may use test packages and test support. */
  isTest: boolean;
}

export interface LayerRule {
  name: string;
  from: readonly Layer[];
  forbids: (target: Target, file: ImportingFile) => boolean;
  message: string;
}

const shipped = [
  'domain',
  'application',
  'infrastructure',
  'ui',
  'document-scripts',
  'start',
  'main',
  'server',
] as const;

function toLayers(...layers: Layer[]) {
  return (target: Target) => target.kind === 'module' && layers.includes(target.layer);
}

/** The types of the contract's schemas, which the portal shares with the server. */
const schemaTypes = 'openapi/types.generated.ts';

/** What the application and the UI do not import: of the contract, all but the types of its schemas. */
function toAdaptersOrServer(target: Target) {
  return (
    toLayers('infrastructure', 'server', 'openapi', 'source root')(target) &&
    !(target.kind === 'module' && target.path === schemaTypes)
  );
}

function toPackages(...patterns: RegExp[]) {
  return (target: Target) =>
    target.kind === 'package' && patterns.some((pattern) => pattern.test(target.name));
}

const view = [
  /^react$/,
  /^react\//,
  /^react-dom/,
  /^react-redux$/,
  /^react-router/,
  /^react-aria/,
  /^react-i18next$/,
  /^@xstate\/react$/,
  /^@radix-ui\//,
  /^styled-components$/,
  /^formik/,
  /^~icons\//,
];

/**
 * The rules that the scripts of the documents share with the app, which are not in the domain:
 * what the browser stores, and what they show or read in the page.
 */
const sharedWithDocuments = [
  'infrastructure/appearance/appearance-store',
  'infrastructure/appearance/apply-appearance',
  'infrastructure/clock/server-clock',
  'infrastructure/http/prepare-request',
  'infrastructure/is-record',
  'infrastructure/languages/i18next-languages',
  'infrastructure/languages/texts-address',
  'infrastructure/preferences/preference-store',
  'infrastructure/session/stored-user-name',
  'infrastructure/session/token-store',
  'infrastructure/storage/browser-storage',
  'ui/commands/keys',
  'ui/kit/form/early-input',
  'ui/lists/list-preview',
  'ui/orders/board/board-preview',
  'ui/products/product-preview',
  'ui/session/sign-in-values',
  'ui/theme/breakpoints',
].map((name) => `src/${name}.ts`);

const portFile = /\.port\.ts$|^src\/application\/ports\//;
/** The machine that the server runs, and the module that runs it. */
const machineOfServer = /^src\/application\/\w+\/mailbox-polling\.(?:machine|actors)\.ts$/;
const runsMachine = /^server\/mail-in\/mailbox-polling\.ts$/;
const hooksOfQueries = '@reduxjs/toolkit/query/react';

/**
 * Checks how an import across layers is spelled: a TypeScript module of a layer has its own name.
 */
function isMisspelled(target: Target, file: ImportingFile): boolean {
  if (target.kind !== 'module') return false;
  const named = ['domain', 'application', 'infrastructure', 'openapi'].includes(target.layer);
  if (target.layer === file.layer) return target.spelling.startsWith('#');
  return named && target.path.endsWith('.ts') && !target.spelling.startsWith('#');
}

export const layerRules: readonly LayerRule[] = [
  {
    name: 'domain stands alone',
    from: ['domain'],
    forbids: toLayers('application', 'infrastructure', 'ui', 'server', 'openapi', 'source root'),
    message:
      'The domain knows no other layer: pass what the rule needs as a parameter, or move the code that needs both to src/application.',
  },
  {
    name: 'domain is pure',
    from: ['domain'],
    forbids: (target, file) =>
      target.kind === 'package' &&
      !file.isTest &&
      !/^(?:zod\/mini|date-fns|@date-fns\/utc)(?:\/|$)/.test(target.name),
    message:
      "The domain uses zod/mini and date-fns at most: a schema imports from 'zod/mini', and what needs another package belongs to src/infrastructure behind a port.",
  },
  {
    name: 'application knows no adapter',
    from: ['application'],
    forbids: toAdaptersOrServer,
    message:
      'The application knows ports, not adapters: describe what it needs in src/application/ports, implement that in src/infrastructure and hand it over in src/main.tsx. Of the contract it uses #openapi/types.generated.',
  },
  {
    name: 'application shows nothing',
    from: ['application'],
    forbids: (target, file) =>
      toLayers('ui')(target) || (!file.isTest && toPackages(...view)(target)),
    message:
      'The application shows nothing: leave a state, a tag or a selector here and let a component in src/ui read it.',
  },
  {
    name: 'query hooks come from the api folder',
    from: ['application', 'infrastructure', 'domain'],
    forbids: (target, file) =>
      target.kind === 'package' &&
      target.name === hooksOfQueries &&
      !file.path.startsWith('src/application/api/'),
    message:
      "Only src/application/api builds query hooks: use the generated ones, or import from '@reduxjs/toolkit/query'.",
  },
  {
    name: 'infrastructure sees ports only',
    from: ['infrastructure'],
    forbids: (target) =>
      target.kind === 'module' && target.layer === 'application' && !portFile.test(target.path),
    message:
      'An adapter sees the application only through its ports (src/application/ports or *.port.ts): move the type to the port, or the decision to the application.',
  },
  {
    name: 'infrastructure shows nothing',
    from: ['infrastructure'],
    forbids: (target, file) =>
      toLayers('ui', 'server', 'openapi', 'source root')(target) ||
      // The only exception: i18next is configured here, with the plugin that binds it to React.
      (!file.isTest &&
        toPackages(...view)(target) &&
        !(
          file.path.startsWith('src/infrastructure/languages/') &&
          toPackages(/^react-i18next$/)(target)
        )),
    message:
      'An adapter implements a port and nothing else: let it answer with data and leave the showing to src/ui.',
  },
  {
    name: 'ui knows no adapter',
    from: ['ui'],
    forbids: toAdaptersOrServer,
    message:
      'The UI reaches the world through the application: use useApplication(), a machine or a generated hook; adapters are chosen in src/main.tsx alone. Of the contract it uses #openapi/types.generated.',
  },
  {
    name: 'document scripts share named rules only',
    from: ['document-scripts'],
    forbids: (target, file) =>
      !file.isTest &&
      (target.kind === 'package' ||
        !(
          ['domain', 'document-scripts'].includes(target.layer) ||
          sharedWithDocuments.includes(target.path)
        )),
    message:
      'The script of a document delays the first paint: it uses the domain and the files that scripts/layer-rules.ts names, and no package. Move the rule to src/domain, or name a file without other imports.',
  },
  {
    name: 'nobody imports document scripts',
    from: ['domain', 'application', 'infrastructure', 'ui', 'start', 'main', 'dev', 'server'],
    forbids: toLayers('document-scripts'),
    message:
      'A script of src/document-scripts runs in the document before the app: pass what it finds by attributes or by window, and move a common rule to src/domain.',
  },
  {
    name: 'prerender writes the portal only',
    from: ['prerender'],
    forbids: (target, file) => !file.isTest && toLayers('server', 'main', 'dev', 'tests')(target),
    message:
      'src/prerender renders components into documents during the build: what the server needs of it too belongs to src/domain.',
  },
  {
    name: 'nobody imports prerender',
    from: [...shipped, 'dev'],
    forbids: toLayers('prerender'),
    message:
      'src/prerender runs in the build only: move what is needed at run time to the layer that it belongs to.',
  },
  {
    name: 'server shares the domain only',
    from: ['server'],
    forbids: (target) =>
      toLayers('application', 'infrastructure', 'ui', 'main', 'source root')(target) &&
      !(target.kind === 'module' && machineOfServer.test(target.path)),
    message:
      'The server shares the domain and the contract, nothing else of src but its own machines: move the common rule to src/domain and import it as #domain/….',
  },
  {
    name: 'server shows nothing',
    from: ['server'],
    forbids: (target, file) =>
      !file.isTest &&
      (toPackages(...view)(target) ||
        (toPackages(/^xstate/)(target) && !runsMachine.test(file.path))),
    message:
      'The server answers data: what shows or steps through it belongs to the portal in src.',
  },
  {
    name: 'nobody imports main',
    from: [...shipped, 'dev', 'tests'],
    forbids: (target, file) =>
      toLayers('main')(target) || (file.layer !== 'main' && toLayers('start')(target)),
    message:
      'main.tsx and src/start only put things together: move what you need from them to the layer that it belongs to.',
  },
  {
    name: 'shipped code knows no test',
    from: shipped,
    forbids: (target, file) => !file.isTest && toLayers('tests')(target),
    message:
      'Shipped code can do without tests/: move the module to the layer that uses it, or use it from a *.test.ts file.',
  },
  {
    name: 'nothing shipped knows the developers’ tool',
    from: ['domain', 'application', 'infrastructure', 'ui', 'document-scripts', 'start', 'server'],
    forbids: toLayers('dev'),
    message:
      'src/dev is never shipped: main.tsx opens it in the development build alone; move what the product needs to the layer that it belongs to.',
  },
  {
    name: 'crossings are spelled',
    from: [...shipped, 'prerender', 'dev', 'tests'],
    forbids: isMisspelled,
    message:
      'Crossing a layer is spelled #domain/…, #application/…, #infrastructure/… or #openapi/…; inside a layer the import is relative.',
  },
];

/** The trees whose folders may not import one another in a cycle. */
export const subjectTrees: readonly string[] = [
  'server',
  'src/application',
  'src/domain',
  'src/ui',
];

export const subjectCycleMessage =
  'Subjects import one another in a cycle: move what both need to a subject that imports neither (in src/ui: kit, links, portal-context, records), or the module that needs both to the subject that may import the other.';

export const cycleMessage =
  'Imports form a cycle: move what both sides need to a module of its own that imports neither.';
