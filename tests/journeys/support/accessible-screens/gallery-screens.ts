import {
  openOverlay,
  raiseToasts,
  showTooltip,
  showTooltipOfHeader,
  waitForAllSections,
} from '../screen-steps';
import { type AccessibleScreen, longGroup, type ScreenGroup } from './screen-group';

/** The component gallery. */
export const GALLERY_SCREENS: readonly ScreenGroup[] = [
  longGroup('The sections of the component gallery', null, [
    {
      name: 'all sections',
      path: '/components',
      steps: waitForAllSections,
      showsLoading: true,
    },
    ...['fields', 'dates', 'progress', 'timeline', 'details'].map(gallerySection),
    { name: 'the toasts', path: '/components?section=toasts', steps: raiseToasts },
  ]),
  longGroup('The overlays of the component gallery', null, [
    {
      name: 'a dialog',
      path: '/components?section=overlays',
      steps: openOverlay(0, 'dialog'),
    },
    { name: 'a confirmation', steps: openOverlay(1, 'alertdialog') },
    { name: 'a notice', steps: openOverlay(2, 'alertdialog') },
    { name: 'a drawer from the start', steps: openOverlay(3, 'dialog') },
    { name: 'a drawer from the bottom', steps: openOverlay(6, 'dialog') },
    { name: 'a menu', steps: openOverlay(7, 'menu') },
    { name: 'a light menu', steps: openOverlay(8, 'menu') },
    { name: 'a popover', steps: openOverlay(9, 'dialog') },
    { name: 'a tooltip', steps: showTooltip },
    { name: 'a tooltip of the header', steps: showTooltipOfHeader },
  ]),
];

function gallerySection(section: string): AccessibleScreen {
  return {
    name: `the section ${section}`,
    path: `/components?section=${section}`,
    showsLoading: true,
  };
}
