/**
 * Definitions that no run can reach, by key, each with the reason: at most three in a hundred of a
 * machine. There are none today; the reports list these entries separately.
 */
export const UNREACHABLE: Readonly<Record<string, string>> = {};
