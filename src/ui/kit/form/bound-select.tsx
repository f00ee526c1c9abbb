import { Select } from '../fields/select';
import { bound } from './bound';

/** The Formik value is an option's value, null while nothing is chosen. */
export const BoundSelect = bound(Select);
