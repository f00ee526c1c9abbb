import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { millisecondsInSecond } from 'date-fns/constants';
import { CONVERSATION_LIMITS } from '#domain/conversations/conversation-form';
import { isPublicAddress } from '#domain/network/public-address';
import type { Conversation } from '#openapi/types.generated';
import type { Call, ServerContext, Tx } from '../context';
import type { LetterPicture } from '../database/schema/conversations';
import { notFound } from '../http/problem-error';
import { removeLeftoversOf } from '../media/media-leftovers';
import { encodeInTurn } from '../media/picture-intake';
import { FetchError, fetchFile } from '../media/remote/fetch-file';
import { PictureError } from '../pictures/picture-error';
import { presentConversation } from './conversation-presentation';
import { addStoredFile, type StoredUpload, storeFile } from './conversation-uploads';
import {
  changeConversation,
  changeMessage,
  findConversation,
  findMessage,
  lockOwnConversation,
  type MessageRow,
} from './conversations.repository';

/** One picture, and all pictures of a letter, in ms. */
const PICTURE_MS = 10 * millisecondsInSecond;
const LETTER_MS = 40 * millisecondsInSecond;

/** The letter whose pictures somebody asks for. */
export interface WantedPictures extends Pick<Call, 'principal' | 'now' | 'write'> {
  readonly conversationId: string;
  readonly messageId: string;
  /** Which IP addresses may be connected to; by default the public ones. */
  readonly isAllowed?: (address: string) => boolean;
}

interface FetchedPicture {
  readonly url: string;
  readonly file: StoredUpload;
}

async function findLetter(context: ServerContext, wanted: WantedPictures): Promise<MessageRow> {
  const { db } = context.database;
  const { conversationId, messageId, principal } = wanted;
  const row = await findConversation(db, principal, conversationId);
  const message = row && (await findMessage(db, conversationId, messageId));
  if (message?.direction !== 'incoming') throw notFound();
  return message;
}

/** Fetches one picture and stores it; null if it cannot be fetched, or is none. */
async function fetchPicture(
  context: ServerContext,
  { now, isAllowed = isPublicAddress }: WantedPictures,
  url: string,
  target: string,
): Promise<FetchedPicture | null> {
  try {
    const bytes = CONVERSATION_LIMITS.attachmentBytes;
    await fetchFile(url, target, { bytes, milliseconds: PICTURE_MS, isAllowed });
    // Only what is decoded and encoded again is shown: no SVG, no metadata.
    const picture = await encodeInTurn(target);
    const checksum = createHash('sha256')
      .update(await readFile(target))
      .digest('hex');
    const fileName = `picture.${picture.extension}`;
    return { url, file: await storeFile(context, { ...picture, fileName, checksum }, now) };
  } catch (error) {
    if (!(error instanceof FetchError || error instanceof PictureError)) throw error;
    context.log.info({ code: error.code }, 'a picture of a letter was not fetched');
    return null;
  }
}

async function fetchPictures(
  context: ServerContext,
  wanted: WantedPictures,
  pictures: readonly LetterPicture[],
): Promise<FetchedPicture[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const end = performance.now() + LETTER_MS;
  const fetched: FetchedPicture[] = [];
  try {
    for (const [at, { url }] of pictures.entries()) {
      if (performance.now() > end) break;
      const found = await fetchPicture(context, wanted, url, path.join(folder, String(at)));
      if (found) fetched.push(found);
    }
    return fetched;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Notes which pictures have come, unless somebody else has asked for them meanwhile. */
async function record(
  tx: Tx,
  wanted: WantedPictures,
  fetched: readonly FetchedPicture[],
): Promise<Conversation> {
  const { conversationId, messageId, principal, now } = wanted;
  const row = await lockOwnConversation(tx, principal, conversationId);
  const message = row && (await findMessage(tx, conversationId, messageId));
  if (!row || !message) throw notFound();
  if (!message.pictures.some(isBlocked)) return presentConversation(tx, row, principal, now);
  const place = { id: messageId, storeId: principal.storeId, createdAt: now };
  for (const { file } of fetched) await addStoredFile(tx, file, place);
  const files = new Map(fetched.map(({ url, file }) => [url, file.id]));
  const pictures = message.pictures.map(({ url }) => {
    const fileId = files.get(url) ?? null;
    return { url, fileId, isMissing: fileId === null };
  });
  await changeMessage(tx, messageId, { pictures });
  const after = await changeConversation(tx, conversationId, {}, now);
  return presentConversation(tx, after, principal, now);
}

function isBlocked({ fileId, isMissing }: LetterPicture): boolean {
  return fileId === null && !isMissing;
}

/**
 * Fetches the pictures on other servers that a letter shows, once, as private files of it. Those
 * servers learn the address of this server and no more. A picture that cannot be fetched is missing.
 * @throws ProblemError 404 unknown to the store, or no letter
 */
export async function showMessagePictures(
  context: ServerContext,
  wanted: WantedPictures,
): Promise<Conversation> {
  const letter = await findLetter(context, wanted);
  const fetched = await fetchPictures(context, wanted, letter.pictures.filter(isBlocked));
  try {
    return await wanted.write((tx) => record(tx, wanted, fetched));
  } finally {
    // Without effect on the files that the letter has.
    await removeLeftoversOf(
      context,
      fetched.map(({ file }) => file.id),
    );
  }
}
