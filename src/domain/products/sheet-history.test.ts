import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fieldsOfStep,
  NO_HISTORY,
  rangeOfStep,
  redoStep,
  type SheetHistory,
  undoStep,
  withStep,
} from './sheet-history';
import type { Choice } from './variant-combinations';
import { applyEdits, type CellEdit, type EditedVariant } from './variant-edits';
import { gridOf } from './variant-grid';
import { excludeCombination, matrixOf, type VariantMatrix } from './variant-matrix';

type Matrix = VariantMatrix<EditedVariant>;

const NAMES = ['black 38', 'black 39', 'blue 38', 'blue 39'];
const MEANS = { make: made, mayLeaveOut: () => true };

describe('Undo and redo in the variant sheet', () => {
  it('A paste is one step: undo restores each cell, and redo pastes again', () => {
    const before = four();
    const after = changed(before, {
      'black 38': { stockOnHand: 7 },
      'blue 39': { stockOnHand: 8 },
    });
    const undone = undoStep(withStep(NO_HISTORY, before, after), after, MEANS);
    expect(undone).toMatchObject({ changed: 2, kept: 0, history: { done: [] } });
    expect(undone?.matrix.variants).toEqual(before.variants);
    const redone = undone && redoStep(undone.history, undone.matrix, MEANS);
    expect(redone?.matrix.variants).toEqual(after.variants);
    expect(redone?.history.undone).toEqual([]);
  });

  it('Nothing is undone or redone without a step, and an edit that changes nothing is no step', () => {
    const matrix = four();
    const same = changed(matrix, { 'black 38': { stockOnHand: 1, mediaIds: [] } });
    expect(withStep(NO_HISTORY, matrix, same)).toBe(NO_HISTORY);
    expect(undoStep(NO_HISTORY, matrix, MEANS)).toBeNull();
    expect(redoStep(NO_HISTORY, matrix, MEANS)).toBeNull();
  });

  it('A new change ends what could be redone', () => {
    const before = four();
    const after = changed(before, { 'black 38': { price: 500 } });
    const undone = undoStep(withStep(NO_HISTORY, before, after), after, MEANS);
    const history = withStep(
      undone?.history ?? NO_HISTORY,
      before,
      changed(before, { 'black 39': { price: 900 } }),
    );
    expect(redoStep(history, before, MEANS)).toBeNull();
  });

  it('A cell that was changed by something else since keeps its value', () => {
    const before = four();
    const pasted = changed(before, {
      'black 38': { stockOnHand: 7 },
      'blue 38': { stockOnHand: 8 },
    });
    const sold = changed(pasted, { 'black 38': { stockOnHand: 6 } });
    const undone = undoStep(withStep(NO_HISTORY, before, pasted), sold, MEANS);
    expect(undone).toMatchObject({ changed: 1, kept: 1 });
    expect(undone?.matrix.variants.map(({ stockOnHand }) => stockOnHand)).toEqual([6, 1, 1, 1]);
  });

  it('A combination that a paste restored is left out again, unless orders have reserved it', () => {
    const before = excludeCombination(four(), choices('blue 39'));
    const after = changed(before, { 'blue 39': { stockOnHand: 3 } });
    const history = withStep(NO_HISTORY, before, after);
    const undone = undoStep(history, after, MEANS);
    expect(undone?.matrix.variants).toEqual(before.variants);
    const redone = undone && redoStep(undone.history, undone.matrix, MEANS);
    expect(redone?.matrix.variants).toEqual(after.variants);
    expect(undoStep(history, after, { make: made, mayLeaveOut: () => false })).toMatchObject({
      changed: 0,
      kept: 1,
    });
  });

  it('A step of combinations that the axes no longer have changes nothing', () => {
    const before = four();
    const history = withStep(NO_HISTORY, before, changed(before, { 'blue 39': { price: 5 } }));
    const other = matrixOf([variant('black 38'), variant('black 39')]);
    expect(undoStep(history, other, MEANS)).toMatchObject({ changed: 0, kept: 1, matrix: other });
  });

  it('A step names its fields and the smallest range around its cells', () => {
    const before = four();
    const after = changed(before, { 'black 39': { price: 5 }, 'blue 38': { price: 6 } });
    const [step = []] = withStep(NO_HISTORY, before, after).done;
    expect([...fieldsOfStep(step)]).toEqual(['price']);
    expect(rangeOfStep(gridOf(after), step)).toEqual({
      active: { line: 0, column: 0 },
      anchor: { line: 1, column: 1 },
    });
    expect(rangeOfStep({ lines: [] }, step)).toBeNull();
  });

  it('As many undos as steps lead back to the start, and as many redos to the end', () => {
    fc.assert(
      fc.property(fc.array(arbitraryChange(), { maxLength: 20 }), (changes) => {
        const start = four();
        let [matrix, history]: [Matrix, SheetHistory] = [start, NO_HISTORY];
        for (const change of changes) {
          const next = change(matrix);
          history = withStep(history, matrix, next);
          matrix = next;
        }
        const end = matrix;
        for (let undone = undoStep(history, matrix, MEANS); undone; ) {
          ({ history, matrix } = undone);
          undone = undoStep(history, matrix, MEANS);
        }
        expect(matrix.variants).toEqual(start.variants);
        for (let redone = redoStep(history, matrix, MEANS); redone; ) {
          ({ history, matrix } = redone);
          redone = redoStep(history, matrix, MEANS);
        }
        expect(matrix.variants).toEqual(end.variants);
      }),
      { numRuns: 100 },
    );
  });

  it('The sheet keeps its last hundred steps', () => {
    let [matrix, history]: [Matrix, SheetHistory] = [four(), NO_HISTORY];
    for (let price = 1; price <= 150; price += 1) {
      const next = changed(matrix, { 'black 38': { price } });
      history = withStep(history, matrix, next);
      matrix = next;
    }
    expect(history.done).toHaveLength(100);
  });
});

const AXES = ['color', 'size'];

function choices(name: string): Choice[] {
  return name.split(' ').map((valueId, at) => ({ attributeId: AXES[at] ?? '', valueId }));
}

function made(optionValues: readonly Choice[]): EditedVariant {
  return {
    optionValues,
    sku: 'new',
    barcode: '',
    price: 100,
    stockOnHand: 1,
    mediaIds: [],
    stockPolicy: 'counted',
    status: 'active',
  };
}

function variant(name: string): EditedVariant {
  return { ...made(choices(name)), sku: name };
}

function four(): Matrix {
  return matrixOf(NAMES.map(variant));
}

function changed(matrix: Matrix, edits: Readonly<Record<string, CellEdit['change']>>): Matrix {
  return applyEdits(
    matrix,
    Object.entries(edits).map(([name, change]) => ({ choices: choices(name), change })),
    made,
  );
}

/** A paste into some cells, or a combination that is left out. */
function arbitraryChange(): fc.Arbitrary<(matrix: Matrix) => Matrix> {
  const name = fc.constantFrom(...NAMES);
  const change = fc.record(
    {
      stockOnHand: fc.nat(3),
      price: fc.option(fc.nat(3)),
      mediaIds: fc.subarray(['med_1', 'med_2']),
      status: fc.constantFrom('active' as const, 'inactive' as const),
    },
    { requiredKeys: [] },
  );
  return fc.oneof(
    fc
      .dictionary(name, change, { minKeys: 1 })
      .map((edits) => (matrix: Matrix) => changed(matrix, edits)),
    name.map((left) => (matrix: Matrix) => excludeCombination(matrix, choices(left))),
  );
}
