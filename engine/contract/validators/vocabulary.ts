// The compiler's keywords beside JSON Schema's own: what they check, and the code they become.
import { Name, _, type Ajv, type AnySchemaObject, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { boundOf, moments, type Bounds } from '../document.ts';

/** Adds the keywords; each function a file calls is added to `imports`, name → file. */
export function addVocabulary(ajv: Ajv, imports: Map<string, string>): void {
  const imported = (name: string, file: string): Name => {
    imports.set(name, file);
    return new Name(name);
  };
  const keyword = (definition: CodeKeywordDefinition) => ajv.addKeyword(definition);
  const fails = ({
    failing,
    params,
    ...definition
  }: { keyword: string; failing: (cxt: KeywordCxt) => Code; params?: (schema: AnySchemaObject) => Code } & Partial<CodeKeywordDefinition>) =>
    keyword({
      ...definition,
      error: { message: '', params: (cxt) => params?.(cxt.schema as AnySchemaObject) ?? _`{}` },
      code: (cxt) => cxt.fail(failing(cxt)),
    });
  const patternFails = ({ gen, data, schema }: KeywordCxt): Code => {
    const { pattern } = schema as { pattern: string };
    const flags = readsAsUnicode(pattern) ? 'u' : '';
    return _`!${gen.scopeValue('pattern', { key: pattern, ref: pattern, code: _`new RegExp(${pattern}, ${flags})` })}.test(${data})`;
  };

  fails({ keyword: 'choice', failing: ({ data, schema }) => _`!${literal(schema)}.includes(${data})` });
  fails({
    keyword: 'looks',
    type: 'string',
    failing: ({ data, schema }) => _`!${imported(functionOf(String(schema)), `./support/${String(schema)}.js`)}(${data})`,
    params: (schema) => _`{format: ${String(schema)}}`,
  });
  fails({ keyword: 'filled', type: 'string', failing: ({ data }) => _`!/\\S/u.test(${data})` });
  fails({ keyword: 'matches', type: 'string', failing: patternFails, params: ({ says }) => (says ? _`{says: ${String(says)}}` : _`{}`) });
  // Checked before lengths: a half-typed number gets the message about numbers.
  fails({ keyword: 'phone', type: 'string', before: 'maxLength', failing: patternFails, params: () => _`{format: "phone"}` });
  fails({
    keyword: 'minimumCents',
    type: 'number',
    failing: ({ data, schema }) => _`${data} < ${Number(schema)}`,
    params: (schema) => _`{limit: ${Number(schema)}}`,
  });
  fails({
    keyword: 'maximumCents',
    type: 'number',
    failing: ({ data, schema }) => _`${data} > ${Number(schema)}`,
    params: (schema) => _`{limit: ${Number(schema)}}`,
  });

  fails({
    keyword: 'bounds',
    failing: ({ data, schema, it }) => {
      const { bound, limit } = boundOf(schema as Bounds);
      const beyond = imported('isBeyond', './support/bounds.js');
      return moments.has(limit) ? _`${beyond}(${data}, ${bound}, this, ${limit})` : _`${beyond}(${data}, ${bound}, ${it.parentData}, ${limit})`;
    },
    params: ({ says }) => _`{says: ${String(says)}}`,
  });

  // Of a number that is per cent where another property of the same object says so.
  fails({
    keyword: 'percentUntil',
    type: 'number',
    failing: ({ data, schema, it }) => {
      const { by, values, limit } = schema as { by: string; values: string[]; limit: number };
      return _`${data} > ${limit} && ${literal(values)}.includes(${it.parentData}[${by}])`;
    },
    params: ({ limit }) => _`{says: ${`Enter at most ${Number(limit)}%.`}}`,
  });

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

  // Unlike `anyOf`, it reports the errors inside and nothing else.
  keyword({
    keyword: 'orNull',
    schemaType: 'object',
    code: (cxt) => {
      const { gen, data } = cxt;
      gen.if(_`${data} !== null`, () => {
        cxt.subschema({ keyword: 'orNull' }, gen.name('valid'));
      });
    },
  });

  keyword({
    keyword: 'see',
    code: ({ gen, data, schema, it }) => {
      const validate = imported(validatorName(String(schema)), `./schemas/${String(schema)}.js`);
      const [vErrors, errors] = [new Name('vErrors'), new Name('errors')];
      gen.if(_`!${validate}.call(this, ${data}, {instancePath: instancePath + ${it.errorPath}})`, () => {
        gen.assign(vErrors, _`vErrors === null ? ${validate}.errors : vErrors.concat(${validate}.errors)`);
        gen.assign(errors, _`vErrors.length`);
      });
    },
  });
}

/** The function that checks a named schema. */
export const validatorName = (schema: string): string => `validate${schema.replaceAll(/\W/g, '_')}`;

/** `date-time` → `isDateTime`. */
const functionOf = (format: string): string => `is${format.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())}`;

/** A list of plain values as source. */
function literal(values: unknown): Code {
  const list = (values as (string | number | null)[]).reduce<Code>((code, value, index) => (index === 0 ? _`${value}` : _`${code}, ${value}`), _``);
  return _`[${list}]`;
}

/** JSON Schema's patterns are ECMAScript with the `u` flag; one that needs the older reading gets it. */
function readsAsUnicode(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').unicode;
  } catch {
    return false;
  }
}
