/** A part of a period's income, in centimes. */
export interface IncomePart {
  readonly name: 'profit' | 'goods' | 'expenses';
  readonly amount: number;
}

/** The sums of a period that make up its income (`docs/figures.md`). Centimes. */
export interface DividedIncome {
  readonly income: number;
  readonly expenses: number;
  readonly profit: number;
}

/** The income divided into profit, cost of goods and expenses. Profit is negative for a loss. */
export function incomeParts({ income, expenses, profit }: DividedIncome): IncomePart[] {
  return [
    { name: 'profit', amount: profit },
    { name: 'goods', amount: income - expenses - profit },
    { name: 'expenses', amount: expenses },
  ];
}
