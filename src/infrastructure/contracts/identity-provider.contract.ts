import { expect, test } from 'vitest';
import type {
  IdentityProvider,
  MailProof,
  ProviderToken,
} from '#application/ports/identity-provider.port';
import type { ProviderCapabilities } from '#domain/identity/identity-providers';
import type { LinkProof } from '#domain/identity/provider-link';

/** A provider with a test double behind it, and what a test does at the test double. */
export interface IdentityProviderSetup {
  readonly provider: IdentityProvider;
  readonly capabilities: ProviderCapabilities;
  /** Makes an account whose address is confirmed. */
  readonly createAccount: (account: typeof ACCOUNT) => Promise<void>;
  /** The code in the latest mail, or the link. */
  readonly latestProof: (to: string) => MailProof;
  /** Signs in on the provider's own page, or cancels; returns the address that it leads back to. */
  readonly visitPage: (account: typeof ACCOUNT | null) => Promise<string>;
  /** From now on nothing answers. */
  readonly disconnect: () => Promise<void>;
  /** Runs a request without a connection, and expects what the provider's package writes about it. */
  readonly whileDisconnected: (request: () => Promise<void>) => Promise<void>;
}

const ACCOUNT = { email: 'rim@exemple.ma', password: 'Zellige&2027' };
const OTHER_PASSWORD = 'Zellige&2028';
const REGISTRATION = { ...ACCOUNT, firstName: 'Rim', lastName: 'Alaoui' };

/** Contract tests of every identity provider. A provider is tested for what it can do. */
export function describeIdentityProviderContract(open: () => Promise<IdentityProviderSetup>): void {
  test('A person with a confirmed address signs in and gets a token of theirs', async () => {
    const setup = await open();
    await setup.createAccount(ACCOUNT);
    expect(emailOf(await signIn(setup, ACCOUNT))).toBe(ACCOUNT.email);
  });

  test('A wrong password, an unknown address and a cancelled sign-in are refused', async () => {
    const setup = await open();
    await setup.createAccount(ACCOUNT);
    if (setup.capabilities.signIn === 'redirect') {
      await startRedirect(setup, null);
      const address = await setup.visitPage(null);
      await expect(setup.provider.redirect.finish(address)).rejects.toMatchObject({
        code: 'provider_refused',
      });
      return;
    }
    const { accounts } = setup.provider;
    const wrong = { code: 'wrong_credentials' };
    await expect(accounts.signIn({ ...ACCOUNT, password: 'Wrong&2027' })).rejects.toMatchObject(
      wrong,
    );
    const unknown = { ...ACCOUNT, email: 'nobody@exemple.ma' };
    await expect(accounts.signIn(unknown)).rejects.toMatchObject(wrong);
  });

  test('Whoever registers confirms their address and signs in then', async () => {
    const setup = await open();
    const { accounts } = setup.provider;
    if (setup.capabilities.confirmation === null) {
      await expect(accounts.signUp(REGISTRATION)).rejects.toMatchObject(notOffered);
      return;
    }
    expect(await accounts.signUp(REGISTRATION)).toBeNull();
    await expect(accounts.signIn(ACCOUNT)).rejects.toMatchObject({ code: 'email_not_confirmed' });
    const early = setup.latestProof(ACCOUNT.email);
    await accounts.resend(ACCOUNT);
    const proof = setup.latestProof(ACCOUNT.email);
    expect(proof).not.toEqual(early);
    await accounts.confirm(proof);
    expect(emailOf(await accounts.signIn(ACCOUNT))).toBe(ACCOUNT.email);
  });

  test('A code or a link that was never mailed, or was used, confirms nothing', async () => {
    const setup = await open();
    const { accounts } = setup.provider;
    const { confirmation } = setup.capabilities;
    if (confirmation === null) return;
    await accounts.signUp(REGISTRATION);
    const refused = { code: expect.stringMatching(/^code_(wrong|expired)$/) };
    await expect(accounts.confirm(wrongProof(confirmation))).rejects.toMatchObject(refused);
    const proof = setup.latestProof(ACCOUNT.email);
    await accounts.confirm(proof);
    await expect(accounts.confirm(proof)).rejects.toMatchObject(refused);
  });

  test('An address with an account is not registered twice, and a weak password never', async () => {
    const setup = await open();
    const { accounts } = setup.provider;
    if (setup.capabilities.confirmation === null) return;
    const weak = { ...REGISTRATION, email: 'weak@exemple.ma', password: 'abc' };
    await expect(accounts.signUp(weak)).rejects.toMatchObject({ code: 'weak_password' });
    await setup.createAccount(ACCOUNT);
    // A provider may hide whether an account exists; then no mail is sent and no session begins.
    const outcome = await accounts.signUp(REGISTRATION).catch(({ code }) => code);
    expect([null, 'user_exists']).toContain(outcome);
  });

  test('A forgotten password is replaced by the code or the link of the mail', async () => {
    const setup = await open();
    const { reset, accounts } = setup.provider;
    await setup.createAccount(ACCOUNT);
    if (setup.capabilities.newPassword === null) {
      await expect(reset.request(ACCOUNT.email)).rejects.toMatchObject(notOffered);
      return;
    }
    await reset.request(ACCOUNT.email);
    const proof = setup.latestProof(ACCOUNT.email);
    if (proof.by === 'link') await reset.open(proof.proof);
    await reset.confirm(proof, OTHER_PASSWORD);
    await expect(accounts.signIn(ACCOUNT)).rejects.toMatchObject({ code: 'wrong_credentials' });
    const renewed = { ...ACCOUNT, password: OTHER_PASSWORD };
    expect(emailOf(await accounts.signIn(renewed))).toBe(ACCOUNT.email);
  });

  test('A code or a link that was never mailed replaces no password', async () => {
    const setup = await open();
    const { reset } = setup.provider;
    const { newPassword } = setup.capabilities;
    await setup.createAccount(ACCOUNT);
    if (newPassword === null) return;
    const wrong = wrongProof(newPassword);
    const using =
      wrong.by === 'link' ? reset.open(wrong.proof) : reset.confirm(wrong, OTHER_PASSWORD);
    await expect(using).rejects.toMatchObject({
      code: expect.stringMatching(/^code_(wrong|expired)$/),
    });
  });

  test('The path to return to comes back from the page of the provider', async () => {
    const setup = await open();
    const { redirect } = setup.provider;
    await setup.createAccount(ACCOUNT);
    if (setup.capabilities.signIn !== 'redirect') {
      await expect(redirect.start(null)).rejects.toMatchObject(notOffered);
      return;
    }
    await startRedirect(setup, '/dashboard/order');
    const answer = await redirect.finish(await setup.visitPage(ACCOUNT));
    expect(answer.returnTo).toBe('/dashboard/order');
    expect(claimsOf(answer.token)['nonce']).toBe(answer.token.nonce);
  });

  test('An address that was not asked for signs nobody in', async () => {
    const setup = await open();
    if (setup.capabilities.signIn !== 'redirect') return;
    const address = 'http://127.0.0.1:9/auth/auth0/login?code=a-code&state=a-state';
    await expect(setup.provider.redirect.finish(address)).rejects.toMatchObject({
      code: 'code_expired',
    });
  });

  test('A provider that does not answer is told from one that refuses', async () => {
    const setup = await open();
    await setup.createAccount(ACCOUNT);
    if (setup.capabilities.signIn === 'redirect') {
      await startRedirect(setup, null);
      const address = await setup.visitPage(ACCOUNT);
      await setup.disconnect();
      await expect(setup.provider.redirect.finish(address)).rejects.toMatchObject(unanswered);
      return;
    }
    await setup.disconnect();
    await setup.whileDisconnected(() =>
      expect(setup.provider.accounts.signIn(ACCOUNT)).rejects.toMatchObject(unanswered),
    );
  });
}

const notOffered = { code: 'step_not_supported' };
const unanswered = { code: 'network', status: 0 };

async function signIn(setup: IdentityProviderSetup, account: typeof ACCOUNT) {
  if (setup.capabilities.signIn === 'password') return setup.provider.accounts.signIn(account);
  await startRedirect(setup, null);
  return (await setup.provider.redirect.finish(await setup.visitPage(account))).token;
}

/** The browser leaves, so the call never returns: the visit of the page waits for its address. */
async function startRedirect({ provider }: IdentityProviderSetup, returnTo: string | null) {
  void provider.redirect.start(returnTo);
}

function wrongProof(by: 'code' | 'link'): MailProof {
  const link: LinkProof = { by: 'code', code: 'never-mailed' };
  return by === 'code'
    ? { by: 'typed', email: ACCOUNT.email, code: '000000' }
    : { by: 'link', proof: link };
}

function claimsOf({ token }: ProviderToken): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

function emailOf(token: ProviderToken): unknown {
  return claimsOf(token)['email'];
}
