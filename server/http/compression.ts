import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

const compression = (quality: number, syncThreshold?: number) =>
  ({
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
    ...(syncThreshold === undefined ? {} : { syncThreshold }),
  }) satisfies FastifyCompressOptions;

/** The portal's files and stored ones: fetched once and kept, so worth the better quality. */
export const fileCompression = compression(4);

/** Answers of operations, made anew each time: quick, and in one go, as a stream costs more. */
export const responseCompression = compression(2, 256 * 1024);
