import { createConfigurationApi } from '@portal/api/configuration';
import { createServicesApi } from '@portal/api/services';
import { mediaKind, type MediaKind } from '@portal/domain/mediaRules';
import { UPLOAD_DONE_TITLE } from '@portal/api/messages';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useQuery } from '@tanstack/react-query';
import { acceptAttribute } from '../../work/acceptAttribute.ts';
import { acceptedTypes, fileProblem } from './fileCheck.ts';
import { texts } from './texts.ts';
import { thumbnail } from './thumbnail.ts';
import { useDetailsChange } from './useDetailsChange.ts';

/** Sends a customer's file, after checking type and size here too (MED-05, MED-09, MED-13). */
export function useUpload(id: string, kinds: readonly MediaKind[]) {
  const { overlays } = usePortal();
  const services = useApi(createServicesApi);
  const configuration = useApi(createConfigurationApi);
  const changed = useDetailsChange(id);
  const { data: wire } = useQuery({
    queryKey: ['file-types'],
    queryFn: () => configuration.fileTypes(),
    staleTime: Infinity,
  });

  const action = useAction(async (file: File) => {
    const problem = fileProblem(file, kinds, wire);
    if (problem) {
      await overlays.warn(
        problem.kind === 'type'
          ? { title: texts.media.wrongTypeTitle, body: texts.media.wrongType(problem.accepted) }
          : { title: texts.media.tooLargeTitle, body: texts.media.tooLarge(problem.megabytes) },
      );
      return;
    }
    const body = new FormData();
    body.append('media', file);
    const small = mediaKind(file.name) === 'image' ? await thumbnail(file) : null;
    if (small) body.append('thumbnail', small, 'thumbnail.jpg');
    const { message } = await services.upload(id, body);
    await changed();
    await overlays.info({ title: UPLOAD_DONE_TITLE, body: message ?? texts.media.uploaded });
  });

  return {
    upload: action.run,
    busy: action.busy,
    accept: acceptAttribute(kinds.flatMap((kind) => acceptedTypes(wire)[kind])),
  };
}
