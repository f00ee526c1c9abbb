import { styled } from 'styled-components';
import { Kbd } from './kbd';

const Keys = styled.span`
  display: inline-flex;
  flex: none;
  gap: var(--space-4);
`;

/** The keys of a shortcut, one box each. */
export function Shortcut({ keys }: { keys: readonly string[] }) {
  return (
    <Keys>
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </Keys>
  );
}
