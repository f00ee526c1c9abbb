import type { Resource } from 'i18next';

export function readLocales(): Resource;
