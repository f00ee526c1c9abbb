import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { vacancies } from '../../server/database/schema/vacancies';
import { expect, test } from './support/journey';
import { addCandidacy, addVacancy, interviewersOf } from './support/vacancies';

test.use({ viewport: { width: 1440, height: 900 } });

const TEXTS = {
  Français: ['Vendeuse en boutique', 'Vous tenez la caisse.'],
  العربية: ['بائعة في المحل', 'تشرفين على الصندوق.'],
  English: ['Shop assistant', 'You keep the till.'],
} as const;

test('An admin writes a vacancy and publishes it, and a candidate goes from the application to the filled-in invitation', async ({
  store,
  openAs,
  baseURL,
}) => {
  await interviewersOf(store);
  const page = await openAs('store_admin', '/dashboard/job');
  await page.getByRole('link', { name: 'Créer une offre' }).first().click();
  for (const [language, [title, description]] of Object.entries(TEXTS)) {
    const pane = page.getByRole('group', { name: language, exact: true });
    await pane.getByLabel('Titre').fill(title);
    await pane.locator('[contenteditable="true"]').fill(description);
  }
  await page.getByRole('button', { name: 'Ajouter des horaires' }).click();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/job\/vac_/);
  await expect(page.getByText('Cette offre n’est pas visible')).toBeVisible();

  const vacancyId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const [row] = await store.backend.database.db
    .update(vacancies)
    .set({ cityId: 'cty_fes', closesOn: '2099-12-31' })
    .where(eq(vacancies.id, vacancyId))
    .returning({ code: vacancies.code });
  await page.getByRole('button', { name: 'Publier…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Tout le monde peut lire cette offre et y répondre')).toBeVisible();

  const email = `${vacancyId}@example.ma`;
  const applied = await fetch(`${baseURL}/api/public/vacancies/${row?.code}/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Leïla',
      lastName: 'Berrada',
      email,
      message: 'J’ai vendu pendant dix ans.',
      language: 'fr',
    }),
  });
  expect(applied.status).toBe(201);
  await page.reload();
  await drag(page, 'Leïla Berrada', 'Présélection');
  await expect(page.getByText('Candidature présélectionnée')).toBeVisible();

  await card(page, 'Présélection').getByRole('button', { name: 'Leïla Berrada' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Leïla Berrada' });
  for (const name of ['Houda Alami', 'Youssef Idrissi']) {
    await panel.getByRole('combobox', { name: 'Évaluateurs' }).fill(name);
    await page.getByRole('option', { name }).click();
    await expect(panel.getByRole('row', { name, includeHidden: true })).toHaveCount(1);
  }
  // The rest of the page is hidden while the list is open.
  await panel.getByText('Évaluations', { exact: true }).click();
  await panel.getByRole('button', { name: 'Enregistrer les évaluateurs' }).click();
  for (const criterion of ['Compétences', 'Expérience', 'Communication', 'Motivation']) {
    await panel.getByRole('group', { name: criterion }).getByRole('radio', { name: '4' }).check();
  }
  await panel.getByRole('button', { name: 'Envoyer mon évaluation' }).click();
  await expect(panel.getByRole('button', { name: 'Modifier mon évaluation' })).toBeVisible();

  await panel.getByRole('button', { name: 'Inviter à un entretien' }).click();
  await confirm(page, 'Inviter à un entretien');
  await panel.getByRole('button', { name: 'Faire une proposition' }).click();
  await panel.getByRole('button', { name: 'Embaucher' }).click();
  await confirm(page, 'Embaucher');
  await panel.getByRole('link', { name: 'Inviter' }).click();
  await expect(page.locator('#field-firstName')).toHaveValue('Leïla');
  await expect(page.locator('#field-email')).toHaveValue(email);
});

test('A candidate who is dropped among the ended ones is refused once an answer is written', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const { id } = await addVacancy(store);
  await addCandidacy(store, id, { language: 'ar', status: 'offered' });
  const page = await openAs('store_manager', `/dashboard/job/${id}`);
  await column(page, 'Sans suite').scrollIntoViewIfNeeded();
  await drag(page, 'Leïla Berrada', 'Sans suite');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('arabe', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Refuser et envoyer' }).click();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/./);
  await expect(dialog.getByRole('textbox')).toHaveAttribute('dir', 'rtl');
  await dialog.getByRole('textbox').fill('اخترنا شخصًا آخر.');
  await dialog.getByRole('button', { name: 'Refuser et envoyer' }).click();
  await expect(card(page, 'Sans suite')).toContainText('Refusée');
  await page.reload();
  await expect(card(page, 'Sans suite')).toContainText('Refusée');
});

test('A manager moves a candidate by the keyboard alone, to a column that an action leads to', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const { id } = await addVacancy(store);
  await addCandidacy(store, id);
  const page = await openAs('store_manager', `/dashboard/job/${id}`);
  await page.getByRole('button', { name: 'Déplacer Leïla Berrada' }).press('Enter');
  const target = column(page, 'Présélection').locator(':focus');
  for (let turn = 0; turn < 3 && (await target.count()) === 0; turn += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(card(page, 'Présélection')).toContainText('Leïla Berrada');
});

test('A seller sees the candidates whom they rate and no others, without addresses and decisions', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const { id } = await addVacancy(store);
  const { admin, seller } = await interviewersOf(store);
  await addCandidacy(store, id, { status: 'interview', interviewerIds: [admin, seller] });
  await addCandidacy(store, id, { firstName: 'Othmane', lastName: 'Sqalli' });
  const page = await openAs('store_user', '/dashboard/job');
  await page.getByRole('link', { name: 'Vendeuse à Fès' }).click();
  await expect(card(page, 'Entretien')).toContainText('Leïla Berrada');
  await expect(page.getByText('Othmane Sqalli')).toHaveCount(0);
  await card(page, 'Entretien').getByRole('button', { name: 'Leïla Berrada' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Leïla Berrada' });
  await expect(panel.getByRole('button', { name: 'Envoyer mon évaluation' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Refuser' })).toHaveCount(0);
  await expect(panel.getByText('@example.ma')).toHaveCount(0);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('A manager moves a candidate by their menu, and an empty stage is left out', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const { id } = await addVacancy(store);
    await addCandidacy(store, id);
    const page = await openAs('store_manager', `/dashboard/job/${id}`);
    await expect(column(page, 'Présélection')).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions : Leïla Berrada' }).click();
    await page.getByRole('menuitem', { name: 'Présélectionner' }).click();
    await expect(card(page, 'Présélection')).toContainText('Leïla Berrada');
    await expect(column(page, 'Reçues')).toHaveCount(0);
  });
});

async function confirm(page: Page, action: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
}

function column(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** The cards of a stage. */
function card(page: Page, stage: string): Locator {
  return column(page, stage).getByRole('listitem');
}

/** Drags the card of a candidate to a stage. */
async function drag(page: Page, name: string, stage: string): Promise<void> {
  const lifted = page.locator('main section').getByRole('listitem').filter({ hasText: name });
  await expect(lifted).toHaveAttribute('draggable', 'true');
  const from = await boxOf(lifted);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 4);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height, { steps: 4 });
  await expect(lifted).toHaveAttribute('data-dragging', '');
  const to = await boxOf(column(page, stage).getByRole('group'));
  await page.mouse.move(to.x + to.width / 2, to.y + 40, { steps: 6 });
  await page.mouse.up();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}
