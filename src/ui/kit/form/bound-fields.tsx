import { PasswordField } from '../password-field';
import { TextField } from '../text-field';
import { bound } from './bound';

export const BoundTextField = bound(TextField);
export const BoundPasswordField = bound(PasswordField);
