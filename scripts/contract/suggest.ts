// `npm run contract:suggest -- <file> [--overlay file]`: an overlay that answers what the document leaves open, with the questions as comments.
import { parseArgs } from 'node:util';
import { understand } from '../../engine/contract/inferring/understand.ts';
import { suggestedOverlay } from '../../engine/contract/overlay/suggest.ts';
import { UnreadableDocument } from '../../engine/contract/reading/files.ts';
import { readDocument } from '../../engine/contract/reading/read.ts';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { overlay: { type: 'string', multiple: true, default: [] } } });
  const [file] = positionals;
  if (file === undefined) throw new UnreadableDocument('npm run contract:suggest -- <file> [--overlay file]: writes an overlay to standard output.');
  const document = readDocument(file, values.overlay);
  console.log(suggestedOverlay(document, understand(document), file).join('\n'));
} catch (error) {
  if (!(error instanceof UnreadableDocument) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
