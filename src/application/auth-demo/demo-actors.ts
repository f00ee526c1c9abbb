import { millisecondsInSecond } from 'date-fns/constants';
import { fromCallback, fromPromise } from 'xstate';
import { permissionsOf } from '#domain/permissions/permissions';
import { CODE_LIFE_MS } from '#domain/registration/email-confirmation';
import type { SessionState } from '#domain/session/tokens';
import type { CurrentUser, EmailConfirmation, PasswordLink } from '#openapi/types.generated';
import type { ActorsOf } from '../machine-actors';
import type { passwordRecoveryMachine } from '../password-recovery/password-recovery.machine';
import type { emailConfirmationMachine } from '../registration/email-confirmation.machine';
import type { registrationMachine } from '../registration/registration.machine';
import type { authenticationMachine } from '../session/authentication.machine';
import type { SessionExternalEvent } from '../session/authentication-events';
import type { invitationMachine } from '../session/invitation.machine';
import { DEMO_WAIT_SECONDS, type DemoScript, type Refusal } from './demo-script';

/** A session that no token stands for: it has no end, and nothing can be read with it. */
const DEMO_SESSION: SessionState = {
  accessValid: true,
  accessExpiresAt: null,
  renewable: false,
  subject: 'usr_demo',
};

/** The person whom the demo pages sign in. */
const DEMO_USER: CurrentUser = {
  id: 'usr_demo',
  firstName: 'Salma',
  lastName: 'Bennani',
  userName: 'salma',
  email: 'salma@exemple.ma',
  emailConfirmed: true,
  emailChange: null,
  role: 'store_admin',
  phoneNumber: null,
  status: 'active',
  permissions: permissionsOf('store_admin'),
  store: {
    id: 'str_demo',
    name: 'Atelier Bennani',
    nameAr: null,
    city: 'Fès',
    status: 'active',
    logo: null,
    openings: [],
  },
  lastSeenAt: null,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-01-05T09:00:00Z',
  revision: 1,
};

/** The owner of the link that the demo's new-password page opens. */
const DEMO_LINK: PasswordLink = {
  kind: 'reset',
  firstName: DEMO_USER.firstName,
  asksPerson: false,
  userName: DEMO_USER.userName,
  storeName: DEMO_USER.store.name,
  storeNameAr: DEMO_USER.store.nameAr,
  expiresAt: '2026-12-31T23:00:00Z',
};

const WRONG_CREDENTIALS: Refusal = { status: 401, code: 'unauthorized' };

const TAKEN_ADDRESS: Refusal = {
  status: 409,
  code: 'already_taken',
  errors: { email: ['already_taken'] },
};

const COMMON_PASSWORD: Refusal = {
  status: 422,
  code: 'invalid',
  errors: { password: ['too_common'] },
};

const EXPIRED_LINK: Refusal = {
  status: 422,
  code: 'invalid',
  errors: { token: ['token_invalid'] },
};

/** The session of the demo pages: it begins as the script says, and has no end of its own. */
export function demoAuthenticationActors(
  script: DemoScript,
): ActorsOf<typeof authenticationMachine> {
  return {
    watchSession: fromCallback<SessionExternalEvent>(() => undefined),
    refreshAccess: fromPromise(() => Promise.resolve(DEMO_SESSION)),
    fetchUser: fromPromise(() => Promise.resolve(DEMO_USER)),
    signIn: fromPromise(async ({ signal }) => {
      await script.request(signal, { refused: WRONG_CREDENTIALS });
      return DEMO_SESSION;
    }),
    endSession: fromPromise(() => Promise.resolve()),
    waitForAttention: fromPromise(() => new Promise<SessionState>(() => undefined)),
    waitForEnd: fromPromise(() => new Promise<void>(() => undefined)),
  };
}

/** A registration by script; the mail with the code is in the visible outbox. */
export function demoRegister(
  script: DemoScript,
): Pick<ActorsOf<typeof registrationMachine>, 'register'> {
  return {
    register: fromPromise(async ({ input: { email }, signal }) => {
      await script.request(signal, { refused: TAKEN_ADDRESS });
      script.mail({ kind: 'confirmation', to: email, code: newCode() });
      return DEMO_SESSION;
    }),
  };
}

/** A request of a reset link by script; the mail with the link is in the visible outbox. */
export function demoRequestLink(
  script: DemoScript,
): Pick<ActorsOf<typeof passwordRecoveryMachine>, 'requestLink'> {
  return {
    requestLink: fromPromise(async ({ input: { account }, signal }) => {
      await script.request(signal);
      script.mail({ kind: 'reset', to: account, code: null });
    }),
  };
}

/** A link that opens, and a password that is set, by script. */
export function demoInvitationActors(script: DemoScript): ActorsOf<typeof invitationMachine> {
  return {
    readLink: fromPromise(async ({ signal }) => {
      await script.request(signal, { expired: EXPIRED_LINK });
      return DEMO_LINK;
    }),
    setPassword: fromPromise(({ signal }) =>
      script.request(signal, { refused: COMMON_PASSWORD, expired: EXPIRED_LINK }),
    ),
  };
}

const WRONG_CODE: Refusal = { status: 422, code: 'invalid', errors: { code: ['wrong_code'] } };

const EXPIRED_CODE: Refusal = { status: 422, code: 'invalid', errors: { code: ['code_expired'] } };

const CODE_LIFE_SECONDS = CODE_LIFE_MS / millisecondsInSecond;

/** The confirmation of an e-mail address by script. Any code works where the outcome says so. */
export function demoEmailConfirmation(
  script: DemoScript,
): Omit<ActorsOf<typeof emailConfirmationMachine>, 'waitForNextMail'> {
  const state = (): EmailConfirmation => {
    const mailed = script.outbox.read().some(({ kind }) => kind === 'confirmation');
    return {
      email: DEMO_USER.email,
      confirmed: false,
      isRegistration: true,
      codeExpiresAt: mailed ? script.inSeconds(CODE_LIFE_SECONDS) : null,
      sendAgainAt: null,
    };
  };
  return {
    readState: fromPromise(() => Promise.resolve(state())),
    sendMail: fromPromise(async ({ signal }) => {
      await script.request(signal);
      script.mail({ kind: 'confirmation', to: DEMO_USER.email, code: newCode() });
      return { ...state(), sendAgainAt: script.inSeconds(DEMO_WAIT_SECONDS) };
    }),
    confirm: fromPromise(async ({ signal }) => {
      await script.request(signal, { refused: WRONG_CODE, expired: EXPIRED_CODE });
      return { ...state(), confirmed: true };
    }),
    watchElsewhere: fromPromise(() => new Promise<EmailConfirmation>(() => undefined)),
  };
}

const CODE_DIGITS = 6;

function newCode(): string {
  return String(Math.floor(Math.random() * 10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}
