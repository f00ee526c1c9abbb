/** Subjects of a store's data that a response can depend on. */
export const VERSIONED_SUBJECTS = ['products', 'orders', 'people'] as const;

export type VersionedSubject = (typeof VERSIONED_SUBJECTS)[number];

/** The version of each subject. */
export type Versions = Readonly<Record<VersionedSubject, string>>;
