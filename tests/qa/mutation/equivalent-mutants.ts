/**
 * Mutants that behave as the real machine does, by machine and name, each with the proof that nobody could
 * tell them apart: at most three in a hundred. There are none today: what is recorded of a step tells each of them.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
