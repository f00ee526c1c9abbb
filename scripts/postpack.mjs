/** Runs after `npm pack`: removes what `scripts/prepack.mjs` added. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

rmSync(join(root, 'npm-shrinkwrap.json'), { force: true });
