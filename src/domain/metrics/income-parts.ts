/** A part of a period's income, in centimes. */
export interface IncomePart {
  readonly name: 'profit' | 'goods' | 'expenses';
  readonly amount: number;
}

/** The sums of a period that income is divided into (contract, "Metrics, defined"). Centimes. */
export interface DividedIncome {
  readonly income: number;
  readonly expenses: number;
  readonly profit: number;
}

/** What became of the income: profit, the cost of goods, expenses. Profit is below nothing for a loss. */
export const incomeParts = ({ income, expenses, profit }: DividedIncome): IncomePart[] => [
  { name: 'profit', amount: profit },
  { name: 'goods', amount: income - expenses - profit },
  { name: 'expenses', amount: expenses },
];
