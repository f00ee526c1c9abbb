import type { ComponentType } from 'react';
import { Buttons } from './sections/buttons';
import { Navigation } from './sections/navigation';

/** The catalogue's sections by their names in the address, in the order of the page. */
export const sections: Readonly<Record<string, ComponentType>> = {
  buttons: Buttons,
  navigation: Navigation,
};
