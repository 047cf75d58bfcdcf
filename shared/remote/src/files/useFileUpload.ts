import { createConfigurationApi } from '@portal/api/configuration';
import { UPLOAD_DONE_TITLE } from '@portal/api/messages';
import { mediaKind, type MediaKind } from '@portal/domain/mediaRules';
import { useQuery } from '@portal/remote/query';
import { useAction } from '../useAction.tsx';
import { useApi } from '../useApi.tsx';
import { usePortal } from '../usePortal.tsx';
import { acceptAttribute } from './acceptAttribute.ts';
import { acceptedTypes, fileProblem } from './fileCheck.ts';
import { texts } from './texts.ts';
import { thumbnail } from './thumbnail.ts';

/**
 * Sends a customer's file, after checking type and size here too (MED-05, MED-09, MED-13).
 * `send` takes the form and resolves once what is on screen is renewed.
 */
export function useFileUpload(
  kinds: readonly MediaKind[],
  send: (body: FormData) => Promise<{ message?: string | undefined }>,
) {
  const { overlays } = usePortal();
  const configuration = useApi(createConfigurationApi);
  const { data: wire } = useQuery({
    queryKey: ['file-types'],
    queryFn: () => configuration.fileTypes(),
    staleTime: 'static',
  });

  const action = useAction(async (file: File) => {
    const problem = fileProblem(file, kinds, wire);
    if (problem) {
      await overlays.warn(
        problem.kind === 'type'
          ? { title: texts.wrongTypeTitle, body: texts.wrongType(problem.accepted) }
          : { title: texts.tooLargeTitle, body: texts.tooLarge(problem.megabytes) },
      );
      return;
    }
    const body = new FormData();
    body.append('media', file);
    const small = mediaKind(file.name) === 'image' ? await thumbnail(file) : null;
    if (small) body.append('thumbnail', small, 'thumbnail.jpg');
    const { message } = await send(body);
    await overlays.info({ title: UPLOAD_DONE_TITLE, body: message ?? texts.uploaded });
  });

  return {
    upload: action.run,
    busy: action.busy,
    accept: acceptAttribute(kinds.flatMap((kind) => acceptedTypes(wire)[kind])),
  };
}
