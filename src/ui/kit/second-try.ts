/**
 * Fetches code, and once more where the first try fails: a connection lost for a moment, or a
 * computer that slept while the code was under way, must not cost the page it belongs to.
 */
export const withSecondTry = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(load);
