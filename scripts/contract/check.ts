// `npm run contract:check -- <file> [--all] [--overlay file]`: how much of any OpenAPI or Swagger document is understood, and what would have to be asked.
import { parseArgs } from 'node:util';
import { UnreadableDocument } from '../../engine/contract/reading/files.ts';
import { readDocument } from '../../engine/contract/reading/read.ts';
import { reportOf } from '../../engine/contract/inferring/report.ts';

const usage = 'npm run contract:check -- <file> [--all] [--overlay file]: OpenAPI 3.0, 3.1, 3.2 or Swagger 2, as YAML or JSON.';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, overlay: { type: 'string', multiple: true, default: [] } },
  });
  const [file] = positionals;
  if (file === undefined) throw new UnreadableDocument(usage);
  console.log(reportOf(readDocument(file, values.overlay), values.all).join('\n'));
} catch (error) {
  // A wrong option is a TypeError of parseArgs.
  if (!(error instanceof UnreadableDocument) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
