import type { Resource } from 'i18next';

export function allTexts(): Resource;
