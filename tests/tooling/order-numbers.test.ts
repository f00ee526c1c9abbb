import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../scripts/module-imports';

const ROOT = process.cwd();
/** A text whose parameter is the plain number of an order, where texts speak of orders only. */
const PLAIN_IN_TEXT =
  /\b(?:t|list|orders)\([^;{]*\{[^{}]*\bnumber(?: \}|, |: (?:order|card)\.number\b)/;
const WRITTEN_BY_HAND = /bidiIsolate\(`#/;

test('Each text about an order gets the number from orderNumberText', () => {
  const found = sourceFiles(ROOT, ['src/ui/orders', 'src/ui/app/offline'], /\.tsx?$/).filter(
    (file) => PLAIN_IN_TEXT.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('No source writes the number of an order for a text itself', () => {
  const found = sourceFiles(ROOT, ['src', 'server'], /\.tsx?$/).filter(
    (file) =>
      file !== 'src/domain/orders/order-number.ts' &&
      WRITTEN_BY_HAND.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('The check of texts finds a plain number', () => {
  expect(PLAIN_IN_TEXT.test("t('toast.accepted', { number })")).toBe(true);
  expect(PLAIN_IN_TEXT.test("t('conflict.title', { number: order.number })")).toBe(true);
  expect(PLAIN_IN_TEXT.test("t('toast.accepted', { number: orderNumberText(number) })")).toBe(
    false,
  );
});
