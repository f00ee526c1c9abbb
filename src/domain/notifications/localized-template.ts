import type { Language } from '../format/languages';
import type { NotificationKind } from '../stores/store-settings';

export type NotificationSeverity = 'info' | 'success' | 'warning' | 'error';

/** An amount of money in centimes. */
export interface Money {
  readonly centimes: number;
}

/** A text in each language, such as a reason. */
export type LocalizedParameter = Readonly<Record<Language, string>>;

type Sentence = readonly [title: string, body: string];

/** A notification in the three languages. */
export interface LocalizedTemplate {
  readonly kind: NotificationKind;
  readonly severity: NotificationSeverity;
  /** `{name}` stands for the parameter of that name. */
  readonly fr: Sentence;
  readonly en: Sentence;
  readonly ar: Sentence;
}
