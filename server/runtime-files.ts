import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this module: `server` in the sources, `dist/server` in a build. */
const here = path.dirname(fileURLToPath(import.meta.url));

/** The files that the server reads while it runs, beside its own modules. */
interface RuntimeFiles {
  /** Folder of the SQL files that run once. */
  readonly migrations: string;
  /** Folder of the SQL files of functions and triggers. */
  readonly functions: string;
  /** The contract as one JSON document. */
  readonly contract: string;
  /** Folder of the drawings of the demo stores. */
  readonly demoPictures: string;
  /** Folder of the built portal. */
  readonly web: string;
  /** Folder of the source maps of the built portal, which nobody is sent. */
  readonly sourceMaps: string;
  /** The package.json with the version. */
  readonly manifest: string;
}

function inSources(): RuntimeFiles {
  const project = path.dirname(here);
  return {
    migrations: path.join(here, 'database', 'migrations'),
    functions: path.join(here, 'database', 'functions'),
    contract: path.join(project, 'openapi', 'openapi.bundle.json'),
    demoPictures: path.join(here, 'demo', 'pictures'),
    web: path.join(project, 'dist', 'web'),
    sourceMaps: path.join(project, 'dist', 'source-maps'),
    manifest: path.join(project, 'package.json'),
  };
}

/** The build copies them beside its modules (`rsbuild.config.ts`): it needs no sources. */
function inBuild(): RuntimeFiles {
  return {
    migrations: path.join(here, 'migrations'),
    functions: path.join(here, 'functions'),
    contract: path.join(here, 'openapi.bundle.json'),
    demoPictures: path.join(here, 'demo-pictures'),
    web: path.join(here, '..', 'web'),
    sourceMaps: path.join(here, '..', 'source-maps'),
    manifest: path.join(here, '..', '..', 'package.json'),
  };
}

const isBuilt = !existsSync(path.join(here, 'runtime-files.ts'));

export const runtimeFiles = isBuilt ? inBuild() : inSources();

/** How Node runs a command of the server: its parameters up to those of the command. */
export function commandProgram(name: string): string[] {
  return isBuilt
    ? [path.join(here, `${name}.js`)]
    : ['--import', 'tsx', path.join(here, 'commands', `${name}.ts`)];
}
