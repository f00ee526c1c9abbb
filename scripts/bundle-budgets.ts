/**
 * Weighs the production build and fails when it is too heavy. Weights are gzip, in kB of 1000
 * bytes. The sign-in page needs the files of the entry, those of every lazy import that names the
 * sign-in page, and the scripts of its document.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BundleGroup,
  formatKilobytes,
  gzipSizes,
  readBundleContents,
  scriptFiles,
  scriptsInDocument,
  scriptsOverLimit,
} from './bundle-sizes';
import { developmentOnly } from './development-only';
import { CommandError, root, runCommand } from './project.mjs';
import { pagesOverBudget, publicAppOverBudget } from './public-budgets';

const signInPage = /sign-in-page/;
const signInDocument = 'pages/portal-signIn.fr.html';
const tables = /@tanstack\/|kit\/table\/data-table/;
const charts = /node_modules\/@visx\//;

const budgets = [
  { subject: 'JavaScript to sign in', kind: '.js', limit: 200, target: 185 },
  { subject: 'CSS to sign in', kind: '.css', limit: 30, target: 30 },
];

/** A seller opens a table from another page, with the frame loaded: menus, tabs, cards, fields. */
const alreadyLoaded = /shell\/shell$|account-page$/;
/**
 * On a wide window, where rows are shown in a grid. A user opens the editor from the list: `after`.
 */
const routeBudgets: readonly {
  readonly subject: string;
  readonly page: RegExp;
  readonly after?: RegExp;
  readonly limit: number;
}[] = [
  { subject: 'the orders add', page: /\/orders-page$|data-table-grid$/, limit: 75 },
  {
    subject: 'the order board adds',
    page: /\/board-page$/,
    // The list of orders loads the toolbar, the cells and the processes of orders.
    after: /orders-page$|data-table-grid$/,
    limit: 45,
  },
  { subject: 'the task board adds', page: /task-board-page$/, limit: 45 },
  { subject: 'the calendar adds', page: /calendar-page$/, limit: 110 },
  { subject: 'the opened inbox adds', page: /\/mail-page$/, limit: 45 },
  {
    subject: 'the whole inbox adds',
    // Both its pages, its dialogs, and the records beside a conversation.
    page: /\/(?:mail-page|chat-page|mail-dialogs|linked-record|linked-candidate)$/,
    // The filters of orders load the fields of dates and the kit of forms that its dialogs need too.
    after: /\/orders-page$|more-order-filters$|opened-tasks$/,
    limit: 90,
  },
  { subject: 'the products add', page: /products-page$|data-table-grid$/, limit: 75 },
  {
    subject: 'the product editor adds',
    page: /product-editor-page-code$/,
    after: /products-page$|data-table-grid$/,
    // With the lists and menus of its fields, which neither the frame nor a list loads.
    limit: 120,
  },
  {
    subject: 'formatted text adds',
    page: /rich-text-field$/,
    after: /product-editor-page-code$|products-page$|data-table-grid$/,
    limit: 130,
  },
];

/** A page opened with an empty cache: the entry, the frame, the page itself and its charts. */
const frame = /shell\/shell$/;
const coldBudgets = [
  { subject: 'the dashboard cold with charts', page: /analytics-page$/, limit: 300 },
  { subject: 'the other dashboard cold with charts', page: /ecommerce-page$/, limit: 300 },
];

/** The page may be part of the entry or a separate lazy import. */
function neededToSignIn(groups: readonly BundleGroup[]): BundleGroup[] {
  const needed = groups.filter(
    (group) => group.initial || group.requests.some((request) => signInPage.test(request)),
  );
  const found = needed.some((group) => group.modules.some((module) => signInPage.test(module)));
  if (!found) {
    throw new CommandError(
      'The sign-in page is not in the build: scripts/bundle-budgets.ts looks for it.',
    );
  }
  return needed;
}

function overBudget(files: readonly string[]): string[] {
  return budgets.flatMap(({ subject, kind, limit, target }) => {
    const parts = gzipSizes(files.filter((file) => file.endsWith(kind)));
    const total = parts.reduce((sum, part) => sum + part.weight, 0);
    for (const part of parts) console.log(`  ${formatKilobytes(part.weight)} kB  ${part.file}`);
    console.log(
      `  ${formatKilobytes(total)} kB  ${subject} (target ${target}, at most ${limit})\n`,
    );
    const excess = `${subject} weighs ${formatKilobytes(total).trim()} kB, more than ${limit} kB.`;
    return total > limit * 1000 ? [excess] : [];
  });
}

/** The subsets with a language's own letters; a browser downloads no other. */
const fontBudgets = [
  { subject: 'fonts of French and English', needs: /-latin-(?!ext)/, limit: 75 },
  { subject: 'fonts of Arabic', needs: /-latin-(?!ext)|-arabic-/, limit: 210 },
];

function fontsOverBudget(): string[] {
  const folder = join(root, 'dist/web/static/font');
  const all = existsSync(folder) ? readdirSync(folder).map((file) => `static/font/${file}`) : [];
  return fontBudgets.flatMap(({ subject, needs, limit }) => {
    const total = all
      .filter((file) => needs.test(file))
      .reduce((sum, file) => sum + readFileSync(join(root, 'dist/web', file)).length, 0);
    console.log(`  ${formatKilobytes(total)} kB  ${subject} (at most ${limit})`);
    const excess = `The ${subject} weigh ${formatKilobytes(total).trim()} kB, more than ${limit} kB.`;
    return total > limit * 1000 ? [excess] : [];
  });
}

/** A page that is shown before the app comes beside it: it delays the app by its weight. */
const PREVIEW_LIMIT = 18;

function previewsOverBudget(): string[] {
  const folder = join(root, 'dist/web/static/previews');
  const all = existsSync(folder) ? readdirSync(folder).filter((name) => /\.json$/.test(name)) : [];
  const [heaviest] = gzipSizes(all.map((name) => `static/previews/${name}`));
  if (!heaviest) return [];
  const weight = formatKilobytes(heaviest.weight);
  console.log(`  ${weight} kB  the heaviest page before the app (at most ${PREVIEW_LIMIT})`);
  const excess = `${heaviest.file} weighs ${weight.trim()} kB, more than ${PREVIEW_LIMIT} kB.`;
  return heaviest.weight > PREVIEW_LIMIT * 1000 ? [excess] : [];
}

function routesOverBudget(groups: readonly BundleGroup[], signIn: readonly string[]): string[] {
  const filesOf = (pattern: RegExp) =>
    groups
      .filter(({ requests }) => requests.some((request) => pattern.test(request)))
      .flatMap(({ files }) => files);
  const before = scriptFiles([...signIn, ...filesOf(alreadyLoaded)]);
  return routeBudgets.flatMap(({ subject, page, after, limit }) => {
    const known = new Set([...before, ...(after ? filesOf(after) : [])]);
    const added = [...scriptFiles(filesOf(page))].filter((file) => !known.has(file));
    if (added.length === 0) return [`No script of ${subject.split(' add')[0]} is in the build.`];
    return scriptsOverLimit(`that ${subject}`, added, limit);
  });
}

function coldPagesOverBudget(groups: readonly BundleGroup[]): string[] {
  return coldBudgets.flatMap(({ subject, page, limit }) => {
    const needed = groups.filter(
      ({ initial, requests }) =>
        initial || requests.some((request) => frame.test(request) || page.test(request)),
    );
    if (!needed.some(({ requests }) => requests.some((request) => page.test(request)))) {
      return [`No script of ${subject} is in the build.`];
    }
    const files = scriptFiles([
      ...needed.flatMap((group) => group.files),
      ...scriptsInDocument('index.html'),
    ]);
    return scriptsOverLimit(`of ${subject}`, files, limit);
  });
}

function misplacedModules(groups: readonly BundleGroup[]): string[] {
  const modules = groups.flatMap((group) => group.modules);
  return (
    [
      ['tables', tables],
      ['charts', charts],
    ] as const
  ).flatMap(([name, pattern]) => {
    const found = modules.find((module) => pattern.test(module));
    return found ? [`The sign-in page loads ${name}: ${found}. Import it on a lazy route.`] : [];
  });
}

await runCommand(() => {
  const groups = readBundleContents('contents.json');
  const needed = neededToSignIn(groups);
  const files = [
    ...new Set([...needed.flatMap((group) => group.files), ...scriptsInDocument(signInDocument)]),
  ];
  const complaints = [
    ...overBudget(files),
    ...routesOverBudget(groups, files),
    ...coldPagesOverBudget(groups),
    ...previewsOverBudget(),
    ...fontsOverBudget(),
    ...misplacedModules(needed),
    ...publicAppOverBudget(),
    ...pagesOverBudget(),
    ...developmentOnly([...groups, ...readBundleContents('contents-of-public-app.json')]),
  ];
  if (complaints.length > 0) throw new CommandError(complaints.join('\n'));
});
