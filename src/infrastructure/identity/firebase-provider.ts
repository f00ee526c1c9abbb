import { initializeApp } from '@firebase/app';
import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
  verifyPasswordResetCode,
} from '@firebase/auth';
import type { IdentityProvider, MailProof } from '#application/ports/identity-provider.port';
import type { LinkProof } from '#domain/identity/provider-link';
import {
  identityRefusal,
  memberOf,
  notOffered,
  type RefusalCode,
  refusedAs,
} from './identity-refusal';
import {
  type ProviderEnvironment,
  type ProviderSettings,
  pageAddress,
} from './provider-environment';

/** Codes of the SDK, without its prefix. */
const CODES: Readonly<Record<string, RefusalCode>> = {
  'invalid-credential': 'wrong_credentials',
  'wrong-password': 'wrong_credentials',
  'user-not-found': 'wrong_credentials',
  'user-disabled': 'account_disabled',
  'email-already-in-use': 'user_exists',
  'weak-password': 'weak_password',
  'password-does-not-meet-requirements': 'weak_password',
  'invalid-email': 'invalid_email',
  'invalid-action-code': 'code_wrong',
  'expired-action-code': 'code_expired',
  'too-many-requests': 'too_many_requests',
  'quota-exceeded': 'too_many_requests',
  'network-request-failed': 'network',
  'operation-not-allowed': 'step_not_supported',
  'multi-factor-auth-required': 'step_not_supported',
};

function refusalCode(error: unknown): RefusalCode {
  return CODES[memberOf(error, 'code').replace(/^auth\//, '')] ?? 'unexpected';
}

function attempt<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
  return refusedAs(refusalCode, run);
}

/** Every opened provider is an app of its own: the SDK refuses two of one name. */
let openedApps = 0;

function openAuth({
  projectId = '',
  apiKey = '',
  authDomain = '',
  emulatorUrl,
}: ProviderSettings): Auth {
  openedApps += 1;
  const app = initializeApp({ projectId, apiKey, authDomain }, `identity-${openedApps}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulatorUrl !== undefined) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  }
  return auth;
}

function actionCode(proof: LinkProof): string {
  if (proof.by !== 'code') throw identityRefusal('code_wrong');
  return proof.code;
}

function codeOf(proof: MailProof): string {
  return proof.by === 'typed' ? proof.code : actionCode(proof.proof);
}

/** Firebase: accounts with links. */
export function createFirebaseProvider(
  settings: ProviderSettings,
  environment: ProviderEnvironment,
): IdentityProvider {
  const auth = openAuth(settings);
  const backTo = { url: pageAddress(environment, 'firebase', 'login') };
  const signIn = async (email: string, password: string) =>
    (await signInWithEmailAndPassword(auth, email, password)).user;

  return {
    accounts: {
      signIn: ({ email, password }) =>
        attempt(async () => {
          const user = await signIn(email, password);
          // Firebase signs in with an unconfirmed address, which the portal's server refuses.
          if (!user.emailVerified) throw identityRefusal('email_not_confirmed');
          return { token: await user.getIdToken() };
        }),
      signUp: ({ email, password, firstName, lastName }) =>
        attempt(async () => {
          const { user } = await createUserWithEmailAndPassword(auth, email, password);
          await updateProfile(user, { displayName: `${firstName} ${lastName}` });
          await sendEmailVerification(user, backTo);
          return null;
        }),
      confirm: (proof) =>
        attempt(async () => {
          await applyActionCode(auth, codeOf(proof));
          return null;
        }),
      resend: ({ email, password }) =>
        attempt(async () => {
          await sendEmailVerification(await signIn(email, password ?? ''), backTo);
        }),
    },
    reset: {
      request: (email) => attempt(() => sendPasswordResetEmail(auth, email, backTo)),
      open: (proof) =>
        attempt(async () => {
          await verifyPasswordResetCode(auth, actionCode(proof));
        }),
      confirm: (proof, password) =>
        attempt(() => confirmPasswordReset(auth, codeOf(proof), password)),
    },
    redirect: { start: notOffered, finish: notOffered },
  };
}
