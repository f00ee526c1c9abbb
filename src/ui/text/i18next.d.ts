import 'i18next';
import type dev from '../../dev/locales/fr/dev.json';
import type { TextResources } from './text-resources.generated';

/** The keys of the French files. locales.test.ts checks the other languages against them. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: TextResources & {
      /** For the developers' tool, which is never shipped. */
      dev: typeof dev;
    };
  }
}
