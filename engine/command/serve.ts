// `serve`: the console over a document, on this machine.
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readDocumentAt } from '../contract/reading/addresses.ts';
import { UnreadableDocument } from '../contract/reading/files.ts';
import { english, type Words } from '../bridge/words.ts';
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
      words: { type: 'string' },
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
    ...(values.words === undefined ? {} : { words: wordsIn(values.words) }),
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

/** What the server says, in words of somebody's own: `{"notFound": "Introuvable"}`. @throws UnreadableDocument where it is no such file, or names what is never said */
function wordsIn(file: string): Partial<Words> {
  const said: unknown = jsonIn(file);
  const names = Object.keys(english);
  if (typeof said !== 'object' || said === null || Array.isArray(said)) throw new UnreadableDocument(`${file}:1: should be an object of names and sentences.`);
  for (const [name, sentence] of Object.entries(said)) {
    if (!names.includes(name)) throw new UnreadableDocument(`${file}: there is no sentence “${name}”. There are: ${names.join(', ')}.`);
    if (typeof sentence !== 'string') throw new UnreadableDocument(`${file}: “${name}” should be a sentence.`);
  }
  return said;
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new UnreadableDocument(`${file}:1: ${error instanceof SyntaxError ? 'is no JSON.' : 'there is no such file.'}`);
  }
}

function pairOf(one: string): [string, string] {
  const at = one.indexOf('=');
  if (at < 1) throw new UnreadableDocument(`--set ${one} gives no value: write name=value.`);
  return [one.slice(0, at), one.slice(at + 1)];
}
