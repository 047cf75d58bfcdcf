import { ApiError } from '@portal/api/http/apiError';
import { createFileTypesApi } from '@portal/api/company/fileTypes';
import { UPLOAD_DONE_TITLE } from '@portal/api/texts';
import type { ConfirmRequest } from '@portal/contract/overlays';
import type { FileTypes, MediaKind } from '@portal/domain/work/acceptedFileTypes';
import { mediaKind } from '@portal/domain/work/mediaKind';
import { useQuery } from '@portal/remote/query';
import { describeApiError } from '../calls/showApiError.ts';
import { useAction } from '../calls/useAction.ts';
import { useApi } from '../calls/useApi.ts';
import { usePortal } from '../usePortal.ts';
import { acceptAttribute } from './acceptAttribute.ts';
import { acceptedTypes } from './acceptedTypes.ts';
import { fileProblem, type FileProblem } from './fileProblem.ts';
import { texts } from './texts.ts';
import { thumbnail as thumbnailFrom } from './thumbnail.ts';

/**
 * Sends a customer's files one after the other, after checking type and size here too, and says once
 * what came of it (MED-05, MED-09, MED-13, C-230). Where one of several fails, those that are left can be tried again. `send` takes the form and resolves once what is on screen is renewed,
 * to null when the file waits for network: that is no end to be told of.
 */
export function useFileUpload(
  kinds: readonly MediaKind[],
  send: (
    body: FormData,
    chosen: { file: File; thumbnail: Blob | null },
  ) => Promise<{ message?: string | undefined } | null>,
) {
  const { overlays } = usePortal();
  const fileTypes = useApi(createFileTypesApi);
  const { data: wire } = useQuery({
    queryKey: ['file-types'],
    queryFn: () => fileTypes.read(),
    staleTime: 'static',
  });

  const action = useAction(async (files: readonly File[]) => {
    const checked = files.map((file) => ({ file, problem: fileProblem(file, kinds, wire) }));
    const refused = checked.find(({ problem }) => problem !== null);
    if (refused?.problem) {
      await overlays.warn(refusal(refused.problem, files.length > 1 ? refused.file.name : null));
      return;
    }
    let message: string | undefined;
    let waits = false;
    let sent = 0;
    for (let file = files[sent]; file !== undefined; file = files[sent]) {
      try {
        const thumbnail = await thumbnailOf(file, acceptedTypes(wire));
        const answer = await send(formOf(file, thumbnail), { file, thumbnail });
        if (answer === null) waits = true;
        else message = answer.message;
        sent += 1;
      } catch (error) {
        const isLoggedOut = error instanceof ApiError && error.status === 401;
        if (files.length === 1 || isLoggedOut) throw error;
        if (!(await overlays.confirm(halfway(error, files, sent)))) return;
      }
    }
    if (waits) return;
    await overlays.info({
      title: UPLOAD_DONE_TITLE,
      body: files.length > 1 ? texts.severalUploaded(files.length) : (message ?? texts.uploaded),
    });
  });

  return {
    upload: action.run,
    busy: action.busy,
    accept: acceptAttribute(kinds.flatMap((kind) => acceptedTypes(wire)[kind])),
  };
}

async function thumbnailOf(file: File, types: FileTypes): Promise<Blob | null> {
  return mediaKind(file.name, types) === 'image' ? thumbnailFrom(file) : null;
}

function formOf(file: File, thumbnail: Blob | null): FormData {
  const body = new FormData();
  body.append('media', file);
  if (thumbnail) body.append('thumbnail', thumbnail, 'thumbnail.jpg');
  return body;
}

/** What is said when one of several files fails: why, how many went, which did not, and the way to try those again. */
function halfway(error: unknown, files: readonly File[], sent: number): ConfirmRequest {
  const { title, body } = describeApiError(error);
  const left = files.slice(sent).map(({ name }) => name);
  return {
    title,
    body: `${body} ${texts.someSent(sent, files.length, left)}`,
    confirmLabel: texts.sendRest,
    cancelLabel: texts.notNow,
  };
}

/** What is said of a file that cannot be sent, by its name where it is one of several. */
function refusal(problem: FileProblem, name: string | null): { title: string; body: string } {
  const [title, reason] =
    problem.kind === 'type'
      ? [texts.wrongTypeTitle, texts.wrongType(problem.accepted)]
      : [texts.tooLargeTitle, texts.tooLarge(problem.megabytes)];
  return { title, body: name === null ? reason : texts.noneSent(name, reason) };
}
