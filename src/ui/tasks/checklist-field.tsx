import { styled } from 'styled-components';
import { type ChecklistItem, checklistProgress, TASK_LIMITS } from '#domain/tasks/task-form';
import AddIcon from '~icons/solar/add-circle-linear';
import RemoveIcon from '~icons/solar/close-circle-linear';
import { Button } from '../kit/button';
import { Checkbox } from '../kit/fields/checkbox';
import { type FieldProps, FieldShell } from '../kit/fields/field-shell';
import { TextField } from '../kit/fields/text-field';
import { IconButton } from '../kit/icon-button';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { useText } from '../text/use-text';

interface ChecklistFieldProps extends FieldProps {
  value: readonly ChecklistItem[];
  onChange: (items: ChecklistItem[]) => void;
  onBlur?: (() => void) | undefined;
}

const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-8);
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  margin-block-start: var(--space-8);
  color: var(--text-2);
`;

/** Lines have no id of their own, and their fields hold no state: a line is its place. */
function numbered(items: readonly ChecklistItem[]) {
  return items.map((item, at) => ({ item, at, key: `line-${at}` }));
}

/** The lines of a checklist: each is ticked, worded and removed. */
export function ChecklistField({ value, onChange, onBlur, ...field }: ChecklistFieldProps) {
  const t = useText('tasks');
  const progress = checklistProgress(value);
  const change = (at: number, part: Partial<ChecklistItem>) =>
    onChange(value.map((item, index) => (index === at ? { ...item, ...part } : item)));
  return (
    <FieldShell {...field} asGroup>
      {() => (
        <div>
          <Items>
            {numbered(value).map(({ item, at, key }) => (
              <Item key={key}>
                <Checkbox checked={item.done} onChange={(done) => change(at, { done })}>
                  <VisuallyHidden>{t('form.itemDone', { text: item.text })}</VisuallyHidden>
                </Checkbox>
                <TextField
                  label={t('form.item', { number: at + 1 })}
                  hideLabel
                  dir="auto"
                  autoComplete="off"
                  maxLength={TASK_LIMITS.checklistItem}
                  value={item.text}
                  onChange={(text) => change(at, { text })}
                  onBlur={onBlur}
                />
                <IconButton
                  icon={RemoveIcon}
                  size="small"
                  label={t('form.removeItem', { number: at + 1 })}
                  onClick={() => onChange(value.filter((_, index) => index !== at))}
                />
              </Item>
            ))}
          </Items>
          <Foot>
            <Button
              variant="quiet"
              size="small"
              icon={AddIcon}
              disabled={value.length >= TASK_LIMITS.checklist}
              onClick={() => onChange([...value, { text: '', done: false }])}
            >
              {t('form.addItem')}
            </Button>
            {progress && <span>{t('checklistDone', progress)}</span>}
          </Foot>
        </div>
      )}
    </FieldShell>
  );
}
