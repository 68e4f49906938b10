// The fields of the console's forms in which a record is found by typing, beside the record itself read by its key.
import { optionsPerPage } from '../../../engine/console/inputs/optionsPerPage.ts';
import { shownOf } from '../../../engine/console/inputs/shownOf.ts';
import { defaultSort } from '../../../engine/console/list/defaultSort.ts';
import { resources } from '../../../generated/resources.ts';
import { poolSize } from '../../../server/db/pool.ts';
import { timed, written } from '../asked.ts';
import { middle, table } from '../page.ts';
import type { ScaledFirm } from './firms.ts';
import { asked } from './questions.ts';

/** Of issue 12: so many times as long as a record read by its key. */
const most = 2;
/** As many letters of a name as somebody types before they look. */
const lettersTyped = 8;

interface Picker {
  name: string;
  resource: (typeof resources)[number];
  /** What the field asks for beside what is typed: clients alone, packages for sale. */
  filter: Readonly<Record<string, unknown>>;
}

/** Every kind that the contract has: fields that are filled in, of a form or a filter, whose value is another record. */
export function pickers(): readonly Picker[] {
  const found = new Map<string, Picker>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('reference' in value && !('readOnly' in value && value.readOnly === true)) {
      const { resource: segment, filter = {} } = value.reference as { resource: string; filter?: Picker['filter'] };
      const resource = resources.find((one) => one.segment === segment);
      const of = Object.entries(filter).map(([field, wanted]) => `${field} ${[wanted].flat().join(' or ')}`);
      const name = [resource?.label ?? segment, ...of].join(', ');
      if (resource) found.set(name, { name, resource, filter });
    }
    for (const each of Object.values(value)) look(each);
  };
  look(resources);
  return [...found.values()];
}

/** Asks a firm, in turns, for each kind as its field does, as an admin. @returns Markdown */
export async function pickersBesideKeys(firm: ScaledFirm, tries: number): Promise<string> {
  const rows: string[][] = [];
  const empty: string[] = [];
  for (const { name, resource, filter } of pickers()) {
    const { list, show, recordLabel } = resource;
    if (!list || !show) continue;
    const { field, order } = defaultSort(resource, recordLabel);
    const opened = (more: object = {}) =>
      `${asked(list.path, { filter: { ...filter, ...more }, sort: [field, order], range: [0, optionsPerPage - 1], ...(resource.narrowed ? { fields: shownOf(resource) } : {}) })}${resource.pageTotal ? '&total=page' : ''}`;
    const answer = await fetch(`${firm.url}/api${opened()}`, { headers: { authorization: `Bearer ${firm.tokens.admin}` } });
    const records: readonly Readonly<Record<string, unknown>>[] = JSON.parse(await answer.text());
    const record = records.at(-1);
    if (!record) {
      empty.push(name);
      continue;
    }
    const paths = [opened(), opened({ q: String(record[recordLabel]).slice(0, lettersTyped) }), show.path.replace('{id}', String(record['id']))];
    const times = paths.map((): number[] => []);
    const ask = (path: string) => timed({ what: name, url: firm.url, path, token: firm.tokens.admin });
    // As of the other questions: first each connection has asked it.
    for (const path of paths) for (let round = 0; round < 2; round += 1) await Promise.all(Array.from({ length: poolSize }, () => ask(path)));
    for (let count = 0; count < tries; count += 1) for (const [index, path] of paths.entries()) times[index]?.push(await ask(path));
    const [whole, typed, byKey] = times.map(middle) as [number, number, number];
    const ratio = Math.max(whole, typed) / byKey;
    const row = [name, written(whole), written(typed), written(byKey), `**${ratio.toFixed(2)}** ${ratio <= most ? '✓' : '✗'}`];
    console.log(row.join('  '));
    rows.push(row);
  }
  return [
    `Fields in which a record is found by typing, at ${firm.links.toLocaleString('en-US')} links, as an admin: the list they open with, the same for ${lettersTyped} letters, and a record of it read by its key, in turns, ${tries} of each; the middle in ms; goal, of the slower beside the record: ≤ ${most}.${empty.length > 0 ? ` This firm has none of: ${empty.join('; ')}.` : ''}`,
    '',
    table(['found', 'opened', 'typed', 'by its key', 'times'], rows),
  ].join('\n');
}
