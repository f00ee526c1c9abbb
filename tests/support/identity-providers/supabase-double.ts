import { randomUUID } from 'node:crypto';
import { AccountBook, type BookedAccount } from './account-book';
import { type LoopbackAnswer, type LoopbackRequest, serveOnLoopback } from './loopback-server';
import type { ProviderDouble } from './provider-double';
import { createTokenSigner } from './token-signer';

const LIFETIME_SECONDS = 3600;

function failing(status: number, code: string): LoopbackAnswer {
  return { status, json: { code: status, error_code: code, msg: code } };
}

function publicUser({ id, email, confirmed }: BookedAccount) {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: confirmed ? new Date().toISOString() : null,
    app_metadata: { provider: 'email' },
    user_metadata: { email, email_verified: confirmed },
    identities: [],
    created_at: new Date().toISOString(),
  };
}

/**
 * Supabase: the endpoints of its auth server that the SDK and the portal's server call. Addresses
 * must be confirmed; the mails contain token hashes, as a template of the project writes them.
 */
export async function startSupabaseDouble(origin: string, port = 0): Promise<ProviderDouble> {
  const signer = await createTokenSigner();
  const book = new AccountBook();
  const address = { issuer: '' };

  const sessionOf = async (account: BookedAccount): Promise<LoopbackAnswer> => {
    const { id: sub, email, confirmed } = account;
    const access = await signer.sign({
      iss: address.issuer,
      aud: 'authenticated',
      sub,
      email,
      role: 'authenticated',
      aal: 'aal1',
      session_id: randomUUID(),
      user_metadata: { email, email_verified: confirmed },
    });
    const refresh = randomUUID();
    book.openSession(access, account);
    book.openSession(refresh, account);
    return {
      json: {
        access_token: access,
        refresh_token: refresh,
        token_type: 'bearer',
        expires_in: LIFETIME_SECONDS,
        expires_at: Math.floor(Date.now() / 1000) + LIFETIME_SECONDS,
        user: publicUser(account),
      },
    };
  };

  const send = (account: BookedAccount, kind: 'confirm' | 'reset') => {
    const page = kind === 'confirm' ? 'verify' : 'new-password';
    const type = kind === 'confirm' ? 'email' : 'recovery';
    book.mail(
      account,
      kind,
      (code) => `${origin}/auth/supabase/${page}?token_hash=${code}&type=${type}`,
    );
  };

  const byPassword = async ({ email, password }: LoopbackRequest['body']) => {
    const account = book.authenticate(email, password);
    if (!account) return failing(400, 'invalid_credentials');
    return account.confirmed ? sessionOf(account) : failing(400, 'email_not_confirmed');
  };

  const signUp = async ({ email, password }: LoopbackRequest['body']) => {
    const existing = book.find(email);
    // An existing account is answered like a new one, without a mail.
    if (existing) return { json: { ...publicUser(existing), id: randomUUID() } };
    if (String(password).length < 6) return failing(422, 'weak_password');
    const account = book.create(String(email), String(password));
    send(account, 'confirm');
    return { json: publicUser(account) };
  };

  const verify = async ({ token_hash: hash, type }: LoopbackRequest['body']) => {
    const account = book.spend(hash, type === 'recovery' ? 'reset' : 'confirm');
    if (!account) return failing(403, 'otp_expired');
    account.confirmed = true;
    return sessionOf(account);
  };

  const mailAgain = async (email: unknown, kind: 'confirm' | 'reset') => {
    const account = book.find(email);
    if (account && (kind === 'reset' || !account.confirmed)) send(account, kind);
    return { json: {} };
  };

  const ownUser = async ({ method, headers, body }: LoopbackRequest) => {
    const account = book.ownerOf(headers.authorization?.replace(/^Bearer /, ''));
    if (!account) return failing(403, 'bad_jwt');
    if (method === 'PUT' && body['password'] === account.password) {
      return failing(422, 'same_password');
    }
    if (method === 'PUT') account.password = String(body['password']);
    return { json: publicUser(account) };
  };

  const routes: Record<string, (request: LoopbackRequest) => Promise<LoopbackAnswer>> = {
    '/signup': ({ body }) => signUp(body),
    '/token': ({ body }) => byPassword(body),
    '/verify': ({ body }) => verify(body),
    '/resend': ({ body }) => mailAgain(body['email'], 'confirm'),
    '/recover': ({ body }) => mailAgain(body['email'], 'reset'),
    '/user': ownUser,
    '/settings': async () => ({ json: { external: { email: true }, mailer_autoconfirm: false } }),
    '/.well-known/jwks.json': async () => ({ json: signer.jwks }),
  };

  const server = await serveOnLoopback(async (request) => {
    const route = routes[request.url.pathname.replace('/auth/v1', '')];
    return route ? route(request) : failing(404, 'not_found');
  }, port);
  address.issuer = `${server.origin}/auth/v1`;

  return {
    settings: { url: server.origin, anonKey: 'a-public-key' },
    issuer: address.issuer,
    jwksUrl: `${address.issuer}/.well-known/jwks.json`,
    mails: book.mails,
    createAccount: async ({ email, password }) => {
      book.create(email, password, true);
    },
    close: server.close,
  };
}
