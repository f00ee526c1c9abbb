import type { Page } from '@playwright/test';

/** The messages of the open conversation. */
export function messages(page: Page) {
  return page.getByRole('list', { name: 'Messages' });
}

export function answerField(page: Page) {
  return page.getByRole('textbox', { name: 'Réponse', exact: true });
}

export function send(page: Page) {
  return page.getByRole('button', { name: 'Envoyer', exact: true }).click();
}
