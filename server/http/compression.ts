import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

function compression(params: Readonly<Record<number, number>>, syncThreshold?: number) {
  return {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { ...params } },
    ...(syncThreshold === undefined ? {} : { syncThreshold }),
  } satisfies FastifyCompressOptions;
}

/** For the portal's files and stored files, which browsers fetch once and cache: better quality. */
export const fileCompression = compression({ [constants.BROTLI_PARAM_QUALITY]: 4 });

/**
 * Answers of operations, generated each time: fast, and in one piece, because a stream costs more. A
 * window of 64 kB instead of 4 MB halves the time, and answers become no longer by it.
 */
export const responseCompression = compression(
  { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 16 },
  256 * 1024,
);
