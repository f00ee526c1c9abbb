import { describe, expect, test } from 'vitest';
import { readAmount } from '#domain/format/typed-number';
import { problemOf } from '../../../tests/support/test-app/scripted-transport';
import type { EditedRecord, FormValues, SaveInput } from './edited-record';
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
    const saving = saveOrConflict(save, inputOf(values, {}), undefined);
    await expect(saving).rejects.toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: { 'lines.0.amount': ['not_a_number'] },
    });
    expect(sent).toEqual([]);
  });

  test('A save of readable numbers returns the saved record', async () => {
    const input = inputOf({ price: readAmount('10,00') }, {});
    await expect(saveOrConflict(async () => record, input, undefined)).resolves.toBe(record);
  });

  test('A conflict whose record already has the values is a successful save', async () => {
    const stale = problemOf(412, 'stale_revision', { current: { revision: 3 } });
    const saving = saveOrConflict(
      () => Promise.reject(stale),
      inputOf({ price: 1000 }, { price: 1000 }),
      () => record,
    );
    await expect(saving).resolves.toBe(record);
  });

  test('Changes of other fields by somebody else are kept, and the save is sent on top of them', async () => {
    const theirs = { id: 'prd_1', revision: 3, values: { price: 900, name: 'Tapis' } };
    const sent: SaveInput[] = [];
    const save = async (input: SaveInput, rebases: number) => {
      sent.push(input);
      if (rebases === 0) throw problemOf(412, 'stale_revision', { current: theirs });
      return { ...theirs, revision: 4, values: input.values };
    };
    const base = { price: 800, name: 'Tapis' };
    const input = { ...inputOf({ price: 800, name: 'Kilim' }, { name: 'Kilim' }), base };
    const saved = await saveOrConflict(save, input, () => theirs);
    expect(saved.values).toEqual({ price: 900, name: 'Kilim' });
    const values = { price: 900, name: 'Kilim' };
    expect(sent[1]).toEqual({ ...input, revision: 3, base: theirs.values, values });
  });

  test('A field that both changed differently is a conflict, and nothing is sent again', async () => {
    const theirs = { id: 'prd_1', revision: 3, values: { price: 900 } };
    const tries: number[] = [];
    const save = async (_: SaveInput, rebases: number) => {
      tries.push(rebases);
      throw problemOf(412, 'stale_revision', { current: theirs });
    };
    const input = { ...inputOf({ price: 700 }, { price: 700 }), base: { price: 800 } };
    await expect(saveOrConflict(save, input, () => theirs)).rejects.toMatchObject({
      status: 412,
      current: theirs,
    });
    expect(tries).toEqual([0]);
  });

  test('A record that changes with every try ends as a conflict', async () => {
    let revision = 2;
    const save = () => {
      revision += 1;
      return Promise.reject(problemOf(412, 'stale_revision', { current: revision }));
    };
    const input = { ...inputOf({ name: 'Kilim' }, { name: 'Kilim' }), base: { name: 'Tapis' } };
    const recordOf = () => ({ id: 'prd_1', revision, values: { name: 'Tapis', stock: revision } });
    await expect(saveOrConflict(save, input, recordOf)).rejects.toMatchObject({ status: 412 });
    expect(revision).toBe(6);
  });
});

function inputOf(values: FormValues, changes: FormValues): SaveInput {
  return { id: 'prd_1', revision: 2, values, changes, base: {} };
}
