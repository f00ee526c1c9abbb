import { describe, expect, test } from 'vitest';
import { readAmount } from '#domain/format/typed-number';
import { problemOf } from '../../../tests/support/test-app/scripted-transport';
import type { EditedRecord } from './edited-record';
import { saveOrConflict } from './record-edit.actors';

const record: EditedRecord = { id: 'prd_1', revision: 3, values: { price: 1000, lines: [] } };

describe('`saveOrConflict`', () => {
  test('A save with a number that cannot be read is refused at its field and is not sent', async () => {
    const sent: string[] = [];
    const values = { price: 1000, lines: [{ amount: readAmount('1e3') }] };
    const save = async () => {
      sent.push('save');
      return record;
    };
    const saving = saveOrConflict(save, { values, changes: {} }, undefined);
    await expect(saving).rejects.toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: { 'lines.0.amount': ['not_a_number'] },
    });
    expect(sent).toEqual([]);
  });

  test('A save of readable numbers returns the saved record', async () => {
    const attempt = { values: { price: readAmount('10,00') }, changes: {} };
    await expect(saveOrConflict(async () => record, attempt, undefined)).resolves.toBe(record);
  });

  test('A conflict whose record already has the values is a successful save', async () => {
    const stale = problemOf(412, 'stale_revision', { current: { revision: 3 } });
    const saving = saveOrConflict(
      () => Promise.reject(stale),
      { values: { price: 1000 }, changes: { price: 1000 } },
      () => record,
    );
    await expect(saving).resolves.toBe(record);
  });
});
