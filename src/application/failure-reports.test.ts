import { expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { failureReports } from './failure-reports';
import type { MachineFailure } from './ports/portal-errors.port';

const PROBLEM = { type: 'about:blank', title: 'x', requestId: 'req_1' };

const machine = setup({
  types: {
    context: {} as { problem: object | null },
    events: {} as { type: 'problem.come'; problem: object },
  },
}).createMachine({
  id: 'trial',
  context: { problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'problem.come': {
          target: 'failed',
          actions: assign({ problem: ({ event }) => event.problem }),
        },
      },
    },
    failed: { on: { 'problem.come': { target: 'failed', reenter: true } } },
  },
});

test.each([
  [500, 'server_error', true],
  [502, 'unreadable', true],
  [200, 'malformed_answer', true],
  [0, 'unexpected', true],
  [503, 'unavailable', false],
  [0, 'network', false],
  [409, 'action_not_allowed', false],
])('A machine with a problem %i %s is reported once: %s', (status, code, isReported) => {
  const problem = { ...PROBLEM, status, code };
  const { failures, actor } = watched();
  actor.send({ type: 'problem.come', problem });
  actor.send({ type: 'problem.come', problem });
  const expected = { machine: 'trial', state: 'trial.failed', problem };
  expect(failures).toEqual(isReported ? [expected] : []);
});

function watched() {
  const failures: MachineFailure[] = [];
  const inspect = failureReports((failure) => failures.push(failure));
  return { failures, actor: createActor(machine, { inspect }).start() };
}
