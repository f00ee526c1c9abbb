import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

function compression(quality: number, syncThreshold?: number) {
  return {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
    ...(syncThreshold === undefined ? {} : { syncThreshold }),
  } satisfies FastifyCompressOptions;
}

/** For the portal's files and stored files, which browsers fetch once and cache: better quality. */
export const fileCompression = compression(4);

/**
 * Answers of operations, generated each time: fast, and in one piece, because a stream costs more.
 */
export const responseCompression = compression(2, 256 * 1024);
