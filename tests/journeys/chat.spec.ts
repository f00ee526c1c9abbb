import type { Page } from '@playwright/test';
import { chatLink } from './support/chat-link';
import { expect, test } from './support/journey';
import { pictureFile } from './support/picture-field';

test.use({ viewport: { width: 1440, height: 900 } });

test('A client writes from their phone, the seller answers in the chat, and the client reads it', async ({
  store,
  openAs,
  browser,
  baseURL,
}) => {
  const link = await chatLink(baseURL ?? '', store);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const client = await phone.newPage();
  await client.goto(link);
  await client.getByRole('textbox', { name: 'Votre message' }).fill('Où est mon colis ?');
  await client.getByRole('button', { name: 'Envoyer' }).click();
  await expect(
    client.getByRole('listitem').filter({ hasText: 'Où est mon colis ?' }),
  ).toBeVisible();

  const page = await openAs('store_user', '/dashboard/chat');
  await page
    .getByRole('region', { name: 'Conversations', exact: true })
    .getByRole('link')
    .first()
    .click();
  await expect(messages(page).getByText('Où est mon colis ?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Réponse', exact: true }).fill('Il part demain.');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(messages(page).getByText('Il part demain.')).toBeVisible();
  await expect(client.getByText('Il part demain.')).toBeVisible();
  await phone.close();
});

test('A client sends a picture from their phone, and the seller sees it in the chat', {
  tag: '@long',
}, async ({ store, openAs, browser, baseURL }) => {
  const link = await chatLink(baseURL ?? '', store);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const client = await phone.newPage();
  await client.goto(link);
  const choosing = client.waitForEvent('filechooser');
  await client.getByRole('button', { name: 'Joindre une photo' }).click();
  await (await choosing).setFiles(await pictureFile('tache'));
  const sent = client.getByRole('listitem').getByRole('img');
  await expect(sent).toHaveJSProperty('naturalWidth', 300);

  const page = await openAs('store_user', '/dashboard/chat');
  await page
    .getByRole('region', { name: 'Conversations', exact: true })
    .getByRole('link')
    .first()
    .click();
  await expect(messages(page).getByRole('img', { name: /tache/ })).toHaveJSProperty(
    'naturalWidth',
    300,
  );
  await phone.close();
});

test('A seller enters the room of the team and writes to it', async ({ openAs }) => {
  const page = await openAs('store_user', '/dashboard/chat');
  await page.getByRole('button', { name: 'Salle de l’équipe' }).click();
  await page.getByRole('textbox', { name: 'Réponse', exact: true }).fill('Les lanternes sont là.');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(messages(page).getByText('Les lanternes sont là.')).toBeVisible();
});

test.describe('Typing', { tag: '@long' }, () => {
  test.use({ hints: true });

  test('Each side sees that the other one is typing, until the message is there', async ({
    store,
    openAs,
    browser,
    baseURL,
  }) => {
    const link = await chatLink(baseURL ?? '', store);
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const client = await phone.newPage();
    await client.goto(link);
    const page = await openAs('store_user', '/dashboard/chat');
    const list = page.getByRole('region', { name: 'Conversations', exact: true });
    await list.getByRole('link').first().click();
    const field = page.getByRole('textbox', { name: 'Réponse', exact: true });
    await expect(field).toBeVisible();

    const question = client.getByRole('textbox', { name: 'Votre message' });
    await question.fill('Bonjour');
    await expect(page.getByText(/écrit…/)).toBeVisible();
    await client.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(messages(page).getByText('Bonjour')).toBeVisible();
    await expect(page.getByText(/écrit…/)).toHaveCount(0);

    await field.fill('Bonjour, oui.');
    await expect(client.getByText('La boutique écrit…')).toBeVisible();
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(client.getByText('Bonjour, oui.')).toBeVisible();
    await expect(client.getByText('La boutique écrit…')).toHaveCount(0);
    await phone.close();
  });
});

function messages(page: Page) {
  return page.getByRole('list', { name: 'Messages' });
}
