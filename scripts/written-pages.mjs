/**
 * Writes the public pages to HTML, one file a page and language, from the bundle that the build made
 * of them and the documents that it made of their scripts and stylesheets: whole where they need no
 * program, otherwise their heads.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { allTexts } from './all-texts.mjs';
import { joinedDocument } from './joined-document.mjs';
import { root } from './project.mjs';

const web = join(root, 'dist/web');
const bundle = join(root, 'dist/written/written-pages.js');

/** Networks show no SVG beside a shared address. */
async function writeSharedPicture() {
  await sharp(join(root, 'src/ui/illustrations/share.svg')).png().toFile(join(web, 'share.png'));
}

/** The module of each page that a program shows. */
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
  notFound: 'visit-not-found',
};

/** Has a page's own code fetched beside the program's, which would ask for it later. */
function codeAhead(name) {
  const contents = JSON.parse(readFileSync(join(root, 'dist/contents-of-visits.json'), 'utf8'));
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
 * The program is fetched at once, but after what the document shows, and begins when that has been
 * painted: `public/start.js`.
 */
const startingLate = (html) =>
  html
    .replaceAll(
      /<script type="module" src="([^"]+)"><\/script>/g,
      '<link rel="modulepreload" href="$1" fetchpriority="low" nonce="__CSP_NONCE__" data-program>',
    )
    .replace('</body>', '<script src="/start.js"></script></body>');

async function writePages() {
  const [page, visit] = ['page.html', 'visit.html'].map((name) =>
    readFileSync(join(web, name), 'utf8'),
  );
  const visitDocument = startingLate(visit);
  const { writtenPages } = await import(pathToFileURL(bundle));
  mkdirSync(join(web, 'pages'), { recursive: true });
  for (const { name, isWhole, ...written } of await writtenPages(allTexts())) {
    const html = isWhole
      ? joinedDocument(page, written)
      : joinedDocument(visitDocument, { ...written, head: written.head + codeAhead(name) });
    writeFileSync(join(web, 'pages', `${name}.${written.language}.html`), html);
  }
  rmSync(join(web, 'page.html'));
  rmSync(join(root, 'dist/written'), { recursive: true });
  await writeSharedPicture();
}

await writePages();
