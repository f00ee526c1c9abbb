import { PICTURE_LIMITS } from '#domain/media/picture-limits';
import type { Media, MediaUploadResult, MediaUploadResults } from '#openapi/types.generated';
import type { Call } from '../context';
import { invalid, notFound, problem } from '../http/problem-error';
import type { UploadedFile } from '../http/uploaded-file';
import { presentMedia } from './media-presentation';
import {
  type Library,
  type PictureIntake,
  type PreparedPicture,
  type RecordedPictures,
  recordPictures,
} from './picture-intake';
import { withPictures } from './receive-pictures';

type UploadCall = Pick<Call, 'request' | 'principal' | 'now' | 'write'>;

function libraryOf({ principal, now }: UploadCall): Library {
  return { storeId: principal.storeId, now };
}

/**
 * Prepares each file once, even if the request holds it several times, then passes all to `use`.
 */
async function withPrepared<Result>(
  intake: PictureIntake,
  files: readonly UploadedFile[],
  call: UploadCall,
  use: (prepared: readonly PreparedPicture[]) => Promise<Result>,
): Promise<Result> {
  const prepared = new Map<string, PreparedPicture>();
  try {
    for (const file of files) {
      // When truncated, two different files may have the same checksum.
      const key = `${file.checksum} ${file.isTruncated}`;
      const known = prepared.get(key);
      prepared.set(
        key,
        known
          ? { ...known, names: [...known.names, file.fileName] }
          : await intake.prepare(file, libraryOf(call)),
      );
    }
    return await use([...prepared.values()]);
  } finally {
    await intake.tidy([...prepared.values()]);
  }
}

/**
 * Adds one picture to the library.
 * @throws ProblemError 413 too many bytes, 422 with the reason at `file`
 */
export function uploadOne(intake: PictureIntake, call: UploadCall): Promise<Media> {
  return withPictures(call.request, { name: 'file', files: 1 }, (files) =>
    withPrepared(intake, files, call, async (prepared) => {
      const [{ file, refusal } = missingFileError()] = prepared;
      if (refusal === 'file_too_large') throw problem(413, 'payload_too_large');
      if (refusal) throw invalid({ file: [refusal] });
      return call.write(
        async (tx) => {
          const { byChecksum } = await recordPictures(tx, prepared, libraryOf(call));
          return presentMedia(byChecksum.get(file.checksum) ?? missingFileError());
        },
        { fingerprint: file.checksum },
      );
    }),
  );
}

function missingFileError(): never {
  throw notFound();
}

function resultsOf(
  files: readonly UploadedFile[],
  prepared: readonly PreparedPicture[],
  { byChecksum, fresh }: RecordedPictures,
): MediaUploadResult[] {
  const seen = new Set<string>();
  return files.map(({ fileName, checksum, isTruncated }) => {
    const { refusal } =
      prepared.find(({ file }) => file.checksum === checksum && file.isTruncated === isTruncated) ??
      missingFileError();
    if (refusal) return { fileName, outcome: 'refused', media: null, errors: [refusal] };
    const isFirst = fresh.has(checksum) && !seen.has(checksum);
    seen.add(checksum);
    const media = presentMedia(byChecksum.get(checksum) ?? missingFileError());
    return { fileName, outcome: isFirst ? 'stored' : 'known', media, errors: [] };
  });
}

/** Adds several pictures to the library in one transaction, each with its own result. */
export function uploadMany(intake: PictureIntake, call: UploadCall): Promise<MediaUploadResults> {
  return withPictures(call.request, { name: 'files', files: PICTURE_LIMITS.files }, (files) =>
    withPrepared(intake, files, call, (prepared) =>
      call.write(
        async (tx) => {
          const recorded = await recordPictures(tx, prepared, libraryOf(call));
          return { results: resultsOf(files, prepared, recorded) };
        },
        { fingerprint: JSON.stringify(files.map((file) => [file.fileName, file.checksum])) },
      ),
    ),
  );
}
