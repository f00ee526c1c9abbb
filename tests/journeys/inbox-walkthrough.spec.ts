import { desc, eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { conversationMessages } from '../../server/database/schema/conversations';
import { messageIdOf } from '../../server/mail/mail-message';
import { addSavedReply } from './support/conversations';
import { expect, test } from './support/journey';
import { answerField, messages, send } from './support/open-conversation';
import type { JourneyStore } from './support/store';

const MAIL = '/dashboard/mail';
const VISITOR = { firstName: 'Hind', lastName: 'Tazi', email: 'hind@exemple.ma' };

test.use({ viewport: { width: 1440, height: 900 } });

test('A visitor’s letter is answered with a saved reply, undone, sent, answered by SMTP, snoozed, taken up again and closed', {
  tag: '@long',
}, async ({ store, openAs, page: visitor, browser, baseURL }) => {
  await addSavedReply(store, 'Expédition', 'Bonjour {name}, votre bol part demain.');
  await visitor.goto(`/product/${store.productId}?lng=fr`);
  await visitor.getByRole('link', { name: 'Écrire à la boutique' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Écrire à Atelier des essais',
  );
  await expect(visitor.getByRole('textbox', { name: 'Objet' })).toHaveValue('Bol de Fès');
  await visitor.getByRole('textbox', { name: 'Prénom' }).fill(VISITOR.firstName);
  await visitor.getByRole('textbox', { name: 'Nom', exact: true }).fill(VISITOR.lastName);
  await visitor.getByRole('textbox', { name: 'E-mail' }).fill(VISITOR.email);
  await visitor.getByRole('textbox', { name: 'Message' }).fill('Le livrez-vous à Dakhla ?');
  await visitor.getByRole('button', { name: 'Envoyer' }).click();
  await expect(visitor.getByRole('heading', { name: 'Merci, nous l’avons reçu' })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await openAs('store_user', MAIL, { page: await elsewhere.newPage() });
  await page.getByRole('link', { name: /Bol de Fès/ }).click();
  await expect(messages(page).getByText('Le livrez-vous à Dakhla ?')).toBeVisible();
  await answerField(page).click();
  await page.keyboard.press('/');
  const replies = page.getByRole('dialog', { name: 'Choisir une réponse type' });
  await replies.getByRole('textbox').fill('expe');
  await page.keyboard.press('Enter');
  await expect(answerField(page)).toHaveText('Bonjour Hind Tazi, votre bol part demain.');
  await send(page);
  await page.getByRole('button', { name: 'Annuler l’envoi' }).first().click();
  await expect(answerField(page)).toHaveText('Bonjour Hind Tazi, votre bol part demain.');
  await send(page);
  await expect(page.getByText(/Le message part dans/)).toBeVisible();

  await answerBySmtp(store, await sentMessageId(store));
  await expect(messages(page).getByText('Parfait, merci !')).toBeVisible({ timeout: 30_000 });
  await expect(messages(page).getByRole('listitem')).toHaveCount(3);
  const conversation = page.getByRole('article');
  await conversation.getByRole('button', { name: 'Reporter' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Demain matin/ })
    .click();
  await expect(conversation.getByText('Reportée', { exact: true })).toBeVisible();
  await conversation.getByRole('button', { name: 'Reprendre maintenant' }).click();
  await expect(conversation.getByText('À traiter', { exact: true })).toBeVisible();
  await conversation.getByRole('button', { name: 'Clore' }).click();
  await expect(conversation.getByText('Close', { exact: true })).toBeVisible();
  await elsewhere.close();
});

test('A seller writes to a carrier and to the marketplace, and finds both by their kind', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_user', MAIL);
  for (const { kind, to, subject } of [
    { kind: 'Transporteur', to: 'agence@exemple.ma', subject: 'Colis abîmé' },
    { kind: 'Place de marché', to: null, subject: 'Versement en retard' },
  ]) {
    await page.getByRole('button', { name: 'Nouvelle conversation' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').first().click();
    await page.getByRole('option', { name: kind, exact: true }).click();
    if (to !== null) {
      await dialog.getByRole('textbox', { name: 'Nom' }).fill('Agence de Fès');
      await dialog.getByRole('textbox', { name: 'E-mail' }).fill(to);
    }
    await dialog.getByRole('textbox', { name: 'Objet' }).fill(subject);
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Où en est-ce ?');
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await expect(messages(page).getByText('Où en est-ce ?')).toBeVisible();
  }
  await page.goto(`${MAIL}?kind=carrier`);
  await expect(page.getByRole('link', { name: /Colis abîmé/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Versement en retard/ })).toHaveCount(0);
});

/** The Message-ID of the store's last message, once it has left. */
async function sentMessageId({ id: storeId, backend }: JourneyStore): Promise<string> {
  const { status, mailId, createdAt } = conversationMessages;
  const newest = async () =>
    (
      await backend.database.db
        .select({ status, mailId })
        .from(conversationMessages)
        .where(eq(conversationMessages.storeId, storeId))
        .orderBy(desc(createdAt))
        .limit(1)
    )[0];
  await expect.poll(async () => (await newest())?.status, { timeout: 30_000 }).toBe('sent');
  // Without a setting, the server sends from the host of its own address.
  return messageIdOf((await newest())?.mailId ?? '', 'no-reply@127.0.0.1');
}

/** The visitor's own mail server sends their answer to the store's address. */
async function answerBySmtp({ id }: JourneyStore, messageId: string): Promise<void> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: Number(process.env['JOURNEYS_MAIL']),
    ignoreTLS: true,
  });
  await transport.sendMail({
    from: `${VISITOR.firstName} ${VISITOR.lastName} <${VISITOR.email}>`,
    to: `${id.slice('str_'.length)}@${process.env['JOURNEYS_MAIL_DOMAIN']}`,
    subject: 'Re: Bol de Fès',
    inReplyTo: messageId,
    references: messageId,
    text: 'Parfait, merci !',
  });
  transport.close();
}
