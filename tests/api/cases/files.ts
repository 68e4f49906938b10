import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { FilePurpose } from '../../../generated/api.ts';
import { clientFolders, users } from '../../../server/db/schema.ts';
import type { Caller, Cases, CaseWorld } from './case.ts';

/** The smallest picture there is. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

/** A form with one small file: a text, or a picture by its name. */
export function fileForm(field: string, name = 'note.txt', more: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(more)) form.append(key, value);
  form.append(field, name.endsWith('.png') ? new Blob([png], { type: 'image/png' }) : new Blob(['A few words.'], { type: 'text/plain' }), name);
  return form;
}

/** The folder of a client. */
export async function folderOf({ app }: CaseWorld, clientId: string): Promise<string> {
  const [folder] = await app.db.select({ id: clientFolders.id }).from(clientFolders).where(eq(clientFolders.client_id, clientId));
  if (!folder) throw new Error('The client has no folder.');
  return folder.id;
}

/** A file somebody has uploaded for a purpose. */
export async function uploaded({ app }: CaseWorld, token: string, purpose: FilePurpose): Promise<string> {
  const answer = await app.call('uploadFile', { token, form: fileForm('file', purpose === 'listing' ? 'car.png' : 'note.txt', { purpose }) });
  return answer.body.id;
}

/** A part of a file, as it is sent. */
export function partForm(bytes: Uint8Array, offset = 0): FormData {
  const form = new FormData();
  form.append('offset', String(offset));
  form.append('part', new Blob([new Uint8Array(bytes)]), 'part');
  return form;
}

/** An upload that somebody has announced, and nothing of it sent. */
async function begun({ app }: CaseWorld, token: string): Promise<string> {
  return (await app.call('createUpload', { token, body: { file_name: 'note.txt', size: 12, purpose: 'chat' } })).body.id;
}

const tokenOf = ({ tokens }: CaseWorld, caller: Caller): string => (caller === 'public' ? tokens.client : tokens[caller]);
const own = async (world: CaseWorld) => ({ params: { id: await folderOf(world, world.users.client) } });
const foreign = async (world: CaseWorld) => ({ params: { id: await folderOf(world, world.users.otherClient) } });

/** A file of one's own client's folder, put there by the caller; its name. */
async function inFolder(world: CaseWorld, caller: Caller): Promise<string> {
  const { params } = await own(world);
  const answer = await world.app.call('uploadFolderFiles', { token: tokenOf(world, caller), params, form: fileForm('files') });
  return answer.body[0]?.file_name ?? '';
}

/** The token in the signed address of a call's answer. */
const signed = (url: string): string => new URL(url, 'http://x').searchParams.get('token') ?? '';

export const fileCases = {
  listClientFolders: { succeeds: () => ({ query: { sort: ['file_count', 'DESC'], range: [0, 4] } }), foreign: 'names no single row' },
  createClientFolder: {
    succeeds: async (world) => {
      const { params } = await folderlessClient(world.app, world.users.employee);
      return { body: { client_id: params.id, name: 'Made anew' } };
    },
    foreign: 'names no single row',
  },
  getClientFolder: { succeeds: own, foreign },
  updateClientFolder: {
    succeeds: async (world) => ({ ...(await own(world)), body: { name: 'Okafor' } }),
    foreign: async (world) => ({ ...(await foreign(world)), body: { name: 'Okafor' } }),
  },
  listFolderFiles: { succeeds: own, foreign },
  uploadFolderFiles: {
    succeeds: async (world) => ({ ...(await own(world)), form: fileForm('files') }),
    foreign: async (world) => ({ ...(await foreign(world)), form: fileForm('files') }),
  },
  updateFolderDisplay: {
    succeeds: async (world) => ({ ...(await own(world)), body: { is_displayed: true } }),
    foreign: async (world) => ({ ...(await foreign(world)), body: { is_displayed: true } }),
  },
  updateFileVisibility: {
    succeeds: async (world, caller) => ({ ...(await own(world)), body: { file_name: await inFolder(world, caller), is_shown: true } }),
    foreign: async (world) => ({ ...(await foreign(world)), body: { file_name: 'note.txt', is_shown: true } }),
  },
  deleteFolderFile: {
    succeeds: async (world, caller) => ({ ...(await own(world)), body: { file_name: await inFolder(world, caller) } }),
    foreign: async (world) => ({ ...(await foreign(world)), body: { file_name: 'note.txt' } }),
  },
  getFolderArchive: { succeeds: own, foreign },
  uploadFile: { succeeds: () => ({ form: fileForm('file', 'note.txt', { purpose: 'chat' }) }), foreign: 'names no single row' },
  createUpload: { succeeds: () => ({ body: { file_name: 'note.txt', size: 12, purpose: 'chat' } }), foreign: 'names no single row' },
  getUpload: {
    succeeds: async (world, caller) => ({ params: { id: await begun(world, tokenOf(world, caller)) } }),
    foreign: async (world) => ({ params: { id: await begun(world, world.tokens.admin) } }),
  },
  continueUpload: {
    succeeds: async (world, caller) => ({ params: { id: await begun(world, tokenOf(world, caller)) }, form: partForm(Buffer.from('A few words.')) }),
    foreign: async (world) => ({ params: { id: await begun(world, world.tokens.admin) }, form: partForm(Buffer.from('A few words.')) }),
  },
  discardUpload: {
    succeeds: async (world, caller) => ({ params: { id: await begun(world, tokenOf(world, caller)) } }),
    foreign: async (world) => ({ params: { id: await begun(world, world.tokens.admin) } }),
  },
  getFileAddress: {
    succeeds: async (world, caller) => ({ params: { id: await uploaded(world, tokenOf(world, caller), 'chat') } }),
    foreign: async (world) => ({ params: { id: await uploaded(world, world.tokens.admin, 'chat') } }),
  },
  getFileContent: {
    succeeds: async (world) => {
      const id = await uploaded(world, world.tokens.client, 'chat');
      const address = await world.app.call('getFileAddress', { token: world.tokens.client, params: { id } });
      return { params: { id }, query: { token: signed(address.body.url) } };
    },
    foreign: 'the signature stands for the scope; a wrong one is tested with files',
  },
  getArchiveContent: {
    succeeds: async (world) => {
      const { params } = await own(world);
      const address = await world.app.call('getFolderArchive', { token: world.tokens.client, params });
      return { params, query: { token: signed(address.body.url) } };
    },
    foreign: 'the signature stands for the scope; a wrong one is tested with files',
  },
} satisfies Partial<Cases>;

/** A client of the advisor whose folder has been taken away, for making one. */
async function folderlessClient(app: CaseWorld['app'], advisorId: string) {
  const [made] = await app.db
    .insert(users)
    .values({ email: `${uuidv7()}@mailhaven.example`, first_name: 'Nora', last_name: 'Quist', role: 'client', status: 'active', advisor_id: advisorId })
    .returning({ id: users.id });
  if (!made) throw new Error('No client was made.');
  return { params: { id: made.id } };
}
