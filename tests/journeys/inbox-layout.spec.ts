import type { Locator } from '@playwright/test';
import { receiveChat, receiveLetter, receiveReply } from './support/conversations';
import { expect, test } from './support/journey';
import { answerField, messages } from './support/open-conversation';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

for (const { path, receive } of [
  {
    path: '/dashboard/mail',
    receive: (store: Parameters<typeof receiveChat>[0]) => receiveLetter(store, {}),
  },
  { path: '/dashboard/chat', receive: receiveChat },
]) {
  test(`In ${path} an answer can be written without scrolling in every window, below the last message`, {
    tag: '@long',
  }, async ({ store, openAs, page: own }) => {
    const id = await receive(store);
    for (let turn = 1; turn <= 12; turn += 1) await receiveReply(store, id, `Message ${turn}`);
    for (const viewport of WINDOWS) {
      await own.setViewportSize(viewport);
      const page = await openAs('store_user', `${path}?conversation=${id}`);
      const size = `${viewport.width} × ${viewport.height}`;
      const send = page.getByRole('button', { name: 'Envoyer', exact: true });
      await expect(answerField(page), size).toBeInViewport({ ratio: 1 });
      await expect(send, size).toBeInViewport({ ratio: 1 });
      await expect(messages(page).getByText('Message 12'), size).toBeInViewport({ ratio: 1 });
      await expect(
        messages(page).getByText('Message 1', { exact: true }),
        size,
      ).not.toBeInViewport();
      expect(await page.evaluate(() => window.scrollY), size).toBe(0);
    }
  });
}

test('At 1280 px the filters of the inbox are in one line, also when some are set', {
  tag: '@long',
}, async ({ openAs, page: own }) => {
  await own.setViewportSize({ width: 1280, height: 720 });
  const page = await openAs('store_user', '/dashboard/mail?unread=true&assignee=none');
  const clear = page.getByRole('button', { name: 'Effacer', exact: true });
  const controls = [
    page.getByRole('combobox').first(),
    clear,
    page.getByRole('button', { name: 'Vues enregistrées' }),
  ];
  const middles = await Promise.all(controls.map(middleOf));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
});

async function middleOf(control: Locator): Promise<number> {
  await expect(control).toBeInViewport({ ratio: 1 });
  const box = await control.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}
