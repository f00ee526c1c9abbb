import { ButtonLink } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';

interface RecordNotFoundProps {
  title: string;
  text: string;
  /** Link to the record's list. */
  back: { to: string; label: string };
}

/** The content of a page whose record does not exist. */
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
