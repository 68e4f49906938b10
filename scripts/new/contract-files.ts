// A new resource in the contract: its schema, the choices of its fields, its paths.
import { pascal, type Field } from './fields.ts';
import { sentence, type Made } from './made.ts';

/** Whose it is, as its list, its form and the check of scopes need it. */
const clientProperty = `  client_id:
    $ref: ./Id.yaml
    title: Client
    description: Whose it is.
    x-reference: {resource: users, filter: {role: client}}
    x-access: {create: [admin, employee], write: []}
`;

const oneOf = ({ one, all, isClients }: Made): string => (isClients ? `A client's ${one}` : `One of the firm's ${all}`);

export function schemaOf(made: Made): string {
  const { one, all, fields, label, isClients } = made;
  const client = isClients ? ['client_id'] : [];
  const required = ['id', ...client, ...fields.map(({ name }) => name), 'created_at', 'updated_at', 'version'];
  return `title: ${sentence(one)}
description: ${oneOf(made)}.
type: object
additionalProperties: false
x-display:
  name: ${sentence(one)}
  plural: ${sentence(all)}
  label: ${label.name}
  empty: 'Add the first ${one}; whoever works here finds it in this list.'
  columns: [${[...fields.map(({ name }) => name), ...client].join(', ')}]
  hide: [id, version]
  group:
    ${sentence(one)}: [${[...client, ...fields.map(({ name }) => name)].join(', ')}]
required: [${required.join(', ')}]
properties:
  id: {$ref: ./Id.yaml, readOnly: true}
${isClients ? clientProperty : ''}${fields.map(({ name, property }) => `  ${name}: ${property}`).join('\n')}
  created_at: {$ref: ./Instant.yaml, title: Created, readOnly: true}
  updated_at: {$ref: ./Instant.yaml, title: Changed, readOnly: true}
  version: {$ref: ./Version.yaml}
`;
}

export function choicesOf({ title, values = [] }: Field): string {
  return `title: ${title}
description: ${title}, one of these.
type: string
enum: [${values.join(', ')}]
x-enumDescriptions:
${values.map((value) => `  ${value}: ${sentence(value.replaceAll('_', ' '))}`).join('\n')}
`;
}

export function pathsOf(made: Made): string {
  const { name, entity, one, all, fields, isClients } = made;
  const plural = pascal(name);
  const readers = isClients ? 'admin, employee, client' : 'admin, employee';
  const writers = isClients ? 'admin, employee' : 'admin';
  const whose = isClients ? `The ${all} of the clients one works for, or one's own` : `The firm's ${all}`;
  const answers = (status: number, description: string) => `    responses:
      '${status}':
        description: ${description}
        content:
          application/json:
            schema: {$ref: ../schemas/${entity}.yaml}
      default: {$ref: ../responses.yaml#/Problem}`;
  const body = `    requestBody:
      required: true
      content:
        application/json:
          schema: {$ref: ../schemas/${entity}.yaml}`;
  const sortable = ['id', ...fields.filter(({ property }) => !property.includes('multiline')).map((field) => field.name), 'created_at', 'updated_at'];
  return `/${name}:
  get:
    operationId: list${plural}
    summary: ${sentence(all)}
    description: ${whose}.
    tags: [${name}]
    security: [{bearer: [${readers}]}]
    parameters:
      - name: filter
        in: query
        description: Only rows that match every field given; one value or a list of values for each.
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              properties:
                id: {$ref: ../schemas/Id.yaml}${isClients ? '\n                client_id: {$ref: ../schemas/Id.yaml}' : ''}
                q: {$ref: ../schemas/SearchText.yaml}
      - name: sort
        in: query
        description: The field to order by, then the direction.
        content:
          application/json:
            schema:
              type: array
              minItems: 2
              maxItems: 2
              prefixItems:
                - {type: string, enum: [${sortable.join(', ')}]}
                - {$ref: ../schemas/SortOrder.yaml}
              items: false
      - $ref: ../parameters.yaml#/Range
    responses:
      '200':
        description: One page of ${all}.
        headers:
          Content-Range: {$ref: ../headers.yaml#/ContentRange}
          X-Unshowable: {$ref: ../headers.yaml#/Unshowable}
          X-Total-Capped: {$ref: ../headers.yaml#/TotalCapped}
        content:
          application/json:
            schema: {type: array, maxItems: 1000, items: {$ref: ../schemas/${entity}.yaml}}
      default: {$ref: ../responses.yaml#/Problem}
  post:
    operationId: create${entity}
    summary: Add ${one}
    description: ${isClients ? `Adds one for a client` : `Adds one of the firm's ${all}`}.
    tags: [${name}]
    security: [{bearer: [${writers}]}]
${body}
${answers(201, `The ${one} as it is kept.`)}
/${name}/{id}:
  parameters:
    - $ref: ../parameters.yaml#/Id
  get:
    operationId: get${entity}
    summary: ${sentence(one)}
    description: ${oneOf(made)}.
    tags: [${name}]
    security: [{bearer: [${readers}]}]
${answers(200, `The ${one}.`)}
  patch:
    operationId: update${entity}
    summary: Save ${one}
    description: Changes what is said of it.
    tags: [${name}]
    security: [{bearer: [${writers}]}]
${body}
${answers(200, `The ${one} as it now is.`)}
  delete:
    operationId: delete${entity}
    summary: Delete ${one}
    description: Removes it.
    tags: [${name}]
    security: [{bearer: [${writers}]}]
    x-act:
      done: {one: "${sentence(one)} {record} deleted", many: "{count} ${all} deleted"}
      far: true
      ask: {one: "Delete ${one} {record}?", many: "Delete {count} ${all}?"}
      consequence: {one: ["This can't be undone."], many: ["This can't be undone."]}
${answers(200, `The ${one} as it was.`)}
`;
}
