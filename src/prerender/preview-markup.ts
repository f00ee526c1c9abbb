import type { Language } from '#domain/format/languages';
import type { Role } from '#domain/permissions/permissions';
import type { PreviewWidth } from '../ui/lists/list-preview';

/** A page with its samples as records, as the portal renders it for one language, role and width. */
export interface PreviewMarkup {
  readonly name: string;
  readonly language: Language;
  readonly role: Role;
  readonly width: PreviewWidth;
  readonly body: string;
  readonly css: string;
  /** By group, the values of each sample, which the build replaces by placeholders. */
  readonly samples: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
  readonly texts: Readonly<Record<string, string>>;
}

/** Stands for what only the server knows: every text that contains it is hidden. */
export const UNKNOWN = '\uE000';
