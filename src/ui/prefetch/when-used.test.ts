import { expect, test, vi } from 'vitest';
import { whenUsed } from './when-used';

function openPage() {
  return new EventTarget() as unknown as Document;
}

test.each(['pointermove', 'pointerdown', 'keydown'])(
  'A function runs once, at the first %s of the page',
  (sign) => {
    const page = openPage();
    const act = vi.fn();
    whenUsed(page, act);
    expect(act).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(sign));
    page.dispatchEvent(new Event(sign));
    page.dispatchEvent(new Event('keydown'));
    expect(act).toHaveBeenCalledTimes(1);
  },
);

test('A function runs at once in a document that somebody has used before', () => {
  const page = openPage();
  whenUsed(page, () => undefined);
  page.dispatchEvent(new Event('keydown'));
  const act = vi.fn();
  whenUsed(page, act);
  expect(act).toHaveBeenCalledTimes(1);
});

test('A cancelled function does not run', () => {
  const page = openPage();
  const act = vi.fn();
  whenUsed(page, act)();
  page.dispatchEvent(new Event('pointermove'));
  expect(act).not.toHaveBeenCalled();
});
