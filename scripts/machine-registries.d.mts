export function camelCased(name: string): string;
export function machineFiles(root: string): { subject: string; name: string }[];
export function fullyCoveredMachines(root: string): {
  readonly journeys: readonly string[];
  readonly long: readonly string[];
};
export function machineRegistries(root: string): Map<string, string>;
