// Makes a resource's descriptor of the operations that belong together.
import { actOf } from './acts.ts';
import { standardActions, withOthers, type Classified, type StandardAction } from './classify.ts';
import { deleting, type ActionDescriptor, type FieldDescriptor, type OperationDescriptor, type ResourceDescriptor, type ResourceIcon } from './descriptor.ts';
import { accessOf } from './access.ts';
import { alternatives, operatorOf, readFrom } from './conditions.ts';
import { bodyOf, refName, resolve, successOf, type Contract, type Display, type PlacedOperation, type Schema } from './document.ts';
import { asRoles, fieldOf, fieldsOf, humanise, type SegmentOf } from './fields.ts';
import type { Operator } from './operators.ts';
import { editsOfSeveral } from './several.ts';
import { withSummary } from './summary.ts';

/** The descriptors of every resource that has a list, in the order of the contract. */
export function resourcesOf(contract: Contract, classified: readonly Classified[]): ResourceDescriptor[] {
  const names = [...new Set(classified.flatMap((entry) => (entry.use === 'screen' && entry.action === 'list' ? [entry.resource] : [])))];
  const entityOf = (name: string) => {
    const list = classified.find((entry) => entry.use === 'screen' && entry.resource === name && entry.action === 'list');
    return list ? entityRef(list) : undefined;
  };
  const segmentOf: SegmentOf = (name) => {
    const entity = entityOf(name);
    return (entity && contract.components.schemas[entity]?.['x-display']?.segment) ?? name;
  };
  const exporting = classified.find((entry) => entry.use === 'export');
  return names.map((name) => {
    const own = classified.flatMap(withOthers).filter((entry) => (entry.use === 'screen' || entry.use === 'action') && entry.resource === name);
    const resource = resourceOf(contract, name, entityOf(name) ?? name, own, { segmentOf, classified });
    const exported = exporting && exportOf(contract, exporting, own);
    return exported ? { ...resource, export: exported } : resource;
  });
}

/** The contract's one export for one resource: its list must page, and its roles are the list's. */
function exportOf(contract: Contract, exporting: Classified & { use: 'export' }, own: readonly Classified[]): OperationDescriptor | undefined {
  const list = own.find((entry) => entry.use === 'screen' && entry.action === 'list');
  if (list?.use !== 'screen' || !list.parameters.some((parameter) => parameter.name === 'range')) return undefined;
  const operation = operationDescriptor(contract, exporting);
  const admitted = operationDescriptor(contract, list).roles;
  return {
    ...operation,
    path: operation.path.replace(`{${exporting.parameter}}`, list.resource),
    roles: operation.roles.filter((role) => admitted.includes(role)),
  };
}

/** The entity a list operation answers with. */
export function entityRef({ operation }: PlacedOperation): string | undefined {
  const { schema } = successOf(operation);
  const items = schema?.items;
  return items && items.$ref ? refName(items.$ref) : undefined;
}

/** The data a resource's descriptor needs from the others. */
interface Around {
  segmentOf: SegmentOf;
  classified: readonly Classified[];
}

function resourceOf(contract: Contract, name: string, entity: string, own: Classified[], around: Around): ResourceDescriptor {
  const { segmentOf, classified } = around;
  const schema = contract.components.schemas[entity] ?? {};
  const display = schema['x-display'] ?? {};
  const standard = (action: StandardAction) => own.find((entry) => entry.use === 'screen' && entry.action === action);
  const fields = fieldsOf(contract, schema, segmentOf);
  const list = standard('list');
  const update = standard('update');
  const formOf = (action: StandardAction): FieldDescriptor[] => {
    const entry = standard(action);
    const body = entry ? bodyOf(entry.operation) : undefined;
    return body ? fieldsOf(contract, body.schema, segmentOf).filter((field) => field.name !== 'version' && !display.elsewhere?.includes(field.name)) : [];
  };
  const updateFields = formOf('update');
  const hidden = display.hide ?? ['id', 'version'];
  const singular = display.name ?? humanise(entity);
  const plural = display.plural ?? `${singular}s`;
  const deletes = standard('delete');
  const deleteAct = deletes && actOf(contract, classified, deletes);
  // One word for one act: where the contract calls it something else than deleting, the button and the question say the same.
  const deleteLabel = deletes?.operation.summary && !/^Delete\b/.test(deletes.operation.summary) ? deletes.operation.summary : undefined;
  return withSummary({
    name,
    segment: display.segment ?? name,
    label: plural,
    singular,
    entity,
    // The extension schema has checked which icons there are.
    ...(display.icon ? { icon: display.icon as ResourceIcon } : {}),
    ...(display.menu ? { menu: display.menu } : {}),
    recordLabel: display.label ?? fields.find((field) => ['name', 'title', 'subject', 'code'].includes(field.name))?.name ?? 'id',
    ...(display.copy ? { copy: true as const } : {}),
    ...(display.whose ? { whose: display.whose } : {}),
    ...(display.empty ? { empty: display.empty } : {}),
    ...(display.source ? { source: segmentOf(display.source) } : {}),
    ...Object.fromEntries(
      standardActions.flatMap((action) => [standard(action)].flatMap((entry) => (entry ? [[action, operationDescriptor(contract, entry)]] : []))),
    ),
    ...(deleteLabel === undefined ? {} : { deleteLabel }),
    ...(deleteAct ? { deleteAct } : {}),
    ...(deletes ? deleteActionOf(contract, deletes, deleteAct, segmentOf) : {}),
    // What is another resource's call comes after its own.
    actions: own
      .flatMap((entry) => (entry.use === 'action' ? [actionOf(contract, entry, { fields, entity }, around)] : []))
      .concat(
        update
          ? editsOfSeveral(
              operationDescriptor(contract, update),
              updateFields.filter(({ name: field }) => display.several?.includes(field)),
              plural,
            )
          : [],
      )
      .toSorted((one, other) => Number(one.fill !== undefined) - Number(other.fill !== undefined)),
    fields,
    ...(list ? filtersOf(contract, list, segmentOf) : { filters: [] }),
    sortable: list ? sortableOf(list) : [],
    ...(list?.parameters.some(({ name: parameter }) => parameter === 'total') ? { pageTotal: true as const } : {}),
    ...(list?.parameters.some(({ name: parameter }) => parameter === 'fields') ? { narrowed: true as const } : {}),
    columns: columnsOf(fields, display, hidden),
    hidden,
    ...(display.beside ? { beside: besideOf(display.beside, fields) } : {}),
    groups: Object.entries(display.group ?? {}).map(([label, names]) => ({ label, fields: names })),
    createFields: formOf('create'),
    updateFields,
  });
}

/** Sentences beside a name, and the fields they name. */
function besideOf(texts: readonly string[], fields: readonly FieldDescriptor[]): ResourceDescriptor['beside'] {
  const named = fields.filter(({ name }) => texts.some((text) => text.includes(`{${name}}`)));
  return { texts, fields: named.map(({ name, kind, choices }) => ({ name, kind, ...(choices ? { choices } : {}) })) };
}

/**
 * A list's columns: those `x-display` names, or the first few. A field it does not mention, neither as a column nor in a group nor hidden, is new: it comes
 * last, until `x-display` places it.
 */
function columnsOf(fields: readonly FieldDescriptor[], display: Display, hidden: readonly string[]): string[] {
  const shown = fields.filter((field) => !hidden.includes(field.name));
  if (!display.columns) return shown.slice(0, 7).map((field) => field.name);
  const placed = new Set([...display.columns, ...Object.values(display.group ?? {}).flat()]);
  return [...display.columns, ...shown.filter((field) => !field.readOnly && !placed.has(field.name)).map((field) => field.name)];
}

/** Method, path and access of one operation. */
export function operationDescriptor(contract: Contract, { method, path, operation }: PlacedOperation): OperationDescriptor {
  const access = accessOf(contract, operation);
  const body = bodyOf(operation);
  return {
    id: operation.operationId as never,
    method,
    path,
    roles: asRoles(access.roles) ?? [],
    ...(access.public ? { public: true } : {}),
    ...(access.unfinished.length > 0 ? { unfinished: access.unfinished } : {}),
    ...(access.confirmed ? { confirmed: access.confirmed } : {}),
    ...(body ? { contentType: body.mediaType } : {}),
  };
}

function actionOf(
  contract: Contract,
  entry: Classified & { use: 'action' },
  record: { fields: FieldDescriptor[]; entity: string },
  { segmentOf, classified }: Around,
): ActionDescriptor {
  const body = bodyOf(entry.operation);
  const filled = new Set(Object.keys(entry.fill ?? {}));
  const fields = body ? fieldsOf(contract, body.schema, segmentOf).filter(({ name }) => !filled.has(name)) : [];
  const moves = movesOf(entry.operation.operationId, fields, record.fields);
  const act = actOf(contract, classified, entry);
  const only = entry.operation['x-act']?.only;
  const answered = successOf(entry.operation).schema;
  const isRecord = answered?.$ref !== undefined && refName(answered.$ref) === record.entity;
  const answer = answered && !isRecord ? fieldsOf(contract, answered, segmentOf) : [];
  return {
    ...operationDescriptor(contract, entry),
    action: entry.action,
    on: entry.on,
    ...(entry.several ? { several: true as const } : {}),
    ...(entry.fill ? { fill: entry.fill } : {}),
    ...(entry.icon ? { icon: entry.icon } : {}),
    label: entry.operation.summary ?? humanise(entry.action),
    // What the description says is of the whole call, of which a part is asked for here.
    ...(entry.fill ? {} : aboveTheForm(entry.operation.description)),
    fields,
    pathParams: entry.parameters
      .filter((parameter) => parameter.in === 'path' && parameter.name !== 'id')
      .map((parameter) => parameterField(contract, parameter, true, segmentOf)),
    ...(moves ? { moves } : {}),
    ...(only ? { only } : {}),
    ...(act ? { act } : {}),
    ...(answer.length > 0 ? { answer } : {}),
  };
}

function parameterField(contract: Contract, parameter: PlacedOperation['parameters'][number], required: boolean, segmentOf: SegmentOf): FieldDescriptor {
  const reference = parameter['x-reference'] ?? parameter.schema?.['x-reference'];
  const schema: Schema = { title: humanise(parameter.name), ...parameter.schema, ...(reference ? { 'x-reference': reference } : {}) };
  if (parameter.description) schema.description = parameter.description;
  return fieldOf(contract, parameter.name, schema, { required, segmentOf });
}

/** Deleting as an action with a form, where the call takes more than the record. */
function deleteActionOf(contract: Contract, entry: Classified, act: ActionDescriptor['act'], segmentOf: SegmentOf): Pick<ResourceDescriptor, 'deleteAction'> {
  const fields = entry.parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameterField(contract, parameter, false, segmentOf));
  if (fields.length === 0) return {};
  return {
    deleteAction: {
      ...operationDescriptor(contract, entry),
      action: deleting,
      on: 'record',
      label: entry.operation.summary ?? humanise('delete'),
      fields,
      pathParams: [],
      ...(act ? { act } : {}),
    },
  };
}

/** The moves an operation makes: those that name it in `via`, or, for the plain status call, those that name none. */
function movesOf(operationId: string, body: FieldDescriptor[], entityFields: FieldDescriptor[]): ActionDescriptor['moves'] {
  for (const field of entityFields) {
    const own = field.transitions?.filter((transition) => transition.via === operationId);
    if (own && own.length > 0) return { field: field.name, transitions: own };
  }
  const status = body.find((field) => field.transitions && entityFields.some((other) => other.name === field.name && other.enumName === field.enumName));
  if (!status?.transitions) return undefined;
  return { field: status.name, transitions: status.transitions.filter((transition) => !transition.via) };
}

/**
 * What a list is filtered by: values given as they are, and the fields of its rows that are compared in other ways, too: `price` from and to, where the filter has
 * `price_gte` and `price_lte`. What is no field of the row is compared in its own one way.
 */
export function filtersOf(contract: Contract, list: PlacedOperation, segmentOf: SegmentOf): Pick<ResourceDescriptor, 'filters' | 'operators'> {
  const schema = jsonParameter(list, 'filter');
  const entries = schema ? fieldsOf(contract, schema, segmentOf).filter(({ name }) => name !== 'id' && name !== readFrom && name !== alternatives) : [];
  const row = successOf(list.operation).schema?.items;
  const properties = row ? (resolve(contract, row).properties ?? {}) : {};
  const isOfRow = (name: string) => properties[operatorOf(name).field] !== undefined;
  const operators: Record<string, Operator[]> = {};
  for (const { name } of entries.filter((entry) => isOfRow(entry.name))) {
    const { field, operator } = operatorOf(name);
    (operators[field] ??= []).push(operator);
  }
  const more = Object.fromEntries(Object.entries(operators).filter(([, each]) => each.join() !== 'is'));
  return {
    filters: entries.filter(({ name }) => !isOfRow(name) || operatorOf(name).operator === 'is'),
    ...(Object.keys(more).length > 0 ? { operators: more } : {}),
  };
}

function sortableOf(list: PlacedOperation): string[] {
  return (jsonParameter(list, 'sort')?.prefixItems?.[0]?.enum ?? []).map(String);
}

/** The schema of a query parameter that carries JSON. */
export function jsonParameter({ parameters }: PlacedOperation, name: string): Schema | undefined {
  return parameters.find((parameter) => parameter.name === name)?.content?.['application/json']?.schema;
}

/** What a description tells who fills the form in: which rule it follows and how a refusal is answered is for readers of the API. */
export function aboveTheForm(text = ''): { description?: string } {
  const description = text
    .replace(/\s*\((?:brief|domain|design)[^)]*\)/gi, '')
    .split(/(?<=\.)\s+/)
    .filter((sentence) => !/\b4\d\d\b/.test(sentence))
    .join(' ');
  return description === '' ? {} : { description };
}
