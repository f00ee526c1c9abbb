import { describe, expect, it } from 'vitest';
import {
  matchesView,
  openingQuery,
  type TableState,
  tableStateOf,
  viewContentOf,
} from './table-view';

const sight: TableState = {
  query: 'tab=ready&q=fès&page=3&view=viw_1',
  columns: ['client', 'total'],
  density: 'dense',
};

describe('The query with which a list opens', () => {
  const none = { defaultView: null, defaultState: null };
  const own = { defaultView: 'viw_1', defaultState: { ...sight, query: 'tab=ready' } };

  it('The query of the address comes first, then the default view, then the waiting records', () => {
    expect(openingQuery('?tab=all', own, 'tab=toAccept')).toBe('tab=all');
    expect(openingQuery('', own, 'tab=toAccept')).toBe('tab=ready');
    expect(openingQuery('', none, 'tab=toAccept')).toBe('tab=toAccept');
    expect(openingQuery('', none, '')).toBe('');
  });

  it('A default view that was never read is awaited', () => {
    expect(openingQuery('', { ...own, defaultState: null }, 'tab=toAccept')).toBeNull();
  });
});

describe('Saved views', () => {
  it('A saved view contains filters, columns and density, but neither the page nor the view’s id', () => {
    expect(viewContentOf(sight)).toEqual({
      query: 'density=dense&q=f%C3%A8s&tab=ready',
      columns: ['client', 'total'],
    });
    expect(viewContentOf({ ...sight, query: '', density: 'normal' }).query).toBe('');
  });

  it('A saved view restores its filters, columns and density, and its id in the query', () => {
    expect(tableStateOf({ id: 'viw_2', ...kept })).toEqual({
      query: 'q=f%C3%A8s&tab=ready&view=viw_2',
      columns: ['client', 'total'],
      density: 'dense',
    });
  });

  it('A saved view stores the table’s default columns as an empty list', () => {
    expect(viewContentOf({ ...sight, columns: null }).columns).toEqual([]);
    expect(tableStateOf({ id: 'viw_2', query: '', columns: [] })).toEqual({
      query: 'view=viw_2',
      columns: null,
      density: 'normal',
    });
  });

  it('`matchesView` detects a changed sort order, columns or density, and ignores the page', () => {
    const opened = tableStateOf({ id: 'viw_2', ...kept });
    expect(matchesView(opened, kept)).toBe(true);
    expect(matchesView({ ...opened, query: `${opened.query}&page=2` }, kept)).toBe(true);
    expect(matchesView({ ...opened, query: `${opened.query}&sort=total` }, kept)).toBe(false);
    expect(matchesView({ ...opened, columns: ['total', 'client'] }, kept)).toBe(false);
    expect(matchesView({ ...opened, density: 'normal' }, kept)).toBe(false);
  });
});

const content = viewContentOf(sight);
const kept = { query: content.query, columns: [...content.columns] };
