import type { BookableService } from '@portal/api/work/createScheduleApi';
import { Banner } from '@portal/ui/Banner';
import { ChoiceGroup } from '@portal/ui/Choice';
import { Search } from '@portal/ui/icons/controls/Search';
import { Text } from '@portal/ui/Text';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { matchingServices, SEARCH_FROM } from './matchingServices.ts';
import { ServiceChoice } from './ServiceChoice.tsx';
import { texts } from '../../texts.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

interface ServiceListProps {
  handle: Pick<WizardHandle, 'booking' | 'dispatch'>;
  services: readonly BookableService[];
  /** Ids of services whose vacancies are being looked up. */
  checking: readonly string[];
  onFixedStart: (service: BookableService) => void;
}

/** The services to choose from, with a search where there are many; says what a choice took out (BKG-23, C-231). */
export function ServiceList({ handle, services, checking, onFixedStart }: ServiceListProps) {
  const [typed, setTyped] = useState('');
  const [replaced, setReplaced] = useState<string | null>(null);
  const shown = matchingServices(services, typed, handle.booking.selectedServices);
  return (
    <>
      {services.length >= SEARCH_FROM && (
        <TextField
          label={texts.searchService}
          inputMode="search"
          end={<Search />}
          value={typed}
          onChange={setTyped}
        />
      )}
      <div role="status">
        {replaced !== null && <Banner>{texts.replaced(replaced)}</Banner>}
        {shown.length === 0 && <Text tone="second">{texts.noSuchService(typed.trim())}</Text>}
      </div>
      <ChoiceGroup legend={texts.services} legendHidden>
        {shown.map((service) => (
          <ServiceChoice
            key={service.id}
            service={service}
            handle={handle}
            checking={checking.includes(service.id)}
            onFixedStart={onFixedStart}
            onReplace={setReplaced}
          />
        ))}
      </ChoiceGroup>
    </>
  );
}
