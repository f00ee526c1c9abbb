import { memo, useEffect, useState } from 'react';
import { Button } from '../../ui/kit/button';
import { useText } from '../../ui/text/use-text';
import type { MachineMonitor } from '../monitor/machine-monitor';
import { type Attachment, attachStatelyInspector } from '../monitor/stately-inspector';

/** Sends the recorded entries to Stately's inspector until the user detaches it. */
export const StatelyButton = memo(function StatelyButton({ watch }: { watch: MachineMonitor }) {
  const t = useText('dev');
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  useEffect(() => {
    if (!attachment) return;
    const stop = watch.subscribe(() => attachment.send(watch.shown().entries));
    return () => {
      stop();
      attachment.detach();
    };
  }, [attachment, watch]);
  const toggle = () => {
    if (attachment) setAttachment(null);
    else void attachStatelyInspector().then(setAttachment);
  };
  return (
    <Button size="small" variant="quiet" onClick={toggle}>
      {t(attachment ? 'stately.detach' : 'stately.attach')}
    </Button>
  );
});
