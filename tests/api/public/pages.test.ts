import { mkdir, writeFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { media } from '../../../server/database/schema/media';
import { posts } from '../../../server/database/schema/posts';
import { products } from '../../../server/database/schema/products';
import { tourPictures } from '../../../server/database/schema/tours';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { completePost } from '../posts/complete-post';
import { storeLiveProduct } from '../products/product-builder';
import { temporaryFolder } from '../support/temporary-folder';
import { startTestServer } from '../support/test-server';
import { plannedTour } from '../tours/tour-builder';
import { act, addVacancy, openVacancy } from '../vacancies/vacancy-client';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
await mkdir(`${folder.path}/pages`);
await writeFile(`${folder.path}/index.html`, 'the portal');
for (const language of ['fr', 'ar', 'en']) {
  for (const page of ['product', 'post', 'vacancy', 'tour', 'tours']) {
    await writeFile(
      `${folder.path}/pages/${page}.${language}.html`,
      '<title>__TITLE__</title><meta content="__DESCRIPTION__"><link rel="canonical" href="__ORIGIN____PATH____ASKED__"><meta content="__PICTURE__"></head><p>__PICTURE_A____PICTURE_B__</p><article>__CONTENT__</article>',
    );
  }
  await writeFile(`${folder.path}/pages/notFound.${language}.html`, `none in ${language}`);
}

const server = await startTestServer({ config: { webDir: folder.path } });
const { db } = server.database;
const admin = await server.signIn('admin');
const origin = server.context.config.publicUrl;
const PRODUCT_MAP = '/sitemap-product-1.xml';

describe('Product page', () => {
  test('The product page contains its title and description in each language without JavaScript', async () => {
    const { id } = await storeLiveProduct(server, {
      name: 'Bol',
      nameAr: 'زلافة',
      handle: 'bol-a-part',
      description: 'Peint à la main.',
      descriptionAr: 'رسم باليد.',
    });
    await db.update(products).set({ coverUrl: '/media/bol.webp' }).where(eq(products.id, id));
    const head = async (path: string) =>
      (await read(path))[1].replace(/(?:<script.*)?<\/head>.*/, '');
    const picture = `<meta content="${origin}/media/bol.webp">`;
    expect(await head(`/product/${id}?lng=ar`)).toBe(
      `<title>زلافة</title><meta content="رسم باليد."><link rel="canonical" href="${origin}/product/${id}?lng=ar">${picture}`,
    );
    expect(await head('/product/bol-a-part?lng=en')).toBe(
      `<title>Bol</title><meta content="Peint à la main."><link rel="canonical" href="${origin}/product/${id}?lng=en">${picture}`,
    );
  });

  test('The product page contains the first answer as JSON, which cannot end its script element', async () => {
    const { id } = await storeLiveProduct(server, { name: 'Bol </script><script>x()</script>' });
    const [, html] = await read(`/product/${id}`);
    const [, address, json = ''] =
      /<script type="application\/json" data-answer="([^"]*)">([^<]*)<\/script><\/head>/.exec(
        html,
      ) ?? [];
    expect(address).toBe(`/api/public/products/${id}`);
    expect(JSON.parse(json)).toEqual((await server.anonymous.get(address ?? '')).body);
  });

  test('The product page contains the product’s first image without JavaScript', async () => {
    const { id } = await storeLiveProduct(server);
    await db.update(products).set({ coverUrl: '/media/bol.webp' }).where(eq(products.id, id));
    const [, html] = await read(`/product/${id}`);
    expect(/<p>.*/.exec(html)?.[0]).toBe(
      '<p><img src="/media/bol.webp" alt="" width="280" height="280" fetchpriority="high"></p><article></article>',
    );
  });

  test('The product page has a canonical address without a language, and one for each language', async () => {
    const { id } = await storeLiveProduct(server);
    const canonical = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
    for (const asked of ['', '?lng=ar', '?lng=en']) {
      const [, html] = await read(`/product/${id}${asked}`);
      expect(canonical(html)).toBe(`${origin}/product/${id}${asked}`);
    }
    expect(canonical((await read(`/product/${id}?q=1&lng=xx`))[1])).toBe(`${origin}/product/${id}`);
  });

  test('The product page of a product that is not on sale is a 404 page in the visitor’s language', async () => {
    const { id } = await storeLiveProduct(server, { status: 'draft' });
    for (const path of [`/product/${id}`, '/product/nothing', '/post/nothing']) {
      expect([path, await read(`${path}?lng=en`)]).toEqual([path, [404, 'none in en']]);
    }
  });

  test('The product page escapes the texts of sellers', async () => {
    const name = '</title><script>x("__CSP_NONCE__")</script>';
    const { id } = await storeLiveProduct(server, {
      name,
      description: '"><img src=x>$& __TITLE__',
    });
    const [, html] = await read(`/product/${id}`);
    expect(html).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;x(&quot;__CSP_NONCE__&quot;)&lt;/script&gt;</title>',
    );
    expect(html).toContain('<meta content="&quot;&gt; $&amp; __TITLE__">');
  });
});

describe('Page of a vacancy', () => {
  const texts = {
    description: '<p>Vous servez.</p><script>x()</script>',
    descriptionAr: '<p>تستقبل الزبناء.</p>',
  };

  test('It contains title, texts and a job posting in the language of the visitor without JavaScript', async () => {
    const vacancy = await openVacancy(admin, { ...texts, isSalaryShown: false });
    const path = pathOf(vacancy);
    const [status, html] = await read(`${path}?lng=ar`);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${vacancy.titleAr}</title>`);
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}?lng=ar">`);
    expect(html).toContain('<article><p>تستقبل الزبناء.</p></article>');
    expect(html).toContain('data-answer="/api/public/vacancies/');
    expect(html).not.toContain('noindex');
    expect(postingIn(html)).toMatchObject({
      '@type': 'JobPosting',
      title: vacancy.titleAr,
      description: '<p>تستقبل الزبناء.</p>',
      hiringOrganization: { name: expect.any(String) },
      url: `${origin}${path}?lng=ar`,
    });
    expect(postingIn(html)).not.toHaveProperty('baseSalary');
    expect(html).not.toContain('x()');
    const old = `/job/autre-titre-${vacancy.slug.split('-').at(-1)}`;
    expect((await read(old))[1]).toContain(`<link rel="canonical" href="${origin}${path}">`);
  });

  test('A public salary is in its job posting, and a text cannot end the script', async () => {
    const title = 'Vendeuse </script><script>x()</script>';
    const salary = { salaryMin: 400_000, salaryMax: 500_000, isSalaryShown: true };
    const [, html] = await read(pathOf(await openVacancy(admin, { ...salary, title })));
    expect(html).not.toContain('<script>x()');
    expect(postingIn(html)).toMatchObject({
      title,
      baseSalary: { currency: 'MAD', value: { minValue: 4000, maxValue: 5000 } },
    });
  });

  test('A closed one stays, without a job posting and hidden from search engines', async () => {
    const vacancy = await openVacancy(admin, texts);
    await act(admin, vacancy.id, 'close');
    const [status, html] = await read(pathOf(vacancy));
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('ld+json');
    expect((await read('/sitemap-vacancy-1.xml'))[1]).not.toContain(pathOf(vacancy));
  });

  test('A draft and an unknown one are 404 pages', async () => {
    const draft = await addVacancy(admin, texts);
    for (const path of [pathOf(draft), '/job/nothing']) {
      expect([path, await read(`${path}?lng=en`)]).toEqual([path, [404, 'none in en']]);
    }
  });
});

describe('Tour page', () => {
  test('The tour page contains its title, its canonical address and its departures as events', async () => {
    const { tour, departure } = await plannedTour(
      server,
      {},
      { title: 'Visite du four', description: 'De l’argile au zellige.' },
    );
    const path = `/tour/visite-du-four-${tour.id.slice(4)}`;
    const [status, html] = await read(`${path}?lng=ar`);
    expect(status).toBe(200);
    expect(html).toContain('<title>زيارة الفرن</title>');
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}?lng=ar">`);
    expect(eventsIn(html)).toMatchObject([
      {
        '@type': 'Event',
        name: 'زيارة الفرن',
        startDate: departure.startsAt.toISOString(),
        url: `${origin}${path}?lng=ar`,
        offers: [{ price: 120, priceCurrency: 'MAD' }, { price: 60.01 }, { price: 900 }],
      },
    ]);
    // Another title in the address leads to the same tour, whose own address is canonical.
    const [, former] = await read(`/tour/autre-titre-${tour.id.slice(4)}`);
    expect(former).toContain(`<link rel="canonical" href="${origin}${path}">`);
    expect((await read('/tour/visite-du-four-nobody'))[0]).toBe(404);
    expect((await read('/tour/visite_'))[0]).toBe(404);
  });

  test('The texts of a tour cannot end the script of its structured data', async () => {
    const title = '</script><script>x()</script>';
    const { tour } = await plannedTour(server, {}, { title, titleEn: '', titleAr: '' });
    const [, html] = await read(`/tour/x-${tour.id.slice(4)}`);
    expect(html).not.toContain('<script>x()');
    expect(eventsIn(html)).toMatchObject([{ name: title }]);
  });

  test('The list of tours contains the first cover without JavaScript, in the sizes of the app', async () => {
    const { tour } = await plannedTour(server, {}, { title: '000 first by its title' });
    const stem = '/media/med_cover/0123456789abcdef';
    const [picture] = await db.select().from(media).where(eq(media.storeId, NEJJARINE.id)).limit(1);
    if (!picture) throw new Error('The store has no picture.');
    const own = { id: 'med_cover', url: `${stem}.jpg`, checksum: 'c'.repeat(64) };
    await db.insert(media).values({ ...picture, ...own });
    await db.insert(tourPictures).values({
      id: `tpi_${tour.id.slice(4)}`,
      tourId: tour.id,
      mediaId: 'med_cover',
      position: 0,
    });
    const [, html] = await read('/tour?lng=fr');
    expect(/<p>(<img [^>]*>)/.exec(html)?.[1]).toBe(
      `<img src="${stem}-320.webp" srcset="${stem}-320.webp 320w, ${stem}-960.webp 960w" sizes="(max-width: 599px) 100vw, 360px" alt="" width="360" height="240" fetchpriority="high">`,
    );
  });

  test('Search engines find the tours that can be booked, and no others', async () => {
    const { tour } = await plannedTour(server);
    const { tour: paused } = await plannedTour(server, {}, { status: 'paused' });
    const [status, map] = await read('/sitemap-tour-1.xml');
    expect(status).toBe(200);
    expect(map).toContain(tour.id.slice(4));
    expect(map).not.toContain(paused.id.slice(4));
    const listed = await server.anonymous.get('/api/public/tours/?pageSize=1');
    expect(addressesIn(map)).toHaveLength(listed.body.total);
  });
});

describe('Search engines', () => {
  test('Search engines find every sitemap, and no page behind the sign-in', async () => {
    const [, robots] = await read('/robots.txt');
    expect(robots).toContain('Disallow: /dashboard');
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const [, map] = await read('/sitemap.xml');
    expect(addressesIn(map)).toEqual(
      ['pages', 'product-1', 'post-1', 'vacancy-1', 'tour-1'].map(
        (name) => `${origin}/sitemap-${name}.xml`,
      ),
    );
    const [, pages] = await read('/sitemap-pages.xml');
    expect(addressesIn(pages)).toEqual(
      [
        '/',
        '/wasaler',
        '/about-us',
        '/pricing',
        '/payment',
        '/faqs',
        '/product',
        '/post',
        '/job',
        '/tour',
        '/contact-us',
        '/join-wasaler',
        '/join-seller',
        '/coming-soon',
      ].map((path) => origin + path),
    );
  });

  test('Search engines find the products on sale in every language, and no others', async () => {
    const { id } = await storeLiveProduct(server);
    const { id: draft } = await storeLiveProduct(server, { status: 'draft' });
    const [status, map] = await read(PRODUCT_MAP);
    expect(status).toBe(200);
    const address = `${origin}/product/${id}`;
    expect(map).toContain(`<loc>${address}</loc><lastmod>`);
    for (const [language, href] of [
      ...['fr', 'ar', 'en'].map((one) => [one, `${address}?lng=${one}`]),
      ['x-default', address],
    ]) {
      expect(map).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
    }
    expect(map).not.toContain(draft);
    const offered = await server.anonymous.get('/api/public/products/?pageSize=1');
    expect(addressesIn(map)).toHaveLength(offered.body.total);
  });

  test('Search engines find only published articles, by their current addresses', async () => {
    const { title, ...texts } = completePost('carte');
    const row = { ...texts, title, slug: 'nos-poteries-à-lire', formerSlugs: ['autrefois'] };
    const published = { status: 'published' as const, publishedAt: new Date() };
    await db.insert(posts).values([
      { ...row, ...published, id: 'pst_mapped' },
      { ...row, id: 'pst_unmapped', slug: 'brouillon' },
    ]);
    const [, map] = await read('/sitemap-post-1.xml');
    expect(addressesIn(map)).toContain(`${origin}/post/nos-poteries-%C3%A0-lire`);
    expect(map).not.toMatch(/brouillon|autrefois/);
  });

  test('Search engines find open vacancies by their current addresses', async () => {
    const vacancy = await openVacancy(admin);
    const [status, map] = await read('/sitemap-vacancy-1.xml');
    expect([status, addressesIn(map)]).toEqual([
      200,
      expect.arrayContaining([origin + pathOf(vacancy)]),
    ]);
    const listed = await server.anonymous.get('/api/public/vacancies/?pageSize=1');
    expect(addressesIn(map)).toHaveLength(listed.body.total);
  });

  test('Search engines receive 404 for a sitemap that does not exist', async () => {
    for (const path of ['/sitemap-product-99.xml', '/sitemap-post-0.xml', '/sitemap-x-1.xml']) {
      expect([path, (await read(path))[0]]).toEqual([path, 404]);
    }
  });
});

function pathOf({ slug }: { readonly slug: string }): string {
  return `/job/${encodeURIComponent(slug)}`;
}

function postingIn(html: string): object {
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

async function read(path: string): Promise<[number, string]> {
  const response = await fetch(server.url + path);
  return [response.status, await response.text()];
}

function eventsIn(html: string) {
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

function addressesIn(map: string): string[] {
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}
