import type { AnswerablePayout } from '#application/payouts/payout-answer.machine';
import type { PayoutFile } from '#openapi/types.generated';

/** A payout as the answer to it needs it. */
export function aPayout(status: AnswerablePayout['status']): AnswerablePayout {
  return {
    id: 'pyt_1',
    number: 'PO-2026-W44',
    status,
    allowedActions:
      status === 'on_hold' ? [{ action: 'answer', to: 'in_review', reasonRequired: false }] : [],
  };
}

/** A stored file of an answer. */
export function aPayoutFile(id = 'pyf_1'): PayoutFile {
  return {
    id,
    fileName: 'bon-signe.pdf',
    mimeType: 'application/pdf',
    sizeBytes: 48_000,
    createdAt: '2026-11-26T09:00:00.000Z',
  };
}
