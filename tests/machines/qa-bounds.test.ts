import { describe, expect, it } from 'vitest';
import {
  type AnyActorLogic,
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  raise,
} from 'xstate';
import { answerJob } from '../qa/machine-process/answer-job';
import type { ProcessMessage } from '../qa/machine-process/messages';
import { readOptions } from '../qa/options';
import { junit } from '../qa/report/junit';
import { machineFailures, type QaReport } from '../qa/report/qa-report';
import { machineTestModels } from '../support/machine-models/all-test-models.generated';
import { graphWithin, type MachineModel } from '../support/model-based-testing/model-graph';
import { MachineLimit, StepLimit, timeLimitOf } from '../support/model-based-testing/path-limits';
import { boundsFor, traversalBoundsOf } from '../support/model-based-testing/state-limits';
import { TraversalDefect } from '../support/model-based-testing/state-space';
import { settle } from '../support/test-app/compose-test-app';
import { TestClock } from '../support/test-app/test-clock';

/** A machine that rings, and changes its context each time. */
function bell(context: object, ring: (context: never) => object): AnyStateMachine {
  return createMachine({
    id: 'bell',
    context,
    initial: 'silent',
    states: {
      silent: { on: { ring: { target: 'ringing' } } },
      ringing: {
        on: {
          ring: { actions: assign(({ context: before }) => ring(before as never)) },
          stop: 'silent',
        },
      },
    },
  });
}

function modelWith(machine: AnyStateMachine): MachineModel {
  return {
    machine,
    inputs: { 'a bell': {} },
    events: { ring: { type: 'ring' }, stop: { type: 'stop' } },
    serialise: (context) => context,
  };
}

/** The defect that the traversal reports, when four states were accepted. */
function defectOf(machine: AnyStateMachine, accepted: number | null = 4): TraversalDefect {
  try {
    graphWithin(modelWith(machine), boundsFor(accepted));
  } catch (cause) {
    if (cause instanceof TraversalDefect) return cause;
    throw cause;
  }
  throw new Error('The traversal found no defect.');
}

describe('States of a machine that grow without bound', () => {
  it('A counter in the context is reported with its state, its name and its values', () => {
    const { message, details } = defectOf(
      bell({ tone: 'c', times: 0 }, ({ times }: { times: number }) => ({ times: times + 1 })),
    );
    expect(message).toMatch(
      /^bell has more than 54 states, 4 states were accepted\. The state (silent|ringing) was reached with \d+ contexts\. context\.times has \d+ values: first 0, last \d+\.$/,
    );
    expect(details.parts.map(({ name }) => name)).toEqual(['times']);
  });

  it('A list that every event extends is reported with the number of its entries', () => {
    const { message } = defectOf(
      bell({ log: { rings: [] } }, ({ log }: { log: { rings: readonly string[] } }) => ({
        log: { rings: [...log.rings, 'ring'] },
      })),
    );
    expect(message).toMatch(/context\.log\.rings has \d+ values, with 0 to \d{2,} entries/);
  });

  it('A value that is new each time is reported', () => {
    const clock = new TestClock(0);
    const times = defectOf(
      bell({ at: null }, () => {
        clock.setTime(1);
        return { at: new Date(clock.now()) };
      }),
    );
    const ids = defectOf(bell({ id: '' }, () => ({ id: crypto.randomUUID() })));
    expect(times.details.parts.map(({ name }) => name)).toEqual(['at']);
    expect(ids.details.parts.map(({ name }) => name)).toEqual(['id']);
  });

  it('A value that doubles is reported by its size', () => {
    const { message } = defectOf(
      bell({ text: '-' }, ({ text }: { text: string }) => ({ text: text + text })),
    );
    expect(message).toContain('bell has a context of more than 20000 characters');
    expect(message).toContain('context.text has');
  });

  it('More states than twice the accepted number are reported, although they end', () => {
    const limited = ({ times }: { times: number }) => ({ times: Math.min(times + 1, 60) });
    expect(defectOf(bell({ times: 0 }, limited)).message).toContain('more than 54 states');
    const { stateCount } = graphWithin(modelWith(bell({ times: 0 }, limited)), boundsFor(100));
    expect(stateCount).toBe(122);
  });

  it('A machine without an accepted number of states has a bound too', () => {
    const { message } = defectOf(
      bell({ times: 0 }, ({ times }: { times: number }) => ({ times: times + 1 })),
      null,
    );
    expect(message).toContain('more than 2000 states, no number of states was accepted yet');
  });

  it('The bound follows from the accepted number of states', () => {
    expect(boundsFor(4).states).toBe(54);
    expect(boundsFor(1_000).states).toBe(2_000);
    expect(traversalBoundsOf('productImport').accepted).toBe(126);
    expect(traversalBoundsOf('no such machine').accepted).toBeNull();
  });

  it('A traversal ends when its time is over', () => {
    const { message } = (() => {
      try {
        graphWithin(modelWith(bell({}, () => ({}))), { ...boundsFor(4), milliseconds: -1 });
      } catch (cause) {
        return cause as TraversalDefect;
      }
      throw new Error('The traversal did not end.');
    })();
    expect(message).toMatch(/^bell has no end after/);
  });
});

describe('Events that never end, while paths are generated', () => {
  it('Eventless transitions in a circle are reported with the event and its state', () => {
    const circle = createMachine({
      id: 'circle',
      initial: 'resting',
      states: {
        resting: { on: { ring: 'left' } },
        left: { always: 'right' },
        right: { always: 'left' },
      },
    });
    expect(defectOf(circle).message).toMatch(
      /^circle: the event "ring" in resting fails: Infinite loop detected/,
    );
    expect(defectOf(circle).details.state).toBe('resting');
  });

  it('An event that raises itself is reported', () => {
    const echo = createMachine({
      id: 'echo',
      on: { ring: { actions: raise({ type: 'ring' }) } },
      initial: 'resting',
      states: { resting: {} },
    });
    expect(defectOf(echo).message).toContain('the event "ring" in resting fails: Infinite loop');
  });

  it('A machine that never comes to rest after its start is reported', () => {
    const restless = createMachine({
      id: 'restless',
      initial: 'left',
      states: { left: { always: 'right' }, right: { always: 'left' } },
    });
    expect(defectOf(restless).message).toContain('restless: the start with "a bell" fails');
  });

  it('An error of an action is reported with the event and its state', () => {
    const broken = bell({}, () => {
      throw new TypeError('no bell');
    });
    expect(defectOf(broken).message).toBe('bell: the event "ring" in ringing fails: no bell');
  });
});

/** What a running machine reports after `act`, when it is inspected by a limit. */
async function objectionTo(
  machine: AnyStateMachine,
  act: (clock: TestClock) => void = () => undefined,
): Promise<string> {
  const limit = new StepLimit();
  const clock = new TestClock(0);
  try {
    const actor = createActor(machine, { clock, inspect: limit.inspect });
    actor.subscribe({ error: () => undefined });
    actor.start();
    act(clock);
    await settle();
    actor.stop();
    limit.check();
    return 'none';
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

function invoking(src: AnyActorLogic): AnyStateMachine {
  return createMachine({
    id: 'caller',
    initial: 'calling',
    states: {
      calling: {
        invoke: { id: 'call', src, onDone: { target: 'calling', reenter: true } },
        on: { ring: {} },
      },
    },
  });
}

describe('Processes that never come to rest, while paths run', () => {
  it('Eventless transitions in a circle end', async () => {
    const circle = createMachine({
      id: 'circle',
      initial: 'left',
      states: { left: { always: 'right' }, right: { always: 'left' } },
    });
    expect(await objectionTo(circle)).toContain('It never comes to rest');
  });

  it('An actor that is started again by its own outcome ends', async () => {
    const restarting = invoking(fromPromise(async () => 'done'));
    expect(await objectionTo(restarting)).toContain('caller: xstate.done.actor.call');
  });

  it('An actor that sends events for ever ends', async () => {
    const ringing = fromCallback(({ sendBack }) => {
      for (;;) sendBack({ type: 'ring' });
    });
    expect(await objectionTo(invoking(ringing))).toContain('It never comes to rest');
  });

  it('A timer without a delay that sets itself again ends', async () => {
    const ticking = createMachine({
      id: 'ticking',
      initial: 'waiting',
      states: { waiting: { after: { 0: { target: 'waiting', reenter: true } } } },
    });
    const objection = await objectionTo(ticking, (clock) => clock.advance(1_000));
    expect(objection).toContain('ticking: xstate.after.0.ticking.waiting');
  });

  it('A process that comes to rest has no objection', async () => {
    expect(await objectionTo(invoking(fromPromise(() => new Promise(() => undefined))))).toBe(
      'none',
    );
  });
});

describe('Limits of the paths of a machine', () => {
  it('A path that waits without end is ended, and after three such paths no other runs', async () => {
    const limit = new MachineLimit({ shortest: 1 });
    const waiting = () => limit.run(new Promise<never>(() => undefined), 5);
    for (let path = 0; path < 3; path += 1) {
      expect(limit.reason()).toBeNull();
      await expect(waiting()).rejects.toThrow('It still waits after 0.005 s.');
    }
    expect(limit.reason()).toBe('3 paths waited without end');
    expect(() => limit.check()).toThrow('This path did not run, because 3 paths waited');
  });

  it('A path that ends has its own result', async () => {
    const limit = new MachineLimit({});
    expect(await limit.run(Promise.resolve('result'))).toBe('result');
    await expect(limit.run(Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(limit.reason()).toBeNull();
  });

  it('The time of a machine follows from the number of its accepted paths', () => {
    expect(timeLimitOf({ shortest: 100, pairs: 300 })).toBe(30_000);
    expect(timeLimitOf({})).toBe(32_500);
  });
});

describe('Report of machines whose paths do not end', () => {
  const reason = 'bell has more than 54 states. context.times has 60 values: first 0, last "<59>".';
  const report: QaReport = {
    level: 'node',
    language: null,
    seed: 1,
    machines: [],
    paths: [],
    requirements: [],
    otherFailures: ['tour: states fell.'],
    unfinished: [{ machine: 'bell', reason, state: 'ringing', parts: [] }],
  };

  it('The report contains the machine as a failure, also for continuous integration', () => {
    expect(machineFailures(report)).toEqual([reason, 'tour: states fell.']);
    expect(junit(report)).toContain('<testsuite name="machines" tests="2" failures="2">');
    expect(junit(report)).toContain('name="The paths of bell end"');
    expect(junit(report)).toContain('first 0, last &quot;&lt;59&gt;&quot;');
  });
});

describe('Job of a machine', () => {
  const options = readOptions(['run', '--walks', '0', '--set', 'shortest']);
  const machine = 'sessionEnding';

  /**
   * The answers to a job while the machine has other actions. It is another machine with another
   * model, because all test files share the models and what was computed of them.
   */
  const answersWith = async (actions: object, work: 'list' | 'run' | 'mutate') => {
    const testModel: { model: MachineModel } = machineTestModels[machine];
    const real = testModel.model;
    const { config, implementations } = real.machine;
    const messages: ProcessMessage[] = [];
    testModel.model = {
      ...real,
      machine: createMachine(
        { ...config },
        { ...implementations, actions: { ...implementations.actions, ...actions } },
      ),
    };
    try {
      const job = { machine, options, work, judging: 'machine', first: 0 } as const;
      const answer = await answerJob(job, (message) => messages.push(message));
      return { answer, messages };
    } finally {
      testModel.model = real;
    }
  };

  it('A machine whose states grow is a defect with the part of its context', async () => {
    const growing = assign(({ context: { problem } }) => ({
      problem: { code: `${problem?.code ?? ''}+` },
    }));
    for (const work of ['list', 'run', 'mutate'] as const) {
      const { answer } = await answersWith({ keepSessions: growing }, work);
      expect(answer).toMatchObject({
        kind: 'failed',
        defect: { machine, state: 'listing', parts: [{ name: 'problem.code' }] },
      });
    }
  });
});
