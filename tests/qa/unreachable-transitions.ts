/**
 * Definitions that no run can reach, by their key, each with the reason why: at most three in a hundred of a
 * machine. There are none today; what is written here stands apart in the reports.
 */
export const UNREACHABLE: Readonly<Record<string, string>> = {};
