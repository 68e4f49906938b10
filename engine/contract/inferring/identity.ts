// By which property a record is known, what names it to people, and whose id another property is.
import type { Property, Shape } from '../reading/form.ts';
import { propertiesOf } from '../reading/schemas.ts';
import { alike, guess, plain, singular, wordsOf, type Guess } from './guess.ts';

export interface Identity {
  /** The path's parameter that takes it, where a record has a path. */
  parameter?: string;
  /** The property that holds it; undefined where the record does not say. */
  property?: string;
}

const usual = ['id', '_id', 'uuid', 'guid', 'gid', 'key', 'slug', 'code', 'number', 'name'];

/**
 * The property whose value the path's parameter takes, or, without such a path, the one that looks like a key.
 * @param called the last part of the path: of what is within others the resource's name says more, `bid-requests-dealers`
 */
export function identityOf(resource: string, parameter: string | undefined, shape: Shape | undefined, called = resource): Guess<Identity> {
  const names = Object.keys(propertiesOf(shape));
  const owners = [...new Set([singular(resource), singular(called)])];
  if (shape?.identity !== undefined && names.includes(shape.identity.text))
    return guess({ ...(parameter === undefined ? {} : { parameter }), property: shape.identity.text }, 1, 'the document says so (x-identity)');
  const find = (wanted: string) => names.find((name) => plain(name) === plain(wanted));
  if (parameter === undefined) {
    const own = usual.slice(0, 5).map(find).find(Boolean) ?? owners.map((owner) => find(`${owner}Id`)).find(Boolean);
    const others = names.filter((name) => /[^a-z]id$|Id$/.test(name));
    if (own === undefined && others.length > 0)
      return guess({}, 0.6, `no path leads to one record; ${others.map((name) => `“${name}”`).join(', ')} may be its key`);
    return own === undefined ? guess({}, 0.8, 'no path leads to one record') : guess({ property: own }, 0.85, `“${own}” is what keys are usually called`);
  }
  // A path with two keys of one name numbers them: `{TripId_1}`.
  const same = find(parameter) ?? find(parameter.replace(/_\d$/, ''));
  const short = find('id');
  // `/companies/{company_id}` where a company has both: `company_id` may as well be what its owner calls it.
  if (same !== undefined && short !== undefined && owners.some((owner) => plain(parameter) === plain(`${owner}Id`)))
    return guess({ parameter, property: short }, 0.6, `the record has “${short}” and “${same}”, and {${parameter}} may mean either`);
  if (same !== undefined) return guess({ parameter, property: same }, 0.97, `the record has “${same}”, as the path calls it`);
  if (names.length === 0) return guess({ parameter }, 0.4, 'nothing says what a record holds');
  const rest = parameter.match(/(?:^|[_-])?(id|uuid|guid|key|slug|code|number|no|name)$/i)?.[1];
  // `{task_gid}` of a task: what stands behind the resource's own name, whatever it is, is a property of the record.
  const behind = owners.flatMap((owner) => (plain(parameter).startsWith(plain(owner)) ? (find(plain(parameter).slice(plain(owner).length)) ?? []) : []))[0];
  const word = find(wordsOf(parameter).at(-1) ?? '');
  const ending = (rest === undefined ? undefined : find(rest)) ?? behind ?? (word !== undefined && usual.includes(plain(word)) ? word : undefined);
  if (ending !== undefined) return guess({ parameter, property: ending }, 0.93, `{${parameter}} ends in “${ending}”, and the record has it`);
  const long = owners.flatMap((owner) => find(`${owner}${parameter}`) ?? find(`${owner}Id`) ?? [])[0];
  if (long !== undefined) return guess({ parameter, property: long }, 0.88, `“${long}” says of which resource it is the key`);
  const likely = usual.map(find).find(Boolean);
  // A name may be a title, or a path of its own; nothing but the word speaks for it.
  if (likely !== undefined && owners.some((owner) => alike(parameter, owner)))
    return guess(
      { parameter, property: likely },
      likely === 'name' ? 0.6 : 0.78,
      `{${parameter}} is called as the resource, and “${likely}” is what its key would be called`,
    );
  if (likely === 'id') return guess({ parameter, property: likely }, 0.6, `“id” is what keys are usually called, but the path calls it {${parameter}}`);
  return guess({ parameter, ...(likely === undefined ? {} : { property: likely }) }, 0.4, `no property of the record is called {${parameter}}`);
}

const isText = ({ shape }: Property): boolean =>
  shape.kind === 'scalar' && shape.types.includes('string') && shape.values === undefined && !/^(?:date|uuid|uri|byte)/.test(shape.format ?? '');

/** The property by which people know a record. */
export function labelOf(resource: string, shape: Shape | undefined, identity: string | undefined): Guess<string> | undefined {
  const properties = propertiesOf(shape);
  const names = Object.keys(properties).filter((name) => properties[name] && isText(properties[name]));
  const owner = plain(singular(resource));
  for (const word of [
    'name',
    'title',
    'displayname',
    'fullname',
    'label',
    'subject',
    `${owner}name`,
    `${owner}title`,
    'username',
    'email',
    'code',
    'slug',
    'number',
    'reference',
  ]) {
    const found = names.find((name) => plain(name) === word);
    if (found !== undefined) return guess(found, 0.9, `“${found}” is what people call things by`);
  }
  const named = names.find((name) => /(?:name|title)$/i.test(name));
  if (named !== undefined) return guess(named, 0.75, `“${named}” ends in a word for names`);
  const required = names.find((name) => properties[name]?.required === true && name !== identity);
  if (required !== undefined) return guess(required, 0.5, `“${required}” is the first text that every record has`);
  return identity === undefined ? undefined : guess(identity, 0.4, 'no text names it, so its key does');
}

export interface Reference {
  property: string;
  resource: string;
}

/** Another resource, as far as references need it. */
export interface Referable {
  name: string;
  /** The schema's name. */
  entity?: string;
  parameter?: string;
}

/** Which properties hold the key of another resource, by name, or another record, by shape. */
export function referencesOf(own: string, shape: Shape | undefined, all: readonly Referable[]): Guess<Reference>[] {
  return Object.entries(propertiesOf(shape)).flatMap(([property, { shape: value }]): Guess<Reference>[] => {
    const inner = value.kind === 'list' ? value.items : value;
    const byShape = inner.name === undefined || inner.kind === 'scalar' ? undefined : all.find(({ entity }) => entity !== undefined && entity === inner.name);
    if (byShape) return [guess({ property, resource: byShape.name }, 0.9, `“${property}” is a ${inner.name ?? ''}, as ${byShape.name} are`)];
    if (inner.kind !== 'scalar') return [];
    const stem = /^(.+?)_?(?:ids?|uuids?|keys?|refs?)$/i.exec(property)?.[1];
    if (stem === undefined) return [];
    const byName = all.find(({ name }) => alike(name, stem));
    if (byName) return [guess({ property, resource: byName.name }, 0.85, `“${property}” is called as ${byName.name} are`)];
    const byParameter = all.filter(
      ({ name, parameter }) => name !== own && parameter !== undefined && plain(parameter) === plain(property) && plain(parameter) !== 'id',
    );
    const [only] = byParameter;
    return only && byParameter.length === 1 ? [guess({ property, resource: only.name }, 0.8, `the path of ${only.name} calls its key “${property}” too`)] : [];
  });
}
