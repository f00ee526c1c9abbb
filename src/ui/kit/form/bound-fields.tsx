import { PasswordField } from '../fields/password-field';
import { TextField } from '../fields/text-field';
import { bound } from './bound';

export const BoundTextField = bound(TextField);
export const BoundPasswordField = bound(PasswordField);
