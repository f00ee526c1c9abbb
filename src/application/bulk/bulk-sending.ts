import { errorFromEvent } from '../problem';
import type { BulkResult } from './bulk-progress';
import { keyedLinesOf } from './bulk-requests';

export function answerIn({ event }: { event: { output: BulkResult } }) {
  return { answer: event.output };
}

/** No answer came, or a refusal of the whole request: the seller tries again or stops. */
export const interruptedByProblem = {
  target: 'interrupted',
  actions: { type: 'keepProblem', params: errorFromEvent },
} as const;

/** The parameters of a state that sends lines. */
interface Sending {
  readonly stage: 'running' | 'undoing';
  /** The action that adds an answer to the progress. */
  readonly keep: 'keepRunResult' | 'keepUndoResult';
  /** The state after the last request, or after the one in flight when the seller stops. */
  readonly end: 'runEnded' | 'undoEnded';
}

/** Sends the lines in requests of a hundred, until all are answered or the seller stops. */
export function sendingState<const Parameters extends Sending>({ stage, keep, end }: Parameters) {
  const keepAnswer = { type: keep, params: answerIn } as const;
  return {
    tags: 'working',
    entry: { type: 'enter', params: { stage } },
    invoke: {
      id: 'sendLines',
      src: 'sendLines',
      input: keyedLinesOf,
      onDone: [
        {
          guard: 'isStopping',
          target: end,
          actions: [keepAnswer, { type: 'interrupt', params: { unanswered: 0 } }],
        },
        { guard: 'hasMoreLines', target: stage, reenter: true, actions: keepAnswer },
        { target: end, actions: keepAnswer },
      ],
      onError: interruptedByProblem,
    },
    on: { 'work.stop': { actions: 'requestStop' } },
  } as const;
}
