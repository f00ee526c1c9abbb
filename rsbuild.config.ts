import { mkdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import icons from 'unplugin-icons/rspack';
import { iconCompiler } from './scripts/icon-compiler';

const apiServer = process.env.API_SERVER ?? 'http://127.0.0.1:4310';

const formikNeeds = './src/ui/kit/form/for-formik';

/** Leaves every package import of the server to Node; only our own modules are bundled. */
function packagesStayOutside({ request }: { request?: string }) {
  return Promise.resolve(
    request && /^(?:@[\w-]|[a-z])/.test(request) ? `module ${request}` : undefined,
  );
}

/** A chunk that only the signed-in fetch; src/ui/app/pages.ts names the one that is not. */
const isBehindSignIn = (chunk: Rspack.Chunk): boolean =>
  !chunk.canBeInitial() && chunk.name !== 'sign-in';

/** Tables, and what stands around those of pages. */
const ofLists =
  /react-(?:aria|stately)[^\n]*(?:[\\/](?:grid|table|Table|checkbox|Checkbox|toggle)[\\/.]|useHasTabbableChild|TreeDropTarget|VisuallyHidden|useUpdateEffect)|kit[\\/](?:data-table|table-settings|popover\.|menu\.|pagination|search-field|opener|walk-by)|lists[\\/](?:cells|empty|export|filter-select|list|period-query|status|tabbed|problem|record|urgency|use-now|use-record|views|use-list|use-table|save-as|table-view\.)|solar[^\n]*(?:menu-dots-bold|columns-3|bookmark-linear|export-linear|alt-arrow-left)/;

/** What nearly every page behind the session stands on: its head, cards, fields and formats. */
const ofFrames =
  /kit[\\/](?:aria-locale|breadcrumb|card|chip|column-order|columns|counter|error-state|field-shell|focus-field|icon-button|page-head|select|skeleton|tab-look|tabs|text-field)\.|domain[\\/](?:format|time)[\\/]|text[\\/](?:localized|problem-text|use-format)|application[\\/](?:record-actions|preferences)|app[\\/]use-preference|theme[\\/](?:document-language|use-media-query)|lists[\\/]use-latest/;

/** Writes down who asks for which files and what is in them, for scripts/budgets.mjs. */
const contents = {
  apply(compiler: Rspack.Compiler) {
    compiler.hooks.done.tap('contents', ({ compilation }) => {
      const groups = compilation.chunkGroups.map((group) => ({
        initial: group.isInitial(),
        requests: group.origins.map((origin) => origin.request ?? ''),
        files: group.getFiles(),
        modules: group.chunks.flatMap((chunk) =>
          compilation.chunkGraph.getChunkModules(chunk).flatMap(namesOf),
        ),
      }));
      mkdirSync('dist', { recursive: true });
      writeFileSync('dist/contents.json', JSON.stringify(groups));
    });
  },
};

/** Modules that the optimiser merged count one by one. */
function namesOf(module: Rspack.Module): string[] {
  const merged = 'modules' in module ? (module.modules as Rspack.Module[]) : [];
  return [relative('.', module.nameForCondition() ?? ''), ...merged.flatMap(namesOf)];
}

/**
 * Two bundles from one configuration: `web`, the portal in dist/web, and `server`, the store API
 * that also serves it, in dist/server/main.js with its packages left in node_modules and its
 * migrations beside it.
 */
export default defineConfig({
  output: { cleanDistPath: true, legalComments: 'none', sourceMap: false },
  performance: { printFileSize: false },
  environments: {
    web: {
      plugins: [pluginReact({ splitChunks: false })],
      splitChunks: {
        cacheGroups: {
          // What the sign-in page shares with one other page alone stays in it: two files weigh more.
          default: { minChunks: 3, priority: -20, reuseExistingChunk: true },
          // What every page needs is one file: it compresses better than its parts.
          entry: {
            chunks: 'initial',
            name: 'entry',
            enforce: true,
            test: /[\\/]node_modules[\\/]/,
          },
          // What pages of rows share is one file too, although some of them can do without some of it.
          lists: {
            chunks: isBehindSignIn,
            name: 'lists',
            test: ofLists,
            minChunks: 2,
            enforce: true,
          },
          frames: {
            chunks: isBehindSignIn,
            name: 'frames',
            test: ofFrames,
            minChunks: 2,
            enforce: true,
          },
          // What pages share in pieces of this size (bytes): with larger ones each further page
          // leaves copies in the others. The sign-in page keeps to few files.
          pages: {
            chunks: isBehindSignIn,
            minChunks: 2,
            minSize: 16_000,
            priority: -10,
            reuseExistingChunk: true,
          },
        },
      },
      source: {
        entry: { index: './src/main.tsx' },
        define: {
          // The host the portal calls; empty means the host that served it.
          'process.env.PUBLIC_API_URL': JSON.stringify(process.env.PUBLIC_API_URL ?? ''),
        },
      },
      resolve: {
        // Formik takes four small functions from lodash and one from a package of its own, which
        // weigh 6 kB more than they have to.
        alias: {
          'lodash-es/clone$': `${formikNeeds}/clone.ts`,
          'lodash-es/cloneDeep$': `${formikNeeds}/clone-deep.ts`,
          'lodash-es/isPlainObject$': `${formikNeeds}/is-plain-object.ts`,
          'hoist-non-react-statics$': `${formikNeeds}/hoist-statics.ts`,
          'lodash-es/toPath$': `${formikNeeds}/to-path.ts`,
        },
      },
      html: { template: './src/index.html', scriptLoading: 'module' },
      // What every page in every language is written in.
      performance: {
        preload: { type: 'all-assets', include: [/public-sans-latin-wght[^/]*\.woff2$/] },
      },
      output: {
        target: 'web',
        distPath: { root: 'dist/web' },
        polyfill: 'off',
        overrideBrowserslist: ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'],
        minify: { jsOptions: { minimizerOptions: { ecma: 2022, compress: { passes: 3 } } } },
        filename: { js: '[name].[contenthash:6].js', css: '[name].[contenthash:8].css' },
        // A data: URL would need an exception in the content security policy.
        dataUriLimit: 0,
      },
      tools: {
        rspack: {
          module: {
            // A module that nothing is taken from is left out; styled-components' templates hide that.
            rules: [
              {
                test: /[\\/]src[\\/].*\.tsx?$/,
                exclude: /[\\/]src[\\/](?:main\.tsx|content-security\.ts)$/,
                sideEffects: false,
              },
              {
                test: /\.machine\.ts$/,
                enforce: 'pre',
                loader: resolve('scripts/requirement-tags.mjs'),
              },
            ],
          },
          plugins: [
            icons({ compiler: iconCompiler, scale: 1 }),
            optimizeLocales.rspack({ locales: ['fr', 'ar', 'en'] }),
            ...(process.env.NODE_ENV === 'production' ? [contents] : []),
          ],
        },
      },
    },
    server: {
      source: { entry: { main: './server/main.ts' } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: 'dist/server' },
        filename: { js: '[name].js' },
        copy: [{ from: 'server/database/migrations', to: 'migrations', noErrorOnMissing: true }],
        minify: false,
        externals: [packagesStayOutside],
      },
      tools: {
        // Otherwise import.meta.url would be frozen to the path of the source at build time.
        rspack: { module: { parser: { javascript: { importMeta: false } } } },
      },
    },
  },
  server: {
    htmlFallback: 'index',
    proxy: { '/api': apiServer, '/media': apiServer },
  },
});
