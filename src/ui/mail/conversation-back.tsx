import BackIcon from '~icons/solar/arrow-left-linear';
import { Button } from '../kit/button';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';

interface ConversationBackProps {
  label: string;
  onBack: () => void;
  /** Also beside the list. */
  always?: boolean;
}

/** The way back, on a phone. */
export function ConversationBack({ label, onBack, always = false }: ConversationBackProps) {
  const onPhone = useMediaQuery(below('phone'));
  if (!onPhone && !always) return null;
  return (
    <Button variant="text" icon={BackIcon} iconMirrored onClick={onBack}>
      {label}
    </Button>
  );
}
