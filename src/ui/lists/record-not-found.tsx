import { ButtonLink } from '../kit/button';
import { EmptyState } from '../kit/empty-state';

interface RecordNotFoundProps {
  title: string;
  text: string;
  /** The list to go back to. */
  back: { to: string; label: string };
}

/** What stands at an address that leads to no record. */
export function RecordNotFound({ title, text, back }: RecordNotFoundProps) {
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink variant="soft" to={back.to}>
          {back.label}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
