import type { AuditSentence } from '#domain/audit/audit-acts';
import AddIcon from '~icons/solar/add-circle-linear';
import ArchiveIcon from '~icons/solar/archive-down-minimlistic-linear';
import ReplyIcon from '~icons/solar/chat-round-line-linear';
import DoneIcon from '~icons/solar/check-circle-linear';
import RefusedIcon from '~icons/solar/close-circle-linear';
import EditIcon from '~icons/solar/pen-2-linear';
import PrintIcon from '~icons/solar/printer-minimalistic-linear';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-linear';
import type { IconType } from '../kit/icon';

/** Icons by the beginning of the act's name, the first that fits; every other act is a step done. */
const ICONS: readonly (readonly [RegExp, IconType])[] = [
  [/^(?:create|invite|add|plan|place|import|generate|linkIdentity)/, AddIcon],
  [/^(?:delete|remove|unlink)/, TrashIcon],
  [/^archive/, ArchiveIcon],
  [/^(?:update|change|move|merge)/, EditIcon],
  [/^print/, PrintIcon],
  [/^(?:refuse|decline|reject|cancel|callOff|flag|dispute|fail|miss|undo|deactivate)/, RefusedIcon],
  [/^(?:reply|note|comment|answer|attempt|resend|start$)/, ReplyIcon],
];

/** The icon of an act. */
export function actIcon(sentence: AuditSentence): IconType {
  const act = sentence.slice(sentence.indexOf('.') + 1);
  return ICONS.find(([pattern]) => pattern.test(act))?.[1] ?? DoneIcon;
}
