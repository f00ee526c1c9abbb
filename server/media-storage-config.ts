import { SETTINGS } from './settings/settings';
import { StartupError } from './startup-error';

/** Where pictures are stored: a folder of this machine, or a bucket that every process reaches. */
export type MediaStorageConfig =
  | { readonly kind: 'local' }
  | {
      readonly kind: 's3';
      /** Address of an S3-compatible service; undefined for Amazon's own. */
      readonly endpoint: string | undefined;
      readonly region: string;
      readonly bucket: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
      /** The bucket's name is in the path instead of the host name. */
      readonly forcePathStyle: boolean;
    };

type Environment = Readonly<Record<string, string | undefined>>;

function required(environment: Environment, name: string): string {
  const value = environment[name];
  if (value) return value;
  throw new StartupError(`With MEDIA_STORAGE=s3, ${name} must be set.`);
}

/**
 * Reads `MEDIA_STORAGE` (`local`, `s3`) and the `MEDIA_S3_…` variables.
 * @throws StartupError naming the variable that is wrong or missing
 */
export function readMediaStorageConfig(environment: Environment): MediaStorageConfig {
  const kind = environment['MEDIA_STORAGE'] || SETTINGS.MEDIA_STORAGE.default;
  if (kind === 'local') return { kind };
  if (kind !== 's3') throw new StartupError(`MEDIA_STORAGE must be local or s3, not "${kind}".`);
  const endpoint = environment['MEDIA_S3_ENDPOINT'] || undefined;
  if (endpoint !== undefined && !URL.canParse(endpoint)) {
    throw new StartupError(`MEDIA_S3_ENDPOINT must be a URL, not "${endpoint}".`);
  }
  return {
    kind,
    endpoint,
    region: environment['MEDIA_S3_REGION'] || SETTINGS.MEDIA_S3_REGION.default,
    bucket: required(environment, 'MEDIA_S3_BUCKET'),
    accessKeyId: required(environment, 'MEDIA_S3_ACCESS_KEY_ID'),
    secretAccessKey: required(environment, 'MEDIA_S3_SECRET_ACCESS_KEY'),
    // Services other than Amazon's seldom have a host name for each bucket.
    forcePathStyle: endpoint !== undefined,
  };
}
