import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTree, runScript } from './run-script';

/** Files that are loaded together, in the format of the build's report. */
interface Group {
  initial: boolean;
  requests: string[];
  files: string[];
  modules: string[];
}

const entry: Group = { initial: true, requests: [], files: ['entry.js', 'all.css'], modules: [] };
const signIn: Group = {
  initial: false,
  requests: ['./session/sign-in-page'],
  files: ['sign-in.js'],
  modules: ['src/ui/app/sign-in-page.tsx'],
};
const account: Group = {
  initial: false,
  requests: ['./account/account-page'],
  files: ['entry.js', 'account.js'],
  modules: ['src/ui/account/account-page.tsx'],
};
const orders: Group = {
  initial: false,
  requests: ['./orders/orders-page'],
  files: ['entry.js', 'account.js', 'orders.js'],
  modules: ['src/ui/orders/orders-page.tsx'],
};
const board: Group = {
  ...orders,
  requests: ['./board/board-page'],
  files: ['orders.js', 'board.js'],
};
const tasks: Group = { ...orders, requests: ['./task-board-page'], files: ['tasks.js'] };
const calendar: Group = { ...orders, requests: ['./calendar-page'], files: ['calendar.js'] };
const mail: Group = { ...orders, requests: ['./mail-page'], files: ['mail.js'] };
const mailDialogs: Group = {
  ...mail,
  requests: ['./mail-dialogs'],
  files: ['filters.js', 'mail-dialogs.js'],
};
const orderFilters: Group = {
  ...orders,
  requests: ['./more-order-filters'],
  files: ['filters.js'],
};
const products: Group = { ...orders, requests: ['./products/products-page'], files: ['list.js'] };
const grid: Group = {
  initial: false,
  requests: ['./data-table-grid'],
  files: ['grid.js'],
  modules: ['src/ui/kit/table/data-table.tsx'],
};
const editor: Group = {
  ...products,
  requests: ['./editor/product-editor-page-code'],
  files: ['entry.js', 'list.js', 'editor.js'],
};
const richText: Group = {
  ...grid,
  requests: ['./rich-text-field'],
  files: ['rich.js'],
  modules: [],
};
const shell: Group = { ...account, requests: ['./shell/shell'], files: ['entry.js', 'frame.js'] };
const analytics: Group = {
  ...account,
  requests: ['../dashboards/analytics-page'],
  files: ['entry.js', 'charts.js'],
};
const ecommerce: Group = { ...analytics, requests: ['../dashboards/ecommerce-page'] };
const inbox = [mail, mailDialogs, orderFilters];
const lists = [account, orders, board, tasks, calendar, ...inbox, products, grid, editor, richText];
const build = [entry, signIn, shell, ...lists, analytics, ecommerce];
const light = {
  'entry.js': 90,
  'all.css': 20,
  'sign-in.js': 90,
  'account.js': 300,
  'orders.js': 20,
  'board.js': 40,
  'tasks.js': 40,
  'calendar.js': 40,
  'mail.js': 30,
  'mail-dialogs.js': 20,
  'filters.js': 80,
  'list.js': 20,
  'grid.js': 35,
  'editor.js': 60,
  'rich.js': 110,
  'frame.js': 60,
  'charts.js': 140,
  'public-app.js': 120,
  'page.js': 2,
};

/** The public pages' own bundle. */
const publicApp: Group = { initial: true, requests: [], files: ['public-app.js'], modules: [] };

describe('Bundle budgets', () => {
  it('The budgets pass when sign-in is light, whatever the other pages weigh', () => {
    const { status, output } = weighed(build, light);
    expect(status).toBe(0);
    expect(output).toContain('180.1 kB  JavaScript to sign in (target 185, at most 200)');
  });

  it('The budgets fail when the entry and the sign-in page weigh more than 200 kB together', () => {
    const { status, output } = weighed(build, { ...light, 'sign-in.js': 115 });
    expect(status).toBe(1);
    expect(output).toContain('JavaScript to sign in weighs 205.1 kB, more than 200 kB.');
  });

  it('The budgets fail when the CSS weighs more than 30 kB', () => {
    const { status, output } = weighed(build, { ...light, 'all.css': 31 });
    expect(status).toBe(1);
    expect(output).toContain('CSS to sign in weighs 31.0 kB, more than 30 kB.');
  });

  it('The budgets fail when a language loads too many kB of fonts', () => {
    const latin = {
      'static/font/sans-latin-400.woff2': 70,
      'static/font/sans-latin-ext.woff2': 90,
    };
    const fonts = { ...latin, 'static/font/naskh-arabic-400.woff2': 130 };
    expect(weighed(build, { ...light, ...fonts }).status).toBe(0);
    const { status, output } = weighed(build, {
      ...light,
      ...fonts,
      'static/font/head-latin-700.woff2': 20,
    });
    expect(status).toBe(1);
    expect(output).toContain('The fonts of French and English weigh 90.0 kB, more than 75 kB.');
    expect(output).toContain('The fonts of Arabic weigh 220.0 kB, more than 210 kB.');
  });

  it('The budgets fail when a page before the app weighs more than 18 kB', () => {
    const preview = (size: number) => ({ 'static/previews/products.fr.json': size });
    expect(weighed(build, { ...light, ...preview(17) }).status).toBe(0);
    const { status, output } = weighed(build, { ...light, ...preview(19) });
    expect(status).toBe(1);
    expect(output).toMatch(/products\.fr\.json weighs 19\.\d kB, more than 18 kB\./);
  });

  it('The budgets fail when a list page adds more than 75 kB to the pages before it', () => {
    const { status, output } = weighed(build, { ...light, 'orders.js': 41 });
    expect(status).toBe(1);
    expect(output).toMatch(/JavaScript that the orders add weighs 76\.\d kB, more than 75 kB\./);
    expect(output).not.toContain('the products add weighs');
  });

  it('The budgets fail when the order board adds more than 45 kB to the list of orders', () => {
    const { status, output } = weighed(build, { ...light, 'board.js': 46 });
    expect(status).toBe(1);
    expect(output).toMatch(/the order board adds weighs 46\.\d kB, more than 45 kB\./);
  });

  it('The budgets fail when the task board adds more than 45 kB', () => {
    const { status, output } = weighed(build, { ...light, 'tasks.js': 46 });
    expect(status).toBe(1);
    expect(output).toMatch(/the task board adds weighs 46\.\d kB, more than 45 kB\./);
  });

  it('The budgets fail when the calendar adds more than 110 kB', () => {
    const { status, output } = weighed(build, { ...light, 'calendar.js': 111 });
    expect(status).toBe(1);
    expect(output).toMatch(/the calendar adds weighs 111\.\d kB, more than 110 kB\./);
  });

  it('The budgets fail when the opened inbox adds more than 45 kB', () => {
    const { status, output } = weighed(build, { ...light, 'mail.js': 46 });
    expect(status).toBe(1);
    expect(output).toMatch(/the opened inbox adds weighs 46\.\d kB, more than 45 kB\./);
    expect(output).not.toContain('the whole inbox adds weighs');
  });

  it('The budgets fail when the inbox with its dialogs adds more than 90 kB to the filters of orders', () => {
    expect(weighed(build, light).output).toMatch(
      /50\.\d kB {2}JavaScript that the whole inbox adds/,
    );
    const { status, output } = weighed(build, { ...light, 'mail-dialogs.js': 61 });
    expect(status).toBe(1);
    expect(output).toMatch(/the whole inbox adds weighs 91\.\d kB, more than 90 kB\./);
  });

  it('The budgets fail when the product editor adds more than 120 kB to its list, without formatted text', () => {
    expect(weighed(build, light).output).toMatch(
      /60\.\d kB {2}JavaScript that the product editor adds/,
    );
    const { status, output } = weighed(build, { ...light, 'editor.js': 121 });
    expect(status).toBe(1);
    expect(output).toMatch(/the product editor adds weighs 121\.\d kB, more than 120 kB\./);
  });

  it('The budgets fail when formatted text adds more than 130 kB to the product editor', () => {
    const { status, output } = weighed(build, { ...light, 'rich.js': 131 });
    expect(status).toBe(1);
    expect(output).toMatch(/formatted text adds weighs 131\.\d kB, more than 130 kB\./);
  });

  it('The budgets fail when a dashboard loaded first, with frame and charts, weighs more than 300 kB', () => {
    expect(weighed(build, light).output).toMatch(/29\d\.\d kB {2}JavaScript of the dashboard cold/);
    const { status, output } = weighed(build, { ...light, 'charts.js': 151 });
    expect(status).toBe(1);
    expect(output).toMatch(/of the dashboard cold with charts weighs 301\.\d kB, more than 300 kB/);
  });

  it('The budgets fail when the build contains no list page', () => {
    const { status, output } = weighed([entry, signIn, account], light);
    expect(status).toBe(1);
    expect(output).toContain('No script of the products is in the build.');
  });

  it('The budgets fail when the sign-in page loads a table', () => {
    const { status, output } = weighed(
      [
        ...build.filter((group) => group !== signIn),
        { ...signIn, modules: [...signIn.modules, 'src/ui/kit/table/data-table.tsx'] },
      ],
      light,
    );
    expect(status).toBe(1);
    expect(output).toContain('The sign-in page loads tables: src/ui/kit/table/data-table.tsx.');
  });

  it('The budgets fail when the public pages weigh more than 155 kB', () => {
    const { status, output } = weighed(build, { ...light, 'public-app.js': 156 });
    expect(status).toBe(1);
    expect(output).toMatch(/of every public page weighs 156\.\d kB, more than 155 kB\./);
  });

  it('The budgets fail when the landing page runs more than 90 kB', () => {
    const { status, output } = weighed(build, { ...light, 'page.js': 91 });
    expect(status).toBe(1);
    expect(output).toContain("The landing's JavaScript weighs over 90 kB.");
  });

  it('The budgets fail when a public page loads code that only sellers need', () => {
    const heavy = { ...publicApp, modules: ['src/ui/app/shell/shell.tsx'] };
    const { status, output } = weighed(build, light, { publicAppGroups: [heavy] });
    expect(status).toBe(1);
    expect(output).toContain('A public page loads what only sellers need: src/ui/app/shell/');
  });

  it('The budgets fail when a module of the developer tool is in the build', () => {
    const tool = { ...account, modules: ['src/dev/recording/recorder.ts'] };
    const library = { ...account, modules: ['node_modules/@xyflow/react/dist/esm/index.mjs'] };
    const { status, output } = weighed([...build, tool, library], light);
    expect(status).toBe(1);
    expect(output).toContain('holds the module src/dev/recording/recorder.ts');
    expect(output).toContain('holds the module node_modules/@xyflow/react/dist/esm/index.mjs');
  });

  it('The budgets fail when a served file contains a text of the developer tool', () => {
    const { status, output } = weighed(build, light, { script: '/dev/machines' });
    expect(status).toBe(1);
    expect(output).toContain('holds "/dev/machines" in index.html');
  });

  it('The budgets count the scripts that the page itself names', () => {
    const { output } = weighed(build, { ...light, 'boot.js': 2 }, { script: '/boot.js' });
    expect(output).toContain('182.1 kB  JavaScript to sign in');
  });

  it('The budgets fail when the build contains no sign-in page', () => {
    expect(weighed([entry, account, orders, products, grid], light).status).toBe(1);
  });
});

/** Weighs a sample build of incompressible files, with these weights in kB. */
function weighed(
  groups: Group[],
  weights: Record<string, number>,
  { script = '/entry.js', publicAppGroups = [publicApp] } = {},
) {
  const files = Object.entries(weights).map(
    ([file, weight]) => [`dist/web/${file}`, randomBytes(weight * 1000)] as const,
  );
  const project = createTree({
    'package.json': '{ "type": "module" }',
    'dist/contents.json': JSON.stringify(groups),
    'dist/contents-of-public-app.json': JSON.stringify(publicAppGroups),
    'dist/web/public-app.html': '',
    'dist/web/index.html': `<script defer src="${script}"></script>`,
    'dist/web/pages/portal-signIn.fr.html': `<script src="${script}"></script>`,
    'dist/web/pages/landing.fr.html': '<script type="module" src="/page.js"></script>',
    ...Object.fromEntries(files),
  });
  cpSync('scripts', join(project, 'scripts'), { recursive: true });
  mkdirSync(join(project, 'dist/web/static/font'), { recursive: true });
  return runScript(['--import', 'tsx', join(project, 'scripts/bundle-budgets.ts')]);
}
