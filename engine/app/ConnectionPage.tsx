import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordField } from '../web/fields/PasswordField.tsx';
import { TextField } from '../web/fields/TextField.tsx';
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
    ...about.signIns.map(({ name, fields, ...rest }) => ({ ...rest, fields: fields.map((field) => ({ ...field, key: `${name}.${field.name}` })) })),
    ...(Object.keys(about.context).length > 0
      ? [{ label: messages.values, fields: Object.keys(about.context).map((name) => ({ key: name, name, label: name, secret: false })) }]
      : []),
  ];
  /** @param then where to go once it is kept: signing in needs what was typed */
  const save = async (then?: string) => {
    const response = await fetch('/connection', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(values) }).catch(
      () => undefined,
    );
    if (!response?.ok) return toast.error(messages.failed);
    if (then !== undefined) return window.location.assign(then);
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
      {about.signInFailed !== undefined && <Note tone="error">{about.signInFailed}</Note>}
      {parts.length > 0 && (
        <Box
          component="form"
          sx={{ mt: 4 }}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {parts.map(({ label, fields, ...way }) => (
            <Card key={label} component="fieldset" sx={{ p: 5, mb: 4, display: 'grid', gap: 4, maxWidth: 560 }}>
              <Box component="legend" sx={{ fontWeight: 'fontWeightBold', float: 'left', p: 0 }}>
                {label}
              </Box>
              {fields.map(({ key, label: name, secret }) => {
                const Field = secret ? PasswordField : TextField;
                return (
                  <Field
                    key={key}
                    label={name}
                    autoComplete="off"
                    value={values[key] ?? ''}
                    onChange={(event) => setValues({ ...values, [key]: event.target.value })}
                  />
                );
              })}
              {'begin' in way && way.begin !== undefined && (
                <BrowserSignIn way={{ isSignedIn: way.isSignedIn === true, returnsTo: about.returnsTo }} onBegin={() => void save(way.begin)} />
              )}
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

/** Signing in at the API's own sign-in server; what was typed is kept first. */
function BrowserSignIn({ way: { isSignedIn, returnsTo }, onBegin }: { way: { isSignedIn: boolean; returnsTo: string }; onBegin: () => void }) {
  return (
    <>
      <Box component="p" sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)', overflowWrap: 'anywhere' }}>
        {isSignedIn ? messages.signedIn : messages.returnsTo(returnsTo)}
      </Box>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={onBegin}>
        {isSignedIn ? messages.signInAgain : messages.signIn}
      </Button>
    </>
  );
}
