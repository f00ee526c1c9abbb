/**
 * How the portal looks to a user (specification, section 3, client-side settings). The server keeps
 * what he chose, so that it follows him to another browser.
 */
export interface Settings {
  readonly themeMode: 'light' | 'dark';
  readonly themeContrast: 'default' | 'bold';
  readonly themeDirection: 'ltr' | 'rtl';
  readonly themeLayout: 'vertical' | 'horizontal' | 'mini';
  readonly themeStretch: boolean;
  readonly themeColorPresets: 'default' | 'cyan' | 'purple' | 'blue' | 'orange' | 'red';
}
