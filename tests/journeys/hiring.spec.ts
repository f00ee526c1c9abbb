import type { Browser, Locator, Page } from '@playwright/test';
import type { Language } from '#domain/format/languages';
import { expect, test } from './support/journey';
import { CV, candidatePath, hiringManager } from './support/public-vacancies';
import { mailedLink } from './support/staff';
import { translatorFor } from './support/translations';

const PASSWORD = 'Zellige&2027';

interface Applicant {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly email: string;
}

// Two candidates press the same hour.
test.use({ allowedInConsole: { answers: [409] } });

test('Three people apply in three languages, two choose the same hour for an interview, and the one who is hired signs in', {
  tag: '@long',
}, async ({ browser, store, openAs, baseURL }) => {
  test.setTimeout(240_000);
  const vacancy = await (await hiringManager(baseURL ?? '', store)).open();
  const [salma, khadija, sara] = (
    [
      ['Salma', 'Tazi', 'fr'],
      ['خديجة', 'العلوي', 'ar'],
      ['Sara', 'Bennis', 'en'],
    ] as const
  ).map(([firstName, lastName, language]) => ({
    firstName,
    lastName,
    language,
    email: `${language}-${vacancy.id}@exemple.ma`,
  })) as [Applicant, Applicant, Applicant];
  const phones = new Map<Applicant, Page>();
  for (const applicant of [salma, khadija, sara]) {
    const phone = await phoneOf(browser, baseURL);
    await apply(phone, vacancy.slug, applicant);
    phones.set(applicant, phone);
  }

  const page = await openAs('store_admin', `/dashboard/job/${vacancy.id}`);
  const board = boardOf(page);
  await expect(board.cards('Reçues')).toHaveCount(3);
  await board.choose(sara, 'Refuser');
  const refusal = page.getByRole('dialog').filter({ has: page.getByRole('textbox') });
  await refusal.getByRole('textbox').fill('We have chosen somebody else.');
  await refusal.getByRole('button', { name: 'Refuser et envoyer' }).click();
  await expect(board.cards('Sans suite')).toContainText('Sara Bennis');
  for (const applicant of [salma, khadija]) {
    await board.choose(applicant, 'Présélectionner');
    await expect(board.card('Présélection', applicant)).toBeVisible();
    await board.choose(applicant, 'Inviter à un entretien');
    await board.confirm('Inviter à un entretien');
    await expect(board.card('Entretien', applicant)).toBeVisible();
  }

  const [first, second, refused] = [salma, khadija, sara].map((one) => phones.get(one)) as [
    Page,
    Page,
    Page,
  ];
  await refused.goto(await candidatePath(store, sara.email));
  await expect(refused.getByText('We have chosen somebody else.')).toBeVisible();
  // Both read the same free hours; the first press takes the hour.
  await first.goto(await candidatePath(store, salma.email));
  await second.goto(await candidatePath(store, khadija.email));
  const hour = await firstSlot(first, salma.language).getAttribute('aria-label');
  const taken = firstSlot(second, khadija.language);
  const takenHour = await taken.getAttribute('aria-label');
  await firstSlot(first, salma.language).click();
  await expect(heading(first, salma.language, 'booked')).toBeVisible();
  await taken.click();
  await expect(
    second.getByText(translatorFor('ar')('application:conflicts.slot_full')),
  ).toBeVisible();
  await expect(second.getByRole('button', { name: takenHour ?? '', exact: true })).toHaveCount(0);
  await firstSlot(second, khadija.language).click();
  await expect(heading(second, khadija.language, 'booked')).toBeVisible();
  expect(hour).toMatch(/^Choisir 10:00/);

  await page.reload();
  for (const step of ['Faire une proposition', 'Embaucher']) await board.choose(khadija, step);
  await board.confirm('Embaucher');
  await expect(board.card('Embauche', khadija)).toBeVisible();
  await board.choose(khadija, 'Ouvrir');
  await page.getByRole('dialog').getByRole('link', { name: 'Inviter' }).click();
  await invite(page, khadija);

  await second.goto(await mailedLink(store, khadija.email));
  const door = translatorFor('ar');
  await expect(second.getByRole('heading', { level: 1 })).toContainText('خديجة');
  await second.getByLabel(new RegExp(`^${door('newPassword:password')}`)).fill(PASSWORD);
  await second.getByLabel(door('newPassword:again')).fill(PASSWORD);
  await second.getByRole('button', { name: door('newPassword:submit') }).click();
  await expect(second).toHaveURL(/\/dashboard/);
  await expect(second.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.goto('/dashboard/user/list');
  await expect(page.getByRole('row').filter({ hasText: 'خديجة العلوي' })).toContainText('Actif');
  await Promise.all([first, second, refused].map((one) => one.context().close()));
});

/** A page of a browser of their own, in the window of a phone. */
async function phoneOf(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  return context.newPage();
}

/** Fills the form of the vacancy in and sends it, with a CV. */
async function apply(phone: Page, slug: string, applicant: Applicant): Promise<void> {
  const { language } = applicant;
  const words = translatorFor(language);
  await phone.goto(`/job/${encodeURIComponent(slug)}?lng=${language}`);
  for (const field of ['firstName', 'lastName', 'email'] as const) {
    await phone.locator(`#field-${field}`).fill(applicant[field]);
  }
  await phone.locator('#field-cv').setInputFiles(CV);
  await expect(phone.getByText(CV.name)).toBeVisible();
  await phone.getByRole('button', { name: words('publicVacancies:apply.send') }).click();
  const received = words('publicVacancies:apply.received');
  await expect(phone.getByRole('heading', { name: received })).toBeVisible();
}

/** The board of the candidates in French, whose cards are moved by their menus. */
function boardOf(page: Page) {
  const cards = (column: string): Locator =>
    page.getByRole('region', { name: column, exact: true }).getByRole('listitem');
  const nameOf = ({ firstName, lastName }: Applicant) => `${firstName} ${lastName}`;
  return {
    cards,
    card: (column: string, applicant: Applicant) =>
      cards(column).filter({ hasText: nameOf(applicant) }),
    choose: async (applicant: Applicant, action: string) => {
      await page.getByRole('button', { name: `Actions : ${nameOf(applicant)}` }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    },
    confirm: (action: string) =>
      page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click(),
  };
}

/** The first hour that a candidate can choose. */
function firstSlot(phone: Page, language: Language): Locator {
  const [before = ''] = translatorFor(language)('application:take', { time: '|' }).split('|');
  return phone.getByRole('button', { name: new RegExp(`^${before}`) }).first();
}

function heading(phone: Page, language: Language, key: string): Locator {
  return phone.getByRole('heading', { name: translatorFor(language)(`application:${key}`) });
}

/** Sends the filled-in invitation of a hired person. */
async function invite(page: Page, { firstName, email }: Applicant): Promise<void> {
  const field = (name: string) => page.locator(`#field-${name}`);
  await expect(field('firstName')).toHaveValue(firstName);
  await expect(field('email')).toHaveValue(email);
  await field('userName').fill(email);
  await field('phoneNumber').fill('06 61 42 03 18');
  await page.getByRole('combobox', { name: 'Rôle' }).click();
  await page.getByRole('option', { name: 'Vendeur' }).click();
  await page.getByRole('button', { name: 'Créer l’utilisateur' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Utilisateur créé' })).toBeVisible();
}
