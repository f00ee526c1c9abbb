import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { groupBy } from '../database/group-by';
import type { media } from '../database/schema/media';
import { mediaSearchText } from '../media/media-presentation';
import { runtimeFiles } from '../runtime-files';
import type { CatalogueProduct } from './catalogue/catalogue-product';
import {
  drawPhoto,
  drawView,
  PHOTO_SUBJECTS,
  PICTURE_VIEWS,
  type PictureView,
  photoName,
  VIEW_WORDS,
  viewName,
} from './picture-views';

/** Width and height of every drawing, in its own units. */
const SIDE = 160;

export function demoPictureUrl(picture: string): string {
  return `/media/demo/${picture}.svg`;
}

/** Id of a drawing's media in a store's library. */
export function demoMediaId(storeId: string, picture: string): string {
  return `med_${`${storeId}${picture}`.replace(/[^A-Za-z0-9]/g, '')}`;
}

const NO_TEXTS = { alt: null, altEn: null, altAr: null };

/** Appends what a view shows to the name of its product. */
export function viewTexts({ fr, en, ar }: CatalogueProduct, view: PictureView) {
  if (view === 'front') return { alt: fr[0], altEn: en?.[0] ?? null, altAr: ar?.[0] ?? null };
  const words = VIEW_WORDS[view];
  return {
    alt: `${fr[0]}, ${words.fr}`,
    altEn: en ? `${en[0]}, ${words.en}` : null,
    altAr: ar ? `${ar[0]}، ${words.ar}` : null,
  };
}

/** Alternative text of a drawing: the name of its product, or none if several products show it. */
function textsOf([product, ...others]: readonly CatalogueProduct[], view: PictureView) {
  return product && others.length === 0 ? viewTexts(product, view) : NO_TEXTS;
}

/** The drawings of the demo's products by name. */
async function readDrawings(names: Iterable<string>): Promise<Map<string, string>> {
  const read = async (name: string) =>
    [name, await readFile(path.join(runtimeFiles.demoPictures, `${name}.svg`), 'utf8')] as const;
  return new Map(await Promise.all(Array.from(names, read)));
}

/** A picture of the demo: its name without the ending, and its SVG. */
export interface DemoPicture {
  readonly name: string;
  readonly content: string;
}

/** Every view of the drawings of a catalogue, and the photos of their returns. */
export async function demoPictures(catalogue: readonly CatalogueProduct[]): Promise<DemoPicture[]> {
  const drawings = await readDrawings(new Set(catalogue.map(({ picture }) => picture)));
  return [...drawings].flatMap(([picture, drawing]) => [
    ...PICTURE_VIEWS.map((view) => ({
      name: viewName(picture, view),
      content: drawView(drawing, view),
    })),
    ...PHOTO_SUBJECTS.map((subject) => ({
      name: photoName(picture, subject),
      content: drawPhoto(drawing, subject),
    })),
  ]);
}

/** Writes the pictures into a folder of the media storage. */
export async function writeDemoPictures(
  folder: string,
  pictures: readonly DemoPicture[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    pictures.map(({ name, content }) => writeFile(path.join(folder, `${name}.svg`), content)),
  );
}

/** A file's name in words, those of the first product that it shows: "Tapis berbère, détail.svg". */
function fileNameOf([product]: readonly CatalogueProduct[], view: PictureView): string {
  return `${product ? viewTexts(product, view).alt : view}.svg`;
}

/** The library of a demo store: each view of each drawing that its products show, once. */
export function demoMedia(
  storeId: string,
  catalogue: readonly CatalogueProduct[],
  pictures: readonly DemoPicture[],
  createdAt: Date,
): (typeof media.$inferInsert)[] {
  const contents = new Map(pictures.map(({ name, content }) => [name, content]));
  return [...groupBy(catalogue, ({ picture }) => picture)].flatMap(([picture, shown]) =>
    PICTURE_VIEWS.map((view): typeof media.$inferInsert => {
      const texts = textsOf(shown, view);
      const name = viewName(picture, view);
      const fileName = fileNameOf(shown, view);
      const content = contents.get(name) ?? '';
      return {
        id: demoMediaId(storeId, name),
        storeId,
        fileName,
        url: demoPictureUrl(name),
        mimeType: 'image/svg+xml',
        width: SIDE,
        height: SIDE,
        sizeBytes: Buffer.byteLength(content),
        ...texts,
        checksum: createHash('sha256').update(content).digest('hex'),
        searchText: mediaSearchText({ fileName, ...texts }, []),
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}
