import { styled } from 'styled-components';
import MetIcon from '~icons/solar/check-circle-bold';
import { Icon } from '../icon';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface RuleListProps {
  /** Names the list: "Le mot de passe contient". */
  label: string;
  rules: readonly { id: string; text: string; met: boolean }[];
  /** Read aloud after each rule. */
  metLabel: string;
  unmetLabel: string;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: var(--space-4) var(--space-16);
  font: 400 var(--text-small) var(--font-body);
`;
const Rule = styled.li<{ $met: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  color: ${({ $met }) => ($met ? 'var(--success-text)' : 'var(--text-2)')};
`;

const Circle = styled.span`
  flex: none;
  inline-size: 12px;
  block-size: 12px;
  margin: 2px;
  border: 1.5px solid currentcolor;
  border-radius: 50%;
`;

/** Rules that are fulfilled one by one while the user types. */
export function RuleList({ label, rules, metLabel, unmetLabel }: RuleListProps) {
  return (
    <List aria-label={label}>
      {rules.map(({ id, text, met }) => (
        <Rule key={id} $met={met} data-met={met}>
          {met ? <Icon of={MetIcon} size={16} /> : <Circle />}
          <span>
            {text} <VisuallyHidden>{met ? metLabel : unmetLabel}</VisuallyHidden>
          </span>
        </Rule>
      ))}
    </List>
  );
}
