/** The tables of docs/settings.md, in the order of `.env.example`. */
export type SettingGroup =
  | 'server'
  | 'backups'
  | 'limits'
  | 'mail'
  | 'cards'
  | 'identity'
  | 'pictures'
  | 'build';

interface Described {
  readonly group: SettingGroup;
  /** In Markdown, with links from docs/. */
  readonly meaning: string;
  /** What counts without the variable, in Markdown, where it is not a fixed value. */
  readonly otherwise?: string;
}

export interface NumberSetting extends Described {
  readonly kind: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
}

export interface FlagSetting extends Described {
  readonly kind: 'yes or no';
  readonly default?: boolean;
}

export interface ChoiceSetting extends Described {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  readonly default?: string;
}

export interface TextSetting extends Described {
  readonly kind: 'text' | 'address' | 'folder' | 'secret' | 'time';
  readonly default?: string;
  /** Fewest characters. */
  readonly min?: number;
}

/** One environment variable: what it means, and how it is read. */
export type Setting = NumberSetting | FlagSetting | ChoiceSetting | TextSetting;
