import { mergeRsbuildConfig } from '@rsbuild/core';
import portal from './rsbuild.config';

/** The development build unchanged, with a machine larger than the portal's own added. */
export default mergeRsbuildConfig(portal, {
  // Does not delete the production build.
  output: { cleanDistPath: false },
  environments: { web: { source: { preEntry: './tests/dev/large-machine.ts' } } },
});
