import { describe, expect, test } from 'vitest';
import { APPEARANCE_CHOICES, defaultAppearance, isDefaultAppearance } from './appearance';

describe('Default appearance', () => {
  test('The default appearance is light, with a side menu, in the direction of the language', () => {
    expect(defaultAppearance('fr')).toEqual({
      themeMode: 'light',
      themeContrast: 'default',
      themeDirection: 'ltr',
      themeLayout: 'vertical',
      themeStretch: false,
      themeColorPresets: 'default',
    });
    expect(defaultAppearance('ar').themeDirection).toBe('rtl');
  });

  test('A reset is offered exactly when a setting differs from the default', () => {
    for (const language of ['fr', 'ar', 'en'] as const) {
      const plain = defaultAppearance(language);
      expect(isDefaultAppearance(plain, language)).toBe(true);
      for (const [setting, choices] of Object.entries(APPEARANCE_CHOICES)) {
        for (const choice of choices) {
          const changed = { ...plain, [setting]: choice };
          const same = Object.entries(plain).some(
            ([name, value]) => name === setting && value === choice,
          );
          expect(isDefaultAppearance(changed, language)).toBe(same);
        }
      }
      expect(isDefaultAppearance({ ...plain, themeStretch: true }, language)).toBe(false);
    }
  });
});
