import { describe, expect, it } from 'vitest';
import { contentOf, shows, sightOf, type TableSight } from './table-view';

const sight: TableSight = {
  query: 'tab=ready&q=fès&page=3&view=viw_1',
  columns: ['client', 'total'],
  density: 'dense',
};

describe('a saved view', () => {
  it('keeps filters, columns and density, and neither the page nor the view itself', () => {
    expect(contentOf(sight)).toEqual({
      query: 'density=dense&q=f%C3%A8s&tab=ready',
      columns: ['client', 'total'],
    });
    expect(contentOf({ ...sight, query: '', density: 'normal' }).query).toBe('');
  });

  it('brings back what it kept, under its name', () => {
    expect(sightOf({ id: 'viw_2', ...kept })).toEqual({
      query: 'q=f%C3%A8s&tab=ready&view=viw_2',
      columns: ['client', 'total'],
      density: 'dense',
    });
  });

  it('keeps the table’s own proposal of columns as none', () => {
    expect(contentOf({ ...sight, columns: null }).columns).toEqual([]);
    expect(sightOf({ id: 'viw_2', query: '', columns: [] })).toEqual({
      query: 'view=viw_2',
      columns: null,
      density: 'normal',
    });
  });

  it('is told from a table that was changed since', () => {
    const opened = sightOf({ id: 'viw_2', ...kept });
    expect(shows(opened, kept)).toBe(true);
    expect(shows({ ...opened, query: `${opened.query}&page=2` }, kept)).toBe(true);
    expect(shows({ ...opened, query: `${opened.query}&sort=total` }, kept)).toBe(false);
    expect(shows({ ...opened, columns: ['total', 'client'] }, kept)).toBe(false);
    expect(shows({ ...opened, density: 'normal' }, kept)).toBe(false);
  });
});

const content = contentOf(sight);
const kept = { query: content.query, columns: [...content.columns] };
