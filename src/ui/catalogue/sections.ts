import type { ComponentType } from 'react';
import { Buttons } from './sections/buttons';
import { Formats } from './sections/formats';
import { NamedIcons } from './sections/named-icons';

/** The catalogue's sections by their names in the address, in the order of the page. */
export const sections: Readonly<Record<string, ComponentType>> = {
  buttons: Buttons,
  formats: Formats,
  namedIcons: NamedIcons,
};
