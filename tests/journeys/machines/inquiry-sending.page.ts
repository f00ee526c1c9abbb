import { expect, type Page } from '@playwright/test';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import {
  type InquirySendingWorld,
  type InquirySight,
  letter,
} from '../../support/machine-scripts/inquiry-sending.script';
import { expectOnly } from './expect-only';
import { serverIsDown } from './faults';
import { LANGUAGE, naming, says } from './spoken';

const CONTACT = '/api/public/contact';
const FIELDS = ['firstName', 'lastName', 'email', 'message'] as const;

/** The form of `/contact-us` as a world that the script can play in. */
export const inquiryOnPage = (page: Page): InquirySendingWorld => {
  const held = new HeldCalls(page);
  const field = (name: (typeof FIELDS)[number]) =>
    page.getByRole('textbox', { name: says(`inquiries:fields.${name}`), exact: true });
  const send = page.getByRole('button', { name: naming('inquiries:send') });
  const signs = {
    form: send,
    refusal: page.getByRole('alert').filter({ hasText: says('inquiries:refused') }),
    thanks: page.getByRole('heading', { name: says('inquiries:thanks.title') }),
  };
  const shown: Readonly<Record<InquirySight, readonly (keyof typeof signs)[]>> = {
    form: ['form'],
    busy: ['form'],
    refusal: ['form', 'refusal'],
    thanks: ['thanks'],
  };

  return {
    open: async () => {
      await held.hold(CONTACT);
      await page.goto(`/contact-us?lng=${LANGUAGE}`);
      if (letter.kind !== 'contact') throw new Error('This page sends letters.');
      for (const name of FIELDS) await field(name).fill(letter.contact[name]);
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
        await expect(field('message')).not.toHaveValue('');
      }
    },
  };
};
