import { describe, expect, test } from 'vitest';
import { checklistProgress, cleanLabels, NO_TASK, type TaskValues, taskErrors } from './task-form';

const task: TaskValues = { ...NO_TASK, title: 'Compter les tapis' };

describe('`taskErrors`', () => {
  test('A title is enough', () => {
    expect(taskErrors(task)).toEqual({});
  });

  test.each<[string, Partial<TaskValues>, Record<string, string[]>]>([
    ['a blank title', { title: '  ' }, { title: ['required'] }],
    ['a long title', { title: 'x'.repeat(201) }, { title: ['too_long'] }],
    ['a long description', { description: 'x'.repeat(20_001) }, { description: ['too_long'] }],
    ['a day that does not exist', { dueDay: '2026-02-30' }, { dueDay: ['invalid'] }],
    [
      'a recurrence without a due day',
      { recurrence: { unit: 'week', interval: 1 } },
      { dueDay: ['required'] },
    ],
    ['eleven labels', { labels: letters(11) }, { labels: ['too_many'] }],
    ['a long label', { labels: ['x'.repeat(31)] }, { labels: ['too_long'] }],
    ['an empty line', { checklist: [{ text: ' ', done: false }] }, { checklist: ['required'] }],
    [
      'a long line',
      { checklist: [{ text: 'x'.repeat(201), done: false }] },
      { checklist: ['too_long'] },
    ],
    ['eleven assignees', { assigneeIds: letters(11) }, { assigneeIds: ['too_many'] }],
    ['eleven files', { fileIds: letters(11) }, { fileIds: ['too_many'] }],
  ])('Refuses %s', (_, change, errors) => {
    expect(taskErrors({ ...task, ...change })).toEqual(errors);
  });
});

test('Labels that differ by blanks or case only are one label', () => {
  expect(cleanLabels([' Ramadan ', 'ramadan', 'Vitrine  d’été', ''])).toEqual([
    'Ramadan',
    'Vitrine d’été',
  ]);
});

test('The progress of a checklist counts its lines; an empty one has none', () => {
  const line = (done: boolean) => ({ text: 'Étiqueter', done });
  expect(checklistProgress([line(true), line(false), line(false)])).toEqual({ done: 1, total: 3 });
  expect(checklistProgress([])).toBeNull();
});

function letters(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String.fromCharCode(97 + index));
}
