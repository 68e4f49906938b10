// Of every kind in the contract: its sentences can be read, by everyone who is told, also when its texts went with the account.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notificationKindSets, notificationKindValues } from '../../generated/enums.ts';
import type { LinkStatus } from '../../generated/api.ts';
import { eventTexts } from '../../generated/texts.ts';
import type { Effect, Reading } from './effect.ts';
import { effects } from './effects.ts';
import { isKind, splitFacts, type EventKind, type ReadFacts } from './kinds.ts';

interface Schema {
  $ref?: string;
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
  type?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
}
const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};
const resolved = (schema: Schema): Schema => (schema.$ref ? (contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema);

/** Everything a property may hold, as far as a list can say it. */
function valuesOf(property: Schema): unknown[] {
  const schema = resolved(property);
  if (schema.anyOf) return schema.anyOf.flatMap(valuesOf);
  if (schema.enum) return schema.enum;
  if (schema.type === 'null') return [null];
  if (schema.type === 'boolean') return [true, false];
  return [schema.example];
}

/** The facts of a kind: each value of each property once. */
function examplesOf(kind: EventKind): ReadFacts<EventKind>[] {
  const schema = contract.components.schemas['Event']?.oneOf?.find((one) => one.properties?.['kind']?.const === kind);
  const { kind: _kind, ...properties } = schema?.properties ?? {};
  const first = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valuesOf(property)[0]]));
  const others = Object.entries(properties).flatMap(([name, property]) => valuesOf(property).map((value) => ({ ...first, [name]: value })));
  return (others.length > 0 ? others : [first]) as ReadFacts<EventKind>[];
}

const reading = (role: Reading['reader']['role']): Reading => ({
  reader: { id: 'reader', role },
  actor: 'Maria Delgado',
  actorFirst: 'Maria',
  client: 'Hannah Okafor',
  name: () => 'Sam Reyes',
});
const bySystem: Reading = { ...reading('client'), actor: undefined, actorFirst: undefined };

const odd = /undefined|null|\[object|\bNaN\b| {2}|\s[.:]/;
const kinds = Object.keys(eventTexts).filter(isKind);

describe.each(kinds)('%s', (kind) => {
  const effect = effects[kind] as Effect<EventKind>;
  const examples = examplesOf(kind);

  it('is a sentence, whatever its facts', () => {
    for (const facts of examples) {
      const stays = splitFacts(kind, facts).params as ReadFacts<EventKind>;
      const said = [reading('client'), reading('employee'), bySystem].flatMap((one) => [
        effect.sentence(facts, one),
        effect.sentence(stays, one),
        ...(effect.notices ?? []).flatMap(({ sentence: text }) => (text ? [text(facts, one), text(stays, one)] : [])),
      ]);
      for (const sentence of said) {
        if (kind === 'imported') continue;
        // What someone typed may stand at its end.
        expect(sentence).toMatch(/^[A-Z0-9$].*(?:\.”?|CR-V EX-L)$/u);
        expect(sentence).not.toMatch(odd);
      }
    }
  });

  it('says car to clients, never link', () => {
    const told = (effect.notices ?? []).filter(({ to }) => to !== 'staff' && to !== 'admins');
    // The work table's steps are staff's own; its moves are internal.
    const sentences = [...(effect.offTimeline || kind === 'step_changed' ? [] : [effect.sentence]), ...told.map(({ sentence }) => sentence ?? effect.sentence)];
    for (const facts of examples) for (const sentenceOf of sentences) expect(sentenceOf(facts, reading('client'))).not.toMatch(/\blinks?\b/i);
  });

  it('is told as what its readers can choose', () => {
    for (const facts of examples) {
      for (const { to, as, after } of effect.notices ?? []) {
        const told = typeof as === 'function' ? as(facts) : as;
        if (told === undefined) continue;
        // A person among the facts may be of either side.
        const set = typeof to === 'string' ? notificationKindSets[to === 'client' ? 'client' : 'staff'] : notificationKindValues;
        expect({ told, after, chosen: (set as readonly string[]).includes(told) }).toMatchObject({ chosen: true });
      }
    }
  });

  it('keeps nothing typed beside what goes with the account', () => {
    for (const facts of examples) {
      const { params, texts } = splitFacts(kind, facts);
      expect(texts.map(({ name }) => name).filter((name) => name in params)).toEqual([]);
      for (const value of Object.values(params)) expect(['number', 'boolean', 'string', 'object']).toContain(typeof value);
    }
  });
});

/** Every kind a notice is sent as, whatever the facts. */
const sentKinds = new Set<string | undefined>(
  kinds.flatMap((kind) => {
    const { notices = [] } = effects[kind] as Effect<EventKind>;
    return notices.flatMap(({ as }) => (typeof as === 'function' ? examplesOf(kind).map((facts) => as(facts)) : [as]));
  }),
);

it('every kind of notification people can choose is sent after some event', () => {
  expect(notificationKindValues.filter((kind) => !sentKinds.has(kind))).toEqual([]);
});

describe('a link that staff moved', () => {
  const toldAs = (from: LinkStatus, to: LinkStatus) => {
    const notice = effects.link_moved.notices?.find(({ after }) => after === 'staff');
    const facts = { from, to, reason: null, title: '2021 Honda CR-V EX-L', amount: null, remark: null } as ReadFacts<'link_moved'>;
    return typeof notice?.as === 'function' ? notice.as(facts) : notice?.as;
  };

  it.each([
    ['research_requested', 'researched', 'research_posted'],
    ['otd_requested', 'otd_received', 'otd_received'],
    ['accepted', 'unavailable', 'link_unavailable'],
    // Nothing new to look at: it went on, or came back.
    ['accepted', 'purchased', 'link_moved'],
    ['accepted', 'otd_received', 'link_moved'],
    ['otd_received', 'otd_requested', 'link_moved'],
    ['rejected', 'researched', 'link_moved'],
    ['unavailable', 'proposed', 'link_moved'],
  ] as const)('from %s to %s is told as %s', (from, to, as) => {
    expect(toldAs(from, to)).toBe(as);
  });
});

it('lets an open car ask again for what is added to it', () => {
  const about = { client_id: 'client', internal: false };
  const named = (kind: 'link_worksheet_added' | 'link_report_posted') => effects[kind].asks?.({} as never, about).flatMap(({ resources }) => resources);
  expect(named('link_worksheet_added')).toEqual(['links', 'otd-worksheets']);
  expect(named('link_report_posted')).toEqual(['links', 'research-reports']);
});
