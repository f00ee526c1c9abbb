/**
 * The files that modules are put into: each group with its name and its reason. The budgets of
 * scripts/bundle-budgets.ts say what a page may load of them.
 */
import type { Rspack } from '@rsbuild/core';

type ChunkGroups = NonNullable<Rspack.OptimizationSplitChunksOptions['cacheGroups']>;

/** A chunk that only signed-in users load; src/ui/app/pages.ts names the exception. */
function isBehindSignIn(chunk: Rspack.Chunk): boolean {
  return !chunk.canBeInitial() && chunk.name !== 'sign-in';
}

/** Whether the list of all routes behind the sign-in uses a module. */
function isForRoutes(
  module: Rspack.Module,
  { chunkGraph }: Pick<Rspack.Compilation, 'chunkGraph'>,
): boolean {
  return [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === 'signed-in');
}

/**
 * So many of the about 230 parts that load on demand. It grows with their number: otherwise each new
 * form would move more of what forms share into the file that every page waits for.
 */
const MANY_USERS = 41;

/** Half of the pages with a list; their chunks are named `list-…` in the routes. */
const MANY_LISTS = 5;

/**
 * Whether a module is in the file of the frame (`frames`): the frame around every page uses it, alone
 * or with others, or so many pages, or most pages with a list, that nearly every user needs it. What
 * uses a module decides, not its name or folder. What dashboards also use for their charts (chunks
 * `dashboard-…`) is theirs.
 */
function isForFrames(
  module: Rspack.Module,
  { chunkGraph }: Pick<Rspack.Compilation, 'chunkGraph'>,
): boolean {
  const users = [...chunkGraph.getModuleChunks(module)];
  const startWith = (start: string) => users.filter(({ name }) => name?.startsWith(start));
  const isForLists =
    startWith('list-').length >= MANY_LISTS && startWith('dashboard-').length === 0;
  const isForFrame = users.some(({ name }) => name === 'shell');
  return isForFrame || isForLists || users.length >= MANY_USERS;
}

/**
 * Pages whose own code is one file, because a list fetches it ahead, or because it is opened cold: what
 * they share with fewer pages is repeated in them.
 */
const ONE_FILE: readonly (string | undefined)[] = [
  'product',
  'product-editor',
  'order-board',
  'task-board',
  'calendar',
  'opened-calendar',
];

function maySplit(chunk: Rspack.Chunk): boolean {
  return !ONE_FILE.includes(chunk.name);
}

/**
 * Whether a module is in the file of the table (`table`): most lists load it in a wide window, and
 * phones never do (chunk `cards`).
 */
function isForTables(
  module: Rspack.Module,
  { chunkGraph }: Pick<Rspack.Compilation, 'chunkGraph'>,
): boolean {
  const names = [...chunkGraph.getModuleChunks(module)].map(({ name }) => name ?? '');
  const isForPhones = names.some((name) => name === 'cards' || name.startsWith('list-'));
  return names.includes('table') && !isForPhones;
}

/** Public pages whose code is one file: visitors on slow lines open them first. */
const ONE_PUBLIC_FILE: readonly (string | undefined)[] = ['shop', 'product', 'checkout'];

function maySplitPublic(chunk: Rspack.Chunk): boolean {
  return !ONE_PUBLIC_FILE.includes(chunk.name);
}

/** The files of the portal. */
export const portalChunks: ChunkGroups = {
  // A module that the sign-in page shares with only one other page stays in it: two files
  // weigh more.
  default: {
    chunks: maySplit,
    minChunks: 3,
    priority: -20,
    reuseExistingChunk: true,
  },
  // The modules that every page needs are one file: it compresses better than its parts.
  entry: {
    chunks: 'initial',
    name: 'entry',
    enforce: true,
    test: /[\\/]node_modules[\\/]/,
  },
  // The routes are loaded before all pages: what they share with these is in their file.
  signedIn: {
    chunks: isBehindSignIn,
    name: 'signed-in',
    test: isForRoutes,
    priority: 10,
    enforce: true,
  },
  frames: {
    chunks: isBehindSignIn,
    name: 'frames',
    test: isForFrames,
    enforce: true,
  },
  tables: {
    chunks: isBehindSignIn,
    name: 'table',
    test: isForTables,
    priority: -7,
    enforce: true,
  },
  // Packages are split like all other modules, by the rules around this one.
  defaultVendors: false,
  // Minimum size (bytes) of a chunk that pages share. A larger minimum would duplicate code
  // in each further page. The sign-in page has few files.
  pages: {
    chunks: (chunk) => isBehindSignIn(chunk) && maySplit(chunk),
    minChunks: 2,
    minSize: 50_000,
    priority: -10,
    reuseExistingChunk: true,
  },
};

/** The files of the public pages that need a script. */
export const publicChunks: ChunkGroups = {
  default: { chunks: maySplitPublic, minChunks: 2, reuseExistingChunk: true },
};

/** The commands of a release, each of which is one program beside the server. */
export const COMMANDS = [
  'migrate',
  'seed',
  'operator',
  'seed-large',
  'simulate',
  'backup',
  'restore',
];

/** The server starts with its own files; commands share theirs, because each is run alone and seldom. */
function isOfCommand(chunk: Rspack.Chunk): boolean {
  return chunk.name !== undefined && COMMANDS.includes(chunk.name);
}

/** The files of the server and of the commands beside it. */
export const commandChunks: ChunkGroups = {
  commands: { chunks: isOfCommand, name: 'commands', minChunks: 2, enforce: true },
};
