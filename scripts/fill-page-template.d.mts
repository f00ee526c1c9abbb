import type { PrerenderedDocument } from '../src/prerender';

export function fillPageTemplate(
  template: string,
  page: Pick<PrerenderedDocument, 'language' | 'direction' | 'head' | 'body'>,
): string;
