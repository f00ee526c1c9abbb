import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import type {
  IdentityProvider,
  MailProof,
  ProviderCredentials,
} from '#application/ports/identity-provider.port';
import {
  identityRefusal,
  memberOf,
  notOffered,
  type RefusalCode,
  refusedAs,
} from './identity-refusal';
import type { ProviderSettings } from './provider-environment';

/** Names of errors of Cognito and of its SDK. */
const CODES: Readonly<Record<string, RefusalCode>> = {
  NotAuthorizedException: 'wrong_credentials',
  UserNotFoundException: 'wrong_credentials',
  UserNotConfirmedException: 'email_not_confirmed',
  CodeMismatchException: 'code_wrong',
  ExpiredCodeException: 'code_expired',
  UsernameExistsException: 'user_exists',
  AliasExistsException: 'user_exists',
  InvalidPasswordException: 'weak_password',
  PasswordHistoryPolicyViolationException: 'weak_password',
  InvalidParameterException: 'invalid_email',
  LimitExceededException: 'too_many_requests',
  TooManyRequestsException: 'too_many_requests',
  TooManyFailedAttemptsException: 'too_many_requests',
  PasswordResetRequiredException: 'step_not_supported',
  NetworkError: 'network',
};

function refusalCode(error: unknown): RefusalCode {
  return CODES[memberOf(error, 'name')] ?? 'unexpected';
}

/** Cognito does not authorize the confirmation of an address that is already confirmed. */
function confirmationCode(error: unknown): RefusalCode {
  const code = refusalCode(error);
  return code === 'wrong_credentials' ? 'code_expired' : code;
}

function attempt<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
  return refusedAs(refusalCode, run);
}

/** Tokens live as long as the page: the portal's own session follows. */
function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: async (key: string) => entries.get(key) ?? null,
    setItem: async (key: string, value: string) => {
      entries.set(key, value);
    },
    removeItem: async (key: string) => {
      entries.delete(key);
    },
    clear: async () => entries.clear(),
  };
}

function typed(proof: MailProof): { readonly username: string; readonly confirmationCode: string } {
  if (proof.by === 'link') throw identityRefusal('step_not_supported');
  return { username: proof.email, confirmationCode: proof.code };
}

/** Cognito by aws-amplify: accounts with codes. */
export function createAmplifyProvider(settings: ProviderSettings): IdentityProvider {
  // It warns of every pool that is not Amazon's own.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const { userPoolId = '', userPoolClientId = '', userPoolEndpoint } = settings;
  const begin = () => {
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId,
          userPoolClientId,
          ...(userPoolEndpoint === undefined ? {} : { userPoolEndpoint }),
        },
      },
    });
    cognitoUserPoolsTokenProvider.setKeyValueStorage(memoryStorage());
  };
  // Amazon's own pools never see the password; other implementations do not know SRP.
  const authFlowType = userPoolEndpoint === undefined ? 'USER_SRP_AUTH' : 'USER_PASSWORD_AUTH';
  const tokenOf = async ({ email, password }: ProviderCredentials) => {
    const { isSignedIn, nextStep } = await signIn({
      username: email,
      password,
      options: { authFlowType },
    });
    if (nextStep.signInStep === 'CONFIRM_SIGN_UP') throw identityRefusal('email_not_confirmed');
    // A step that Cognito requires next, such as a second factor, which no page has.
    if (!isSignedIn) throw identityRefusal('step_not_supported');
    const { tokens } = await fetchAuthSession();
    if (!tokens?.idToken) throw identityRefusal('unexpected');
    return { token: tokens.idToken.toString() };
  };

  return {
    accounts: {
      signIn: (credentials) =>
        attempt(() => {
          // Each sign-in starts without the tokens of one before.
          begin();
          return tokenOf(credentials);
        }),
      signUp: ({ email, password, firstName, lastName }) =>
        attempt(async () => {
          begin();
          const { isSignUpComplete } = await signUp({
            username: email,
            password,
            options: {
              userAttributes: { email, given_name: firstName, family_name: lastName },
            },
          });
          return isSignUpComplete ? tokenOf({ email, password }) : null;
        }),
      confirm: (proof) =>
        refusedAs(confirmationCode, async () => {
          begin();
          await confirmSignUp(typed(proof));
          return null;
        }),
      resend: ({ email }) =>
        attempt(async () => {
          begin();
          await resendSignUpCode({ username: email });
        }),
    },
    reset: {
      request: (email) =>
        attempt(async () => {
          begin();
          await resetPassword({ username: email });
        }),
      open: notOffered,
      confirm: (proof, newPassword) =>
        attempt(async () => {
          begin();
          await confirmResetPassword({ ...typed(proof), newPassword });
        }),
    },
    redirect: { start: notOffered, finish: notOffered },
  };
}
