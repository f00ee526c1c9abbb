import { describe, expect, it } from 'vitest';
import { INVOICE_STATUSES } from '#domain/invoices/invoice-lifecycle';
import {
  INVOICE_TABS,
  isFiltered,
  readInvoiceList,
  tabCount,
  toInvoiceQuery,
} from './invoice-list-query';

describe('Invoice list URL', () => {
  it('The invoice list without parameters shows all invoices, the newest first', () => {
    expect(query('')).toEqual({ sort: '-issueDate', page: 1, pageSize: 25 });
    expect(isFiltered(read(''))).toBe(false);
  });

  it('The invoice list requests the statuses of its tab, and its filters', () => {
    const search = 'tab=due&q=riad&type=invoice&sort=dueDate&page=2&pageSize=50';
    expect(query(search)).toEqual({
      q: 'riad',
      status: ['issued', 'partially_paid'],
      type: 'invoice',
      sort: 'dueDate',
      page: 2,
      pageSize: 50,
    });
    expect(isFiltered(read(search))).toBe(true);
  });

  it('The invoice list requests the days of issue in its URL', () => {
    const search = 'from=2026-10-01&to=2026-10-31';
    expect(query(search)).toMatchObject({ from: '2026-10-01', to: '2026-10-31' });
    expect(isFiltered(read(search))).toBe(true);
  });

  it('The invoice list replaces invalid parameters with its defaults, and requests at most 100 invoices', () => {
    const search = 'tab=x&type=gold&from=ever&sort=colour&page=0&pageSize=9999';
    expect(query(search)).toEqual({ sort: '-issueDate', page: 1, pageSize: 100 });
  });
});

describe('Tab counts', () => {
  it('The tab counts add up the statuses of each tab, and all statuses in the first tab', () => {
    const counts = Object.fromEntries(INVOICE_STATUSES.map((status) => [status, 1]));
    expect(INVOICE_TABS.map((tab) => tabCount(tab, counts))).toEqual([6, 1, 2, 1, 1, 1]);
    expect(tabCount('due', {})).toBe(0);
    expect(tabCount('all', undefined)).toBeUndefined();
  });
});

function read(search: string) {
  return readInvoiceList(new URLSearchParams(search), '2026-11-19');
}

function query(search: string) {
  return toInvoiceQuery(read(search));
}
