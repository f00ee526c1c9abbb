import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/format/languages';
import {
  NO_CHOICES,
  PAPER_FORMATS,
  type PaperChoice,
  type PaperChoices,
} from '#domain/papers/papers';
import { type Preference, preference, withFallback } from '../preferences/preference';

const paperChoice: z.ZodMiniType<PaperChoice | null> = withFallback(
  z.nullable(z.object({ language: z.enum(LANGUAGES), format: z.enum(PAPER_FORMATS) })),
  null,
);

/** Language and format of each paper, as the user printed it last. */
export const paperChoices: Preference<PaperChoices> = preference(
  'papers',
  withFallback(
    z.object({
      slip: paperChoice,
      label: paperChoice,
      pickList: paperChoice,
      invoice: paperChoice,
      statement: paperChoice,
      manifest: paperChoice,
    }),
    NO_CHOICES,
  ),
);
