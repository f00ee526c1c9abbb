import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { ErrorFrame } from '#domain/portal-errors/error-report';
import { runtimeFiles } from '../runtime-files';

/** Finds places of the built portal in its sources. */
export interface ErrorSources {
  /** `src/ui/orders/order-row.tsx:12:5`; the built file and place if its map is missing. */
  find(frame: ErrorFrame): Promise<string>;
}

/** Maps in memory: a page has a dozen of files, and an error names few of them. */
const MAX_MAPS = 8;

/** @param folder of the maps, which are never served */
export function createErrorSources(folder: string = runtimeFiles.sourceMaps): ErrorSources {
  const maps = new LRUCache<string, Promise<TraceMap | null>>({ max: MAX_MAPS });
  const read = async (file: string): Promise<TraceMap | null> => {
    const target = path.resolve(folder, `.${file}.map`);
    // The contract allows dots in a path.
    if (!target.startsWith(path.resolve(folder) + path.sep)) return null;
    const text = await readFile(target, 'utf8').catch(() => null);
    if (text === null) return null;
    const { TraceMap } = await import('@jridgewell/trace-mapping');
    return new TraceMap(text);
  };
  const mapOf = (file: string): Promise<TraceMap | null> => {
    const known = maps.get(file) ?? read(file).catch(() => null);
    maps.set(file, known);
    return known;
  };
  return {
    find: async ({ file, line, column }) => {
      const map = await mapOf(file);
      const built = `${file}:${line}:${column}`;
      if (map === null) return built;
      const { originalPositionFor } = await import('@jridgewell/trace-mapping');
      // Browsers count columns from 1, source maps from 0.
      const place = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
      if (place.source === null) return built;
      const source = place.source.replace(/^(?:webpack|rspack):\/\/[^/]*\//, '');
      return `${source.replace(/^\.\//, '')}:${place.line}:${place.column + 1}`;
    },
  };
}
