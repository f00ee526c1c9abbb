import { expect, type Page } from '@playwright/test';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import {
  type InquirySendingWorld,
  type InquirySight,
  letter,
} from '../../support/machine-scripts/inquiry-sending.script';
import { expectOnly } from './expect-only';
import { serverIsDown } from './faults';

const CONTACT = '/api/public/contact';

/** The form of `/contact-us`, in French, as a world that the script can play in. */
export const inquiryOnPage = (page: Page): InquirySendingWorld => {
  const held = new HeldCalls(page);
  const fields = {
    Prénom: 'firstName',
    Nom: 'lastName',
    'E-mail': 'email',
    Message: 'message',
  } as const;
  const send = page.getByRole('button', { name: 'Envoyer' });
  const signs = {
    form: send,
    refusal: page.getByRole('alert').filter({ hasText: 'Le message n’est pas parti' }),
    thanks: page.getByRole('heading', { name: 'Merci, nous l’avons reçu' }),
  };
  const shown: Readonly<Record<InquirySight, readonly (keyof typeof signs)[]>> = {
    ...{ form: ['form'], busy: ['form'], refusal: ['form', 'refusal'], thanks: ['thanks'] },
  };

  return {
    open: async () => {
      await held.hold(CONTACT);
      await page.goto('/contact-us?lng=fr');
      if (letter.kind !== 'contact') throw new Error('This page sends letters.');
      for (const [name, field] of Object.entries(fields)) {
        await page.getByRole('textbox', { name, exact: true }).fill(letter.contact[field]);
      }
    },
    send: () => send.click(),
    isReceived: () => held.goOn(CONTACT),
    isRefused: () => held.fail(CONTACT, serverIsDown),
    sees: async (sight) => {
      await expectOnly(signs, shown[sight]);
      const busy = expect(send);
      if (sight === 'busy') await busy.toHaveAttribute('aria-busy', 'true');
      if (sight === 'form' || sight === 'refusal') {
        await busy.not.toHaveAttribute('aria-busy', 'true');
      }
      // What was written is still there to be sent again.
      if (sight === 'refusal') {
        await expect(page.getByRole('textbox', { name: 'Message' })).not.toHaveValue('');
      }
    },
  };
};
