import { expect, type Page } from '@playwright/test';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type InquirySendingDriver,
  type InquiryViewState,
  inquiryInput,
} from '../../support/machine-models/inquiry-sending.model';
import { expectOnly } from './expect-only';
import { answerUnavailable } from './faults';
import { buttonName, exactText, LANGUAGE } from './translated-text';

const CONTACT = '/api/public/contact';
const FIELDS = ['firstName', 'lastName', 'email', 'message'] as const;

/** The form of `/contact-us` as the driver of its test model. */
export function createInquirySendingPageDriver(page: Page): InquirySendingDriver {
  const held = new HeldRequests(page);
  const field = (name: (typeof FIELDS)[number]) =>
    page.getByRole('textbox', { name: exactText(`inquiries:fields.${name}`), exact: true });
  const send = page.getByRole('button', { name: buttonName('inquiries:send') });
  const signs = {
    form: send,
    refusal: page.getByRole('alert').filter({ hasText: exactText('inquiries:refused') }),
    thanks: page.getByRole('heading', { name: exactText('inquiries:thanks.title') }),
  };
  const shown: Readonly<Record<InquiryViewState, readonly (keyof typeof signs)[]>> = {
    form: ['form'],
    busy: ['form'],
    refusal: ['form', 'refusal'],
    thanks: ['thanks'],
  };

  return {
    open: async () => {
      await held.hold(CONTACT);
      await page.goto(`/contact-us?lng=${LANGUAGE}`);
      if (inquiryInput.kind !== 'contact') throw new Error('This page sends letters.');
      for (const name of FIELDS) await field(name).fill(inquiryInput.contact[name]);
    },
    send: () => send.click(),
    acceptInquiry: () => held.release(CONTACT),
    refuseInquiry: () => held.failOne(CONTACT, answerUnavailable),
    expectViewState: async (viewState) => {
      await expectOnly(signs, shown[viewState]);
      const busy = expect(send);
      if (viewState === 'busy') await busy.toHaveAttribute('aria-busy', 'true');
      if (viewState === 'form' || viewState === 'refusal') {
        await busy.not.toHaveAttribute('aria-busy', 'true');
      }
      // The written text remains and can be sent again.
      if (viewState === 'refusal') {
        await expect(field('message')).not.toHaveValue('');
      }
    },
  };
}
