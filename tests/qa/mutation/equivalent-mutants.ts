/**
 * Mutants that behave like the real machine, by machine and name, each with a proof that no path
 * can distinguish them: at most three in a hundred. There are none today: the recorded steps reveal
 * every mutant.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
