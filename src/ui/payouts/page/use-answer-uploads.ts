import { useState } from 'react';
import { PAYOUT_ANSWER_LIMITS } from '#domain/payouts/payout-evidence';
import { useSnapshot } from '../../lists/use-snapshot';
import { useUploadsTo } from '../../media/use-uploads';
import type { PayoutAnswerActor } from './use-payout-answer';

/** The files on their way to an answer; each joins the answer once it is stored. */
export function useAnswerUploads(actor: PayoutAnswerActor) {
  const { payout, files } = useSnapshot(actor).context;
  const [leftOut, setLeftOut] = useState(0);
  const target = { kind: 'payout', payoutId: payout.id } as const;
  const queue = useUploadsTo(
    target,
    `payout ${payout.id}`,
    (stored) => {
      for (const { media: file } of stored) actor.send({ type: 'file.attach', file });
    },
    true,
  );
  const uploads = queue.all();
  const room = PAYOUT_ANSWER_LIMITS.files - files.length - uploads.length;
  return {
    queue,
    uploads,
    room,
    leftOut,
    isSending: uploads.some(({ actor: upload }) => upload.getSnapshot().hasTag('underWay')),
    add: (chosen: readonly File[]) => {
      setLeftOut(Math.max(0, chosen.length - Math.max(0, room)));
      queue.add(chosen.slice(0, Math.max(0, room)));
    },
  };
}

export type AnswerUploads = ReturnType<typeof useAnswerUploads>;
