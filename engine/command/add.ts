// `new resource`: writes into a document, or begins one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UnreadableDocument } from '../contract/reading/files.ts';
import { emptyDocument, fieldFrom, kindWords, withResource } from './resource.ts';
import type { Around } from './around.ts';

export function addResource(args: string[], { name: command, say }: Around): number {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { in: { type: 'string', default: 'openapi.yaml' } } });
  const [what, name, ...fields] = positionals;
  if (what !== 'resource' || name === undefined)
    throw new UnreadableDocument(
      `${command} new resource <name> [field:kind …] --in openapi.yaml. Kinds: ${kindWords}; ? at the end where a field may be left out.`,
    );
  const isThere = existsSync(values.in);
  const text = isThere ? readFileSync(values.in, 'utf8') : emptyDocument(basename(dirname(resolve(values.in))));
  writeFileSync(values.in, withResource(text, name, (fields.length > 0 ? fields : ['name']).map(fieldFrom)));
  say(`${isThere ? 'Added' : 'Wrote'} ${name} ${isThere ? 'to' : 'into'} ${values.in}: list, record, create, update, delete.`);
  say(`See it: ${command} serve ${values.in} --mock`);
  return 0;
}
