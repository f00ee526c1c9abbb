/** The parameters of `rsbuild dev`: the environments of rsbuild.config.ts that serve a browser. */
export const devEnvironments = [
  'web',
  'documentScripts',
  'publicApp',
  'prerendered',
  'prerender',
].flatMap((name) => ['--environment', name]);
