import { expect, test, vi } from 'vitest';
import { whenUsed } from './when-used';

function waiting(activation?: { hasBeenActive: boolean }) {
  const page = new EventTarget() as unknown as Document;
  const act = vi.fn();
  return { page, act, cancel: whenUsed(page, activation, act) };
}

test.each(['pointermove', 'pointerdown', 'keydown'])(
  'A function runs once, at the first %s of the page',
  (sign) => {
    const { page, act } = waiting({ hasBeenActive: false });
    expect(act).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(sign));
    page.dispatchEvent(new Event(sign));
    page.dispatchEvent(new Event('keydown'));
    expect(act).toHaveBeenCalledTimes(1);
  },
);

test('A function runs at once in a page that somebody has used before', () => {
  const { page, act } = waiting({ hasBeenActive: true });
  page.dispatchEvent(new Event('keydown'));
  expect(act).toHaveBeenCalledTimes(1);
});

test('A cancelled function does not run, in a browser that does not tell of earlier use either', () => {
  const { page, act, cancel } = waiting();
  cancel();
  page.dispatchEvent(new Event('pointermove'));
  expect(act).not.toHaveBeenCalled();
});
