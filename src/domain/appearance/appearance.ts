import { type Language, languageRecords } from '../format/languages';

/**
 * The choices of each setting (specification, section 3). The first of each list is its default,
 * except for the direction.
 */
export const APPEARANCE_CHOICES = {
  themeMode: ['light', 'dark'],
  themeContrast: ['default', 'bold'],
  themeDirection: ['ltr', 'rtl'],
  themeLayout: ['vertical', 'horizontal', 'mini'],
  themeColorPresets: ['default', 'cyan', 'purple', 'blue', 'orange', 'red'],
} as const;

type Choices = typeof APPEARANCE_CHOICES;

/**
 * The appearance of the portal in this browser: the specification's client-side settings (section
 * 3).
 */
export type Appearance = {
  readonly [Setting in keyof Choices]: Choices[Setting][number];
} & { readonly themeStretch: boolean };

/**
 * The defaults. The direction's default is that of the language: choosing Arabic sets rtl, any
 * other ltr (specification, section 4), so a fixed `ltr` would mark every Arabic page as changed.
 */
export function defaultAppearance(language: Language): Appearance {
  return {
    themeMode: 'light',
    themeContrast: 'default',
    themeDirection: languageRecords[language].direction,
    themeLayout: 'vertical',
    themeStretch: false,
    themeColorPresets: 'default',
  };
}

/** Whether a reset would change anything. */
export function isDefaultAppearance(appearance: Appearance, language: Language): boolean {
  const defaults = defaultAppearance(language);
  return (
    appearance.themeMode === defaults.themeMode &&
    appearance.themeContrast === defaults.themeContrast &&
    appearance.themeDirection === defaults.themeDirection &&
    appearance.themeLayout === defaults.themeLayout &&
    appearance.themeStretch === defaults.themeStretch &&
    appearance.themeColorPresets === defaults.themeColorPresets
  );
}
