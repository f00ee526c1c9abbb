import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { sessionEndpoints } from '#application/api/session-endpoints.generated';
import {
  createDemoApplication,
  demoAuthentication,
  provideDemoScript,
} from '#application/auth-demo/demo-application';
import { DEMO_REQUEST_MS, DEMO_WAIT_SECONDS } from '#application/auth-demo/demo-script';
import { providePasswordRecovery } from '#application/password-recovery/password-recovery.actors';
import { provideEmailConfirmation } from '#application/registration/email-confirmation.actors';
import { provideRegistration } from '#application/registration/registration.actors';
import { provideInvitation } from '#application/session/invitation.actors';
import type { DemoOutcome } from '#domain/auth-demo/demo-pages';
import { NO_SESSION } from '#domain/session/tokens';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';

const CREDENTIALS = { username: 'salma', password: 'Atelier#2026' };
const REGISTRATION = {
  email: 'salma@exemple.ma',
  password: 'Atelier#2026',
  firstName: 'Salma',
  lastName: 'Bennani',
};
const PASSWORD = { password: 'Atelier#2026', confirmPassword: 'Atelier#2026' };

let app: ReturnType<typeof composeTestApp>;
let script: ReturnType<typeof provideDemoScript>;

beforeEach(() => {
  app = composeTestApp();
  script = app.application.provide(provideDemoScript);
});

/** Lets the scripted request of a machine end. */
async function finishRequest(): Promise<void> {
  await settle();
  app.clock.advance(DEMO_REQUEST_MS);
  await settle();
}

function startDemo() {
  const session = createActor(demoAuthentication(app.application), {
    input: { sessionState: NO_SESSION },
  }).start();
  return createDemoApplication(app.application, session);
}

describe('The demo’s sign-in', () => {
  it('signs in and out without a request and without tokens', async () => {
    const { session } = startDemo();
    script.choose('works');
    session.send({ type: 'credentials.submit', credentials: CREDENTIALS });
    await finishRequest();
    expect(session.getSnapshot().matches({ authenticated: 'active' })).toBe(true);
    expect(session.getSnapshot().context.user?.userName).toBe('salma');
    session.send({ type: 'session.signOut' });
    await settle();
    expect(session.getSnapshot().value).toEqual({ unauthenticated: 'idle' });
    expect(app.transport.sent).toEqual([]);
    expect(app.tokens.read()).toEqual({ access: null, refresh: null });
  });

  it.each<[DemoOutcome, object]>([
    ['refused', { status: 401, code: 'unauthorized' }],
    ['locked', { status: 429, retryAfter: DEMO_WAIT_SECONDS }],
    ['offline', { status: 0, code: 'network' }],
  ])('fails with the problem of the outcome "%s"', async (outcome, problem) => {
    const { session } = startDemo();
    script.choose(outcome);
    session.send({ type: 'credentials.submit', credentials: CREDENTIALS });
    await finishRequest();
    expect(session.getSnapshot().value).toEqual({ unauthenticated: 'failed' });
    expect(session.getSnapshot().context.problem).toMatchObject(problem);
  });

  it('does not touch the session of the portal', async () => {
    const { session } = startDemo();
    const before = app.application.session.getSnapshot().value;
    session.send({ type: 'credentials.submit', credentials: CREDENTIALS });
    await finishRequest();
    expect(app.application.session.getSnapshot().value).toEqual(before);
  });
});

describe('The demo’s registration', () => {
  it('ends with a session, and a mail with a code of six digits', async () => {
    const actor = createActor(startDemo().provide(provideRegistration)).start();
    script.choose('works');
    actor.send({ type: 'registration.submit', registration: REGISTRATION });
    await finishRequest();
    expect(actor.getSnapshot().value).toBe('registered');
    expect(script.outbox.read()).toEqual([
      {
        id: 1,
        kind: 'confirmation',
        to: REGISTRATION.email,
        code: expect.stringMatching(/^\d{6}$/),
      },
    ]);
  });

  it('shows a refusal at its field, and sends no mail', async () => {
    const actor = createActor(startDemo().provide(provideRegistration)).start();
    script.choose('refused');
    actor.send({ type: 'registration.submit', registration: REGISTRATION });
    await finishRequest();
    expect(actor.getSnapshot().value).toBe('refused');
    expect(Object.keys(actor.getSnapshot().context.problem?.errors ?? {})).toEqual(['email']);
    expect(script.outbox.read()).toEqual([]);
  });
});

describe('The demo’s password recovery', () => {
  it('adds a mail to the outbox, the newest first, and tells who listens', async () => {
    let heard = 0;
    const stop = script.outbox.subscribe(() => {
      heard += 1;
    });
    const actor = createActor(startDemo().provide(providePasswordRecovery)).start();
    script.choose('sent');
    for (const account of ['first@exemple.ma', 'second@exemple.ma']) {
      actor.send({ type: 'request.send', account });
      await finishRequest();
      expect(actor.getSnapshot().matches({ sent: 'waiting' })).toBe(true);
      actor.send({ type: 'account.change' });
    }
    stop();
    expect(script.outbox.read().map(({ to }) => to)).toEqual([
      'second@exemple.ma',
      'first@exemple.ma',
    ]);
    expect(heard).toBe(2);
  });

  it('waits as long as a locked answer says', async () => {
    const actor = createActor(startDemo().provide(providePasswordRecovery)).start();
    script.choose('locked');
    actor.send({ type: 'request.send', account: 'salma@exemple.ma' });
    await finishRequest();
    expect(actor.getSnapshot().value).toBe('limited');
    expect(actor.getSnapshot().context.secondsLeft).toBe(DEMO_WAIT_SECONDS);
  });
});

describe('The demo’s choice of a password', () => {
  it.each<[DemoOutcome, string]>([
    ['works', 'accepted'],
    ['refused', 'refused'],
    ['expired', 'useless'],
  ])('With the outcome "%s", choosing a password leads to "%s"', async (outcome, state) => {
    const actor = createActor(startDemo().provide(provideInvitation), {
      input: { token: 'demo' },
    }).start();
    script.choose('works');
    await finishRequest();
    expect(actor.getSnapshot().value).toBe('choosing');
    script.choose(outcome);
    actor.send({ type: 'password.choose', ...PASSWORD });
    await finishRequest();
    expect(actor.getSnapshot().value).toBe(state);
  });

  it('opens an expired link as one that no longer works', async () => {
    const actor = createActor(startDemo().provide(provideInvitation), {
      input: { token: 'demo' },
    }).start();
    script.choose('expired');
    await finishRequest();
    expect(actor.getSnapshot().value).toBe('useless');
  });
});

describe('The demo’s confirmation of an address', () => {
  it.each<[DemoOutcome, string, object]>([
    ['works', 'confirmed', {}],
    ['refused', 'entering', { code: ['wrong_code'] }],
    ['expired', 'entering', { code: ['code_expired'] }],
  ])('With the outcome "%s", a code leads to "%s"', async (outcome, state, errors) => {
    const actor = createActor(startDemo().provide(provideEmailConfirmation)).start();
    await settle();
    script.choose(outcome);
    actor.send({ type: 'code.submit', code: '123456' });
    await finishRequest();
    const { value, context } = actor.getSnapshot();
    expect(typeof value === 'string' ? value : Object.keys(value)[0]).toBe(state);
    expect(context.problem?.errors ?? {}).toEqual(errors);
  });

  it('mails another code, and then waits before the next one', async () => {
    const actor = createActor(startDemo().provide(provideEmailConfirmation)).start();
    await settle();
    script.choose('works');
    actor.send({ type: 'mail.send' });
    await finishRequest();
    expect(actor.getSnapshot().matches({ entering: 'waiting' })).toBe(true);
    expect(actor.getSnapshot().context.state?.codeExpiresAt).not.toBeNull();
    expect(script.outbox.read()).toHaveLength(1);
  });
});

describe('The demo’s application', () => {
  it('sends no request for records that a page reads', async () => {
    const { store } = startDemo();
    const read = store.dispatch(sessionEndpoints.endpoints.getCurrentUser.initiate());
    await settle();
    expect((await read).isError).toBe(true);
    expect(app.transport.sent).toEqual([]);
  });
});
