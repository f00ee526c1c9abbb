import type { Page } from '@playwright/test';
import { storedText } from '../support/browser/stored-text';
import { addSavedReply, receiveLetter, receiveReply } from './support/conversations';
import { expect, test } from './support/journey';
import { loseAnswers } from './support/lost-answers';
import { answerField, messages, send } from './support/open-conversation';

const MAIL = '/dashboard/mail';

test.use({ viewport: { width: 1440, height: 900 } });

test('A seller answers a letter with a saved reply, takes it back, sends it, snoozes and closes it', async ({
  store,
  openAs,
}) => {
  await addSavedReply(store, 'Expédition', 'Bonjour {name}, votre colis part demain.');
  await receiveLetter(store, {});
  const page = await openAs('store_user', MAIL);
  await page.getByRole('link', { name: /Où est mon colis/ }).click();
  await expect(messages(page).getByText('Bonjour, je l’attends.')).toBeVisible();
  await answerField(page).click();
  await page.keyboard.press('/');
  const replies = page.getByRole('dialog', { name: 'Choisir une réponse type' });
  await replies.getByRole('textbox').fill('expe');
  await page.keyboard.press('Enter');
  await expect(answerField(page)).toHaveText('Bonjour Sara Alami, votre colis part demain.');
  await send(page);
  await expect(messages(page).getByText('votre colis part demain.')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler l’envoi' }).first().click();
  await expect(answerField(page)).toHaveText('Bonjour Sara Alami, votre colis part demain.');
  await send(page);
  await expect(page.getByText(/Le message part dans/)).toBeVisible();
  await expect(conversation(page).getByText('En attente du client')).toBeVisible();
  await conversation(page).getByRole('button', { name: 'Reporter' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Demain matin/ })
    .click();
  await expect(conversation(page).getByText('Reportée', { exact: true })).toBeVisible();
  await conversation(page).getByRole('button', { name: 'Clore' }).click();
  await expect(conversation(page).getByText('Close', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: /^Closes/ }).click();
  await expect(page.getByRole('link', { name: /Où est mon colis/ })).toBeVisible();
});

test.describe('Two users', () => {
  test.use({ allowedInConsole: { answers: [409] } });

  test('A seller whose client wrote meanwhile reads it before their answer goes out', async ({
    store,
    openAs,
  }) => {
    const id = await receiveLetter(store, {});
    const page = await openAs('store_user', `${MAIL}?conversation=${id}`);
    await answerField(page).fill('Il part demain.');
    await receiveReply(store, id, 'Je l’ai reçu, merci.');
    await send(page);
    const question = page.getByRole('alertdialog', { name: /est arrivé entre-temps/ });
    await expect(question.getByText('Je l’ai reçu, merci.')).toBeVisible();
    await question.getByRole('button', { name: 'Revenir au texte' }).click();
    await expect(answerField(page)).toHaveText('Il part demain.');
    await send(page);
    await expect(page.getByText(/Le message part dans/)).toBeVisible();
  });
});

test('What is written of an answer stays after a reload', { tag: '@long' }, async ({
  store,
  openAs,
}) => {
  const id = await receiveLetter(store, {});
  const page = await openAs('store_user', `${MAIL}?conversation=${id}`);
  await answerField(page).fill('Un moment');
  await expect.poll(() => storedText(page)).toContain('conversationAnswer');
  await page.reload();
  await expect(answerField(page)).toHaveText('Un moment');
});

test.describe('With a lost connection', () => {
  test.use({ allowedInConsole: { lost: true } });

  test('An answer that is sent again after its answer was lost leaves once', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const id = await receiveLetter(store, {});
    const page = await openAs('store_user', `${MAIL}?conversation=${id}`);
    await answerField(page).fill('Il part demain.');
    const giveAnswers = await loseAnswers(page, '**/message/create');
    await send(page);
    const failure = page.getByRole('alertdialog', { name: /n’a pas été envoyé/ });
    await expect(failure).toBeVisible();
    await giveAnswers();
    await failure.getByRole('button', { name: 'Réessayer' }).click();
    await expect(messages(page).getByText('Il part demain.')).toHaveCount(1);
    await expect(answerField(page)).toHaveText('');
  });
});

test('The keys of the inbox move through the list and act on the open conversation', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await receiveLetter(store, { subject: 'Première lettre' });
  await receiveLetter(store, { subject: 'Seconde lettre' });
  const page = await openAs('store_manager', MAIL);
  await expect(page.getByRole('link', { name: /Première lettre/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Seconde lettre' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Première lettre' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'Seconde lettre' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Reporter la conversation' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.getByRole('dialog').getByRole('button', { name: 'Personne' }).click();
  await expect(page.getByText('Conversation confiée')).toBeVisible();
  await page.keyboard.press('x');
  await expect(conversation(page).getByText('Close', { exact: true })).toBeVisible();
});

test('A manager closes many conversations at once, after the portal has said which of them', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await receiveLetter(store, { subject: 'Première lettre' });
  await receiveLetter(store, { subject: 'Seconde lettre' });
  const page = await openAs('store_manager', MAIL);
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await page.getByRole('button', { name: 'Clore', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Clore 2 conversations' });
  await expect(dialog.getByText('Possible : 2 conversations.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog.getByText('Fait : 2 conversations.')).toBeVisible();
});

test('A manager gives several conversations to a colleague, and closes those that are not closed yet', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await receiveLetter(store, { subject: 'Première lettre' });
  await receiveLetter(store, { subject: 'Seconde lettre' });
  const page = await openAs('store_manager', MAIL);
  const dialog = page.getByRole('dialog');
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await page.getByRole('button', { name: 'Confier', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Confier 2 conversations' })).toBeVisible();
  const chosen = dialog.getByRole('listitem').getByRole('button').nth(1);
  const name = ((await chosen.textContent()) ?? '').trim();
  await chosen.click();
  await expect(dialog.getByText('Possible : 2 conversations.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog.getByText('Fait : 2 conversations.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  const list = page.getByRole('region', { name: 'Conversations', exact: true });
  await expect(list.getByText(name)).toHaveCount(2);

  await page.getByRole('link', { name: /Première lettre/ }).click();
  await expect(answerField(page)).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('article').getByText('Close', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Sélectionner Seconde lettre' }).check();
  await expect(list.getByRole('button', { name: 'Rouvrir', exact: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Sélectionner Première lettre' }).check();
  await list.getByRole('button', { name: 'Clore', exact: true }).click();
  await expect(dialog.getByText('Possible : 1 conversation.', { exact: true })).toBeVisible();
  const refused = dialog.getByRole('listitem').filter({ hasText: 'Première lettre' });
  await expect(refused).toContainText('Close');
});

test('On a phone, a seller goes from the list to the conversation, to its record, and back', {
  tag: '@long',
}, async ({ store, openAs, page: own }) => {
  await own.setViewportSize({ width: 390, height: 844 });
  await receiveLetter(store, {});
  const page = await openAs('store_user', MAIL);
  await page.getByRole('link', { name: /Où est mon colis/ }).click();
  await expect(messages(page).getByText('Bonjour, je l’attends.')).toBeVisible();
  await page.getByRole('button', { name: 'Fiche' }).click();
  await expect(page.getByText('sara@exemple.ma')).toBeVisible();
  await page.getByRole('button', { name: 'Conversation', exact: true }).click();
  await page.getByRole('button', { name: 'Conversations', exact: true }).click();
  await expect(page.getByRole('link', { name: /Où est mon colis/ })).toBeVisible();
});

function conversation(page: Page) {
  return page.getByRole('article');
}
