// The compiler's keywords beside JSON Schema's own: what they check, and the code they become.
import { Name, _, type Ajv, type AnySchemaObject, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';

/** Adds the keywords; each function a file calls is added to `imports`, name → file. */
export function addVocabulary(ajv: Ajv, imports: Map<string, string>): void {
  const use = (name: string, file: string): Name => {
    imports.set(name, file);
    return new Name(name);
  };
  const keyword = (definition: CodeKeywordDefinition) => ajv.addKeyword(definition);
  const fails = (name: string, types: CodeKeywordDefinition['type'], failing: (cxt: KeywordCxt) => Code, params?: (cxt: AnySchemaObject) => Code) =>
    keyword({ keyword: name, ...(types ? { type: types } : {}), error: { message: '', params: params ? (cxt) => params(cxt.schema as AnySchemaObject) : () => _`{}` }, code: (cxt) => cxt.fail(failing(cxt)) });

  fails('choice', undefined, ({ data, schema }) => _`!${literal(schema)}.includes(${data})`);
  fails('looks', 'string', ({ data, schema }) => _`!${use(functionOf(String(schema)), `./support/${String(schema)}.js`)}(${data})`, (schema) => _`{format: ${String(schema)}}`);
  fails('filled', 'string', ({ data }) => _`!/\S/u.test(${data})`);
  fails(
    'matches',
    'string',
    ({ gen, data, schema }) => {
      const { pattern } = schema as { pattern: string };
      const written = new RegExp(pattern, 'u');
      return _`!${gen.scopeValue('pattern', { key: pattern, ref: written, code: _`new RegExp(${pattern}, "u")` })}.test(${data})`;
    },
    ({ says, phone }) => (phone ? _`{format: "phone"}` : says ? _`{says: ${String(says)}}` : _`{}`),
  );
  for (const [name, operator] of [['minimumCents', _`<`], ['maximumCents', _`>`]] as const)
    fails(name, 'number', ({ data, schema }) => _`${data} ${operator} ${Number(schema)}`, (schema) => _`{limit: ${Number(schema)}}`);

  keyword({
    keyword: 'known',
    type: 'object',
    error: { message: '', params: ({ params }) => _`{additionalProperty: ${params['key'] as Code}}` },
    code: (cxt) => {
      const { gen, data, schema } = cxt;
      gen.forIn('key', data, (key) => {
        cxt.setParams({ key });
        gen.if(_`!${literal(schema)}.includes(${key})`, () => cxt.error());
      });
    },
  });

  keyword({
    keyword: 'see',
    code: ({ gen, data, schema, it }) => {
      const validate = use(`validate${String(schema)}`, `./schemas/${String(schema)}.js`);
      const [vErrors, errors] = [new Name('vErrors'), new Name('errors')];
      gen.if(_`!${validate}(${data}, {instancePath: instancePath + ${it.errorPath}})`, () => {
        gen.assign(vErrors, _`vErrors === null ? ${validate}.errors : vErrors.concat(${validate}.errors)`);
        gen.assign(errors, _`vErrors.length`);
      });
    },
  });
}

/** `date-time` → `isDateTime`. */
const functionOf = (format: string): string => `is${format.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())}`;

/** A list of plain values as source. */
function literal(values: unknown): Code {
  const list = (values as (string | number | null)[]).reduce<Code>((code, value, index) => (index === 0 ? _`${value}` : _`${code}, ${value}`), _``);
  return _`[${list}]`;
}
