import { TextArea } from '../fields/text-area';
import { bound } from './bound';

export const BoundTextArea = bound(TextArea);
