export const devEnvironments: readonly string[];
