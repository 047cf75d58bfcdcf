import { Avatar } from '@portal/ui/Avatar';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Choice, ChoiceGroup } from '@portal/ui/Choice';
import { Users } from '@portal/ui/icons/people/Users';
import { ListRow } from '@portal/ui/ListRow';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { Thumb } from '@portal/ui/Thumb';
import { useState } from 'react';
import type { ChosenMoment } from '../../booking/bookingRequest.ts';
import { favouriteFirst } from '../service/favouriteFirst.ts';
import { texts } from '../../texts.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';
import { useSlotExperts } from './useSlotExperts.ts';

/**
 * The experts free in the slot, the favourite first; choosing one is optional (BKG-06, BKG-17, BKG-25).
 * One who was chosen before and is free then is said, not asked for again (BKG-05, C-232). That they cannot be searched is
 * said in their place (ERR-28).
 */
export function ExpertChoice({ handle, moment }: { handle: WizardHandle; moment: ChosenMoment }) {
  const { booking, dispatch } = handle;
  const { service, experts, isError, retry } = useSlotExperts(handle, moment);
  const [wasChosen] = useState(booking.expertSelected !== null);
  const [asks, setAsks] = useState(!wasChosen);

  if (!service) return null;
  if (isError && !experts) {
    return (
      <Banner
        tone="danger"
        title={texts.expertsFailed}
        live
        actions={
          <Button size="small" onClick={() => retry()}>
            {texts.retry}
          </Button>
        }
      />
    );
  }
  if (!experts) return <ListSkeleton rows={2} />;
  if (experts.length === 0) return null;
  const chosen = booking.expertSelected?.id ?? null;
  const known = experts.find(({ id }) => id === chosen);
  if (!asks && known) {
    return (
      <Card>
        <ListRow
          media={<Avatar name={known.name} />}
          title={texts.withExpert(known.name)}
          end={
            experts.length > 1 && (
              <Button variant="ghost" size="small" onClick={() => setAsks(true)}>
                {texts.changeExpert}
              </Button>
            )
          }
        />
      </Card>
    );
  }
  return (
    <ChoiceGroup legend={texts.expert}>
      {favouriteFirst(experts, service.favorite_expert_id).map((expert) => (
        <Choice
          key={expert.id}
          type="radio"
          name="expert"
          value={expert.id}
          title={expert.name}
          sub={expert.id === service.favorite_expert_id ? texts.yourFavourite : undefined}
          media={<Avatar name={expert.name} />}
          checked={chosen === expert.id}
          onChange={() => dispatch({ type: 'chooseExpert', expert })}
        />
      ))}
      {experts.length > 1 && (
        <Choice
          type="radio"
          name="expert"
          value=""
          title={texts.noPreference}
          sub={texts.anyoneFree(moment.time)}
          media={<Thumb icon={<Users />} size="small" round />}
          checked={chosen === null}
          onChange={() => dispatch({ type: 'chooseExpert', expert: null })}
        />
      )}
    </ChoiceGroup>
  );
}
