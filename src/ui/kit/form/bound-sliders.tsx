import { RangeSlider, Slider } from '../fields/slider';
import { bound } from './bound';

/** The Formik value is a number. */
export const BoundSlider = bound(Slider);
/** The Formik value is `[lower, upper]`. */
export const BoundRangeSlider = bound(RangeSlider);
