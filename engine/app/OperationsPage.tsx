import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useActionStarter } from '../console/actions/useActionStarter.tsx';
import { PageTitle } from '../web/PageTitle.tsx';
import { operationsSegment, type ConsoleOf } from './console.ts';
import { messages } from './messages.ts';

/** What is on no screen: each operation with its form, and why it was not understood. */
export function OperationsPage({ about }: { about: ConsoleOf }) {
  return (
    <ResourceContextProvider value={operationsSegment}>
      <Operations about={about} />
    </ResourceContextProvider>
  );
}

function Operations({ about }: { about: ConsoleOf }) {
  const [text, setText] = useState('');
  const { start, dialog } = useActionStarter({});
  const wanted = text.trim().toLowerCase();
  const shown = about.operations.filter(({ label, path, method, group }) => `${label} ${method} ${path} ${group}`.toLowerCase().includes(wanted));
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <>
      <PageTitle title={messages.operations} />
      <Box component="h1" sx={{ fontSize: 'var(--fs-title)', lineHeight: 'var(--lh-title)', fontWeight: 'fontWeightBold', mb: 1 }}>
        {messages.operations}
      </Box>
      <Box component="p" sx={{ color: 'text.secondary', mb: 4 }}>
        {messages.operationsExplained}
      </Box>
      <OutlinedInput
        value={text}
        placeholder={messages.search}
        slotProps={{ input: { 'aria-label': messages.search, type: 'search' } }}
        sx={{ mb: 4, width: { xs: '100%', sm: 320 } }}
        onChange={(event) => setText(event.target.value)}
      />
      {groups.length === 0 && <Box sx={{ color: 'text.secondary' }}>{messages.noOperations}</Box>}
      {groups.map((group) => (
        <Card key={group} component="section" aria-label={group} sx={{ mb: 4 }}>
          <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', fontWeight: 'fontWeightBold', px: 4, pt: 4, pb: 2 }}>
            {group}
          </Box>
          <ul>
            {shown
              .filter((one) => one.group === group)
              .map(({ key, label, method, path, question, action }) => (
                <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, py: 2, borderTop: '1px solid var(--border-soft)' }}>
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Box sx={{ fontWeight: 'fontWeightMedium' }}>{label}</Box>
                    <Box component="code" className="cut" sx={{ display: 'block', color: 'text.tertiary', fontSize: 'var(--fs-small)' }}>
                      {method.toUpperCase()} {path}
                    </Box>
                    {question !== undefined && (
                      <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>
                        {messages.question}: {question}
                      </Box>
                    )}
                  </Box>
                  <Button variant="outlined" size="small" aria-label={`${messages.open} ${label}`} onClick={() => start(action)}>
                    {messages.open}
                  </Button>
                </Box>
              ))}
          </ul>
        </Card>
      ))}
      {dialog}
    </>
  );
}
