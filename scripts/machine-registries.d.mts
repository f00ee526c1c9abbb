export function camelCased(name: string): string;
/** Machines that the server runs: no browser has them. */
export const MACHINES_OF_THE_SERVER: readonly string[];
export function machineFiles(root: string): { subject: string; name: string }[];
export function fullyCoveredMachines(root: string): {
  readonly journeys: readonly string[];
  readonly long: readonly string[];
};
export function machineRegistries(root: string): Map<string, string>;
