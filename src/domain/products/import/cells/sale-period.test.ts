import { describe, expect, it } from 'vitest';
import { saleStateAt, splitPeriod } from './sale-period';

const NOW = new Date('2026-11-25T10:00:00Z');

describe('Sale of a file on 25 November 2026', () => {
  it.each([
    ['', '', { kind: 'running', until: null }],
    ['01/11/2026', '', { kind: 'running', until: null }],
    ['', '05/12/2026', { kind: 'running', until: '2026-12-05' }],
    ['', '25/11/2026', { kind: 'running', until: '2026-11-25' }],
    ['', '24/11/2026', { kind: 'over' }],
    ['', '31/03/2024 23:59', { kind: 'over' }],
    ['', '25/11/2026 09:59', { kind: 'over' }],
    ['', '25/11/2026 10:01', { kind: 'running', until: '2026-11-25' }],
    ['', '45382', { kind: 'over' }],
    ['25/12/2026', '31/12/2026', { kind: 'notBegun' }],
    ['25/12/2026', '', { kind: 'notBegun' }],
    ['0000-00-00', '0000-00-00 00:00:00', { kind: 'running', until: null }],
    ['', 'fin de l’année', { kind: 'unreadable' }],
    ['bientôt', '31/12/2026', { kind: 'unreadable' }],
  ])('A sale from "%s" to "%s" is %j', (from, to, state) => {
    expect(saleStateAt(from, to, NOW, 'dayFirst')).toEqual(state);
  });

  it('The ends of an interval are joined by a slash, a dash or a word', () => {
    expect(splitPeriod('2026-11-01T13:00-0800/2026-12-05T15:30-0800')).toEqual({
      from: '2026-11-01T13:00-0800',
      to: '2026-12-05T15:30-0800',
    });
    const days = { from: '01/11/2026', to: '05/12/2026' };
    expect(splitPeriod('01/11/2026 - 05/12/2026')).toEqual(days);
    expect(splitPeriod('01/11/2026 au 05/12/2026')).toEqual(days);
    expect(splitPeriod('')).toEqual({ from: '', to: '' });
    expect(splitPeriod('soon')).toEqual({ from: 'soon', to: 'soon' });
  });
});
