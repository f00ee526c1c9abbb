import { describe, expect, it } from 'vitest';
import { allowedStaffActions, checkStaffAction } from '../lifecycle/lifecycle';
import { permissionsOf, type Role } from '../permissions/permissions';
import { countErrors, resellableOf } from './received-pieces';
import { refundOf } from './return-amounts';
import { RETURN_LIFECYCLE, RETURN_STATUSES, type ReturnStatus } from './return-lifecycle';

describe('Return lifecycle', () => {
  it('The return lifecycle reaches every status and has each action at most once per status', () => {
    const reached = new Set(RETURN_LIFECYCLE.transitions.map((line) => line.to));
    expect(RETURN_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
    const pairs = RETURN_LIFECYCLE.transitions.flatMap((line) =>
      line.from.map((from) => `${from} ${line.action}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('A store user may receive a return, and a manager may approve, decline, refund or dispute it', () => {
    expect(RETURN_STATUSES.flatMap((status) => offered(status, 'store_user'))).toEqual(['receive']);
    expect(offered('requested', 'store_manager')).toEqual(['approve', 'decline']);
    expect(offered('received', 'store_manager')).toEqual(['refund', 'dispute']);
    expect(offered('disputed', 'store_admin')).toEqual([]);
  });

  it('A missing permission is reported before a wrong status of a return', () => {
    const judge = (role: Role) =>
      checkStaffAction(RETURN_LIFECYCLE, 'closed', 'approve', new Set(permissionsOf(role)));
    expect(judge('store_user')).toEqual({ refusal: 'forbidden' });
    expect(judge('store_admin')).toEqual({ refusal: 'action_not_allowed' });
  });
});

describe('Count of a return', () => {
  const announced = [
    { orderItemId: 'bowl', quantity: 3 },
    { orderItemId: 'rug', quantity: 1 },
  ];
  const line = (orderItemId: string, receivedQuantity: number, damagedQuantity = 0) => ({
    orderItemId,
    receivedQuantity,
    damagedQuantity,
    resellable: true,
  });

  it.each([
    [[line('bowl', 3, 1), line('rug', 0)], {}],
    [[line('bowl', 3)], { items: ['incomplete'] }],
    [[line('bowl', 4), line('rug', 1)], { 'items.0.receivedQuantity': ['too_large'] }],
    [[line('bowl', 1, 2), line('rug', 1)], { 'items.0.damagedQuantity': ['too_large'] }],
    [[line('bowl', 1), line('rug', 1), line('rug', 1)], { 'items.2.orderItemId': ['repeated'] }],
  ])('The count %j has the errors %j', (counted, errors) => {
    expect(countErrors(announced, counted)).toEqual(errors);
  });

  it('Undamaged pieces go back on sale if their line is resellable', () => {
    expect(resellableOf(line('bowl', 3, 1))).toBe(2);
    expect(resellableOf({ ...line('bowl', 3, 1), resellable: false })).toBe(0);
  });
});

describe('Refund of a return', () => {
  const lines = [{ unitPrice: 12_000, quantity: 2 }];

  it('The refund of a return is the price of its pieces without shipping', () => {
    expect(refundOf(lines, { itemTotal: 36_000, total: 39_500, refundable: 39_500 })).toBe(24_000);
  });

  it('The refund of a return is reduced by the pieces’ share of a discount on the goods', () => {
    expect(refundOf(lines, { itemTotal: 36_000, total: 27_000, refundable: 27_000 })).toBe(18_000);
  });

  it('The refund of a return is at most the rest of the payment, and never negative', () => {
    expect(refundOf(lines, { itemTotal: 36_000, total: 36_000, refundable: 5_000 })).toBe(5_000);
    expect(refundOf(lines, { itemTotal: 36_000, total: 36_000, refundable: 0 })).toBe(0);
    expect(refundOf([], { itemTotal: 0, total: 0, refundable: 0 })).toBe(0);
  });
});

function offered(status: ReturnStatus, role: Role) {
  return allowedStaffActions(RETURN_LIFECYCLE, status, new Set(permissionsOf(role))).map(
    (line) => line.action,
  );
}
