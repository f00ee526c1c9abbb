import {
  IMPORT_SEVERITIES,
  type ImportErrorCode,
  type ImportIssue,
  type RowOutcome,
  statusOf,
} from '../import-issue';
import type { ImportTarget } from '../import-target';
import { columnOf, type RowView, textAt } from './row-shape';

const SHOWN_CHARACTERS = 200;

/** Collects the issues of each row of one product. */
export interface RowNotes {
  /**
   * Adds an issue to a cell, or to the whole row when there is no target; once per cell. `at` is
   * the column when a target has several.
   */
  note(row: RowView, code: ImportErrorCode, target?: ImportTarget, at?: number): void;
  /** Names the row by a code that was made for it, and says so. */
  noteMadeCode(row: RowView, code: string): void;
  hasError(row: RowView): boolean;
  isSkipped(row: RowView): boolean;
  /** Sets the code that the row's outcome contains. */
  nameRow(row: RowView, code: string): void;
  outcomes(rows: readonly RowView[]): RowOutcome[];
}

export function createRowNotes(): RowNotes {
  const issues = new Map<number, ImportIssue[]>();
  const names = new Map<number, string>();
  const has = (row: RowView, severity: string) =>
    (issues.get(row.number) ?? []).some(({ code }) => IMPORT_SEVERITIES[code] === severity);
  return {
    note(row, code, target, at) {
      const said = issues.get(row.number) ?? [];
      const named = at === undefined ? null : (row.shape.header[at] ?? null);
      const column = named ?? (target ? columnOf(row, target) : null);
      if (said.some((issue) => issue.code === code && issue.column === column)) return;
      const cell = at === undefined ? null : (row.cells[at]?.trim() ?? null);
      const value = cell ?? (target ? textAt(row, target) : null);
      issues.set(row.number, [
        ...said,
        { code, column, value: value?.slice(0, SHOWN_CHARACTERS) ?? null },
      ]);
    },
    noteMadeCode(row, code) {
      const said = issues.get(row.number) ?? [];
      names.set(row.number, code);
      if (said.some((issue) => issue.code === 'code_made')) return;
      issues.set(row.number, [...said, { code: 'code_made', column: null, value: code }]);
    },
    hasError: (row) => has(row, 'error'),
    isSkipped: (row) => has(row, 'skipped'),
    nameRow(row, code) {
      names.set(row.number, code);
    },
    outcomes: (rows) =>
      rows.map((row) => {
        const errors = issues.get(row.number) ?? [];
        const code = names.get(row.number) ?? (textAt(row, 'code') || textAt(row, 'handle'));
        return {
          number: row.number,
          status: statusOf(errors),
          code: code.slice(0, SHOWN_CHARACTERS) || null,
          errors,
          cells: row.cells,
        };
      }),
  };
}
