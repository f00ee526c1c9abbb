import { randomUUID } from 'node:crypto';
import { AccountBook, type BookedAccount } from './account-book';
import { type LoopbackAnswer, type LoopbackRequest, serveOnLoopback } from './loopback-server';
import type { ProviderDouble } from './provider-double';
import { createTokenSigner } from './token-signer';

const PROJECT = 'portail-vendeur';

function failing(message: string): LoopbackAnswer {
  return { status: 400, json: { error: { code: 400, message, errors: [{ message }] } } };
}

/**
 * Firebase: the endpoints of its Identity Toolkit and of its token service that the SDK calls. The
 * project's mails lead to the portal, with projects protected against enumeration.
 */
export async function startFirebaseDouble(origin: string, port = 0): Promise<ProviderDouble> {
  const signer = await createTokenSigner();
  const book = new AccountBook();
  const issuer = `https://securetoken.google.com/${PROJECT}`;

  const idTokenOf = ({ id, email, confirmed, name }: BookedAccount) =>
    signer.sign({
      iss: issuer,
      aud: PROJECT,
      sub: id,
      user_id: id,
      auth_time: Math.floor(Date.now() / 1000),
      email,
      email_verified: confirmed,
      name,
      firebase: { sign_in_provider: 'password', identities: { email: [email] } },
    });

  const signedIn = async (account: BookedAccount): Promise<LoopbackAnswer> => {
    const idToken = await idTokenOf(account);
    const refreshToken = randomUUID();
    book.openSession(idToken, account);
    book.openSession(refreshToken, account);
    const { id: localId, email } = account;
    return { json: { localId, email, idToken, refreshToken, expiresIn: '3600' } };
  };

  const send = (account: BookedAccount, kind: 'confirm' | 'reset') => {
    const mode = kind === 'confirm' ? 'verifyEmail' : 'resetPassword';
    book.mail(
      account,
      kind,
      (code) => `${origin}/auth/firebase/verify?mode=${mode}&oobCode=${code}`,
    );
    return { json: { email: account.email } };
  };

  const operations: Record<string, (body: LoopbackRequest['body']) => Promise<LoopbackAnswer>> = {
    signUp: async ({ email, password }) => {
      if (book.find(email)) return failing('EMAIL_EXISTS');
      if (String(password).length < 6) {
        return failing('WEAK_PASSWORD : Password should be at least 6 characters');
      }
      return signedIn(book.create(String(email), String(password)));
    },
    signInWithPassword: async ({ email, password }) => {
      const account = book.authenticate(email, password);
      return account ? signedIn(account) : failing('INVALID_LOGIN_CREDENTIALS');
    },
    lookup: async ({ idToken }) => {
      const account = book.ownerOf(idToken);
      if (!account) return failing('INVALID_ID_TOKEN');
      const { id: localId, email, confirmed: emailVerified, name: displayName } = account;
      return {
        json: { users: [{ localId, email, emailVerified, displayName, providerUserInfo: [] }] },
      };
    },
    update: async ({ idToken, oobCode, displayName }) => {
      const account = oobCode ? book.spend(oobCode, 'confirm') : book.ownerOf(idToken);
      if (!account) return failing('INVALID_OOB_CODE');
      if (oobCode) account.confirmed = true;
      else account.name = String(displayName);
      const { id: localId, email, confirmed: emailVerified, name } = account;
      return { json: { localId, email, emailVerified, displayName: name } };
    },
    sendOobCode: async ({ requestType, idToken, email }) => {
      if (requestType === 'VERIFY_EMAIL') {
        const account = book.ownerOf(idToken);
        return account ? send(account, 'confirm') : failing('INVALID_ID_TOKEN');
      }
      const account = book.find(email);
      return account ? send(account, 'reset') : { json: { email } };
    },
    resetPassword: async ({ oobCode, newPassword }) => {
      const account =
        newPassword === undefined ? book.read(oobCode, 'reset') : book.spend(oobCode, 'reset');
      if (!account) return failing('INVALID_OOB_CODE');
      if (newPassword !== undefined) account.password = String(newPassword);
      return { json: { email: account.email, requestType: 'PASSWORD_RESET' } };
    },
  };

  const server = await serveOnLoopback(async ({ url, body }) => {
    if (url.pathname === '/jwks') return { json: signer.jwks };
    if (url.pathname.endsWith('/v1/token')) {
      const account = book.ownerOf(body['refresh_token']);
      if (!account) return failing('INVALID_REFRESH_TOKEN');
      const token = await idTokenOf(account);
      return {
        json: {
          id_token: token,
          access_token: token,
          refresh_token: body['refresh_token'],
          expires_in: '3600',
          user_id: account.id,
        },
      };
    }
    const [, operation = ''] = /\/v1\/accounts:(\w+)$/.exec(url.pathname) ?? [];
    return (await operations[operation]?.(body)) ?? failing('NOT_FOUND');
  }, port);

  return {
    settings: {
      projectId: PROJECT,
      apiKey: 'a-public-key',
      authDomain: `${PROJECT}.firebaseapp.com`,
      emulatorUrl: server.origin,
    },
    issuer,
    jwksUrl: `${server.origin}/jwks`,
    mails: book.mails,
    createAccount: async ({ email, password }) => {
      book.create(email, password, true);
    },
    close: server.close,
  };
}
