import { expect, test } from 'vitest';
import { type SenderFindings, senderProof } from './sender-proof';

const NOTHING: SenderFindings = {
  dmarc: 'none',
  policy: null,
  isAligned: false,
  isServerKnown: true,
};

test.each<[string, Partial<SenderFindings>, ReturnType<typeof senderProof>]>([
  ['passes', { dmarc: 'pass', policy: 'reject' }, 'proved'],
  ['passes, by a signature alone', { dmarc: 'pass', isServerKnown: false }, 'proved'],
  ['has a signature of a domain without a policy', { isAligned: true }, 'proved'],
  ['has no proof', {}, 'unproved'],
  ['fails where the domain asks nothing', { dmarc: 'fail', policy: 'none' }, 'unproved'],
  ['fails where the domain refuses it', { dmarc: 'fail', policy: 'reject' }, 'forged'],
  ['fails where the domain distrusts it', { dmarc: 'fail', policy: 'quarantine' }, 'forged'],
  ['cannot be looked up', { dmarc: 'unknown', isAligned: true }, 'unproved'],
  ['came on another way', { isServerKnown: false }, null],
  ['fails on another way', { dmarc: 'fail', policy: 'reject', isServerKnown: false }, null],
])('A letter that %s', (_, findings, proof) => {
  expect(senderProof({ ...NOTHING, ...findings })).toBe(proof);
});
