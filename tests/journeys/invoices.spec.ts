import type { Page } from '@playwright/test';
import { subHours } from 'date-fns/subHours';
import { HeldRequests } from '../support/browser/held-requests';
import { expect, test } from './support/journey';
import { capturedPrint, capturePrint, choosePaper } from './support/print-capture';
import type { JourneyStore } from './support/store';
import { bookDeparture, createTour, planDeparture } from './support/tours';

/** The list that the search for a client reads. */
const CLIENTS = '/api/store/clients/';

function delivered(store: JourneyStore) {
  return store.place({ status: 'delivered', paymentMethod: 'transfer' });
}

/** Drafts the invoice of an order from its page, and opens the draft's form. */
async function draftFrom(page: Page, number: string) {
  await page.getByRole('link', { name: 'Préparer la facture' }).click();
  await expect(page.getByRole('combobox', { name: /Commande livrée/ })).toHaveValue(
    new RegExp(`#${number}`),
  );
  await page.getByRole('button', { name: 'Créer le brouillon' }).click();
  await expect(heading(page)).toContainText('Brouillon');
}

async function issue(page: Page) {
  await page.getByRole('button', { name: 'Émettre…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('ne pourra plus être modifiée');
  await question.getByRole('button', { name: 'Émettre la facture' }).click();
  await expect(heading(page)).toContainText(/Facture .*FA-\d{4}-\d{6}/);
}

test('A store admin drafts, changes, issues, records a payment of, and credits the invoice of an order', async ({
  store,
  openAs,
}) => {
  const order = await delivered(store);
  const page = await openAs('store_admin', `/dashboard/order/${order.id}`);
  await draftFrom(page, String(order.number));
  await page.getByRole('textbox', { name: /^ICE/ }).fill('12345');
  await page.getByRole('button', { name: 'Émettre…' }).click();
  await expect(page.getByText('L’ICE a quinze chiffres.').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^ICE/ }).fill('001525713000083');
  await page.getByRole('button', { name: 'Ajouter une ligne' }).click();
  const line = page.getByRole('group', { name: 'Ligne 2' });
  await line.getByRole('textbox', { name: 'Désignation' }).fill('Emballage');
  await line.getByRole('textbox', { name: 'Prix TTC' }).fill('12');
  await issue(page);
  await expect(page.getByRole('article')).toContainText('001525713000083');
  await expect(page.getByRole('article')).toContainText('Emballage');
  await page.getByRole('button', { name: 'Enregistrer un paiement…' }).click();
  await page.getByRole('button', { name: 'Enregistrer le paiement' }).click();
  await expect(page.getByRole('button', { name: 'Enregistrer un paiement…' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Établir un avoir…' }).click();
  await page.getByRole('button', { name: 'Établir l’avoir' }).click();
  await page.getByRole('link', { name: /^AV-/ }).click();
  await expect(heading(page)).toContainText('Avoir');
  await page.getByRole('link', { name: 'Ouvrir la facture d’origine' }).click();
  await expect(heading(page)).toContainText('Facture');
});

test('A manager invoices a client outside the store without an order, and mails the invoice', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_manager', '/dashboard/invoice/new');
  await page.getByRole('radio', { name: /pour un autre client/ }).check();
  await page.getByRole('button', { name: 'Créer le brouillon' }).click();
  await expect(page.getByText('Ce champ est obligatoire.')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Nom ou raison sociale' }).fill('Riad Zitoun SARL');
  await page.getByRole('textbox', { name: 'Adresse', exact: false }).first().fill('Fès');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('compta@riad.exemple.ma');
  await page.getByRole('button', { name: 'Créer le brouillon' }).click();
  await expect(heading(page)).toHaveText('Brouillon sans commande');
  const line = page.getByRole('group', { name: 'Ligne 1' });
  await line.getByRole('textbox', { name: 'Désignation' }).fill('Atelier de poterie');
  await line.getByRole('textbox', { name: 'Prix TTC' }).fill('1200');
  await issue(page);
  await expect(page.getByRole('article')).toContainText('Atelier de poterie');
  await expect(page.getByRole('article')).not.toContainText('Commande');
  await page.getByRole('button', { name: 'Envoyer par e-mail…' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(
    'compta@riad.exemple.ma',
  );
  await question.getByRole('radio', { name: 'العربية' }).check();
  await question.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText(/Envoyée à .?compta@riad\.exemple\.ma/)).toBeVisible();
  await page.getByRole('link', { name: 'Factures' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: 'Riad Zitoun SARL' })).toContainText(
    'Sans commande',
  );
});

test('A store admin finds a client of the store and invoices them without an order', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await delivered(store);
  const page = await openAs('store_admin', '/dashboard/invoice/new');
  await page.getByRole('radio', { name: /pour un client de la boutique/ }).check();
  const client = page.getByRole('combobox', { name: /Client de la boutique/ });
  const option = page.getByRole('option').first();
  await client.click();
  await client.press('ArrowDown');
  const name = await option.getAttribute('aria-label');
  const held = new HeldRequests(page);
  await held.hold(CLIENTS);
  await client.fill('a');
  await expect.poll(() => held.isHeld(CLIENTS)).toBe(true);
  await option.click();
  await held.release(CLIENTS);
  await expect(client).toHaveValue(`${name}`.replace(/,.*/, ''));
  await page.getByRole('button', { name: 'Créer le brouillon' }).click();
  await expect(heading(page)).toHaveText('Brouillon sans commande');
  await expect(page.getByRole('textbox', { name: 'Nom ou raison sociale' })).not.toHaveValue('');
});

test('A manager invoices a booking that was paid on the spot, and the invoice and the booking lead to each other', async ({
  store,
  openAs,
}) => {
  const tour = await createTour(store, 'published');
  const startsAt = subHours(new Date(), 1);
  const departure = await planDeparture(store, tour.id, { startsAt, status: 'under_way' });
  const paid = { paymentStatus: 'captured', capturedAt: startsAt, status: 'checked_in' } as const;
  const { number } = await bookDeparture(store, departure, paid);
  const unpaid = await bookDeparture(store, departure);
  const page = await openAs('store_manager', `/dashboard/tour/${tour.id}?departure=${departure}`);
  const menuOf = (name: string) => page.getByRole('button', { name: `Actions : ${name}` });

  await menuOf(number).click();
  await page.getByRole('menuitem', { name: 'Préparer la facture' }).click();
  await expect(page.getByRole('combobox', { name: 'Réservation payée' })).toHaveValue(
    `${number} · Rania Alaoui`,
  );
  await page.getByRole('button', { name: 'Créer le brouillon' }).click();
  await expect(heading(page)).toContainText(number);
  await expect(page.getByRole('textbox', { name: 'Désignation' })).toHaveValue(
    `${tour.titles.fr} (Adulte)`,
  );
  await page.getByRole('textbox', { name: 'Adresse', exact: true }).fill('3, derb Sbaâ, Fès');
  await issue(page);
  await expect(page.getByText('Payée', { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: new RegExp(`Réservation .*${number}`) }).click();
  await menuOf(number).click();
  await page.getByRole('menuitem', { name: 'Voir la facture' }).click();
  await expect(heading(page)).toContainText(/Facture .*FA-/);
  await page.goto(`/dashboard/tour/${tour.id}?departure=${departure}`);
  await menuOf(unpaid.number).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /facture/ })).toHaveCount(0);
});

test('The summary above the list shows the charged amount of each status, and the amount still due', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await delivered(store);
  const page = await openAs('store_admin', `/dashboard/order/${order.id}`);
  await draftFrom(page, String(order.number));
  await issue(page);
  await page.getByRole('button', { name: 'Enregistrer un paiement…' }).click();
  await page.getByRole('textbox', { name: 'Montant reçu' }).fill('100');
  await page.getByRole('button', { name: 'Enregistrer le paiement' }).click();
  await page.getByRole('link', { name: 'Factures' }).first().click();
  const strip = page.getByRole('region', { name: 'Montants par statut' });
  await expect(strip).toContainText(/À encaisser270,00.DHSreste .170,00.DHS/);
  await expect(strip).toContainText(/Payées0,00.DHS0 facture/);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Avoirs', exact: true }).click();
  await expect(strip).not.toContainText('270,00');
});

test('A manager finds the typed values of an invoice draft after a reload', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await delivered(store);
  const page = await openAs('store_manager', `/dashboard/order/${order.id}`);
  await draftFrom(page, String(order.number));
  const note = page.getByRole('textbox', { name: /Note imprimée/ });
  await note.fill('Merci de votre confiance.');
  await expect(page.getByText(/brouillon gardé à/)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^Brouillon du .* repris/)).toBeVisible();
  await expect(note).toHaveValue('Merci de votre confiance.');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('status').getByText('Brouillon enregistré')).toBeVisible();
});

test('A store admin prints an invoice in Arabic from a French page', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const order = await delivered(store);
  const page = await openAs('store_admin', `/dashboard/order/${order.id}`);
  await draftFrom(page, String(order.number));
  await issue(page);
  await choosePaper(page, 'Facture', 'arabe');
  await capturePrint(page);
  await page.getByRole('button', { name: 'Imprimer : choisir le document' }).click();
  await page.getByRole('menuitem', { name: /^Facture/ }).click();
  const paper = await capturedPrint(page);
  expect(paper).toMatchObject({ dir: 'rtl', lang: 'ar' });
  expect(paper.text).toContain('فاتورة');
  expect(paper.text).toContain('المجموع مع الضريبة');
  // Figures keep their order: the number is printed unchanged.
  expect(paper.text).toMatch(/FA-\d{4}-\d{6}/);
  expect(paper.shown).toEqual(['block', 'none']);
});

test('A store user prints the packing slip of a paid order, without prices', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const order = await delivered(store);
  const page = await openAs('store_user', `/dashboard/order/${order.id}`);
  await capturePrint(page);
  await page.getByRole('button', { name: 'Imprimer : choisir le document' }).click();
  await page.getByRole('menuitem', { name: /^Bon de livraison/ }).click();
  const paper = await capturedPrint(page);
  expect(paper).toMatchObject({ dir: 'ltr', lang: 'fr' });
  expect(paper.text).toContain(`#${order.number}`);
  expect(paper.text).not.toContain('DHS');
});

test('A user who may not issue sees the invoices, and why issuing is disabled', {
  tag: '@long',
}, async ({ store, openAs, context }) => {
  const order = await delivered(store);
  const admin = await openAs('store_admin', `/dashboard/order/${order.id}`);
  await draftFrom(admin, String(order.number));
  await context.clearCookies();
  const page = await openAs('store_user', '/dashboard/invoice');
  await expect(page.getByRole('link', { name: 'Nouvelle facture' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Brouillon de facture' }).click();
  const button = page.getByRole('button', { name: 'Émettre…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Votre rôle ne permet pas cette action.');
});

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}
