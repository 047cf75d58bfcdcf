import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Card } from '@portal/ui/Card';
import { ChevronRight } from '@portal/ui/icons/arrows/ChevronRight';
import { UserRound } from '@portal/ui/icons/people/UserRound';
import { CircleCheck } from '@portal/ui/icons/states/CircleCheck';
import { CalendarPlus } from '@portal/ui/icons/time/CalendarPlus';
import { List, ListRow, type ListRowProps } from '@portal/ui/ListRow';
import { useDesktop } from '@portal/ui/useDesktop';
import { itemIcon } from '../../../cards/itemIcon.tsx';
import { useItems } from '../../../queries/useItems.ts';
import { appHref } from '../../../work/appHref.ts';
import { NewAppointmentButton } from '../NewAppointmentButton.tsx';
import styles from './FirstSteps.module.css';
import { texts } from './texts.ts';

interface StepProps extends Pick<ListRowProps, 'title' | 'sub' | 'media' | 'href' | 'onSelect'> {
  isDone: boolean;
}

function Step({ title, media, isDone, ...row }: StepProps) {
  return (
    <ListRow
      {...row}
      title={
        <>
          {isDone && <span className="visually-hidden">{texts.done}</span>}
          {title}
        </>
      }
      media={
        isDone ? (
          <span className={styles.done}>
            <CircleCheck />
          </span>
        ) : (
          media
        )
      }
      end={<ChevronRight />}
    />
  );
}

/** What a customer without any service can do first, ticked where it is done (C-704). */
export default function FirstSteps() {
  const { navigation, provider } = usePortal();
  const { subject } = useSession();
  const isDesktop = useDesktop();
  const items = useItems();
  return (
    <Card title={texts.title} titleSize="title">
      <List>
        <Step
          title={texts.profile}
          sub={texts.profileWhy}
          media={<UserRound />}
          isDone={Boolean(subject?.name && subject.phone && subject.email)}
          href={appHref(navigation, '/perfil')}
        />
        {provider.supportsItems && (
          <Step
            title={texts.item(provider.itemLabel.toLocaleLowerCase('pt-PT'))}
            sub={texts.itemWhy}
            media={itemIcon(provider)}
            isDone={(items.data?.length ?? 0) > 0}
            onSelect={() => navigation.openPanel('items')}
          />
        )}
        <ListRow
          title={texts.book}
          sub={texts.bookWhy(provider.name)}
          media={<CalendarPlus />}
          end={<NewAppointmentButton variant="primary" short={!isDesktop} />}
        />
      </List>
    </Card>
  );
}
