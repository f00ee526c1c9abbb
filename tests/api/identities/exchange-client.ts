import { randomBytes } from 'node:crypto';
import type { ProviderName } from '#domain/identity/identity-providers';
import type { Reply } from '../support/api-client';
import type { TestServer } from '../support/test-server';
import { addColleague } from '../users/staff-builder';
import { NONCE, type ProviderPerson, type TestProviders, type TokenChange } from './test-providers';

/** What a confirmation consists of, besides the challenge. */
export interface Evidence {
  readonly password?: string;
  readonly code?: string;
  readonly userName?: string;
}

/** A token of the test double, and the requests with it. */
export interface IssuedToken {
  readonly provider: ProviderName;
  readonly token: string;
}

/** A person whom only a provider knows. */
export function stranger(change: Partial<ProviderPerson> = {}): ProviderPerson {
  const name = randomBytes(6).toString('hex');
  return { subject: `sub-${name}`, email: `${name}@exemple.ma`, ...change };
}

/** Requests of a browser with the tokens of a provider. */
export function exchangeClient(server: TestServer, providers: TestProviders) {
  const send = (
    { provider, token }: IssuedToken,
    more: object = {},
    at: TestServer = server,
  ): Promise<Reply> => {
    const nonce = provider === 'auth0' ? { nonce: NONCE } : {};
    const body = { provider, token, ...nonce, ...more };
    return at.anonymous.post('/api/auth/token/exchange', body);
  };
  const issue = async (
    person: ProviderPerson,
    provider: ProviderName = 'auth0',
    change: TokenChange = {},
  ): Promise<IssuedToken> => ({ provider, token: await providers.issue(provider, person, change) });
  const challengeOf = async (issued: IssuedToken) => {
    const { status, body } = await send(issued);
    if (body.code !== 'link_required') throw new Error(`The answer is ${status} ${body.code}.`);
    return body.current;
  };
  const confirm = (issued: IssuedToken, challenge: string, evidence: Evidence) =>
    send(issued, { confirmation: { challenge, ...evidence } });
  return {
    send,
    issue,
    /** Opens a challenge with a new token of this person. */
    challenge: async (person: ProviderPerson, provider?: ProviderName) => {
      const issued = await issue(person, provider);
      return { issued, current: await challengeOf(issued) };
    },
    confirm,
    mailCode: (challenge: string) =>
      server.anonymous.post('/api/auth/token/exchange/code', { challenge }),
    /** A colleague, and the person with the same address at a provider. */
    colleague: async (change: Parameters<typeof addColleague>[1] = {}) => {
      const user = await addColleague(server.database.db, change);
      return { user, person: stranger({ email: user.email }) };
    },
    /** Links an identity of this person to the user with the password of the demo. */
    link: async (person: ProviderPerson, password: string, provider?: ProviderName) => {
      const issued = await issue(person, provider);
      const { challenge } = await challengeOf(issued);
      const { status, body } = await confirm(issued, challenge, { password });
      if (status !== 200) throw new Error(`The identity is not linked: ${status} ${body.code}.`);
      return server.withToken(body.access);
    },
  };
}
