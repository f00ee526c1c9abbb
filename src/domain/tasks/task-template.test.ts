import { expect, test } from 'vitest';
import { tasksFrom, templateOf } from './task-template';

const bare = { description: '', labels: [], checklist: [] };
const season = [
  { ...bare, title: 'Photographier la collection', dueDay: '2026-12-03' },
  { ...bare, title: 'Décorer la vitrine', dueDay: null },
  {
    ...bare,
    title: 'Commander les emballages',
    labels: ['Saison'],
    checklist: [{ text: 'Boîtes', done: true }],
    dueDay: '2026-12-01',
  },
];

test('A template keeps the days between its tasks, and forgets what was done', () => {
  expect(templateOf(season)).toEqual([
    { ...bare, title: 'Photographier la collection', dueAfterDays: 2 },
    { ...bare, title: 'Décorer la vitrine', dueAfterDays: null },
    {
      ...bare,
      title: 'Commander les emballages',
      labels: ['Saison'],
      checklist: ['Boîtes'],
      dueAfterDays: 0,
    },
  ]);
});

test('A use of a template begins on its own day', () => {
  expect(tasksFrom(templateOf(season), '2027-03-01').map(({ dueDay }) => dueDay)).toEqual([
    '2027-03-03',
    null,
    '2027-03-01',
  ]);
  expect(tasksFrom(templateOf(season), '2027-03-01')[2]?.checklist).toEqual([
    { text: 'Boîtes', done: false },
  ]);
});
