import { describe, expect, it } from 'vitest';
import { readMediaStorageConfig } from './media-storage-config';

const BUCKET = {
  MEDIA_STORAGE: 's3',
  MEDIA_S3_ENDPOINT: 'http://127.0.0.1:9000',
  MEDIA_S3_BUCKET: 'pictures',
  MEDIA_S3_ACCESS_KEY_ID: 'key',
  MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
};

describe('Media storage configuration', () => {
  it('The media storage is a local folder by default', () => {
    expect(readMediaStorageConfig({})).toEqual({ kind: 'local' });
  });

  it('The media storage can be a bucket, at Amazon or at another endpoint', () => {
    expect(readMediaStorageConfig(BUCKET)).toEqual({
      kind: 's3',
      region: 'us-east-1',
      bucket: 'pictures',
      forcePathStyle: true,
      endpoint: 'http://127.0.0.1:9000',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    const { MEDIA_S3_ENDPOINT: _, ...amazon } = BUCKET;
    expect(readMediaStorageConfig({ ...amazon, MEDIA_S3_REGION: 'eu-west-3' })).toMatchObject({
      endpoint: undefined,
      region: 'eu-west-3',
      forcePathStyle: false,
    });
  });

  it.each([
    [{ MEDIA_STORAGE: 'ftp' }, 'MEDIA_STORAGE must be local or s3'],
    [bucketWithout('MEDIA_S3_BUCKET'), 'MEDIA_S3_BUCKET must be set'],
    [bucketWithout('MEDIA_S3_SECRET_ACCESS_KEY'), 'MEDIA_S3_SECRET_ACCESS_KEY must be set'],
    [{ ...BUCKET, MEDIA_S3_ENDPOINT: 'minio' }, 'must be a URL'],
  ])('The media storage configuration is refused with a sentence: %o', (environment, sentence) => {
    expect(() => readMediaStorageConfig(environment)).toThrow(sentence);
  });
});

function bucketWithout(name: string): Record<string, string> {
  return { ...BUCKET, [name]: '' };
}
