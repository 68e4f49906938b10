// The command: a document in, a console, a report or a file out. Each word has its own options; what is wrong is one sentence and exit code 1.
import { parseArgs } from 'node:util';
import { comparisonReport } from '../contract/comparing/compare.ts';
import { reportOf } from '../contract/inferring/report.ts';
import { understand } from '../contract/inferring/understand.ts';
import { suggestedOverlay } from '../contract/overlay/suggest.ts';
import { readDocumentAt } from '../contract/reading/addresses.ts';
import { UnreadableDocument } from '../contract/reading/files.ts';
import type { ApiDocument } from '../contract/reading/form.ts';
import { addResource } from './add.ts';
import type { Around } from './around.ts';
import { ejected } from './eject.ts';
import { serve } from './serve.ts';

/** How to read a document, for every word that reads one. */
const reading = {
  overlay: { type: 'string', multiple: true, default: [] as string[] },
  follow: { type: 'string', multiple: true, default: [] as string[] },
} as const;

/** The same as the reader takes it. */
export const readingOf = ({ overlay, follow }: { overlay: string[]; follow: string[] }) => ({ overlays: overlay, follow });

const usage = (name: string): string => `A console over any OpenAPI 3.0, 3.1, 3.2 or Swagger 2 document, a file or an address.

  ${name} serve <document> [--mock] [--api https://…] [--port 4400] [--set name=value] [--page folder] [--language de] [--words file.json]
      the console in the browser; --mock answers from a stub made of the document, --set bearerAuth.token=… signs calls
  ${name} check <document> [--all]
      how much of it is understood, and what would have to be asked, with file and line
  ${name} suggest <document>
      an overlay to begin with: what the document leaves open, each question as a comment
  ${name} diff <before> <after>
      what breaks callers, and the screens that it touches; ends with 1 where anything does
  ${name} new resource <name> [field:kind …] --in <document>
      writes paths and schemas of a resource into a document, or begins one
  ${name} eject <folder>
      a project of your own around the console, to replace columns, inputs and pages in

Everywhere: --overlay <file> says beside the document what it leaves open (Overlay 1.0 and 1.1, several are applied in order);
--follow <origin> fetches references to that address.`;

/** Does what the words say. @returns the exit code; of `serve` once it listens */
export async function run([word, ...args]: readonly string[], around: Around): Promise<number> {
  try {
    if (args.includes('--help')) {
      around.say(usage(around.name));
      return 0;
    }
    switch (word) {
      case 'serve':
        return await serve(args, around);
      case 'check': {
        const { values, document } = await documentOf(args, { all: { type: 'boolean', default: false } }, around);
        reportOf(document, values['all'] === true).forEach(around.say);
        return 0;
      }
      case 'suggest': {
        const { document, file } = await documentOf(args, {}, around);
        suggestedOverlay(document, understand(document), file).forEach(around.say);
        return 0;
      }
      case 'diff':
        return await diff(args, around);
      case 'new':
        return addResource(args, around);
      case 'eject':
        return ejected(args, around);
      case 'version':
      case '--version':
      case '-v':
        around.say(around.version);
        return 0;
      case undefined:
      case 'help':
      case '--help':
      case '-h':
        around.say(usage(around.name));
        return 0;
      default:
        throw new UnreadableDocument(`There is no “${word}”. ${around.name} help says what there is.`);
    }
  } catch (error) {
    // A wrong option is a TypeError of parseArgs.
    const isTold = error instanceof UnreadableDocument || (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    if (!isTold) throw error;
    around.complain(error instanceof TypeError ? `${error.message.split('. ')[0] ?? ''}. ${around.name} help says what there is.` : error.message);
    return 1;
  }
}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

async function documentOf(
  args: string[],
  more: NonNullable<Options>,
  { name }: Around,
): Promise<{ values: Record<string, unknown>; document: ApiDocument; file: string }> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...reading, ...more } });
  const [file] = positionals;
  if (file === undefined) throw new UnreadableDocument(`Name a document. ${name} help says how.`);
  return { values, file, document: await readDocumentAt(file, readingOf(values)) };
}

async function diff(args: string[], { name, say }: Around): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: reading });
  const [before, after] = positionals;
  if (before === undefined || after === undefined) throw new UnreadableDocument(`Name the older document and the newer one. ${name} help says how.`);
  const [old, fresh] = [await readDocumentAt(before, readingOf(values)), await readDocumentAt(after, readingOf(values))];
  const { lines, breaks } = comparisonReport(old, fresh);
  lines.forEach(say);
  return breaks === 0 ? 0 : 1;
}
