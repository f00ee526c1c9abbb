import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type RegistrationDriver,
  salma,
  WAIT_SECONDS,
} from '../../support/machine-models/registration.model';
import { answerTooMany, answerUnavailable } from './faults';
import { exactText, LANGUAGE, textStart } from './translated-text';

const REGISTER = '/api/auth/register';
/** Matches the rules, but is one of the most common passwords. */
const COMMON = 'Liverpool1!';

/** The page of a registration, as the driver of its test model. */
export function createRegistrationPageDriver(page: Page): RegistrationDriver {
  const held = new HeldRequests(page);
  const email = `${randomUUID()}@exemple.ma`;
  const submit = page.getByRole('button', { name: textStart('registration:register.submit') });
  const fields = {
    firstName: salma.firstName,
    lastName: salma.lastName,
    storeName: salma.storeName,
    email,
    password: salma.password,
  };

  return {
    open: async () => {
      await page.clock.install();
      await held.hold(REGISTER);
      await page.goto(`/auth/jwt/register?lng=${LANGUAGE}`);
    },
    submit: async () => {
      for (const [name, value] of Object.entries(fields)) {
        await page.locator(`#field-${name}`).fill(value);
      }
      await submit.click();
    },
    settle: async (verdict) => {
      if (verdict === 'unanswered') return held.failOne(REGISTER, answerUnavailable);
      if (verdict === 'too many') return held.failOne(REGISTER, answerTooMany(WAIT_SECONDS));
      return held.release(REGISTER, () =>
        verdict === 'too common'
          ? { postData: JSON.stringify({ ...salma, email, password: COMMON }) }
          : {},
      );
    },
    passWait: () => page.clock.fastForward(WAIT_SECONDS * 1000),
    expectViewState: async ({ step, busy }) => {
      if (step === 'inside') return expect(page).toHaveURL(/\/dashboard/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        exactText('registration:register.title'),
      );
      if (step === 'refusal') await expect(page.getByRole('alert').first()).toBeVisible();
      if (busy) return expect(submit).toHaveAttribute('aria-busy', 'true');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      if (step === 'waiting') await expect(submit).toBeDisabled();
      else await expect(submit).toBeEnabled();
    },
  };
}
