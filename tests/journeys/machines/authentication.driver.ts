import { expect, type Locator, type Page } from '@playwright/test';
import { TOKEN_KEYS } from '#domain/session/tokens';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  revokeSession,
  signIn,
  storageEntriesOf,
  storedToken,
  type TokenPair,
  writeStorage,
  writeStorageInOtherTab,
} from '../../support/browser/session-tokens';
import type {
  AuthenticationDriver,
  AuthenticationViewState,
  InitialState,
} from '../../support/machine-models/authentication.model';
import type { MachineListener } from '../../support/model-based-testing/machine-test-model';
import { jsonWebToken } from '../../support/test-app/test-tokens';
import { waitForNetworkIdle } from '../support/network-idle';
import { installPageClock } from './page-clock';
import { textStart as begins, exactText, LANGUAGE, textPattern } from './translated-text';

/** The server's address, and two users of one store. */
export interface AuthenticationSetup {
  readonly baseURL: string;
  readonly userName: string;
  readonly otherUserName: string;
  readonly password: string;
  /** Gives both users another first name than they had. */
  readonly renameUsers: () => Promise<void>;
}

const calls = {
  user: '/api/user/',
  signIn: '/api/auth/token/',
  refresh: '/api/auth/token/refresh/',
  signOut: '/api/store/session/end/',
};

const LIST = '/dashboard/order';

function minutes(count: number): number {
  return count * 60_000;
}

/** Creates the driver of the test model for the page of the real portal. */
export function createAuthenticationPageDriver(
  page: Page,
  setting: AuthenticationSetup,
): AuthenticationDriver {
  const held = new HeldRequests(page, { keepsGivenUp: false });
  let tokens: TokenPair;
  let isFarewellAsked = true;
  let isStale = false;
  /** The same for the request of the user, which a new document sends before the app. */
  let isUserStale = false;

  const signedIn = (userName: string) => signIn(setting.baseURL, userName, setting.password);
  const loseOnServer = () => revokeSession(setting.baseURL, tokens.access);
  /**
   * Moves to the orders, or to a closed tab of them, so that the page requests them from the
   * server.
   */
  const turnPage = async () => {
    const isList = new URL(page.url()).pathname === LIST;
    const way = isList
      ? page.locator('[role=tab][aria-selected=false]').nth(1)
      : page.locator(`nav a[href="${LIST}"]`).first();
    await way.click();
  };

  /**
   * New tokens are valid from the server's present time; the page's clock may be up to a session
   * ahead.
   */
  const setClock = () => page.clock.setSystemTime(Date.now());

  const driver: AuthenticationDriver & MachineListener = {
    // A pending renewal from before the session ended or changed would be shared by a later one.
    stateReached: async () => {
      held.cancelReleaseNext(calls.refresh);
      if (isStale) await held.releaseIfHeld(calls.refresh);
      isStale = false;
      if (isUserStale) await held.releaseIfHeld(calls.user);
      isUserStale = false;
    },

    open: async (beginning) => {
      for (const path of Object.values(calls)) await held.hold(path);
      tokens = await signedIn(setting.userName);
      await installPageClock(page);
      await page.goto('/boot.js');
      await writeStorage(page, { i18nextLng: LANGUAGE, ...storedAt(beginning, tokens) });
      await page.goto(LIST);
    },

    submitCredentials: async () => {
      await page
        .getByRole('textbox', { name: exactText('session:signIn.username') })
        .fill(setting.userName);
      await page
        .getByRole('textbox', { name: exactText('session:signIn.password') })
        .fill(setting.password);
      await page.getByRole('button', { name: textPattern('session:signIn.submit') }).click();
    },
    signOut: async () => {
      isStale = held.isHeld(calls.refresh);
      isFarewellAsked = await isAccessValid(page);
      await signOut(page).click();
    },
    acknowledgeAlert: async () => {
      isFarewellAsked = false;
      await page.getByRole('button', { name: exactText('session:expired.signIn') }).click();
    },
    retryCheck: () => page.getByRole('button', { name: exactText('common:retry') }).click(),

    actInOtherTab: async (does) => {
      isStale = held.isHeld(calls.refresh);
      if (does === 'signs out') {
        isUserStale = held.isHeld(calls.user);
        return writeStorageInOtherTab(page, noTokens);
      }
      await setClock();
      // A tab that finds the new refresh token before the access token requests one itself.
      held.releaseNext(calls.refresh);
      tokens = await signedIn(does === 'renews' ? setting.userName : setting.otherUserName);
      return writeStorageInOtherTab(page, storageEntriesOf(tokens));
    },

    loseSession: async () => {
      await loseOnServer();
      const isRenewable = (await storedToken(page, TOKEN_KEYS.refresh)) !== null;
      if (await page.getByRole('alertdialog').isVisible()) {
        const refused = page.waitForResponse((answer) => answer.status() === 401);
        await page.goBack();
        await refused;
        return;
      }
      if (held.isHeld(calls.user)) await held.release(calls.user);
      else await turnPage();
      if (isRenewable) await held.release(calls.refresh);
    },

    readRenamedUser: async () => {
      await setting.renameUsers();
      // The page listens to the tab that holds the event stream.
      await page.evaluate((channelName) => {
        const channel = new BroadcastChannel(channelName);
        channel.postMessage({ kind: 'account' });
        channel.close();
      }, 'seller-portal.live');
      await held.release(calls.user);
    },

    settleRefresh: async (how) => {
      if (how === 'unanswered') {
        // If the reconnect poll got an answer, the portal would request tokens again immediately.
        await page.route(
          (url) => url.pathname === POLLED_PATH,
          (route) => route.abort('connectionfailed'),
        );
        await held.failAllAttempts(calls.refresh, 3, (route) => route.abort('connectionfailed'));
        return;
      }
      if (how === 'refused') await loseOnServer();
      if (how === 'with a valid token') await setClock();
      if (how === 'with an expired token') await page.clock.setSystemTime(Date.now() + minutes(60));
      await held.release(calls.refresh);
    },

    settleUser: async (how) => {
      if (how === 'with the user') return held.release(calls.user);
      if (how === 'unauthorized') {
        isFarewellAsked = true;
        return held.release(calls.user, (request) => ({
          headers: withoutBearer(request.headers()),
        }));
      }
      return held.failAllAttempts(calls.user, 4, (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
    },

    settleSignIn: async (how) => {
      if (how === 'refused') {
        return held.release(calls.signIn, () => ({
          postData: JSON.stringify({ username: setting.userName, password: 'Faux#2026x' }),
        }));
      }
      await setClock();
      const answered = page.waitForResponse((answer) => answer.url().endsWith(calls.signIn));
      await held.release(calls.signIn);
      tokens = await (await answered).json();
    },

    settleSignOut: async () => {
      if (isFarewellAsked) await held.release(calls.signOut);
    },

    elapseUntilWarning: async (how) => {
      if (how === 'renewed meanwhile') {
        await writeStorage(page, { [TOKEN_KEYS.auth]: tokenEndingIn(tokens.access, minutes(600)) });
      }
      // Code that is still loading would time out when the clock jumps.
      await waitForNetworkIdle(page, ...Object.values(calls));
      await page.clock.fastForward(minutes(how === 'not renewable' ? 14 : 15));
    },

    elapseUntilSessionEnd: async () => {
      // A history entry that the browser's Back can return to behind the alert.
      await turnPage();
      await page.clock.fastForward(minutes(1));
    },

    expectViewState: (viewState) => expectViewState(page, viewState, isFarewellAsked),
  };
  return driver;
}

/** The endpoint of the reconnect poll. */
const POLLED_PATH = '/api/public/posts/';

const noTokens = { [TOKEN_KEYS.auth]: null, [TOKEN_KEYS.access]: null, [TOKEN_KEYS.refresh]: null };

function decodeClaims(token: string): { readonly sub?: unknown; readonly exp?: unknown } {
  // The payload that the server signs is an object.
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
}

/** A token of the same user with this lifetime; only the portal accepts it, not the server. */
function tokenEndingIn(token: string, duration: number): string {
  return jsonWebToken({
    sub: decodeClaims(token).sub ?? null,
    exp: Math.floor((Date.now() + duration) / 1000),
  });
}

/**
 * Whether the stored access token is valid by the page's clock; else signing out sends no request.
 */
async function isAccessValid(page: Page): Promise<boolean> {
  const token = await storedToken(page, TOKEN_KEYS.auth);
  const now = await page.evaluate(() => Date.now());
  return token !== null && Number(decodeClaims(token).exp) * 1000 > now;
}

function storedAt(beginning: InitialState, tokens: TokenPair): Record<string, string | null> {
  const ended = tokenEndingIn(tokens.access, -minutes(1));
  const stored: Record<InitialState, Record<string, string | null>> = {
    'no tokens': noTokens,
    'valid access and refresh tokens': storageEntriesOf(tokens),
    'only a valid refresh token': storageEntriesOf({ ...tokens, access: ended }),
    'only a valid access token': { ...storageEntriesOf(tokens), [TOKEN_KEYS.refresh]: null },
    'expired tokens': storageEntriesOf({ access: ended, refresh: ended }),
  };
  return stored[beginning];
}

function withoutBearer(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'authorization'));
}

/**
 * A busy sign-in form and a loading screen both show "wait". Where signing out sends no request,
 * its state lasts a microtask, and the page only shows the sign-in page.
 */
async function expectViewState(
  page: Page,
  viewState: AuthenticationViewState,
  isFarewellAsked: boolean,
): Promise<void> {
  const submit = page.getByRole('button', { name: begins('session:signIn.submit') });
  const waiting = page.locator('[aria-busy=true]');
  if (viewState.page === 'loader') {
    await expect(isFarewellAsked ? waiting.first() : submit).toBeVisible();
    if (isFarewellAsked) await expectOfferedControls(page, []);
    return;
  }
  await expectOfferedControls(page, offeredControls(viewState));
  const headings = {
    'sign-in': exactText('session:signIn.title'),
    // The page before, or the dashboard for a user who signed out there.
    portal: new RegExp(
      `${textPattern('orders:title').source}|${textPattern('today:hello').source}`,
      'u',
    ),
    unavailable: exactText('session:unavailable.title'),
  };
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: headings[viewState.page],
      includeHidden: viewState.alert,
    }),
  ).toBeVisible();
  await expect(
    page.getByRole('alertdialog', { name: exactText('session:expired.title') }),
  ).toBeVisible({
    visible: viewState.alert,
  });
  await expect(page.getByText(textPattern('session:ending'))).toBeVisible({
    visible: viewState.warning,
  });
  if (viewState.page !== 'sign-in') return;
  await expect(page.getByText(exactText('session:errors.wrongCredentials'))).toBeVisible({
    visible: viewState.failed,
  });
  const form = viewState.busy ? expect(submit) : expect(submit).not;
  await form.toHaveAttribute('aria-busy', 'true');
}

/** In the menu, and where the account could not be loaded: the texts may differ. */
function signOut(page: Page): Locator {
  const named = (path: string) => page.getByRole('button', { name: textPattern(path) });
  return named('shell:menu.signOut').or(named('session:unavailable.signOut'));
}

type Control = 'sign in' | 'sign out' | 'retry' | 'acknowledge';

/** The controls of the session that the page offers; an alert leaves only its own. */
function offeredControls({ page, busy, alert }: AuthenticationViewState): readonly Control[] {
  if (alert) return ['acknowledge'];
  if (page === 'sign-in') return busy ? [] : ['sign in'];
  return page === 'portal' ? ['sign out'] : ['retry', 'sign out'];
}

async function expectOfferedControls(page: Page, offered: readonly Control[]): Promise<void> {
  const button = (path: string) => page.getByRole('button', { name: textPattern(path) });
  const controls: Readonly<Record<Control, Locator>> = {
    'sign in': button('session:signIn.submit'),
    'sign out': signOut(page),
    retry: button('common:retry'),
    acknowledge: button('session:expired.signIn'),
  };
  for (const [name, control] of Object.entries(controls)) {
    const pressable = control.and(page.locator(':not([aria-disabled=true])'));
    await expect(pressable).toHaveCount(offered.some((one) => one === name) ? 1 : 0);
  }
}
