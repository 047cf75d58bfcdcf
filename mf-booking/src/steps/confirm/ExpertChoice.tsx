import { createScheduleApi } from '@portal/api/work/createScheduleApi';
import { toWireDate } from '@portal/domain/time/toWireDate';
import { useApi } from '@portal/remote/useApi';
import { Avatar } from '@portal/ui/Avatar';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Choice, ChoiceGroup } from '@portal/ui/Choice';
import { Users } from '@portal/ui/icons/people/Users';
import { ListRow } from '@portal/ui/ListRow';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { Thumb } from '@portal/ui/Thumb';
import { useQuery } from '@portal/remote/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { queryKeys } from '../../booking/queryKeys.ts';
import type { ChosenMoment } from '../../booking/bookingRequest.ts';
import { favouriteFirst } from '../service/favouriteFirst.ts';
import { texts } from '../../texts.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

/**
 * The experts free in the slot, the favourite first; choosing one is optional (BKG-06, BKG-17, BKG-25).
 * One who was chosen before and is free then is said, not asked for again (BKG-05, C-232).
 */
export function ExpertChoice({ handle, moment }: { handle: WizardHandle; moment: ChosenMoment }) {
  const { booking, dispatch } = handle;
  const schedule = useApi(createScheduleApi);
  const service = booking.selectedServices.find(({ users }) => users.length > 0);
  const serviceIds = booking.selectedServices.map(({ id }) => id);
  const query = useQuery({
    queryKey: queryKeys.experts(serviceIds, moment),
    queryFn: async () =>
      (await schedule.experts({ serviceIds, date: toWireDate(moment.date), time: moment.time }))
        .users,
    enabled: service !== undefined,
  });
  const experts = query.data;
  const [wasChosen] = useState(booking.expertSelected !== null);
  const [asks, setAsks] = useState(!wasChosen);

  const receive = useEffectEvent((received: NonNullable<typeof experts>) => {
    dispatch({ type: 'receiveExperts', experts: received });
  });
  useEffect(() => {
    if (experts && experts.length > 0) receive(experts);
  }, [experts]);

  if (!service) return null;
  if (query.isError && !experts) {
    return (
      <Banner
        tone="danger"
        title={texts.expertsFailed}
        live
        actions={
          <Button size="small" onClick={() => query.refetch()}>
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
