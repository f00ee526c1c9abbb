/** How the portal looks in this browser: the specification's client-side settings (section 3). */
export interface Appearance {
  readonly themeMode: 'light' | 'dark';
  readonly themeContrast: 'default' | 'bold';
  readonly themeDirection: 'ltr' | 'rtl';
  readonly themeLayout: 'vertical' | 'horizontal' | 'mini';
  readonly themeStretch: boolean;
  readonly themeColorPresets: 'default' | 'cyan' | 'purple' | 'blue' | 'orange' | 'red';
}

/** Where the appearance is kept: under `settings`, shared by all tabs (specification, section 9). */
export interface AppearanceStore {
  /** What is stored, completed by defaults where it is missing or unreadable. */
  read(): Appearance;

  write(appearance: Appearance): void;

  /** Tells of every change, also one made in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}
