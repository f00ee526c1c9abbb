import { describe, expect, it } from 'vitest';
import { commissionRate } from './commission-rate';
import { isCourseKnown, payoutStepsAhead } from './payout-course';
import {
  evidenceRefusalOfFile,
  hasPdfHeader,
  isAnswerText,
  isPdf,
  PAYOUT_ANSWER_LIMITS,
} from './payout-evidence';
import { PAYOUT_STATUSES, type PayoutStatus } from './payout-lifecycle';
import { rescheduledPayment } from './payout-period';
import { PAYOUT_HOLD_REASONS, reasonInWords } from './payout-reasons';
import { isMendedByAccount, payoutTrouble } from './payout-trouble';

const NOW = new Date('2026-11-26T10:00:00Z');

function payout(status: PayoutStatus, reasonCode: string | null = null, day = '2026-11-18') {
  const expectedAt = status === 'open' ? null : `${day}T09:00:00Z`;
  return { status, reasonCode, periodEnd: '2026-11-15', expectedAt, net: 5000 } as const;
}

function troubleOf(record: ReturnType<typeof payout>, hasAccount = true) {
  return payoutTrouble(record, { now: NOW, hasAccount });
}

describe('Trouble of a payout', () => {
  it('A rejected payout is mended by another account, unless the bank itself failed', () => {
    const kind = 'rejected';
    expect(troubleOf(payout('failed', 'account_closed'))).toEqual({
      kind,
      reason: 'account_closed',
      remedy: 'change_account',
    });
    expect(troubleOf(payout('failed'))).toEqual({
      kind,
      reason: 'account_refused',
      remedy: 'change_account',
    });
    expect(troubleOf(payout('failed', 'bank_error'))).toEqual({
      kind,
      reason: 'bank_error',
      remedy: 'contact',
    });
    expect(PAYOUT_STATUSES.filter((status) => isMendedByAccount(payout(status)))).toEqual([
      'failed',
    ]);
    expect(isMendedByAccount(payout('failed', 'bank_error'))).toBe(false);
  });

  it('A held payout asks for an answer, with a check as the reason if none was given', () => {
    const trouble = { kind: 'held', remedy: 'answer' };
    expect(troubleOf(payout('on_hold', 'documents'))).toEqual({ ...trouble, reason: 'documents' });
    expect(troubleOf(payout('on_hold'))).toEqual({ ...trouble, reason: 'verification' });
  });

  it('A payout is late from the day after its expected day in Casablanca', () => {
    expect(troubleOf(payout('processing'))).toEqual({
      kind: 'late',
      reason: 'at_bank',
      remedy: 'contact',
    });
    expect(troubleOf(payout('scheduled'))).toMatchObject({ reason: 'not_sent' });
    expect(troubleOf(payout('scheduled'), false)).toEqual({
      kind: 'late',
      reason: 'no_account',
      remedy: 'change_account',
    });
    expect(troubleOf(payout('scheduled', null, '2026-11-26'))).toBeNull();
    expect(troubleOf({ ...payout('scheduled'), net: 0 } as never)).toBeNull();
  });

  it('A payout that is open, under review or paid is in no trouble', () => {
    const calm = PAYOUT_STATUSES.filter((status) => troubleOf(payout(status)) === null);
    expect(calm).toEqual(['open', 'paid', 'in_review']);
  });

  it('A payout that is scheduled again is expected three days later, or on its later former day', () => {
    expect(rescheduledPayment(new Date('2026-11-18T09:00:00Z'), NOW).toISOString()).toBe(
      '2026-11-29T09:00:00.000Z',
    );
    const later = new Date('2026-12-30T09:00:00Z');
    expect([rescheduledPayment(later, NOW), rescheduledPayment(null, NOW) < later]).toEqual([
      later,
      true,
    ]);
  });

  it('A reason in words is a code and the rest, or the words alone', () => {
    expect(reasonInWords(PAYOUT_HOLD_REASONS, 'documents Facture du 3')).toEqual({
      code: 'documents',
      note: 'Facture du 3',
    });
    expect(reasonInWords(PAYOUT_HOLD_REASONS, ' RIB clos ')).toEqual({
      code: null,
      note: 'RIB clos',
    });
    expect(reasonInWords(PAYOUT_HOLD_REASONS, 'documents')).toEqual({
      code: 'documents',
      note: null,
    });
  });
});

describe('Course of a payout', () => {
  it.each([
    ['open', null, ['close', 'pay']],
    ['scheduled', null, ['process', 'pay']],
    ['processing', null, ['pay']],
    ['paid', null, []],
    ['failed', 'account_closed', ['changeAccount', 'pay']],
    ['failed', 'bank_error', ['retry', 'pay']],
    ['on_hold', 'documents', ['answer', 'decide', 'pay']],
    ['in_review', 'documents', ['decide', 'pay']],
  ] as const)('A payout that is %s (%s) has the steps %j ahead', (status, reason, steps) => {
    const record = payout(status, reason);
    expect(payoutStepsAhead(record, troubleOf(record)).map(({ step }) => step)).toEqual(steps);
  });

  it('A step ahead has a time only while nothing stops the payout', () => {
    const timed = payout('scheduled', null, '2026-11-30');
    expect(payoutStepsAhead(timed, null).at(-1)?.at?.toISOString()).toBe(
      '2026-11-30T09:00:00.000Z',
    );
    const late = payout('scheduled');
    expect(payoutStepsAhead(late, troubleOf(late)).map(({ at }) => at)).toEqual([null, null]);
    expect(payoutStepsAhead(payout('open'), null)[0]?.at?.toISOString()).toBe(
      '2026-11-16T00:00:00.000Z',
    );
  });

  it('A history explains a status if it ends with it, and an open payout needs none', () => {
    expect(isCourseKnown({ status: 'paid' }, [{ to: 'paid' }])).toBe(true);
    expect(isCourseKnown({ status: 'paid' }, [])).toBe(false);
    expect(isCourseKnown({ status: 'open' }, [])).toBe(true);
  });
});

describe('Files of an answer', () => {
  it.each([
    [{ name: 'a.pdf', type: 'application/pdf', size: 1 }, null],
    [{ name: 'a.PDF', type: '', size: 1 }, null],
    [{ name: 'a.png', type: 'image/png', size: 1 }, null],
    [{ name: 'a.svg', type: 'image/svg+xml', size: 1 }, 'unsupported_file'],
    [{ name: 'a.pdf', type: 'text/html', size: 1 }, 'unsupported_file'],
    [{ name: 'a.pdf', type: 'application/pdf', size: 0 }, 'empty_file'],
    [{ name: 'a.pdf', type: 'application/pdf', size: 10 * 1024 * 1024 + 1 }, 'file_too_large'],
  ] as const)('The file %j is refused as %s', (file, refusal) => {
    expect(evidenceRefusalOfFile(file)).toBe(refusal);
  });

  it('Content is a PDF document with its header and its end mark', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(isPdf(bytes('%PDF-1.7\n'), bytes('%%EOF\n'))).toBe(true);
    expect(isPdf(bytes('%PDF-1.4 \r\n'), bytes('startxref\r\n9\r\n%%EOF\r\n\0\0'))).toBe(true);
    expect(isPdf(bytes('%PDF-1.7\n'), bytes('trailer'))).toBe(false);
  });

  it.each([
    ['a page before it', '<script>alert(1)</script>\n%PDF-1.7\n'],
    ['a blank line before it', '\n%PDF-1.7\n'],
    ['a byte order mark before it', '\ufeff%PDF-1.7\n'],
    ['a picture before it', 'GIF89a%PDF-1.7\n'],
    ['a page in its line', '%PDF-1.7<script>alert(1)</script>\n'],
    ['no version', '<html>%PDF</html>'],
  ])('Content with %s does not begin as a PDF document', (_, text) => {
    expect(hasPdfHeader(new TextEncoder().encode(text))).toBe(false);
  });

  it.each(['%%EOF<script>alert(1)</script>', '%%EOF\nPK\u0003\u0004', '%%EOF\n%PDF-1.7'])(
    'Content that ends with %j does not end as a PDF document',
    (end) => {
      const bytes = (text: string) => new TextEncoder().encode(text);
      expect(isPdf(bytes('%PDF-1.7\n'), bytes(end))).toBe(false);
    },
  );

  it('An answer has words, and not too many', () => {
    expect([' ', 'Livré.', 'x'.repeat(PAYOUT_ANSWER_LIMITS.text + 1)].map(isAnswerText)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('Figures of an order', () => {
  it('The rate of a commission is that of what remained of the sale', () => {
    expect(commissionRate({ grossSales: 10_000, refunds: 0, commission: -1200 })).toBe(0.12);
    expect(commissionRate({ grossSales: 10_000, refunds: -2500, commission: -900 })).toBe(0.12);
    expect(commissionRate({ grossSales: 100, refunds: -100, commission: 0 })).toBeNull();
  });
});
