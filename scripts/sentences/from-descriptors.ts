// What the console's screens and the forms show of the contract: labels, hints, choices, actions with their questions and messages. Nothing that only
// readers of the API meet.
import { readFileSync } from 'node:fs';
import * as acts from '../../generated/acts.ts';
import * as enums from '../../generated/enums.ts';
import * as forms from '../../generated/forms.ts';
import { resources } from '../../generated/resources.ts';
import type { ActDescriptor, ActionDescriptor, ActSentences, FieldDescriptor, ResourceDescriptor } from '../../engine/contract/descriptor.ts';
import { areaOf, type Sentence } from './from-source.ts';

/** What a call carries without anybody filling it in. */
const carried = /^(?:id|ids|version|selections|.*token|photo_ids|attachment_ids|avatar)$/;

function textsOfField({ name: field, label, hint, readOnly, choices = [], items, fields = [], transitions = [] }: FieldDescriptor): string[] {
  if (carried.test(field)) return [items, ...fields].flatMap((inner) => (inner ? textsOfField(inner) : []));
  return [
    label,
    // Shown where it is filled in alone.
    ...(hint === undefined || readOnly ? [] : [hint]),
    ...choices.map(({ name }) => name),
    ...transitions.flatMap((one) => one.label ?? []),
    ...(items ? textsOfField(items) : []),
    ...fields.flatMap(textsOfField),
  ];
}

function textsOfSentences({ ask, consequence, done }: ActSentences): string[] {
  return [ask?.one, ask?.many, ...(consequence?.one ?? []), ...(consequence?.many ?? []), done?.one, done?.many].filter((text) => text !== undefined);
}

const withoutHint = (field: FieldDescriptor): string[] => textsOfField(readable(field));
/** A field as lists and records show it, whose hints are left out. */
const readable = ({ items, fields, ...field }: FieldDescriptor): FieldDescriptor => ({
  ...field,
  readOnly: true,
  ...(items ? { items: readable(items) } : {}),
  ...(fields ? { fields: fields.map(readable) } : {}),
});

const textsOfAct = (act: ActDescriptor | undefined): string[] => (act ? [...textsOfSentences(act), ...(act.when ?? []).flatMap(textsOfSentences)] : []);

function textsOfAction({ label, description, fields, pathParams, act, answer = [] }: ActionDescriptor): string[] {
  return [
    label,
    ...(description === undefined ? [] : [description]),
    ...fields.flatMap(textsOfField),
    ...[...pathParams, ...answer].flatMap(withoutHint),
    ...textsOfAct(act),
  ];
}

function textsOfResource(resource: ResourceDescriptor): string[] {
  const { label, singular, empty, groups, fields, filters, createFields, updateFields, actions, deleteAction, deleteAct } = resource;
  return [
    label,
    singular,
    ...(empty === undefined ? [] : [empty]),
    ...groups.map((group) => group.label),
    ...[...createFields, ...updateFields].flatMap(textsOfField),
    ...[...fields, ...filters].flatMap(withoutHint),
    ...actions.flatMap(textsOfAction),
    ...(deleteAction ? textsOfAction(deleteAction) : []),
    ...textsOfAct(deleteAct),
  ];
}

/** Every list, record and form of the console, as the contract words it. */
export function sentencesOfResources(): Sentence[] {
  return resources.flatMap((resource) => textsOfResource(resource).map((text) => ({ area: `console: ${resource.label}`, place: resource.segment, text })));
}

const named = (all: object): ReadonlyMap<string, unknown> => new Map(Object.entries(all));
const allForms = named(forms);
const allEnums = named(enums);
const allActs = named(acts);

/** What a file's screen takes from the contract: the forms, words of values and messages it names. */
export function sentencesTakenBy(file: string, source: string = readFileSync(file, 'utf8')): Sentence[] {
  const area = areaOf(file);
  const names = new Set(source.match(/\b[a-z]\w*(?:Form|Labels|Act)\b/g) ?? []);
  return [...names].flatMap((name) => {
    const form = allForms.get(name) as Readonly<Record<string, FieldDescriptor>> | undefined;
    const labels = allEnums.get(name) as Readonly<Record<string, string>> | undefined;
    const act = allActs.get(name) as ActDescriptor | undefined;
    const texts = [...Object.values(form ?? {}).flatMap(textsOfField), ...Object.values(labels ?? {}), ...textsOfAct(act)];
    return texts.map((text) => ({ area, place: name, text }));
  });
}
