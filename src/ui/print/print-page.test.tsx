import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { printPage } from './print-page';

const PAGE = 'Commandes · Portail';
const PAPER = 'bon-1042';

beforeEach(() => {
  document.title = PAGE;
});
afterEach(() => vi.restoreAllMocks());

it('The sheet stays while a phone still prints, after `print` has returned', () => {
  const { onPrinted } = printsAtOnce();
  printPage(PAPER, onPrinted);
  expect(onPrinted).not.toHaveBeenCalled();
  expect(document.title).toBe(PAPER);
  window.dispatchEvent(new Event('afterprint'));
  expect(onPrinted).toHaveBeenCalledOnce();
  expect(document.title).toBe(PAGE);
});

it('A dialog that closes before `print` returns ends the printing once', () => {
  const { onPrinted } = printsAtOnce(() => window.dispatchEvent(new Event('afterprint')));
  printPage(PAPER, onPrinted);
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('afterprint'));
  expect(onPrinted).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'keydown'])(
  'A browser without `afterprint` has finished at the next %s',
  (use) => {
    const { onPrinted } = printsAtOnce();
    printPage(PAPER, onPrinted);
    document.body.dispatchEvent(new Event(use, { bubbles: true }));
    expect(onPrinted).toHaveBeenCalledOnce();
    expect(document.title).toBe(PAGE);
  },
);

it('A sheet that was left does not report, and leaves the title of the next page alone', () => {
  const { onPrinted } = printsAtOnce();
  const stop = printPage(PAPER, onPrinted);
  document.title = 'Factures · Portail';
  stop();
  window.dispatchEvent(new Event('afterprint'));
  expect(onPrinted).not.toHaveBeenCalled();
  expect(document.title).toBe('Factures · Portail');
});

/** The browser's dialog; by default it leaves the page running, as on phones. */
function printsAtOnce(dialog: () => void = () => undefined) {
  vi.spyOn(window, 'print').mockImplementation(dialog);
  return { onPrinted: vi.fn() };
}
