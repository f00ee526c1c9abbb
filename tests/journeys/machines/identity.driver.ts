import { expect, type Page, type Route } from '@playwright/test';
import type { IdentityEvent } from '#application/identity/identity.machine';
import { PROVIDER_LABELS } from '#domain/identity/identity-providers';
import { HeldRequests } from '../../support/browser/held-requests';
import { signIn } from '../../support/browser/session-tokens';
import {
  type IdentityDriver,
  type IdentityInputName,
  type IdentityOutcome,
  type IdentityStep,
  identityInputs,
  identityOutcomes,
} from '../../support/machine-models/identity.model';
import { PASSWORD } from '../support/store';
import { abortOffline, answerUnavailable } from './faults';
import { AUTH0_NONCE, ScriptedProvider } from './scripted-provider';
import type { PageSetup } from './test-paths';
import { anyTextPattern, buttonName, LANGUAGE, textPattern } from './translated-text';

const PROVIDERS = '/api/auth/providers';
const EXCHANGE = '/api/auth/token/exchange';
const LINK_CODE = '/api/auth/token/exchange/code';

const QUERIES: Partial<Record<IdentityInputName, string>> = {
  'open the link': '&mode=verifyEmail&oobCode=a-code',
  'open the link that signs in': '&token_hash=a-hash&type=email',
  'return from another page': '&code=a-code&state=a-state',
  'a new password with a link': '&token_hash=a-hash&type=recovery',
};

const HEADINGS: Readonly<Record<Exclude<IdentityStep, 'inside'>, readonly string[]>> = {
  opening: ['identity:waiting.opening'],
  unopened: ['identity:retry.title'],
  'not configured': ['identity:notConfigured.title'],
  'sign-in': ['identity:signIn.title'],
  registration: ['identity:register.title'],
  confirmation: ['identity:confirm.title'],
  'useless link': ['identity:useless.title', 'identity:useless.missingTitle'],
  reset: ['identity:reset.title'],
  'reset sent': ['identity:reset.sentTitle'],
  'new password': ['identity:newPassword.title'],
  exchange: ['identity:waiting.exchange'],
  'exchange failed': ['identity:retry.title'],
  'no account': ['identity:withoutAccount.title'],
  linking: ['identity:linking.title'],
};

/** The pages of the providers, as the driver of their test model. */
export function createIdentityPageDriver(
  page: Page,
  { store, baseURL }: PageSetup,
): IdentityDriver {
  const held = new HeldRequests(page);
  let provider: ScriptedProvider;
  let label = '';
  const field = (key: string) => page.getByLabel(textPattern(`identity:field.${key}`));
  const press = (key: string) =>
    page.getByRole('button', { name: buttonName(`identity:${key}`, { provider: label }) }).click();
  const pressAny = async (...keys: readonly string[]) => {
    const names = keys.map((key) =>
      page.getByRole('button', { name: buttonName(`identity:${key}`) }),
    );
    const [first, ...others] = names;
    if (first) await others.reduce((all, one) => all.or(one), first).click();
  };
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(values)) {
      if (await field(key).isVisible()) await field(key).fill(value);
    }
  };

  const actions: {
    [Type in IdentityEvent['type']]: (
      event: Extract<IdentityEvent, { type: Type }>,
    ) => Promise<void>;
  } = {
    'opening.retry': () => press('retry.submit'),
    'exchange.retry': () => press('retry.submit'),
    'credentials.submit': async ({ email, password }) => {
      await fill({ email, password });
      await press('signIn.submit');
    },
    'redirect.start': async () => {
      // The SDK waits for the digest of its verifier, which the test then refuses.
      await page.evaluate(() => {
        const failing = window as unknown as { failDigest: () => void };
        crypto.subtle.digest = () =>
          new Promise((_, reject) => {
            failing.failDigest = () => reject(new TypeError('Failed to fetch'));
          });
      });
      await press('signIn.leave');
    },
    'registration.submit': async ({ firstName, lastName, email, password }) => {
      await fill({ firstName, lastName, email, newPassword: password });
      await press('register.submit');
    },
    'code.submit': async ({ email, code }) => {
      await fill({ email, code });
      await press('confirm.submit');
    },
    'mail.resend': async ({ email }) => {
      await fill({ email });
      await pressAny('confirm.resendCode', 'confirm.resendLink');
    },
    'confirmation.check': () => press('confirm.check'),
    'reset.request': async ({ email }) => {
      await fill({ email });
      await pressAny('reset.submit', 'reset.again', 'newPassword.again');
    },
    'password.choose': async ({ email, code, password }) => {
      await fill({ email, code, newPassword: password });
      await press('newPassword.submit');
    },
    'linking.confirm': async ({ confirmation }) => {
      if (confirmation.by === 'code') await fill({ code: confirmation.code });
      else await fill({ userName: 'rim', portalPassword: confirmation.password });
      await press('linking.submit');
    },
    'linking.requestCode': () => pressAny('linking.mail', 'linking.mailAgain'),
  };

  const answerApi = async (path: string, outcome: IdentityOutcome) => {
    const expected = identityOutcomes[outcome];
    if ('error' in expected && expected.error.code === 'network') {
      // A wait of a minute is not retried, nor is the exchange, which is accepted once.
      return held.failOne(path, path === EXCHANGE ? abortOffline : answerUnavailable);
    }
    if (outcome === 'the provider is configured') return held.release(path);
    const answer = await answerFor(outcome);
    return held.failOne(path, (route: Route) => route.fulfill(answer));
  };

  const answerFor = async (outcome: IdentityOutcome) => {
    const expected = identityOutcomes[outcome];
    if ('error' in expected) {
      const { status } = expected.error;
      return { status, contentType: 'application/problem+json', json: expected.error };
    }
    if (outcome === 'the session begins') {
      return { json: await signIn(baseURL, store.userNames.store_admin, PASSWORD) };
    }
    return { json: outcome === 'the provider is not configured' ? { items: [] } : expected.output };
  };

  return {
    open: async (input) => {
      const { provider: name, page: kind } = identityInputs[input];
      label = PROVIDER_LABELS[name];
      provider = new ScriptedProvider(page, name);
      await provider.start();
      for (const path of [PROVIDERS, EXCHANGE, LINK_CODE]) await held.hold(path);
      await page.addInitScript(storeTransaction, AUTH0_NONCE);
      await page.goto(`/auth/${name}/${kind}?lng=${LANGUAGE}${QUERIES[input] ?? ''}`);
    },
    act: async (event) => {
      provider.forget();
      // The actions are those of the event's own type.
      await (actions[event.type] as (event: IdentityEvent) => Promise<void>)(event);
    },
    settle: async (outcome) => {
      const { actor } = identityOutcomes[outcome];
      if (actor === 'openProvider') return answerApi(PROVIDERS, outcome);
      if (actor === 'exchange') return answerApi(EXCHANGE, outcome);
      if (actor === 'requestLinkCode') return answerApi(LINK_CODE, outcome);
      if (actor === 'startRedirect') {
        return page.evaluate(() => (window as unknown as { failDigest: () => void }).failDigest());
      }
      return provider.settle(outcome);
    },
    expectStep: async (step, busy) => {
      if (step === 'inside') return expect(page).toHaveURL(/\/dashboard/);
      // The link is opened on the page that waits for the provider.
      const headings = HEADINGS[step];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(anyTextPattern(headings));
      if (!busy) await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    },
  };
}

/** What the SDK of auth0 has stored before the browser left for its page. */
function storeTransaction(nonce: string): void {
  sessionStorage.setItem(
    'a0.spajs.txs.portail-vendeur',
    JSON.stringify({
      nonce,
      state: 'a-state',
      scope: 'openid profile email',
      audience: 'default',
      code_verifier: 'a-verifier',
      redirect_uri: `${location.origin}/auth/auth0/login`,
      response_type: 'code',
      appState: { returnTo: null },
    }),
  );
}
