import type { WrittenDocument } from '../src/written-pages';

export function joinedDocument(
  template: string,
  page: Pick<WrittenDocument, 'language' | 'direction' | 'head' | 'body'>,
): string;
