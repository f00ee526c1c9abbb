import { expect, type Page, type Route } from '@playwright/test';
import { PROVIDER_LABELS } from '#domain/identity/identity-providers';
import { HeldRequests } from '../../support/browser/held-requests';
import { signIn } from '../../support/browser/session-tokens';
import {
  type IdentityDriver,
  type IdentityInputName,
  type IdentityOutcome,
  type IdentityStep,
  identityEvents,
  identityInputs,
  identityOutcomes,
  type PageEvent,
} from '../../support/machine-models/identity-pages';
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

/** What the console may hold: requests that a path has refused or lost. */
export const REFUSALS_OF_PROVIDERS = {
  // The SDK of supabase writes the error of a lost request itself.
  ownWords: /^TypeError: Failed to fetch/,
  answers: [400, 401, 403, 404, 409, 422, 429, 503],
  lost: true,
};

const HEADINGS: Readonly<Record<Exclude<IdentityStep, 'inside' | 'ended'>, readonly string[]>> = {
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

function hasHeading(step: IdentityStep): step is keyof typeof HEADINGS {
  return step in HEADINGS;
}

/** A page at which a process is invoked, and what happens there before. */
export interface InvokedFrom {
  readonly page: IdentityInputName;
  readonly steps?: readonly (
    | { readonly event: keyof typeof identityEvents }
    | { readonly outcome: IdentityOutcome }
  )[];
}

/** The pages of the providers, as the driver of a process that the page's own invokes. */
export function invokedOnPage<Input extends string>(
  invocations: Readonly<Record<Input, InvokedFrom>>,
) {
  return (page: Page, setup: PageSetup): IdentityDriver<Input> => {
    const driver = createIdentityPageDriver(page, setup);
    return {
      ...driver,
      open: async (input) => {
        const { page: opened, steps = [] } = invocations[input];
        await driver.open(opened);
        await driver.settle('the provider is configured');
        for (const step of steps) {
          if ('event' in step) await driver.act(identityEvents[step.event]);
          else await driver.settle(step.outcome);
        }
      },
    };
  };
}

/** The pages of the providers, as the driver of the page's own process. */
export function createIdentityPageDriver(
  page: Page,
  { store, baseURL }: PageSetup,
): IdentityDriver {
  const held = new HeldRequests(page);
  let provider: ScriptedProvider;
  let label = '';
  const field = (key: string) => page.getByLabel(textPattern(`identity:field.${key}`));
  const button = (...keys: readonly string[]) => {
    const [first, ...others] = keys.map((key) =>
      page.getByRole('button', { name: buttonName(`identity:${key}`, { provider: label }) }),
    );
    if (!first) throw new Error('No button is named.');
    return others.reduce((all, one) => all.or(one), first);
  };
  const press = (...keys: readonly string[]) => button(...keys).click();
  /** Fills in those fields which the page has, once it shows one of these buttons, and presses it. */
  const submit = async (values: Readonly<Record<string, string>>, ...keys: readonly string[]) => {
    await button(...keys).waitFor();
    for (const [key, value] of Object.entries(values)) {
      if (await field(key).isVisible()) await field(key).fill(value);
    }
    await press(...keys);
  };

  const actions: {
    [Type in PageEvent['type']]: (event: Extract<PageEvent, { type: Type }>) => Promise<void>;
  } = {
    'opening.retry': () => press('retry.submit'),
    'exchange.retry': () => press('retry.submit'),
    'credentials.submit': ({ email, password }) => submit({ email, password }, 'signIn.submit'),
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
    'registration.submit': ({ firstName, lastName, email, password }) =>
      submit({ firstName, lastName, email, newPassword: password }, 'register.submit'),
    'code.submit': ({ email, code }) => submit({ email, code }, 'confirm.submit'),
    'mail.resend': ({ email }) => submit({ email }, 'confirm.resendCode', 'confirm.resendLink'),
    'confirmation.check': () => press('confirm.check'),
    'reset.request': ({ email }) =>
      submit({ email }, 'reset.submit', 'reset.again', 'newPassword.again'),
    'password.choose': ({ email, code, password }) =>
      submit({ email, code, newPassword: password }, 'newPassword.submit'),
    'linking.confirm': async ({ confirmation }) => {
      const fields =
        confirmation.by === 'code'
          ? { code: confirmation.code }
          : { userName: 'rim', portalPassword: confirmation.password };
      await submit(fields, 'linking.submit');
    },
    'linking.requestCode': () => press('linking.mail', 'linking.mailAgain'),
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
      await (actions[event.type] as (event: PageEvent) => Promise<void>)(event);
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
    expectStep: async (steps, busy) => {
      if (steps.includes('inside')) return expect(page).toHaveURL(/\/dashboard/);
      // The link is opened on the page that waits for the provider.
      const headings = steps.flatMap((step) => (hasHeading(step) ? HEADINGS[step] : []));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(anyTextPattern(headings));
      if (busy === false) await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
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
