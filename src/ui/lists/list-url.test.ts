import { describe, expect, it } from 'vitest';
import { changedParams, choiceParam, positiveParam } from './list-url';

describe('URL of a list', () => {
  it('`changedParams` returns to page one when anything but the page changes', () => {
    expect(changed('q=bol&page=3', { sort: '-total' })).toBe('q=bol&sort=-total');
    expect(changed('q=bol&page=3', { page: 4 })).toBe('q=bol&page=4');
  });

  it('`changedParams` removes empty parameters', () => {
    expect(changed('q=bol&tab=ready', { q: '' })).toBe('tab=ready');
    expect(changed('q=bol&tab=ready', { tab: null })).toBe('q=bol');
  });

  it('`positiveParam` and `choiceParam` read invalid values as their fallback', () => {
    const params = new URLSearchParams('page=-2&pageSize=many&tab=unknown');
    expect(positiveParam(params, 'page', 1)).toBe(1);
    expect(positiveParam(params, 'pageSize', 25)).toBe(25);
    expect(choiceParam(params, 'tab', ['all', 'ready'], 'all')).toBe('all');
    expect(choiceParam(new URLSearchParams('tab=ready'), 'tab', ['all', 'ready'], 'all')).toBe(
      'ready',
    );
  });

  it.each(['1e2', '0x10', '10.0', ' 7', '+7', '07', '2,5', '٧', '99999999999999999'])(
    '`positiveParam` reads %j as its fallback: the contract has one spelling of a number',
    (text) => {
      expect(positiveParam(new URLSearchParams({ page: text }), 'page', 1)).toBe(1);
    },
  );
});

function changed(search: string, changes: Parameters<typeof changedParams>[1]) {
  return changedParams(new URLSearchParams(search), changes).toString();
}
