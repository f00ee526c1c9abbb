import { expect, type Page, type Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { EmailLinkPurpose } from '#application/registration/email-link.machine';
import { emailConfirmations } from '../../../server/database/schema/people';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type EmailLinkDriver,
  emailLinkInitialStates,
} from '../../support/machine-models/email-link.model';
import { changeWithLinks } from '../support/email-changes';
import { registerWithLink } from '../support/registrations';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, LANGUAGE, textStart } from './translated-text';

/** A prepared link. */
interface PreparedLink {
  readonly token: string;
  /** The link no longer works. */
  readonly end: () => Promise<unknown>;
  /** The address belongs to another account; answered by the driver if the server cannot. */
  readonly take?: () => Promise<unknown>;
}

const PAGES = {
  registration: {
    path: '/auth/jwt/verify',
    request: '/api/user/email/confirm/link/',
    submit: 'registration:verify.submit',
    title: 'registration:verify.title',
    useless: 'registration:verify.uselessTitle',
    taken: 'registration:verify.uselessTitle',
    confirmed: 'registration:verify.confirmedTitle',
  },
  change: {
    path: '/auth/jwt/confirm-email',
    request: '/api/user/email/change/confirm/',
    submit: 'emailChange:link.submit.change',
    title: 'emailChange:link.title.change',
    useless: 'emailChange:link.uselessTitle',
    taken: 'emailChange:link.takenTitle',
    confirmed: 'emailChange:link.doneTitle.change',
  },
  undo: {
    path: '/auth/jwt/undo-email',
    request: '/api/user/email/change/undo/',
    submit: 'emailChange:link.submit.undo',
    title: 'emailChange:link.title.undo',
    useless: 'emailChange:link.uselessTitle',
    taken: 'emailChange:link.takenTitle',
    confirmed: 'emailChange:link.doneTitle.undo',
  },
} as const;

function answerTaken(route: Route) {
  return route.fulfill({
    status: 409,
    contentType: 'application/problem+json',
    json: {
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      code: 'already_taken',
      requestId: 'req-1',
    },
  });
}

/** The pages of the links of mails about addresses, as the driver of their test model. */
export function createEmailLinkPageDriver(page: Page, { store }: PageSetup): EmailLinkDriver {
  const held = new HeldRequests(page);
  const { db } = store.backend.database;
  let shown: (typeof PAGES)[EmailLinkPurpose] = PAGES.registration;
  let link: PreparedLink;
  let isTaken = false;
  const confirm = () => page.getByRole('button', { name: textStart(shown.submit) });

  const prepare = async (purpose: EmailLinkPurpose): Promise<PreparedLink> => {
    if (purpose === 'registration') {
      const { id, token, confirmOther } = await registerWithLink(store);
      const end = () =>
        db
          .update(emailConfirmations)
          .set({ endedAt: new Date() })
          .where(eq(emailConfirmations.userId, id));
      return { token, end, take: confirmOther };
    }
    const { proof, undo, end, takeName } = await changeWithLinks(store);
    return purpose === 'change' ? { token: proof, end, take: takeName } : { token: undo, end };
  };

  return {
    open: async (beginning) => {
      const { token, purpose } = emailLinkInitialStates[beginning];
      shown = PAGES[purpose];
      link = await prepare(purpose);
      await held.hold(shown.request);
      const hash = token === '' ? '' : `#token=${link.token}`;
      await page.goto(`${shown.path}?lng=${LANGUAGE}${hash}`);
    },
    confirm: () => confirm().click(),
    settle: async (verdict) => {
      isTaken = verdict === 'taken';
      if (verdict === 'unanswered') return held.failOne(shown.request, answerUnavailable);
      if (verdict === 'useless') await link.end();
      if (verdict === 'taken' && !link.take) return held.failOne(shown.request, answerTaken);
      if (verdict === 'taken') await link.take?.();
      return held.release(shown.request);
    },
    expectViewState: async ({ step, busy }) => {
      const useless = isTaken ? shown.taken : shown.useless;
      const titles = {
        question: shown.title,
        failure: shown.title,
        useless,
        confirmed: shown.confirmed,
      };
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(exactText(titles[step]));
      if (step === 'failure') await expect(page.getByRole('alert')).toBeVisible();
      if (busy) await expect(confirm()).toHaveAttribute('aria-busy', 'true');
      else await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    },
  };
}
