// The firm's settings by their names and what the contract says of them, each as it now is. Names are in memory: the database is asked for the values of what was found.
import type { FieldDescriptor } from '../../../engine/contract/descriptor.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { OperationId, SettingHit } from '../../../generated/api.ts';
import { notificationKindLabels, roleLabels, roleValues } from '../../../generated/enums.ts';
import { updateFirmSettingsForm, updateFrontDoorForm } from '../../../generated/forms.ts';
import { operations } from '../../../generated/operations.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { shippedWords } from '../../events/mail/index.ts';
import { notificationDefaults } from '../../events/notification-defaults.ts';
import { firmSettings, mailTexts } from '../settings/index.ts';

/** All that is answered of them. */
const most = 8;

interface Setting extends Omit<SettingHit, 'operation' | 'value'> {
  /** What else it is found by. */
  words: string;
}

interface Settings {
  operation: OperationId;
  settings: readonly Setting[];
  /** What those found are now, by field. */
  read?: (db: Database, config: Config) => Promise<Readonly<Record<string, string | null>>>;
}

const words = { edited: 'Edited', shipped: 'As shipped', yes: 'Yes', no: 'No' } as const;

/** A setting for each field of a form, found by the names of its parts as well. */
const fieldsOf = (form: Readonly<Record<string, FieldDescriptor>>): Setting[] =>
  Object.values(form)
    .filter(({ name, readOnly }) => name !== 'version' && !readOnly)
    .map((field) => ({ field: field.name, name: field.label, says: field.hint ?? null, words: `${namesIn(field)} ${field.hint ?? ''}` }));

const namesIn = ({ name, label, fields = [], items }: FieldDescriptor): string =>
  [label, name.replaceAll('_', ' '), ...fields.map(namesIn), ...(items?.fields ?? []).map(namesIn)].join(' ');

function textOf(field: FieldDescriptor, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'object') {
    const parts = (field.fields ?? []).flatMap((part) => {
      const text = textOf(part, Reflect.get(value, part.name));
      return text === null ? [] : [`${part.label} ${text}`];
    });
    return parts.join(', ');
  }
  if (field.kind === 'percent') return `${String(value)}%`;
  return field.choices?.find(({ id }) => id === value)?.name ?? String(value);
}

const sources: readonly Settings[] = [
  {
    operation: 'updateFirmSettings',
    settings: fieldsOf(updateFirmSettingsForm),
    read: async (db, config) => {
      const now = await firmSettings(db, config);
      return Object.fromEntries(Object.values(updateFirmSettingsForm).map((field) => [field.name, textOf(field, Reflect.get(now, field.name))]));
    },
  },
  { operation: 'updateFrontDoor', settings: fieldsOf(updateFrontDoorForm) },
  {
    operation: 'saveMailText',
    settings: shippedWords.map(({ name, label, when, subject }) => ({ field: name, name: label, says: when, words: subject })),
    read: async (db) => Object.fromEntries((await mailTexts(db)).map(({ name, is_changed }) => [name, is_changed ? words.edited : words.shipped])),
  },
  {
    operation: 'changeNotificationDefaults',
    settings: Object.entries(notificationKindLabels).map(([field, name]) => ({ field, name, says: null, words: field.replaceAll('_', ' ') })),
    read: async (db) => {
      const defaults = await notificationDefaults(db);
      const stateOf = (kind: string): string => {
        const edited = roleValues.filter((role) => Reflect.has(defaults[role] ?? {}, kind)).map((role) => roleLabels[role]);
        return edited.length > 0 ? `${words.edited}: ${edited.join(', ')}` : words.shipped;
      };
      return Object.fromEntries(Object.keys(notificationKindLabels).map((kind) => [kind, stateOf(kind)]));
    },
  },
];

/** What is looked into once for all: the name, and all of it. */
const kept = sources.map((source) => ({
  ...source,
  roles: operations[source.operation].roles,
  settings: source.settings.map((setting) => ({
    setting,
    name: partsOf(setting.name),
    all: partsOf(`${setting.name} ${setting.words} ${setting.says ?? ''}`),
  })),
}));

function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const begins = (parts: readonly string[], asked: readonly string[]): boolean => asked.every((word) => parts.some((part) => part.startsWith(word)));

/** The settings that somebody may change and that have every word, those whose names have them first. */
export async function settingHits(db: Database, config: Config, actor: Actor, q: string): Promise<SettingHit[]> {
  const asked = partsOf(q);
  if (asked.every((word) => word.length < 2)) return [];
  const hits = kept
    .filter(({ roles }) => roles.includes(actor.role))
    .flatMap(({ operation, settings, read }) =>
      settings.filter(({ all }) => begins(all, asked)).map(({ setting, name }) => ({ operation, read, setting, isNamed: begins(name, asked) })),
    )
    .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .slice(0, most);
  const values = new Map<OperationId, Readonly<Record<string, string | null>>>();
  for (const { operation, read } of hits) if (read && !values.has(operation)) values.set(operation, await read(db, config));
  return hits.map(({ operation, setting: { field, name, says } }) => ({
    operation,
    field,
    name,
    says,
    value: values.get(operation)?.[field]?.slice(0, 200) ?? null,
  }));
}
