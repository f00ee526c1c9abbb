/**
 * The portal's appearance settings of a user (specification, section 3, client-side settings). The
 * server stores them, so that they apply in another browser too.
 */
export interface Settings {
  readonly themeMode: 'light' | 'dark';
  readonly themeContrast: 'default' | 'bold';
  readonly themeDirection: 'ltr' | 'rtl';
  readonly themeLayout: 'vertical' | 'horizontal' | 'mini';
  readonly themeStretch: boolean;
  readonly themeColorPresets: 'default' | 'cyan' | 'purple' | 'blue' | 'orange' | 'red';
}
