import type { Page } from '@playwright/test';
import { storeLogos } from '../../server/database/schema/stores';
import { expect, test } from './support/journey';
import type { JourneyStore } from './support/store';

const PATH = '/dashboard/store/settings';
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR4nGMQsYkiCTGMahjVMHw1AAAcTKoBtgajGQAAAABJRU5ErkJggg==',
  'base64',
);
/** A valid account number: it is divisible by 97. */
const RIB = '007270000123456789012390';

test('A store admin saves two opening periods on Monday, and finds the draft of another tab again', async ({
  openAs,
}) => {
  const page = await openAs('store_admin', `${PATH}?tab=availability`, { language: 'en' });
  await page.getByLabel('Closing, Monday').fill('12h30');
  await page.getByRole('button', { name: 'Hours: Monday' }).click();
  await page.getByRole('menuitem', { name: 'Add hours' }).click();
  await page.getByLabel('Opening, Monday').nth(1).fill('12');
  await page.getByLabel('Closing, Monday').nth(1).fill('18:00');
  await page.keyboard.press('Control+s');
  await expect(
    page.getByRole('alert').getByText(/Opening, Monday · This period overlaps/),
  ).toBeVisible();
  await page.getByLabel('Opening, Monday').nth(1).fill('14');
  await save(page, 'Save');
  await expect(updated(page)).toBeVisible();
  await expect(page.getByText(/^Last changed by/)).toContainText('Salma Bennani');
  await page.reload();
  await expect(page.getByLabel('Closing, Monday').first()).toHaveValue('12:30');
  await expect(page.getByLabel('Opening, Monday').nth(1)).toHaveValue('14:00');

  await tab(page, 'Social links').click();
  await page.getByLabel('Website').fill('https://exemple.ma');
  await tab(page, 'Legal').click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Keep/ }).click();
  await expect(page).toHaveURL(`${PATH}?tab=legal`);
  await expect(tab(page, 'Social links')).toHaveAccessibleName('Social links unsaved draft');
  await tab(page, 'Social links').click();
  await expect(page.getByLabel('Website')).toHaveValue('https://exemple.ma');
});

test('A store admin crops a logo, and a file that is no picture does not clear the form', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', PATH, { language: 'en' });
  await page.getByLabel('Enterprise').fill('Atelier SARL');
  await save(page, 'Save');
  await expect(page.getByRole('alert')).toContainText('Store logo');
  await page.getByLabel('Logo file').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  });
  await expect(page.getByText('Failed to convert file to Base64.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Enterprise')).toHaveValue('Atelier SARL');
  await page.getByLabel('Logo file').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: LOGO,
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Crop' }).click();
  await expect(page.getByText('Failed to convert file to Base64.')).toHaveCount(0);
  await save(page, 'Save');
  await expect(updated(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Enterprise')).toHaveValue('Atelier SARL');
  await expect(page.locator('img[src^="data:image/png;base64,"]').first()).toBeVisible();
});

for (const language of ['fr', 'ar'] as const) {
  test(`A store admin saves every settings tab, and restores its draft after a reload (${language})`, {
    tag: '@long',
  }, async ({ openAs, store }) => {
    test.slow();
    await giveLogo(store);
    const page = await openAs('store_admin', PATH, { language });
    for (const [name, change] of Object.entries(CHANGES)) {
      await page.goto(`${PATH}?tab=${name}`);
      await change(page, 0);
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('status').filter({ hasText: SAVED[language] })).toBeVisible();
      await expect(bar(page, language)).toHaveCount(0);
      await change(page, 1);
      await expect(bar(page, language)).toBeVisible();
      await expect(page.getByText(KEPT[language])).toBeVisible();
      await page.reload();
      await expect(page.getByText(TAKEN_UP[language])).toBeVisible();
      await bar(page, language).click();
      await expect(bar(page, language)).toHaveCount(0);
    }
  });
}

test('Each role sees and edits only its own settings', { tag: '@long' }, async ({ openAs }) => {
  const manager = await openAs('store_manager', PATH);
  await expect(manager.getByText('Seul un administrateur de la boutique')).toBeVisible();
  await expect(manager.getByLabel('Entreprise')).toBeDisabled();
  await expect(manager.getByRole('tab')).toHaveCount(7);
  await tab(manager, 'Livraison').click();
  await expect(manager.getByRole('button', { name: 'Ajouter une règle' })).toBeVisible();
  const seller = await openAs('store_user', PATH);
  await expect(seller.getByRole('tab')).toHaveText([
    'Livraison',
    'Notifications',
    'Réseaux sociaux',
    'Horaires et fermetures',
  ]);
  await expect(seller.getByText(/^Seuls les administrateurs/)).toBeVisible();
  await expect(seller.getByRole('button', { name: 'Ajouter une règle' })).toHaveCount(0);
});

test('A store admin tests a shipping rule for a city before saving it', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_admin', `${PATH}?tab=shipping`);
  await page.getByRole('button', { name: 'Ajouter une règle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Région/ }).click();
  await page.getByRole('option', { name: 'Fès-Meknès' }).click();
  await expect(dialog.getByText('Ce champ est obligatoire.')).toHaveCount(0);
  await dialog.getByRole('combobox', { name: /^Ville/ }).fill('Sefrou');
  await page.getByRole('option', { name: 'Séfrou' }).click();
  await dialog.getByLabel('Frais').fill('12,50');
  await dialog.getByRole('button', { name: 'Garder la règle' }).click();
  await expect(page.getByRole('row', { name: /^Séfrou/ })).toContainText('12,50');
  await page.getByRole('combobox', { name: 'Ville du client' }).fill('Sefrou');
  await page.getByRole('option', { name: 'Séfrou' }).click();
  await expect(page.getByText(/^Selon la règle\s: Séfrou/)).toBeVisible();
  await save(page, 'Enregistrer');
  await page.reload();
  await expect(page.getByRole('row', { name: /^Séfrou/ })).toBeVisible();
});

const SAVED = { fr: 'Modifications enregistrées', ar: 'تم حفظ التغييرات' } as const;
const KEPT = { fr: /brouillon gardé à/, ar: /تم حفظ المسودة/ } as const;
const TAKEN_UP = { fr: /^Brouillon du .* repris$/, ar: /^تمت استعادة مسودة/ } as const;
const DISCARD = { fr: 'Abandonner', ar: 'تجاهل' } as const;

/** A change of each tab, with a different value the second time. */
const CHANGES: Readonly<Record<string, (page: Page, turn: 0 | 1) => Promise<void>>> = {
  general: (page, turn) => page.locator('#field-description').fill(`Cuir et thuya ${turn}`),
  payment: async (page, turn) => {
    await page.locator('#field-payment-holderName').fill(`Atelier ${turn}`);
    await page.locator('#field-payment-bankName').fill('Banque Atlas');
    await page.locator('#field-payment-rib').fill(RIB);
  },
  shipping: async (page, turn) => {
    await page.getByRole('button', { name: /^(Ajouter une règle|إضافة قاعدة)$/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('#field-region').click();
    await page.getByRole('option').nth(turn).click();
    await dialog.locator('button[type="submit"]').click();
  },
  notification: (page, turn) => page.getByRole('switch').nth(turn).click(),
  social: (page, turn) => page.locator('#field-website').fill(`https://exemple${turn}.ma`),
  legal: (page, turn) => page.locator('#field-returnsFr').fill(`Retour sous ${turn + 7} jours`),
  availability: (page, turn) => page.locator('#field-handlingDays').fill(String(turn + 4)),
};

/** The general settings can only be saved with a logo. */
function giveLogo({ backend, id }: JourneyStore) {
  return backend.database.db
    .insert(storeLogos)
    .values({ storeId: id, dataUrl: `data:image/png;base64,${LOGO.toString('base64')}` });
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name });
}

function updated(page: Page) {
  return page.getByRole('status').getByText('Update success!', { exact: true });
}

function save(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

function bar(page: Page, language: 'fr' | 'ar') {
  return page.getByRole('button', { name: DISCARD[language], exact: true });
}
