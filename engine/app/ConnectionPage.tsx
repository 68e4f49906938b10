import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Note } from '../web/Note.tsx';
import { PageTitle } from '../web/PageTitle.tsx';
import { toast } from '../web/toast/toast.ts';
import type { ConsoleOf } from './console.ts';
import { messages } from './messages.ts';

/** How calls are signed, and the values that every call takes. */
export function ConnectionPage({ about }: { about: ConsoleOf }) {
  const [values, setValues] = useState<Record<string, string>>(about.context);
  const queries = useQueryClient();
  const parts = [
    ...about.signIns.map(({ name, label, fields }) => ({ label, fields: fields.map((field) => ({ ...field, key: `${name}.${field.name}` })) })),
    ...(Object.keys(about.context).length > 0
      ? [{ label: messages.values, fields: Object.keys(about.context).map((name) => ({ key: name, name, label: name, secret: false })) }]
      : []),
  ];
  const save = async () => {
    const response = await fetch('/connection', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(values) }).catch(
      () => undefined,
    );
    if (!response?.ok) return toast.error(messages.failed);
    await queries.invalidateQueries();
    return toast.success(messages.saved);
  };
  return (
    <>
      <PageTitle title={messages.connection} />
      <Box component="h1" sx={{ fontSize: 'var(--fs-title)', lineHeight: 'var(--lh-title)', fontWeight: 'fontWeightBold', mb: 4 }}>
        {messages.connection}
      </Box>
      <Note tone="info">{about.isStub ? messages.stub : messages.reaches(about.reaches)}</Note>
      {parts.length > 0 && (
        <Box
          component="form"
          sx={{ mt: 4 }}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {parts.map(({ label, fields }) => (
            <Card key={label} component="fieldset" sx={{ p: 5, mb: 4, display: 'grid', gap: 4, maxWidth: 560 }}>
              <Box component="legend" sx={{ fontWeight: 'fontWeightBold', float: 'left' }}>
                {label}
              </Box>
              {fields.map((field) => (
                <TextField
                  key={field.key}
                  label={field.label}
                  type={field.secret ? 'password' : 'text'}
                  autoComplete="off"
                  value={values[field.key] ?? ''}
                  onChange={(event) => setValues({ ...values, [field.key]: event.target.value })}
                />
              ))}
            </Card>
          ))}
          <Box component="p" sx={{ color: 'text.secondary', mb: 4 }}>
            {messages.connectionExplained}
          </Box>
          <Button type="submit" variant="contained">
            {messages.save}
          </Button>
        </Box>
      )}
    </>
  );
}
