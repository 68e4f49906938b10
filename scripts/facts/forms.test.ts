import { describe, expect, it } from 'vitest';
import { formProblems, formsOf } from './forms.ts';
import { treeOf } from './rules.ts';

const told = (source: string, file = 'src/portal/appointments/Page.tsx') => formsOf(treeOf(file, source)).map(({ line, message }) => `${line} ${message}`);

/** A component with what stands before its screen, and the screen. */
const component = (before: string, screen: string) => `function Page() {\n${before}\nreturn ${screen};\n}`;

describe('a form beside the engine is told', () => {
  it.each([
    [
      'an element that submits by itself',
      component('const save = () => {};', '<form onSubmit={save}><input name="title" /></form>'),
      'a form element of its own',
    ],
    ['a form element without a submit', component('', '<form />'), 'a form element of its own'],
    ['a box that is a form', component('', '<Box component="form" onSubmit={() => void api.POST("/x")} />'), 'a form element of its own'],
    ['the form library', "import { useForm } from 'react-hook-form';", 'useForm of react-hook-form'],
    ['the form library by another name', "import { useForm as useIt } from 'react-hook-form';", 'useForm of react-hook-form'],
    ['react-admin’s form', "import { SimpleForm } from 'react-admin';", 'SimpleForm of react-admin'],
    ['a plain form after sign-in', "import { usePlainForm } from '../../../engine/web/form/usePlainForm.ts';", 'usePlainForm'],
    [
      'a field in useState that the typed client sends',
      component(
        "const [title, setTitle] = useState('');\nconst save = () => api.POST('/appointments', { body: { title } });",
        '<><TextField value={title} onChange={(event) => setTitle(event.target.value)} /><Button onClick={save} /></>',
      ),
      'title is typed into useState',
    ],
    [
      'a field in useState that a mutation sends, by way of other functions',
      component(
        "const [day, setDay] = useState('');\nconst body = () => ({ day });\nconst choose = (next) => setDay(next);\nconst save = useMutation({ mutationFn: () => send(body()) });",
        '<DateField value={day} onChange={choose} />',
      ),
      'day is typed into useState',
    ],
    [
      'a tick in useState handed to a part of the page',
      component(
        'const [agreed, setAgreed] = useState(false);\nconst save = useMutation({ mutationFn: send });',
        '<><Agreement isGiven={agreed} onToggle={() => setAgreed(!agreed)} /><Button onClick={() => save.mutate({ agreed })} /></>',
      ),
      'agreed is typed into useState',
    ],
  ])('%s', (_what, source, sentence) => {
    expect(told(source)).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('no form of its own is', () => {
  it.each([
    [
      'a form of the engine',
      component(
        'const form = useOperationForm({ fields, initial, submit });\nconst onSubmit = (event) => { event.preventDefault(); void form.onSubmit(event); };',
        '<><form onSubmit={(event) => void form.onSubmit(event)} /><Box component="form" onSubmit={onSubmit} /></>',
      ),
    ],
    [
      'a search, which asks and sends nothing',
      component(
        "const [q, setQ] = useState('');\nconst found = useQuery(linksBy(q));\nconst remove = useMutation({ mutationFn: (id) => api.DELETE('/links/{id}', { params: { path: { id } } }) });",
        '<TextField type="search" value={q} onChange={(event) => setQ(event.target.value)} />',
      ),
    ],
    ['a value a form watches', "import { useWatch, useFormState } from 'react-hook-form';"],
    [
      'what a form handed over when it was submitted',
      component(
        'const [person, setPerson] = useState(null);\nconst buy = useMutation({ mutationFn: () => send(person) });',
        '<PersonForm onSubmit={setPerson} />',
      ),
    ],
  ])('%s', (_what, source) => {
    expect(told(source)).toEqual([]);
  });
});

describe('the list of reasons', () => {
  const [found] = [formsOf(treeOf('src/portal/Page.tsx', '<form />'))];

  it('lets a form stay, with a reason that is one', () => {
    expect(formProblems(found, { 'src/portal/Page.tsx': 'the fields are the bank’s own' })).toEqual([]);
    expect(formProblems(found, { 'src/portal/Page.tsx': 'so' })).toEqual([expect.stringContaining('src/portal/Page.tsx:1')]);
  });

  it('keeps no entry whose form is gone', () => {
    expect(formProblems([], { 'src/portal/Page.tsx': 'the fields are the bank’s own' })).toEqual([expect.stringContaining('take its entry away')]);
  });
});
