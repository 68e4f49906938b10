// `npm run contract:serve -- <file> [--mock] [--api address] [--port number] [--overlay file] [--set scheme.field=value]`: a console in the browser over any document.
import { parseArgs } from 'node:util';
import { readDocument } from '../../engine/contract/reading/read.ts';
import { UnreadableDocument } from '../../engine/contract/reading/files.ts';
import { consoleServer } from '../../engine/serve/server.ts';
import { builtConsole } from './build-console.ts';

const usage =
  'npm run contract:serve -- <file> [--mock] [--api https://…] [--port 4400] [--overlay file] [--set bearerAuth.token=…]: a console over OpenAPI 3.0, 3.1, 3.2 or Swagger 2.';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mock: { type: 'boolean', default: false },
      api: { type: 'string' },
      port: { type: 'string', default: '4400' },
      set: { type: 'string', multiple: true, default: [] },
      overlay: { type: 'string', multiple: true, default: [] },
    },
  });
  const [file] = positionals;
  if (file === undefined) throw new UnreadableDocument(usage);
  const given = Object.fromEntries(values.set.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]));
  const document = readDocument(file, values.overlay);
  const server = consoleServer(document, { page: await builtConsole(), mock: values.mock, given, ...(values.api === undefined ? {} : { api: values.api }) });
  server.listen(Number(values.port), '127.0.0.1', () => {
    console.log(`${document.title}: http://127.0.0.1:${values.port}${values.mock ? ' (stub made from the document)' : ''}`);
  });
} catch (error) {
  if (!(error instanceof UnreadableDocument) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
