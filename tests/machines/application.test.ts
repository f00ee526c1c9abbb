import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, StateMachine, toPromise } from 'xstate';
import { createApplication } from '#application/create-application';
import { inspectionFor, type TransitionReport } from '#application/inspection';
import type { ActorsOf } from '#application/machine-actors';
import { declaredMachines } from '#application/machines.generated';
import type { productImportMachine } from '#application/products/product-import.machine';
import { aUser } from '../support/builders/user';
import { composeTestApp, settle, testNow } from '../support/test-app/compose-test-app';
import { ScriptedTransport } from '../support/test-app/scripted-transport';
import { TestClock } from '../support/test-app/test-clock';
import { TestDrafts } from '../support/test-app/test-drafts';
import { TestIdentityProvider } from '../support/test-app/test-identity-provider';
import { TestLiveStream } from '../support/test-app/test-live-stream';
import { TestOrderQueue } from '../support/test-app/test-order-queue';
import { TestTokens, tokenUntil } from '../support/test-app/test-tokens';

describe('Application', () => {
  it('The application starts the session with the stored tokens, and stops it with all its listeners', async () => {
    const { ports, transport } = portsInMemory();
    const application = createApplication(ports);
    await settle();
    transport.accept('/api/user/', aUser());
    await settle();
    expect(application.session.getSnapshot().value).toEqual({ authenticated: 'active' });
    application.stop();
    transport.loseSession();
    expect(application.session.getSnapshot().value).toEqual({ authenticated: 'active' });
  });

  it('The application reports each machine step only to a host that inspects the page', () => {
    const reports: TransitionReport[] = [];
    const host = { reportMachineStep: (step: TransitionReport) => reports.push(step) };
    createApplication(portsInMemory().ports, inspectionFor(host)).stop();
    expect(reports.flatMap(({ fired }) => fired)).toEqual([
      'authentication.loading.checkingTokens | always | 0',
    ]);
    expect(inspectionFor({})).toEqual({});
  });
});

describe('Machine without provided actors', () => {
  it.each(Object.entries(declaredMachines))(
    'Each declared actor of %s rejects until it is provided',
    async (_, machine) => {
      // A machine that is invoked declares its own actors, and is tested by them.
      const promises = Object.entries(machine.implementations.actors).filter(
        ([name, logic]) => name !== 'watchSession' && !(logic instanceof StateMachine),
      );
      for (const [, logic] of promises) {
        const actor = createActor(logic as ReturnType<typeof fromPromise>);
        const outcome = toPromise(actor);
        actor.start();
        await expect(outcome).rejects.toThrow('declared but never provided');
      }
    },
  );

  it("The type of a machine's actors refuses an object with missing actors", () => {
    // @ts-expect-error All but one of the machine's actors are missing.
    const fewer: ActorsOf<typeof productImportMachine> = {
      loadJob: fromPromise(() => Promise.reject(new Error('never run'))),
    };
    expect(Object.keys(fewer)).toEqual(['loadJob']);
  });
});

describe('Test counterpart of the application', () => {
  it('The test counterpart of the application has the same members as the application', () => {
    const twin = composeTestApp().application;
    const application = createApplication(portsInMemory().ports);
    expect(Object.keys(twin).toSorted()).toEqual(Object.keys(application).toSorted());
    twin.stop();
    application.stop();
  });
});

function portsInMemory() {
  const transport = new ScriptedTransport();
  const { appearance, icons, languages, preferences, userName } = composeTestApp().application;
  const tokens = new TestTokens({ access: tokenUntil(testNow + 15 * 60_000), refresh: null });
  const clock = new TestClock(testNow);
  const drafts = new TestDrafts(clock);
  const live = async () => new TestLiveStream();
  const orderQueue = async () => new TestOrderQueue();
  const { knownUser } = composeTestApp().ports;
  const keeping = { appearance, knownUser, languages, preferences, userName, drafts, icons };
  const identityProviders = new TestIdentityProvider().open;
  const ports = { transport, tokens, clock, live, orderQueue, identityProviders, ...keeping };
  return { transport, ports };
}
