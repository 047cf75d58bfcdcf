import { Button } from '@portal/ui/Button';
import { Sparkles } from '@portal/ui/icons/things/Sparkles';
import { useShell } from '../useShell.ts';
import { texts } from '../../shell/demo/texts.ts';

/** Says on every page that this is a demo, and what that means; that the company is one stands in its name beside it (DEMO-01). */
export default function DemoBadge() {
  const { overlays } = useShell();
  return (
    <Button
      size="small"
      variant="tonal"
      icon={<Sparkles />}
      onClick={() => void overlays.info(texts.about)}
    >
      {texts.badge}
    </Button>
  );
}
