import { readFileSync } from 'node:fs';
import { once } from './once';
import { runtimeFiles } from './runtime-files';

/** The version of this release, from its package.json. */
export const releaseVersion = once((): string => {
  const { version }: { version?: unknown } = JSON.parse(
    readFileSync(runtimeFiles.manifest, 'utf8'),
  );
  return typeof version === 'string' ? version : '';
});
