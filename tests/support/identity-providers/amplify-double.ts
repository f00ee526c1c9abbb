import { randomInt, randomUUID } from 'node:crypto';
import { passwordErrors } from '#domain/session/password-rules';
import { AccountBook, type BookedAccount } from './account-book';
import { type LoopbackAnswer, type LoopbackRequest, serveOnLoopback } from './loopback-server';
import type { ProviderDouble } from './provider-double';
import { createTokenSigner } from './token-signer';

const POOL = 'local_sellers';
const CLIENT = 'portail-vendeur';

function failing(name: string): LoopbackAnswer {
  return { status: 400, json: { __type: name, message: name } };
}

function sixDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Cognito: the operations of a user pool that the SDK calls, with e-mail addresses as names. The
 * pool hides whether an account exists, and it has Cognito's own password policy. It knows
 * USER_PASSWORD_AUTH and not SRP.
 */
export async function startAmplifyDouble(_origin: string, port = 0): Promise<ProviderDouble> {
  const signer = await createTokenSigner();
  const book = new AccountBook();
  const address = { issuer: '' };

  const tokensOf = async ({ id, email, confirmed }: BookedAccount): Promise<LoopbackAnswer> => {
    const shared = {
      iss: address.issuer,
      sub: id,
      auth_time: Math.floor(Date.now() / 1000),
    };
    const IdToken = await signer.sign({
      ...shared,
      aud: CLIENT,
      token_use: 'id',
      email,
      email_verified: confirmed,
      'cognito:username': id,
    });
    const AccessToken = await signer.sign({
      ...shared,
      client_id: CLIENT,
      token_use: 'access',
      username: id,
    });
    return {
      json: {
        AuthenticationResult: {
          IdToken,
          AccessToken,
          RefreshToken: randomUUID(),
          ExpiresIn: 3600,
          TokenType: 'Bearer',
        },
        ChallengeParameters: {},
      },
    };
  };

  const mailed = (account: BookedAccount | undefined, kind: 'confirm' | 'reset') => {
    if (account) book.mail(account, kind, () => '', sixDigits());
    return {
      json: {
        CodeDeliveryDetails: {
          AttributeName: 'email',
          DeliveryMedium: 'EMAIL',
          Destination: 'r***@e***',
        },
      },
    };
  };

  /** Cognito accepts a code only with the address it was mailed to. */
  const spend = (email: unknown, code: unknown, kind: 'confirm' | 'reset') => {
    const isOwn = book.read(code, kind) === book.find(email);
    return isOwn ? book.spend(code, kind) : undefined;
  };

  /** By the name of the operation, which Cognito writes with a capital. */
  const operations: Record<string, (body: LoopbackRequest['body']) => Promise<LoopbackAnswer>> = {
    initiateAuth: async ({ AuthFlow, AuthParameters }) => {
      if (AuthFlow !== 'USER_PASSWORD_AUTH') return failing('InvalidParameterException');
      // The SDK sends the parameters of this flow as an object of texts.
      const { USERNAME, PASSWORD } = AuthParameters as Record<string, string>;
      const account = book.authenticate(USERNAME, PASSWORD);
      if (!account) return failing('NotAuthorizedException');
      return account.confirmed ? tokensOf(account) : failing('UserNotConfirmedException');
    },
    signUp: async ({ Username, Password }) => {
      if (passwordErrors(String(Password)).length > 0) return failing('InvalidPasswordException');
      if (book.find(Username)) return failing('UsernameExistsException');
      const account = book.create(String(Username), String(Password));
      const { json } = mailed(account, 'confirm');
      return { json: { ...json, UserConfirmed: false, UserSub: account.id } };
    },
    confirmSignUp: async ({ Username, ConfirmationCode }) => {
      const known = book.find(Username);
      if (known?.confirmed) return failing('NotAuthorizedException');
      const account = spend(Username, ConfirmationCode, 'confirm');
      if (!account) return failing('CodeMismatchException');
      account.confirmed = true;
      return { json: {} };
    },
    resendConfirmationCode: async ({ Username }) => mailed(book.find(Username), 'confirm'),
    forgotPassword: async ({ Username }) => mailed(book.find(Username), 'reset'),
    confirmForgotPassword: async ({ Username, ConfirmationCode, Password }) => {
      if (passwordErrors(String(Password)).length > 0) return failing('InvalidPasswordException');
      const account = spend(Username, ConfirmationCode, 'reset');
      if (!account) return failing('CodeMismatchException');
      account.password = String(Password);
      return { json: {} };
    },
  };

  const server = await serveOnLoopback(async ({ url, headers, body }) => {
    if (url.pathname.endsWith('/jwks.json')) return { json: signer.jwks };
    const [, name = ''] = String(headers['x-amz-target']).split('.');
    const operation = name.charAt(0).toLowerCase() + name.slice(1);
    return (await operations[operation]?.(body)) ?? failing('UnknownOperationException');
  }, port);
  address.issuer = `${server.origin}/${POOL}`;

  return {
    settings: {
      region: 'local',
      userPoolId: POOL,
      userPoolClientId: CLIENT,
      userPoolEndpoint: server.origin,
    },
    issuer: address.issuer,
    jwksUrl: `${address.issuer}/.well-known/jwks.json`,
    mails: book.mails,
    createAccount: async ({ email, password }) => {
      book.create(email, password, true);
    },
    close: server.close,
  };
}
