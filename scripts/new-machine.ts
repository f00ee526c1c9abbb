/** The first content of the files of a machine: a process with one actor that can fail. */
import { camelCased, pascalCased } from './registries';

interface Names {
  readonly subject: string;
  readonly name: string;
  readonly camel: string;
  readonly pascal: string;
}

/**
 * @param subject a folder of `src/application`, in kebab-case
 * @param name in kebab-case
 * @returns content by path
 */
export function newMachineFiles(subject: string, name: string): Map<string, string> {
  const names = { subject, name, camel: camelCased(name), pascal: pascalCased(name) };
  return new Map([
    [`src/application/${subject}/${name}.machine.ts`, machineFile(names)],
    [`src/application/${subject}/${name}.actors.ts`, actorsFile(names)],
    [`tests/support/machine-models/${name}.model.ts`, modelFile(names)],
    [`tests/support/node-drivers/${name}.driver.ts`, nodeDriverFile(names)],
    [`tests/machines/${name}.test.ts`, testFile(names)],
    [`tests/journeys/machines/${name}.driver.ts`, pageDriverFile(names)],
    [`tests/journeys/machines/${name}.spec.ts`, specFile(names)],
  ]);
}

function machineFile({ camel, pascal }: Names): string {
  return `import { assign, setup } from 'xstate';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, problemFromError } from '../problem';

export type ${pascal}Event =
  | { type: 'process.start' }
  | { type: 'failure.retry' }
  | { type: 'failure.dismiss' };

export interface ${pascal}Context {
  readonly recordId: string;
  readonly problem: ApiProblem | null;
}

const machineSetup = setup({
  types: {
    context: {} as ${pascal}Context,
    events: {} as ${pascal}Event,
    input: {} as { recordId: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Rejects with an ApiProblem. */
    perform: declareActor<void, { recordId: string }>(),
  },
  actions: {
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
});

/** What a user does with this process. Specification, section of the process. */
export const ${camel}Machine = machineSetup.createMachine({
  id: '${camel}',
  context: ({ input }) => ({ recordId: input.recordId, problem: null }),
  initial: 'resting',
  states: {
    resting: { on: { 'process.start': 'performing' } },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context: { recordId } }) => ({ recordId }),
        onDone: 'done',
        onError: { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
      },
    },
    failed: {
      on: {
        'failure.retry': { target: 'performing', actions: 'forgetProblem' },
        'failure.dismiss': { target: 'resting', actions: 'forgetProblem' },
      },
    },
    done: { type: 'final' },
  },
});
`;
}

function actorsFile({ subject, name, camel, pascal }: Names): string {
  return `import { fromPromise } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import { ${camel}Machine } from './${name}.machine';

/** The actors of the ${name} machine. */
function ${camel}Actors({ transport }: Ports): ActorsOf<typeof ${camel}Machine> {
  return {
    // With an operation in the contract, dispatch its endpoint instead.
    perform: fromPromise(async ({ input: { recordId }, signal }) => {
      const request = { url: \`/api/store/${subject}/\${recordId}\`, method: 'POST' };
      const answer = await transport.send(request, signal);
      if (!answer.ok) await Promise.reject(answer.problem);
    }),
  };
}

/** The ${name} machine of an application. */
export function provide${pascal}(ports: Ports) {
  return ${camel}Machine.provide({ actors: ${camel}Actors(ports) });
}
`;
}

function modelFile({ subject, name, camel, pascal }: Names): string {
  return `import {
  type ${pascal}Context,
  ${camel}Machine,
} from '#application/${subject}/${name}.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** What the page shows of the process. */
export interface ${pascal}ViewState {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly done: boolean;
}

/** The actions and assertions that a driver of the process must implement. */
export interface ${pascal}Driver {
  open(): Promise<void>;
  start(): Promise<void>;
  retry(): Promise<void>;
  dismissFailure(): Promise<void>;
  settleAction(how: 'with success' | 'with a server fault'): Promise<void>;
  expectViewState(viewState: ${pascal}ViewState): Promise<void>;
}

const idleViewState = { busy: false, failed: false, done: false };

/** The ${name} machine, as a test model that drivers in Node and in a browser can run. */
export const ${camel}TestModel: MachineTestModel<
  typeof ${camel}Machine,
  ${pascal}Driver
> = {
  model: {
    machine: ${camel}Machine,
    inputs: { 'a record': { recordId: 'rec_1' } },
    events: {
      'process.start': { type: 'process.start' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'it succeeds': { type: 'xstate.done.actor.perform', output: undefined },
      'the server fails': {
        type: 'xstate.error.actor.perform',
        error: problemOf(500, 'internal'),
      },
    },
    serialise: ({ problem }: ${pascal}Context) => [problem?.code],
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'process.start': (driver) => driver.start(),
    'failure.retry': (driver) => driver.retry(),
    'failure.dismiss': (driver) => driver.dismissFailure(),
  },

  outcomeExecutors: {
    'it succeeds': (driver) => driver.settleAction('with success'),
    'the server fails': (driver) => driver.settleAction('with a server fault'),
  },

  stateAssertions: {
    resting: (driver) => driver.expectViewState(idleViewState),
    performing: (driver) => driver.expectViewState({ ...idleViewState, busy: true }),
    failed: (driver) => driver.expectViewState({ ...idleViewState, failed: true }),
    done: (driver) => driver.expectViewState({ ...idleViewState, done: true }),
  },
};
`;
}

function nodeDriverFile({ subject, name, camel, pascal }: Names): string {
  return `import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { provide${pascal} } from '#application/${subject}/${name}.actors';
import type { ${camel}Machine } from '#application/${subject}/${name}.machine';
import type { ${pascal}Driver } from '../machine-models/${name}.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const REQUEST = '/api/store/${subject}/rec_1';

/** The running process with scripted adapters, as the driver of its test model. */
export function create${pascal}NodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof ${camel}Machine>(inspect);

  const driver: ${pascal}Driver = {
    open: () => begin(providedMachine(provide${pascal}), { recordId: 'rec_1' }),
    start: () => send({ type: 'process.start' }),
    retry: () => send({ type: 'failure.retry' }),
    dismissFailure: () => send({ type: 'failure.dismiss' }),
    settleAction: async (how) => {
      if (how === 'with success') app().transport.accept(REQUEST, null);
      else app().transport.refuse(REQUEST, problemOf(500, 'internal'));
      await settle();
    },
    expectViewState: async (viewState) =>
      expect({
        busy: snapshot().hasTag('busy'),
        failed: snapshot().matches('failed'),
        done: snapshot().status === 'done',
      }).toEqual(viewState),
  };

  return playing(driver);
}
`;
}

function testFile({ name, camel, pascal }: Names): string {
  return `import { ${camel}TestModel } from '../support/machine-models/${name}.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { create${pascal}NodeDriver } from '../support/node-drivers/${name}.driver';

describeMachine(${camel}TestModel, create${pascal}NodeDriver);
`;
}

function pageDriverFile({ name, pascal }: Names): string {
  return `import type { Page } from '@playwright/test';
import type { ${pascal}Driver } from '../../support/machine-models/${name}.model';
import type { PageSetup } from './test-paths';

/** The page of the process as the driver of its test model. */
export function create${pascal}PageDriver(
  page: Page,
  { openPortal }: PageSetup,
): ${pascal}Driver {
  const missing = (step: string) =>
    Promise.reject(new Error(\`\${page.url()}: nothing is written for "\${step}" yet.\`));
  return {
    open: async () => {
      await openPortal('/dashboard');
    },
    start: () => missing('start'),
    retry: () => missing('retry'),
    dismissFailure: () => missing('dismiss the failure'),
    settleAction: (how) => missing(how),
    expectViewState: (viewState) => missing(JSON.stringify(viewState)),
  };
}
`;
}

function specFile({ name, camel, pascal }: Names): string {
  const title = `${pascal.charAt(0)}${name.slice(1)}`;
  return `import { ${camel}TestModel } from '../../support/machine-models/${name}.model';
import { test } from '../support/journey';
import { create${pascal}PageDriver } from './${name}.driver';
import { testPaths } from './test-paths';

test.describe('${title} machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [503] } });
  testPaths(${camel}TestModel, create${pascal}PageDriver);
});
`;
}
