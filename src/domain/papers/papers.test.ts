import { expect, test } from 'vitest';
import {
  choiceOf,
  FORMATS_OF_PAPER,
  NO_CHOICES,
  PAPERS,
  type PaperChoices,
  PRINT_ACTIONS,
  pageRule,
  SHEET_SIZES,
} from './papers';

test('A paper that a user never changed is printed in the language of the portal, in its usual format', () => {
  expect(choiceOf('slip', NO_CHOICES, 'ar')).toEqual({ language: 'ar', format: 'a4' });
  expect(choiceOf('label', NO_CHOICES, 'fr')).toEqual({ language: 'fr', format: 'label' });
});

test('The choice for one paper is remembered for this paper only', () => {
  const chosen: PaperChoices = { ...NO_CHOICES, slip: { language: 'ar', format: 'a6' } };
  expect(choiceOf('slip', chosen, 'fr')).toEqual({ language: 'ar', format: 'a6' });
  expect(choiceOf('invoice', chosen, 'fr')).toEqual({ language: 'fr', format: 'a4' });
});

test('A remembered format that the paper does not have is replaced by its usual one', () => {
  const chosen: PaperChoices = {
    ...NO_CHOICES,
    invoice: { language: 'ar', format: 'label' },
  };
  expect(choiceOf('invoice', chosen, 'fr')).toEqual({ language: 'ar', format: 'a4' });
});

test('Every paper has a format, and every sheet has room between its margins', () => {
  expect(PAPERS.map((paper) => FORMATS_OF_PAPER[paper].length > 0)).not.toContain(false);
  expect(Object.values(SHEET_SIZES).filter(({ width, margin }) => width - 2 * margin < 90)).toEqual(
    [],
  );
});

test('The page rule names size and margin in millimetres', () => {
  expect(pageRule('label')).toBe('@page { size: 100mm 150mm; margin: 4mm; }');
  expect(pageRule('a4', 'P10"01')).toBe(
    '@page { size: 210mm 297mm; margin: 14mm; @bottom-center { content: "P1001 · " counter(page) " / " counter(pages); direction: ltr; font: 8pt sans-serif; } }',
  );
});

test('Each paper of an order has its own entry in the history', () => {
  expect(PRINT_ACTIONS).toEqual(['printSlip', 'printLabel', 'printPickList', 'printInvoice']);
});
