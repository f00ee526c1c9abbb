import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** Records the requested files and their contents, for scripts/bundle-budgets.ts. */
export function contentsInto(file: string) {
  return {
    apply(compiler: Rspack.Compiler) {
      compiler.hooks.done.tap('contents', ({ compilation }) => {
        const groups = compilation.chunkGroups.map((group) => ({
          initial: group.isInitial(),
          requests: group.origins.map((origin) => origin.request ?? ''),
          files: group.getFiles(),
          modules: group.chunks.flatMap((chunk) =>
            compilation.chunkGraph.getChunkModules(chunk).flatMap(namesOf),
          ),
        }));
        mkdirSync('dist', { recursive: true });
        writeFileSync(file, JSON.stringify(groups));
      });
    },
  };
}

/** Counts modules merged by the optimiser individually. */
function namesOf(module: Rspack.Module): string[] {
  const merged = 'modules' in module ? (module.modules as Rspack.Module[]) : [];
  return [relative('.', module.nameForCondition() ?? ''), ...merged.flatMap(namesOf)];
}
