import type { FilePurpose, paths, StoredFile } from '../../../generated/api.ts';
import { apiBase } from '../../api/client.ts';
import { Problem, problemOf, somethingWentWrong } from '../../../engine/web/problem.ts';
import { session } from '../../api/session.ts';
import { messages } from './messages.ts';

/** An upload without progress for so long is aborted, in ms. */
const stallMs = 20_000;
/** How long the server may take to check an upload, in ms. */
const answerMs = 120_000;

interface UploadOptions {
  /** Share sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** The contract's calls that take a form. */
type FormPath = {
  [Path in keyof paths]: paths[Path] extends { post: { requestBody?: { content: { 'multipart/form-data': unknown } } } } ? Path : never;
}[keyof paths];

/**
 * Sends a form with files and reports progress, which `fetch` cannot.
 * @param path as the contract writes it; `options.id` stands for its `{id}`
 * @throws Problem as every other call; AbortError when stopped
 */
export function sendForm(path: FormPath, form: FormData, { id = '', onProgress, signal }: UploadOptions & { id?: string } = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiBase + path.replace('{id}', id));
    const token = session.get()?.token;
    if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`);
    // A dead connection raises no event: an upload without progress is aborted with an error.
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const cut = () => {
      reject(new Problem(messages.cutOff, { status: 0 }));
      request.abort();
    };
    const moves = (patience: number) => {
      clearTimeout(stalled);
      stalled = setTimeout(cut, patience);
    };
    moves(stallMs);
    request.upload.addEventListener('load', () => moves(answerMs));
    window.addEventListener('offline', cut);
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      window.removeEventListener('offline', cut);
    });
    request.upload.addEventListener('progress', (event) => {
      moves(stallMs);
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const answer = new Response(request.responseText, { status: request.status });
      if (!answer.ok) problemOf(answer).then(reject, reject);
      else answer.json().then(resolve, () => reject(new Problem(somethingWentWrong, { status: request.status })));
    });
    request.addEventListener('error', () => reject(new Problem(messages.cutOff, { status: 0 })));
    request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function isStoredFile(value: unknown): value is StoredFile {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'file_name' in value && typeof value.file_name === 'string'
  );
}

/** Uploads one file that a message, complaint or checklist will take up. */
export async function uploadFile(file: File, purpose: FilePurpose, options: UploadOptions = {}): Promise<StoredFile> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', file);
  const stored = await sendForm('/files', form, options);
  if (!isStoredFile(stored)) throw new Problem(somethingWentWrong, { status: 0 });
  return stored;
}
