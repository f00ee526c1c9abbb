import { createMachine } from 'xstate';
import { declaredMachines } from '#application/machines.generated';

const GROUPS = 6;
const IN_A_GROUP = 9;

function part(index: number) {
  return [
    `part${index}`,
    { on: { 'part.next': `part${(index + 1) % IN_A_GROUP}`, 'part.restart': 'part0' } },
  ];
}

function group(number: number) {
  return [
    `group${number}`,
    {
      initial: 'part0',
      entry: 'greet',
      exit: 'leave',
      states: Object.fromEntries(Array.from({ length: IN_A_GROUP }, (_, index) => part(index))),
      on: { 'group.next': `group${(number + 1) % GROUPS}`, 'group.restart': 'group0' },
    },
  ];
}

/**
 * A machine of sixty states, larger than any of the portal: six groups of nine, with each state and
 * each group leading to the next. The development build under test has it in addition to the
 * portal's.
 */
const largeMachine = createMachine({
  id: 'trial',
  initial: 'group0',
  states: Object.fromEntries(Array.from({ length: GROUPS }, (_, number) => group(number))),
});

Object.assign(declaredMachines, { trial: largeMachine });
