import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../format/languages';
import { TASK_COLUMNS } from './export-columns';
import {
  INVOICE_STATUS_WORDS,
  INVOICE_TYPE_WORDS,
  ORDER_STATUS_WORDS,
  PAYMENT_METHOD_WORDS,
  PAYMENT_STATUS_WORDS,
  PAYOUT_ENTRY_WORDS,
  PICKUP_STATUS_WORDS,
  TASK_STATUS_WORDS,
} from './export-words';
import type { InLanguages } from './in-languages';

describe('Words of files for people', () => {
  it.each([
    ['orders', 'status', ORDER_STATUS_WORDS],
    ['orders', 'payment', PAYMENT_METHOD_WORDS],
    ['orders', 'paymentStatus', PAYMENT_STATUS_WORDS],
    ['invoices', 'status', INVOICE_STATUS_WORDS],
    ['payouts', 'kinds', PAYOUT_ENTRY_WORDS],
    ['booking', 'status', PICKUP_STATUS_WORDS],
  ] as const)('The words of the file of %s for %s are those of the list', (file, key, words) => {
    for (const language of LANGUAGES) {
      expect(wordsIn(words, language)).toEqual(textsOf(language, file)[key]);
    }
  });

  it('The file of tasks has the words of the board for statuses and columns', () => {
    for (const language of LANGUAGES) {
      const board = textsOf(language, 'tasks') as Record<string, Record<string, string>>;
      expect(wordsIn(TASK_STATUS_WORDS, language)).toEqual({
        open: board['filters']?.['open'],
        done: board['done'],
      });
      expect(TASK_COLUMNS.assignees[language]).toBe(board['form']?.['assignees']);
      expect(TASK_COLUMNS.dueDay[language]).toBe(board['form']?.['dueDay']);
      expect(TASK_COLUMNS.labels[language]).toBe(board['form']?.['labels']);
    }
  });

  it('A credit note has the word of the list', () => {
    for (const language of LANGUAGES) {
      expect(INVOICE_TYPE_WORDS.credit_note[language]).toBe(
        textsOf(language, 'invoices').creditNote,
      );
    }
  });
});

function wordsIn(words: Readonly<Record<string, InLanguages>>, language: Language) {
  return Object.fromEntries(Object.entries(words).map(([code, names]) => [code, names[language]]));
}

function textsOf(language: Language, file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`public/locales/${language}/${file}.json`, 'utf8'));
}
