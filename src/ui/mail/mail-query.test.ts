import { expect, test } from 'vitest';
import { FIRST_PAGE, isFiltered, readMail, toMailFileQuery, toMailQuery } from './mail-query';

test('The inbox without a query shows all conversations, the newest first', () => {
  const state = readMail(new URLSearchParams());
  expect(toMailQuery(state)).toEqual({ sort: '-lastMessageAt', page: 1, pageSize: 25 });
  expect(FIRST_PAGE).toEqual(toMailQuery(state));
  expect(isFiltered(state)).toBe(false);
});

test('Filters, sort and page of the inbox are read from its address', () => {
  const state = readMail(
    new URLSearchParams(
      'q=colis&tab=open&kind=order&assignee=me&unread=true&label=Retour&sort=answerDueAt&page=2&conversation=cnv_1&pane=record',
    ),
  );
  expect(toMailQuery(state)).toEqual({
    q: 'colis',
    status: 'open',
    kind: 'order',
    assigneeId: 'me',
    unread: true,
    label: 'Retour',
    sort: 'answerDueAt',
    page: 2,
    pageSize: 25,
  });
  expect(isFiltered(state)).toBe(true);
  expect([state.conversation, state.isRecordShown]).toEqual(['cnv_1', true]);
});

test('Wrong values in the address of the inbox are left out', () => {
  const state = readMail(
    new URLSearchParams(
      'tab=lost&kind=fax&assignee=someone&unread=1&sort=x&page=-1&conversation=1',
    ),
  );
  expect(toMailFileQuery(state)).toEqual({ sort: '-lastMessageAt' });
  expect(state.conversation).toBeUndefined();
});
