import { StartupError } from '../startup-error';
import type { FlagSetting, NumberSetting, TextSetting } from './setting';
import { SETTINGS } from './settings';

type Environment = Readonly<Record<string, string | undefined>>;
type Settings = typeof SETTINGS;

/** The names of the settings of a kind. */
type NamesOf<Kind> = {
  [Name in keyof Settings]: Settings[Name] extends Kind ? Name : never;
}[keyof Settings];

/**
 * A whole number within the bounds of its setting.
 * @param fallback replaces the default of the setting
 * @throws StartupError naming the variable
 */
export function integer(
  environment: Environment,
  name: NamesOf<NumberSetting>,
  fallback: number = SETTINGS[name].default,
): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  const { min, max }: NumberSetting = SETTINGS[name];
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new StartupError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  if (value >= min) return value;
  throw new StartupError(`${name} must be at least ${min}.`);
}

/**
 * On or off.
 * @param fallback replaces the default of the setting; required where that depends on others
 * @throws StartupError naming the variable
 */
export function flag(
  environment: Environment,
  name: NamesOf<FlagSetting>,
  fallback?: boolean,
): boolean {
  const setting: FlagSetting = SETTINGS[name];
  const text = environment[name];
  if (text === undefined || text === '') return fallback ?? setting.default ?? false;
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['0', 'false', 'no', 'off'].includes(text)) return false;
  throw new StartupError(`${name} must be true or false, not "${text}".`);
}

/**
 * A secret with the fewest characters of its setting; undefined if it is not set.
 * @throws StartupError naming the variable, without its value
 */
export function secretOf(
  environment: Environment,
  name: NamesOf<TextSetting & { readonly kind: 'secret'; readonly min: number }>,
): string | undefined {
  const secret = environment[name] || undefined;
  const { min } = SETTINGS[name];
  if (secret === undefined || secret.length >= min) return secret;
  throw new StartupError(`${name} must have at least ${min} characters.`);
}
