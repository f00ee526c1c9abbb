import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/format/languages';
import { expect, test } from './support/journey';
import { askedForInterview, CV, candidatePath, hiringManager } from './support/public-vacancies';
import { translatorFor } from './support/translations';

test.use({ viewport: { width: 390, height: 844 } });

test('A visitor applies with a PDF, opens the link of the mail and chooses a slot', async ({
  page,
  store,
  baseURL,
}) => {
  const manager = await hiringManager(baseURL ?? '', store);
  const vacancy = await manager.open();
  const email = `${randomUUID()}@exemple.ma`;
  await page.goto(`/job/${encodeURIComponent(vacancy.slug)}?lng=fr`);
  await write(page, email);
  await page.locator('#field-cv').setInputFiles(CV);
  await expect(page.getByText(/CV Salma Tazi\.pdf.*\(/)).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(page.getByRole('heading', { name: 'Candidature envoyée' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  const { id, hasCv } = await manager.candidate(vacancy);
  expect(hasCv).toBe(true);
  await manager.decide(id, 'shortlist');
  await manager.decide(id, 'invite');
  await page.goto(await candidatePath(store, email));
  await expect(page.getByRole('heading', { name: 'Entretien' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Choisir 11:00/ })
    .first()
    .click();
  await expect(page.getByText(/de .?11:00.? à .?12:00/)).toBeVisible();
});

test('An application without words waits for its CV, and a CV that is chosen after all replaces the words', {
  tag: '@long',
}, async ({ page, store, baseURL }) => {
  const manager = await hiringManager(baseURL ?? '', store);
  const vacancy = await manager.open();
  await page.goto(`/job/${encodeURIComponent(vacancy.slug)}?lng=fr`);
  await write(page, 'salma@exemple.ma');
  await page.locator('#field-message').fill('');
  const send = page.getByRole('button', { name: 'Envoyer ma candidature' });
  await send.click();
  const needed = page.getByText('Joignez un CV ou écrivez quelques mots.');
  await expect(needed).toBeVisible();
  let passOn = () => {
    // Set below.
  };
  const isPassedOn = new Promise<void>((done) => {
    passOn = done;
  });
  await page.route('**/api/public/vacancies/*/cv', async (route) => {
    await isPassedOn;
    await route.continue();
  });
  await page.locator('#field-cv').setInputFiles(CV);
  await expect(needed).toHaveCount(0);
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  passOn();
  await expect(page.getByRole('heading', { name: 'Candidature envoyée' })).toBeFocused();
  expect(await manager.candidate(vacancy)).toMatchObject({ hasCv: true });
});

test('A candidate withdraws after a question, and the link shows the outcome', {
  tag: '@long',
}, async ({ page, store, baseURL }) => {
  const { path } = await askedForInterview(baseURL ?? '', store);
  await page.goto(path);
  await page.getByRole('button', { name: 'Retirer ma candidature' }).click();
  await page.getByRole('button', { name: 'Garder' }).click();
  await page.getByRole('button', { name: 'Retirer ma candidature' }).click();
  await page.getByRole('button', { name: 'Retirer ma candidature' }).last().click();
  await expect(page.getByRole('heading', { name: 'Candidature retirée' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Candidature retirée' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer ma candidature' })).toHaveCount(0);
});

test('A refused candidate reads the answer of the store', { tag: '@long' }, async ({
  page,
  store,
  baseURL,
}) => {
  const { manager, id, path } = await askedForInterview(baseURL ?? '', store);
  await manager.decide(id, 'refuse', { answer: 'Nous avons retenu une autre personne.' });
  await page.goto(path);
  await expect(page.getByText('Nous avons retenu une autre personne.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choisir/ })).toHaveCount(0);
});

for (const language of LANGUAGES) {
  test(`List, vacancy and application are in the language of the visitor (${language})`, {
    tag: '@long',
  }, async ({ page, store, baseURL }) => {
    const words = translatorFor(language);
    const { vacancy, path } = await askedForInterview(baseURL ?? '', store);
    const titles = { fr: vacancy.title, ar: vacancy.titleAr, en: vacancy.titleEn };
    await page.goto(`/job?lng=${language}&cityId=cty_fes`);
    await page.getByRole('link', { name: titles[language] }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
    await expect(
      page.getByRole('button', { name: words('publicVacancies:apply.send') }),
    ).toBeVisible();
    await page.goto(path.replace('lng=fr', `lng=${language}`));
    const heading = words('application:status.interview.title');
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('A candidate changes the language of the page and keeps the link', { tag: '@long' }, async ({
  page,
  store,
  baseURL,
}) => {
  const { path } = await askedForInterview(baseURL ?? '', store);
  await page.goto(path);
  await page
    .locator('details', { has: page.locator('a[hreflang=ar]') })
    .locator('summary')
    .click();
  await page.locator('a[hreflang=ar]').click();
  await expect(page.getByRole('heading', { name: 'المقابلة', exact: true })).toBeVisible();
});

test.describe('What the server refuses', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 422, 429], lost: true } });

  test('A vacancy that was closed says so, before and while the form is open', async ({
    page,
    store,
    baseURL,
  }) => {
    const manager = await hiringManager(baseURL ?? '', store);
    const vacancy = await manager.open();
    const path = `/job/${encodeURIComponent(vacancy.slug)}?lng=fr`;
    await page.goto(path);
    await write(page, 'salma@exemple.ma');
    await manager.close(vacancy);
    await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
    await expect(page.getByText('Cette offre est fermée')).toBeVisible();
    await page.goto(`${path}&again=1`);
    await expect(page.getByText('Cette offre est fermée')).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
  });

  test('A PDF with a script, a large file and another format are refused at their field', async ({
    page,
    store,
    baseURL,
  }) => {
    const { slug } = await (await hiringManager(baseURL ?? '', store)).open();
    await page.goto(`/job/${encodeURIComponent(slug)}?lng=fr`);
    await write(page, 'salma@exemple.ma');
    const field = page.locator('#field-cv');
    const note = page.locator('#field-cv-note');
    const script = '%PDF-1.7\n1 0 obj << /S /JavaScript /JS (x) >> endobj\n%%EOF\n';
    for (const [file, text] of [
      [{ ...CV, buffer: Buffer.from(script) }, /un script/],
      [{ ...CV, name: 'cv.docx' }, /Seuls les fichiers PDF/],
      [{ ...CV, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }, /dépasse 5\sMo/],
      [{ ...CV, buffer: Buffer.alloc(0) }, /vide/],
    ] as const) {
      await field.setInputFiles(file);
      await expect(note).toHaveText(text);
    }
    await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'Retirer le CV' }).click();
    await page.getByRole('button', { name: 'Envoyer ma candidature' }).click();
    await expect(page.getByRole('heading', { name: 'Candidature envoyée' })).toBeVisible();
  });

  test('Without a connection, and beyond the limit, what was written stays and is sent again', async ({
    page,
    store,
    baseURL,
  }) => {
    const manager = await hiringManager(baseURL ?? '', store);
    const vacancy = await manager.open();
    await page.goto(`/job/${encodeURIComponent(vacancy.slug)}?lng=fr`);
    await write(page, 'salma@exemple.ma');
    const send = page.getByRole('button', { name: 'Envoyer ma candidature' });
    const calls = '**/applications';
    await page.route(calls, (route) => route.abort('internetdisconnected'));
    await send.click();
    await expect(page.getByText(/Ce que vous avez écrit est gardé/)).toBeVisible();
    await page.unroute(calls);
    const body = JSON.stringify({
      type: 'about:blank',
      title: 'x',
      status: 429,
      code: 'rate_limited',
    });
    await page.route(calls, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '50' },
        contentType: 'application/problem+json',
        body,
      }),
    );
    await send.click();
    await expect(page.getByText(/Réessayez dans .?50/)).toBeVisible();
    await expect(page.locator('#field-message')).toHaveValue('Dix ans de vente.');
    await page.unroute(calls);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Candidature envoyée' })).toBeVisible();
    expect(await manager.candidate(vacancy)).toMatchObject({ firstName: 'Salma' });
  });
});

async function write(page: Page, email: string): Promise<void> {
  await page.locator('#field-firstName').fill('Salma');
  await page.locator('#field-lastName').fill('Tazi');
  await page.locator('#field-email').fill(email);
  await page.locator('#field-message').fill('Dix ans de vente.');
}
