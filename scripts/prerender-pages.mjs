/**
 * Writes the public pages to HTML, one file a page and language, from the bundle and from the
 * documents that the build made for their scripts and stylesheets: complete pages where they need
 * no script, otherwise their heads.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { fillPageTemplate } from './fill-page-template.mjs';
import { root } from './project.mjs';
import { readLocales } from './read-locales.mjs';

const web = join(root, 'dist/web');
const bundle = join(root, 'dist/prerender/prerender.js');

/** Social networks do not show an SVG preview for a shared address. */
async function writeSharedPicture() {
  await sharp(join(root, 'src/ui/illustrations/share.svg')).png().toFile(join(web, 'share.png'));
}

/** The module of each page that needs a script. */
const MODULES = {
  shop: 'shop-page',
  product: 'product-page',
  checkout: 'checkout-page',
  news: 'news-page',
  post: 'post-page',
  contact: 'contact-page',
  joinWasaler: 'join-page',
  joinSeller: 'join-page',
  comingSoon: 'coming-soon-page',
  redirect: 'redirect-page',
  notFound: 'public-not-found',
};

/** Preloads a page's own code in parallel with the public script, which would request it later. */
function withCodePreload(name) {
  const contents = JSON.parse(readFileSync(join(root, 'dist/contents-of-public-app.json'), 'utf8'));
  const isOf = ({ requests }) => requests.some((one) => one.endsWith(`/${MODULES[name]}`));
  const { files } = contents.find(isOf) ?? {};
  if (!files) throw new Error(`The code of the public page ${name} is not in the build.`);
  return files
    .map(
      (file) =>
        `<link rel="preload" as="script" href="/${file}" fetchpriority="low" nonce="__CSP_NONCE__">`,
    )
    .join('');
}

/**
 * The script is fetched at once, but after the resources of the document, and starts after the
 * first paint: `public/after-first-paint.js`.
 */
function withDeferredStart(html) {
  return html
    .replaceAll(
      /<script type="module" src="([^"]+)"><\/script>/g,
      '<link rel="modulepreload" href="$1" fetchpriority="low" nonce="__CSP_NONCE__" data-program>',
    )
    .replace('</body>', '<script src="/after-first-paint.js"></script></body>');
}

async function prerenderPages() {
  const [page, publicApp] = ['prerendered.html', 'public-app.html'].map((name) =>
    readFileSync(join(web, name), 'utf8'),
  );
  const publicAppDocument = withDeferredStart(publicApp);
  const bundled = await import(pathToFileURL(bundle));
  mkdirSync(join(web, 'pages'), { recursive: true });
  for (const { name, isWhole, ...written } of await bundled.prerenderPages(readLocales())) {
    const html = isWhole
      ? fillPageTemplate(page, written)
      : fillPageTemplate(publicAppDocument, {
          ...written,
          head: written.head + withCodePreload(name),
        });
    writeFileSync(join(web, 'pages', `${name}.${written.language}.html`), html);
  }
  rmSync(join(web, 'prerendered.html'));
  rmSync(join(root, 'dist/prerender'), { recursive: true });
  await writeSharedPicture();
}

await prerenderPages();
