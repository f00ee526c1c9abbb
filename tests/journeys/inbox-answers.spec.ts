import type { Page } from '@playwright/test';
import { TOKEN_KEYS } from '#domain/session/tokens';
import { HeldRequests } from '../support/browser/held-requests';
import { spoilTokens } from '../support/browser/session-tokens';
import { storedText } from '../support/browser/stored-text';
import { receiveLetter } from './support/conversations';
import { expect, test } from './support/journey';
import { PASSWORD } from './support/store';

const MAIL = '/dashboard/mail';
const UPLOAD = '/api/store/conversation-file/create';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('An ended session', () => {
  test.use({ allowedInConsole: { answers: [401] } });

  test('An answer that is written when the session ends is there after sign-in, and is sent once', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const id = await receiveLetter(store, {});
    const page = await openAs('store_user', `${MAIL}?conversation=${id}`);
    await answerField(page).fill('Il part demain.');
    await expect.poll(() => storedText(page)).toContain('conversationAnswer');
    await spoilTokens(page, [TOKEN_KEYS.auth, TOKEN_KEYS.refresh]);
    await send(page);
    await expect(page).toHaveURL(/\/auth\/jwt\/login/);
    const fields = page.locator('form input');
    await fields.nth(0).fill(store.userNames.store_user);
    await fields.nth(1).fill(PASSWORD);
    await fields.nth(1).press('Enter');
    await expect(answerField(page)).toHaveText('Il part demain.');
    await send(page);
    await expect(page.getByText(/Le message part dans/)).toBeVisible();
    await expect(messages(page).getByText('Il part demain.')).toHaveCount(1);
    await expect(answerField(page)).toHaveText('');
  });
});

test.describe('Two sellers', () => {
  test.use({ allowedInConsole: { answers: [409] } });

  test('A seller reads the answer of a colleague who was faster before their own goes out', {
    tag: '@long',
  }, async ({ store, openAs, browser, baseURL }) => {
    const address = `${MAIL}?conversation=${await receiveLetter(store, {})}`;
    const first = await openAs('store_user', address);
    const elsewhere = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 1440, height: 900 },
    });
    const second = await openAs('store_manager', address, { page: await elsewhere.newPage() });
    await answerField(first).fill('Il part demain.');
    await answerField(second).fill('Il est parti hier.');
    await send(first);
    await expect(messages(first).getByText('Il part demain.')).toBeVisible();
    await send(second);
    const question = second.getByRole('alertdialog', { name: /est arrivé entre-temps/ });
    await expect(question.getByText('Il part demain.')).toBeVisible();
    await expect(question.getByRole('listitem')).toHaveCount(1);
    await question.getByRole('button', { name: 'Envoyer quand même' }).click();
    await expect(messages(second).getByText('Il est parti hier.')).toHaveCount(1);
    await expect(messages(second).getByText('Il part demain.')).toHaveCount(1);
    await elsewhere.close();
  });
});

test('An answer that is being sent when another conversation is opened is sent, and is not there again', {
  tag: '@long',
}, async ({ store, openAs, page: own }) => {
  await receiveLetter(store, { subject: 'Autre lettre' });
  const id = await receiveLetter(store, {});
  const held = new HeldRequests(own);
  const call = `/api/store/conversation/${id}/message/create`;
  await held.hold(call);
  const page = await openAs('store_user', `${MAIL}?conversation=${id}`);
  await answerField(page).fill('Il part demain.');
  await expect.poll(() => storedText(page)).toContain('conversationAnswer');
  await send(page);
  await page.getByRole('link', { name: /Autre lettre/ }).click();
  await expect(page.getByRole('heading', { name: 'Autre lettre' })).toBeVisible();
  await held.release(call);
  await expect(page.getByText('Message enregistré, il part dans un instant')).toBeVisible();
  await expect.poll(() => storedText(page)).not.toContain('conversationAnswer');
  await page.getByRole('link', { name: /Où est mon colis/ }).click();
  await expect(messages(page).getByText('Il part demain.')).toHaveCount(1);
  await expect(answerField(page)).toHaveText('');
});

test('An answer is sent once its file is uploaded, with the file', { tag: '@long' }, async ({
  store,
  openAs,
  page: own,
}) => {
  const id = await receiveLetter(store, {});
  const held = new HeldRequests(own);
  await held.hold(UPLOAD);
  const page = await openAs('store_user', `${MAIL}?conversation=${id}`);
  await answerField(page).fill('Voici la facture.');
  await page.getByLabel('Joindre un fichier').setInputFiles({
    name: 'facture.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  const button = page.getByRole('button', { name: 'Envoyer', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await answerField(page).press('Control+Enter');
  await expect(answerField(page)).toHaveText('Voici la facture.');
  await held.release(UPLOAD);
  await expect(page.getByRole('list', { name: 'Fichiers joints' })).toContainText('facture.pdf');
  await send(page);
  await expect(messages(page).getByRole('button', { name: /facture\.pdf/ })).toBeVisible();
});

function messages(page: Page) {
  return page.getByRole('list', { name: 'Messages' });
}

function answerField(page: Page) {
  return page.getByRole('textbox', { name: 'Réponse', exact: true });
}

function send(page: Page) {
  return page.getByRole('button', { name: 'Envoyer', exact: true }).click();
}
