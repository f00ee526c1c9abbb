import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signInColleague } from './machines/colleague';
import { failOnce } from './machines/faults';
import { expect, test } from './support/journey';
import { blockEventStream, waitForEventStream } from './support/network-idle';
import { createStaffMember, invitedNow, mailedLink, storeSentInvitations } from './support/staff';
import { translatorFor as textsIn } from './support/translations';

const LIST = '/dashboard/user/list';
const CHOSEN = 'Zellige&2027';

/** The texts of the page in a language. */
function wordsIn(language: string) {
  // Texts are found with any kind of space between the words.
  const read = (file: string) =>
    JSON.parse(
      readFileSync(`public/locales/${language}/${file}.json`, 'utf8').replaceAll('\u00a0', ' '),
    );
  return {
    users: read('users'),
    account: read('account'),
    shell: read('shell'),
    door: read('newPassword'),
  };
}

test.use({ allowedInConsole: { answers: [401] } });

for (const language of ['en', 'fr', 'ar']) {
  const tag = language === 'en' ? [] : ['@long'];
  test(`A user is invited, signs in, is deactivated while working, returns and is deleted (${language})`, {
    tag,
  }, async ({ browser, store, openAs, baseURL }) => {
    test.setTimeout(90_000);
    const { users, account, shell, door } = wordsIn(language);
    const userName = `rim_${store.userNames.store_user}`;
    const email = `${userName}@exemple.ma`;
    const page = await openAs('store_admin', '/dashboard/user/new', { language });
    const field = (name: string) => page.locator(`#field-${name}`);
    for (const [name, value] of Object.entries({
      firstName: 'Rim',
      lastName: 'Fassi',
      userName,
      email,
    }))
      await field(name).fill(value);
    await field('phoneNumber').fill('06 61 42 03 18');
    await page.getByRole('combobox', { name: account.fields.role }).click();
    await page.getByRole('option', { name: shell.roles.store_user }).click();
    await page.getByText(users.form.entries.invitation, { exact: true }).click();
    await page.getByRole('button', { name: users.form.submit }).click();
    await expect(toast(page, users.form.created)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'Rim Fassi' });
    await expect(row).toContainText(users.invitation.pending);

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    // With the event the user would be signed out at once; without it, their next action does so.
    await blockEventStream(elsewhere);
    const theirs = await elsewhere.newPage();
    await theirs.goto((await mailedLink(store, email)).replace('#', `?lng=${language}#`));
    await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Rim');
    await theirs.getByLabel(new RegExp(`^${door.password}`)).fill(CHOSEN);
    await theirs.getByLabel(door.again).fill(CHOSEN);
    await theirs.getByRole('button', { name: door.submit }).click();
    await expect(theirs).toHaveURL(/\/dashboard/);
    await theirs.goto('/dashboard/product');
    await expect(theirs.getByText('BOL-FES-18')).toBeVisible();

    const act = async (action: 'activate' | 'deactivate' | 'archive') => {
      await row.getByRole('button').last().click();
      await page.getByRole('menuitem', { name: users.actions[action], exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: users.actions[action] })
        .click();
      await expect(toast(page, users.toast[action])).toBeVisible();
    };
    await act('deactivate');
    await expect(row).toContainText(users.status.inactive);
    await theirs.getByRole('link', { name: shell.menu.entries.orders }).first().click();
    await expect(theirs).toHaveURL(/\/auth\/jwt\/login/);
    await act('activate');
    await expect(row).toContainText(users.status.active);
    await act('archive');
    await expect(row).toHaveCount(0);
  });
}

test('A colleague is invited by address and role in four presses, and gives their name when they accept', async ({
  browser,
  store,
  openAs,
  baseURL,
}) => {
  const { users, account, shell, door } = wordsIn('fr');
  const email = `safae_${store.userNames.store_user}@exemple.ma`;
  const page = await openAs('store_admin', LIST, { language: 'fr' });
  await page.getByRole('link', { name: users.invite.title }).click();
  await page.locator('#field-email').fill(email);
  await page.getByRole('combobox', { name: account.fields.role }).click();
  await page.getByRole('option', { name: shell.roles.store_user }).click();
  await page.getByRole('button', { name: users.invite.submit }).click();
  await expect(toast(page, users.invite.sent)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(users.invitation.pending);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await elsewhere.newPage();
  await theirs.goto((await mailedLink(store, email)).replace('#', '?lng=fr#'));
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(door.title.newcomer);
  await theirs.getByLabel(new RegExp(`^${door.password}`)).fill(CHOSEN);
  await theirs.getByLabel(door.again).fill(CHOSEN);
  await theirs.getByRole('button', { name: door.submit }).click();
  await expect(theirs.locator('#field-firstName')).toHaveAttribute('aria-invalid', 'true');
  await theirs.locator('#field-firstName').fill('Safae');
  await theirs.locator('#field-lastName').fill('Idrissi');
  await theirs.locator('#field-phoneNumber').fill('06 61 42 03 19');
  await theirs.getByRole('button', { name: door.submit }).click();
  await expect(theirs).toHaveURL(/\/dashboard/);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Safae Idrissi' })).toBeVisible();
});

for (const language of ['fr', 'ar', 'en']) {
  const words = textsIn(language);
  test.describe(`Refused invitations (${language})`, { tag: '@long' }, () => {
    test.use({ allowedInConsole: { answers: [429] } });

    test(`A form says until when an address gets no invitation, and keeps its values (${language})`, async ({
      store,
      openAs,
    }) => {
      const userName = `rim_${store.userNames.store_user}`;
      const email = `${userName}@exemple.ma`;
      await storeSentInvitations(store, email, 5);
      const page = await openAs('store_admin', '/dashboard/user/new', { language });
      const field = (name: string) => page.locator(`#field-${name}`);
      const submit = page.getByRole('button', { name: words('users:form.submit') });
      const values = { lastName: 'Fassi', userName, email, phoneNumber: '06 61 42 03 18' };
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
      await page.getByRole('combobox', { name: words('account:fields.role') }).click();
      await page.getByRole('option', { name: words('shell:roles.store_user') }).click();
      await page.getByText(words('users:form.entries.invitation'), { exact: true }).click();
      await field('firstName').fill('www.evil.ma');
      await submit.click();
      await expect(field('firstName')).toHaveAccessibleDescription(
        words('problems:fields.contains_link'),
      );
      await field('firstName').fill('Rim');
      await submit.click();
      const refusal = words('problems:codes.recipient_mail_limit', { time: '|' });
      const [before = '', after = ''] = refusal.split('|');
      const note = page.getByText(before);
      await expect(note).toContainText(/\d\d:\d\d/);
      await expect(note).toContainText(after);
      for (const [name, value] of Object.entries(values))
        await expect(field(name)).toHaveValue(value);
      await page.goto(LIST);
      await expect(page.getByRole('row').filter({ hasText: 'Salma' }).first()).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'Rim Fassi' })).toHaveCount(0);
    });
  });
}

for (const language of ['fr', 'ar', 'en']) {
  const words = textsIn(language);
  test.describe(`Archived users (${language})`, { tag: '@long' }, () => {
    test.use({ allowedInConsole: { answers: [409] } });

    test(`A store admin who creates an archived colleague unarchives them instead (${language})`, async ({
      store,
      openAs,
    }) => {
      const { id, userName } = await createStaffMember(store, { archivedAt: new Date() });
      const page = await openAs('store_admin', '/dashboard/user/new', { language });
      await page.getByRole('button', { name: words('users:form.submit') }).click();
      await expect(page.locator('#field-password')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('#field-firstName')).toHaveAttribute('aria-invalid', 'true');
      for (const [name, value] of [
        ['firstName', 'Anas'],
        ['lastName', 'Kadiri'],
        ['userName', userName.toUpperCase()],
        ['email', 'anas@exemple.ma'],
        ['phoneNumber', '06 61 42 03 18'],
        ['password', CHOSEN],
      ] as const)
        await page.locator(`#field-${name}`).fill(value);
      await page.getByRole('combobox', { name: words('account:fields.role') }).click();
      await page.getByRole('option', { name: words('shell:roles.store_user') }).click();
      await page.getByRole('button', { name: words('users:form.submit') }).click();
      await expect(page.locator('#field-userName')).toHaveAccessibleDescription(
        words('problems:fields.taken_by_archived'),
      );
      await page.getByRole('button', { name: words('users:form.archived.action') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('users:actions.unarchive') })
        .click();
      await expect(toast(page, words('users:toast.unarchive'))).toBeVisible();
      await expect(page).toHaveURL(`/dashboard/user/profile?user=${id}`);
    });

    test(`A store admin unarchives a colleague in the list, and others in bulk (${language})`, {
      tag: '@long',
    }, async ({ store, openAs }) => {
      await createStaffMember(store, { archivedAt: new Date() });
      await createStaffMember(store, { archivedAt: new Date(), firstName: 'Nora' });
      const page = await openAs('store_admin', LIST, { language });
      const archived = page.getByRole('tab', { name: words('users:tabs.archived') });
      await expect(archived).toContainText('2');
      await archived.click();
      const name = 'Anas Kadiri';
      await page.getByRole('button', { name: words('users:actions.menu', { name }) }).click();
      await page.getByRole('menuitem', { name: words('users:actions.unarchive') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('users:actions.unarchive') })
        .click();
      await expect(toast(page, words('users:toast.unarchive'))).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
      await page.getByRole('checkbox').first().click();
      await page.getByRole('button', { name: words('bulk:bar.unarchiveUsers') }).click();
      await press(page, words('bulk:review.confirm'));
      await expect(dialog(page)).toContainText(words('bulk:told.done.unarchiveUsers'));
      await press(page, words('bulk:results.close'));
      await expect(archived).toContainText('0');
      await page.getByRole('tab', { name: words('users:tabs.all') }).click();
      await expect(page.getByRole('row').filter({ hasText: 'Nora Kadiri' })).toBeVisible();
    });
  });
}

test('An invited user is listed among all users, not the active ones, and dialogs name their link', {
  tag: '@long',
}, async ({ store, openAs }) => {
  const { email } = await createStaffMember(store, invitedNow());
  const page = await openAs('store_admin', LIST, { language: 'en' });
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  await expect(tab('All')).toContainText('4');
  await expect(tab('Active')).toContainText('3');
  await menuOf(page, 'Deactivate');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`The link sent to \u2068${email}\u2069 no longer works.`);
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(tab('Inactive')).toContainText('1');
  await menuOf(page, 'Activate');
  await expect(question).toContainText('This person has not chosen a password yet.');
  await question.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(
    'Invitation withdrawn',
  );
  await expect(tab('Active')).toContainText('3');
});

test.describe('Live updates of users', () => {
  test.use({ hints: true });

  for (const path of [LIST, '/dashboard/user/cards']) {
    test(`A store admin sees a colleague's change of a user at once on ${path}`, {
      tag: '@long',
    }, async ({ store, openAs, baseURL }) => {
      const { id } = await createStaffMember(store);
      const page = await openAs('store_admin', path, { language: 'en' });
      await expect(page.getByText('Anas Kadiri')).toBeVisible();
      const inactive = page.getByRole('tab', { name: 'Inactive' });
      await expect(inactive).toContainText('0');
      await waitForEventStream(page);
      const colleague = await signInColleague(baseURL ?? '', store.userNames.store_manager);
      await colleague.deactivates(id);
      await expect(inactive).toContainText('1');
    });
  }
});

test.describe('Texts of the specification', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 500, 503] } });

  test("A store admin sees the specification's texts before and after each action on a user, and on a failure", async ({
    store,
    openAs,
  }) => {
    const { id } = await createStaffMember(store);
    const page = await openAs('store_admin', LIST, { language: 'en' });
    for (const [item, path, failed, done] of [
      [
        'Deactivate',
        `/api/store/user/${id}/deactivate`,
        'Error deactivating user!',
        'Deactivate success!',
      ],
      ['Activate', `/api/store/user/${id}/activate`, 'Error activating user!', 'Activate success!'],
      ['Delete', '/api/store/users/archive/', 'Error archiving user!', 'Delete success!'],
    ] as const) {
      await failOnce(page, path);
      await menuOf(page, item);
      const question = item === 'Delete' ? 'Are you sure want to delete 1 items?' : item;
      await expect(page.getByRole('alertdialog')).toContainText(question);
      await page.getByRole('alertdialog').getByRole('button', { name: item }).click();
      await expect(page.getByRole('alertdialog', { name: failed })).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(toast(page, done)).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
  });

  test("A store admin sees the specification's texts for bulk actions, and why a user is skipped", async ({
    store,
    openAs,
  }) => {
    await createStaffMember(store);
    const page = await openAs('store_admin', LIST, { language: 'en' });
    await page.getByRole('checkbox').first().click();
    await bulk(page, 'Deactivate');
    await expect(dialog(page)).toContainText('The store’s last active admin: 1');
    await failOnce(page, '/api/store/users/bulk');
    await press(page, 'Confirm');
    await expect(dialog(page)).toContainText('Error deactivating user!');
    await press(page, 'Try again');
    await expect(dialog(page)).toContainText('Deactivate success!');
    await press(page, 'Finish');

    // The users stay selected for the next step.
    await bulk(page, 'Activate');
    await press(page, 'Confirm');
    await expect(dialog(page)).toContainText('Activate success!');
    await press(page, 'Finish');

    await bulk(page, 'Delete');
    await expect(
      page.getByRole('dialog', { name: 'Are you sure want to delete 3 items?' }),
    ).toBeVisible();
    await press(page, 'Confirm');
    await expect(dialog(page)).toContainText('Delete success!');
    await press(page, 'Finish');
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  test("A store admin sees the specification's text for a created user", async ({
    store,
    openAs,
  }) => {
    const page = await openAs('store_admin', '/dashboard/user/new', { language: 'en' });
    const userName = `words_${store.userNames.store_user}`;
    for (const [name, value] of [
      ['firstName', 'Rim'],
      ['lastName', 'Fassi'],
      ['userName', userName],
      ['email', `${userName}@exemple.ma`],
      ['phoneNumber', '06 61 42 03 18'],
    ] as const)
      await page.locator(`#field-${name}`).fill(value);
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Store User' }).click();
    await page.getByText('By an invitation', { exact: true }).click();
    await page.getByRole('button', { name: 'Create user' }).click();
    await expect(toast(page, 'User has been created !')).toBeVisible();
  });

  test("A store admin sees the specification's texts at the fields of a user, also for the server's errors", async ({
    store,
    openAs,
  }) => {
    const { id } = await createStaffMember(store);
    const page = await openAs('store_admin', `/dashboard/user/${id}/edit`, { language: 'en' });
    await page.getByLabel('Email').fill('anas@');
    await page.getByLabel('Phone').fill('12');
    await page.keyboard.press('Control+s');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Email must be a valid email address',
    );
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
      /Must be a valid phone number/,
    );
    await page.getByLabel('Email').fill('anas@exemple.ma');
    await page.getByLabel('Phone').fill('0661842695');
    await page.getByLabel('Username').fill(store.userNames.store_user);
    await page.keyboard.press('Control+s');
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
      'This value is already taken.',
    );
  });
});

for (const language of ['fr', 'ar', 'en']) {
  const words = textsIn(language);
  const tag = '@long';
  test(`A manager sees why they cannot deactivate an admin or themselves (${language})`, {
    tag,
  }, async ({ store, openAs }) => {
    await createStaffMember(store, { role: 'store_admin', firstName: 'Nora' });
    await createStaffMember(store);
    const page = await openAs('store_manager', LIST, { language });
    const deactivation = page.getByRole('menuitem', { name: words('users:actions.deactivate') });
    const menu = (name: string) =>
      page.getByRole('button', { name: words('users:actions.menu', { name }) }).click();
    await menu('Nora Kadiri');
    await expect(deactivation).toContainText(words('users:refusal.beyond_role'));
    await expect(page.getByRole('menuitem', { name: words('users:actions.archive') })).toHaveCount(
      0,
    );
    await page.keyboard.press('Escape');
    await menu('Anas Kadiri');
    await deactivation.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('users:actions.deactivate') })
      .click();
    await expect(toast(page, words('users:toast.deactivate'))).toBeVisible();
    const own = page.getByRole('row').filter({ hasText: words('users:you') });
    await own.getByRole('button').last().click();
    await expect(deactivation).toContainText(words('users:refusal.self'));
  });

  test(`A store user is refused the staff list, and sees their own profile (${language})`, {
    tag,
  }, async ({ openAs }) => {
    const page = await openAs('store_user', LIST, { language });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('shell:errors.forbidden.title'),
    );
    await openAs('store_user', '/dashboard/user/profile', { language });
    await expect(page.getByText(words('users:profile.activityClosed'))).toBeVisible();
    await expect(page.getByText(words('users:profile.current'))).toBeVisible();
  });
}

function toast(page: Page, words: string) {
  return page.getByRole('status').getByText(words, { exact: true }).last();
}

function dialog(page: Page) {
  return page.getByRole('dialog');
}

async function press(page: Page, name: string) {
  await dialog(page).getByRole('button', { name, exact: true }).click();
}

async function bulk(page: Page, name: string) {
  await page
    .getByRole('group', { name: /selected/ })
    .getByRole('button', { name, exact: true })
    .click();
}

/** Chooses an entry in the menu of the employed user. */
async function menuOf(page: Page, item: string) {
  await page.getByRole('button', { name: 'Actions: Anas Kadiri' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
