// `serve`: the console over a document, on this machine.
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { readDocumentAt } from '../contract/reading/addresses.ts';
import { UnreadableDocument } from '../contract/reading/files.ts';
import { consoleServer } from '../serve/server.ts';
import { languages } from '../app/console.ts';
import type { Around } from './around.ts';

/** Begins to listen and says where. */
export async function serve(args: string[], { name, page, say }: Around): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      overlay: { type: 'string', multiple: true, default: [] },
      follow: { type: 'string', multiple: true, default: [] },
      mock: { type: 'boolean', default: false },
      api: { type: 'string' },
      port: { type: 'string', default: '4400' },
      set: { type: 'string', multiple: true, default: [] },
      page: { type: 'string' },
      language: { type: 'string', default: 'en' },
    },
  });
  const [file] = positionals;
  if (file === undefined) throw new UnreadableDocument(`Name a document. ${name} help says how.`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UnreadableDocument(`--port ${values.port} is no port.`);
  const language = languages.find((one) => one === values.language);
  if (!language) throw new UnreadableDocument(`--language ${values.language} isn’t one of ${languages.join(', ')}. Others are packs of an ejected console.`);
  const document = await readDocumentAt(file, { overlays: values.overlay, follow: values.follow });
  const api = values.api ?? serverOf(document.servers, file);
  if (!values.mock && api === undefined)
    throw new UnreadableDocument(`${document.title} doesn’t say where its API is. Say it with --api https://…, or try the console with --mock.`);
  const server = consoleServer(document, {
    page: values.page ?? (await page()),
    mock: values.mock,
    language,
    given: Object.fromEntries(values.set.map(pairOf)),
    ...(api === undefined ? {} : { api }),
  });
  await new Promise<void>((done, refuse) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      refuse(error.code === 'EADDRINUSE' ? new UnreadableDocument(`Something listens on port ${port} already. Choose another with --port.`) : error),
    );
    server.listen(port, '127.0.0.1', done);
  });
  const { port: own } = server.address() as AddressInfo;
  say(`${document.title}: http://127.0.0.1:${own}`);
  say(values.mock ? 'Calls go to a stub made from the document. Nothing leaves this machine.' : `Calls go to ${api}`);
  return 0;
}

/** An address that is only a path is one of the host that the document came from. */
function serverOf(servers: readonly string[], file: string): string | undefined {
  const [first] = servers;
  if (first !== undefined && /^https?:/.test(first)) return first;
  return URL.canParse(file) && /^https?:/.test(file) ? new URL(first ?? '/', file).href : undefined;
}

function pairOf(one: string): [string, string] {
  const at = one.indexOf('=');
  if (at < 1) throw new UnreadableDocument(`--set ${one} gives no value: write name=value.`);
  return [one.slice(0, at), one.slice(at + 1)];
}
