import { describe, expect, test } from 'vitest';
import { type AuditLine, recordIdOf, toldAct } from './audit-sentence';

describe('A line of the audit log', () => {
  test('A row of an order’s history tells the act of the order', () => {
    const row = line('orderHistory', 'insert', { orderId: 'ord_1', action: 'accept' });
    expect(toldAct(row)).toEqual({ sentence: 'order.accept', kind: 'order', fields: [] });
    expect(recordIdOf(row)).toBe('ord_1');
  });

  test('The change of an order’s status is told by its history alone', () => {
    const moved = line('orders', 'update', { status: 'shipped', trackingNumber: 'T1' });
    expect(toldAct(moved)).toBeNull();
    expect(toldAct(line('orders', 'update', { internalNote: 'Fragile' }))).toEqual({
      sentence: 'order.update',
      kind: 'order',
      fields: ['internalNote'],
    });
  });

  test('Technical columns alone tell nothing, and are not among the fields', () => {
    expect(toldAct(line('posts', 'update', { formerSlugs: ['a'] }))).toBeNull();
    const changed = line('posts', 'update', { formerSlugs: ['a'], titleEn: 'Bowls' });
    expect(toldAct(changed)).toEqual({
      sentence: 'post.update',
      kind: 'post',
      fields: ['titleEn'],
    });
  });

  test('A change of status precedes the changed fields', () => {
    const changed = line('posts', 'update', { status: 'published', title: 'Bols' });
    expect(toldAct(changed)?.sentence).toBe('post.publish');
    const archived = line('posts', 'update', { status: 'draft', archivedAt: '2026-11-29' });
    expect(toldAct(archived)?.sentence).toBe('post.delete');
    const back = line('users', 'update', { archivedAt: null }, { archivedAt: '2026-11-29' });
    expect(toldAct(back)?.sentence).toBe('user.unarchive');
  });

  test('A move from one status to another is told only between them', () => {
    const opened = line('conversations', 'update', { status: 'open' }, { status: 'new' });
    expect(toldAct(opened)).toBeNull();
    const reopened = line('conversations', 'update', { status: 'open' }, { status: 'closed' });
    expect(toldAct(reopened)?.sentence).toBe('conversation.reopen');
  });

  test('A conversation is given to somebody, or taken from them', () => {
    const given = line('conversations', 'update', { assigneeId: 'usr_1' }, { assigneeId: null });
    expect(toldAct(given)?.sentence).toBe('conversation.assign');
    const taken = line('conversations', 'update', { assigneeId: null }, { assigneeId: 'usr_1' });
    expect(toldAct(taken)?.sentence).toBe('conversation.unassign');
  });

  test('New rows are told by their values where a table holds several kinds', () => {
    const note = line('invoices', 'insert', { type: 'credit_note', status: 'issued' });
    expect(toldAct(note)?.sentence).toBe('invoice.credit');
    const received = line('conversationMessages', 'insert', { direction: 'incoming' });
    expect(toldAct(received)).toBeNull();
  });

  test('The fields of a product are those of its history', () => {
    const row = { productId: 'prd_1', action: 'update', fields: ['price', 'nameAr'] };
    expect(toldAct(line('productHistory', 'insert', row))).toEqual({
      sentence: 'product.update',
      kind: 'product',
      fields: ['price', 'nameAr'],
    });
  });

  test('A part that was changed does not name its record, unless it holds it', () => {
    expect(recordIdOf(line('scoreCards', 'update', { comment: 'x' }))).toBeNull();
    expect(recordIdOf(line('userIdentities', 'delete', null, { userId: 'usr_1' }))).toBe('usr_1');
    expect(recordIdOf(line('clients', 'update', { email: 'x' }))).toBe('row_1');
  });
});

function line(
  entity: string,
  action: AuditLine['action'],
  after: AuditLine['after'],
  before: AuditLine['before'] = null,
): AuditLine {
  return { entity, entityId: 'row_1', action, before, after };
}
