import { ICON_SETS, iconSet } from '@portal/domain/items/iconSet';
import { Card } from '@portal/ui/Card';
import { Choice, ChoiceGroup } from '@portal/ui/Choice';
import { Box } from '@portal/ui/icons/things/Box';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Car } from '@portal/ui/icons/vehicles/Car';
import { useDraftField } from '../../draft/useDraftField.ts';
import { texts as words } from './texts.ts';

const pictures = { AUTO: <Car />, TECH: <MonitorSmartphone />, DEFAULT: <Box /> } as const;

/** What stands for an item without a photograph (CFG-03, SET-12). */
export function IconSetCard() {
  const field = useDraftField('activity', 'icon_set');
  const chosen = iconSet(field.value);
  return (
    <Card title={words.icons}>
      <ChoiceGroup legend={words.icons} legendHidden>
        {ICON_SETS.map((name) => (
          <Choice
            key={name}
            type="radio"
            name={field.id}
            value={name}
            checked={chosen === name}
            onChange={() => field.choose(name)}
            title={words.iconSets[name]}
            media={pictures[name]}
          />
        ))}
      </ChoiceGroup>
    </Card>
  );
}
