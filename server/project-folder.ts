import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the project, searched upwards from this module: the server runs from its sources
 * and from its bundle, and reads the contract, the SQL files and the portal from there.
 */
export const projectFolder = ((): string => {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'openapi', 'openapi.yaml'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The server does not stand in its project folder.');
    folder = parent;
  }
  return folder;
})();
