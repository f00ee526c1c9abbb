import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../permissions/permissions';
import { CHANGE_KINDS, canReceiveHints, parseHint } from './store-events';

describe('Change hint', () => {
  it('A change hint is sent to users who may see the records of its kind', () => {
    const heard = (role: 'store_admin' | 'store_user') =>
      CHANGE_KINDS.filter((kind) => canReceiveHints(kind, permissionsOf(role)));
    expect(heard('store_admin')).toEqual([...CHANGE_KINDS]);
    expect(heard('store_user')).toEqual([
      'order',
      'return',
      'cancellation',
      'invoice',
      'client',
      'pickup',
      'task',
      'event',
      'conversation',
      'vacancy',
      'tour',
      'availability',
      'notification',
      'account',
    ]);
  });

  it('A change hint is parsed with its valid members', () => {
    const whole = { kind: 'order', id: 'ord_1', revision: 4 } as const;
    expect(parseHint(JSON.stringify(whole))).toEqual(whole);
    expect(parseHint('{"kind":"return","id":7,"revision":"4","more":1}')).toEqual({
      kind: 'return',
    });
  });

  it.each(['', 'null', '[]', '7', '{"kind":', '{"kind":"parcel"}', '{"id":"ord_1"}'])(
    'A change hint is not parsed from %j',
    (text) => {
      expect(parseHint(text)).toBeNull();
    },
  );
});
