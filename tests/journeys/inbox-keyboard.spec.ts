import { addSavedReply, receiveLetter } from './support/conversations';
import { expect, test } from './support/journey';
import { answerField, messages } from './support/open-conversation';

test('A seller opens, answers, snoozes, assigns and closes a letter with the keyboard alone', {
  tag: '@long',
}, async ({ store, openAs }) => {
  await addSavedReply(store, 'Expédition', 'Bonjour {name}, votre colis part demain.');
  await receiveLetter(store, { subject: 'Première lettre' });
  await receiveLetter(store, { subject: 'Seconde lettre' });
  const page = await openAs('store_manager', '/dashboard/mail');
  const { keyboard } = page;
  const conversation = page.getByRole('article');
  await expect(page.getByRole('link', { name: /Première lettre/ })).toBeVisible();
  await keyboard.press('j');
  await keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Première lettre' })).toBeVisible();
  await expect(answerField(page)).toBeVisible();

  await keyboard.press('r');
  await expect(answerField(page)).toBeFocused();
  await keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Choisir une réponse type' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(answerField(page)).toBeFocused();
  await keyboard.press('/');
  await keyboard.type('expe');
  await keyboard.press('Enter');
  await expect(answerField(page)).toHaveText('Bonjour Sara Alami, votre colis part demain.');
  await expect(answerField(page)).toBeFocused();
  await keyboard.type(' Merci de votre patience. x');
  await keyboard.press('Backspace');
  await keyboard.press('Control+Enter');
  await expect(page.getByText(/Le message part dans/)).toBeVisible();
  // The space before the deleted letter is still there.
  await expect(
    messages(page).getByText(/part demain. Merci de votre patience\.\s*$/),
  ).toBeVisible();

  await keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Messages' })).toBeFocused();
  await keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Reporter la conversation' })).toBeVisible();
  const tomorrow = page.getByRole('dialog').getByRole('button', { name: /Demain matin/ });
  await pressUntilFocused(keyboard, () => tomorrow.evaluate((one) => one.matches(':focus')));
  await keyboard.press('Enter');
  await expect(conversation.getByText('Reportée', { exact: true })).toBeVisible();
  await keyboard.press('s');
  await expect(conversation.getByText('À traiter', { exact: true })).toBeVisible();
  await keyboard.press('g');
  const nobody = page.getByRole('dialog').getByRole('button', { name: 'Personne' });
  await pressUntilFocused(keyboard, () => nobody.evaluate((one) => one.matches(':focus')));
  await keyboard.press('Enter');
  await expect(page.getByText('Conversation confiée')).toBeVisible();
  await keyboard.press('x');
  await expect(conversation.getByText('Close', { exact: true })).toBeVisible();

  await keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await keyboard.type('rouvrir');
  await expect(page.getByRole('option', { name: /Rouvrir la conversation/ })).toBeVisible();
  await keyboard.press('Enter');
  await expect(conversation.getByText('À traiter', { exact: true })).toBeVisible();
  // The answered letter is the first of the list now.
  await keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Seconde lettre' })).toBeVisible();
  await keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'Première lettre' })).toBeVisible();
});

/** Moves the focus on with Tab until it is there; a dialog has fewer than twenty places. */
async function pressUntilFocused(
  keyboard: { press: (key: string) => Promise<void> },
  isThere: () => Promise<boolean>,
): Promise<void> {
  for (let turn = 0; turn < 20 && !(await isThere()); turn += 1) await keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}
