import { mergeRsbuildConfig } from '@rsbuild/core';
import portal from './rsbuild.config';

/** The development build as it is, with a machine larger than the portal's own beside them. */
export default mergeRsbuildConfig(portal, {
  // What was built for production stays for those who use it.
  output: { cleanDistPath: false },
  environments: { web: { source: { preEntry: './tests/dev/large-machine.ts' } } },
});
