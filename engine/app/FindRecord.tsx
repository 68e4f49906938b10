import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { createPath, recordPath } from '../console/paths.ts';
import type { ResourceDescriptor } from '../contract/descriptor.ts';
import { inSentence } from '../contract/inSentence.ts';
import { TextField } from '../web/fields/TextField.tsx';
import { PageTitle } from '../web/PageTitle.tsx';
import { messages as onScreens } from '../console/messages.ts';
import { messages } from './messages.ts';

/** A resource of which no list is known: a record is opened by its key. */
export function FindRecord({ resource }: { resource: ResourceDescriptor }) {
  const [key, setKey] = useState('');
  const navigate = useNavigate();
  return (
    <>
      <PageTitle title={resource.label} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 4 }}>
        <Box component="h1" sx={{ fontSize: 'var(--fs-title)', lineHeight: 'var(--lh-title)', fontWeight: 'fontWeightBold' }}>
          {resource.label}
        </Box>
        {resource.create && (
          <Button component={Link} to={createPath('', resource.segment)} variant="outlined" sx={{ ml: 'auto' }}>
            {onScreens.create(resource.singular)}
          </Button>
        )}
      </Box>
      <Card
        component="form"
        sx={{ p: 5, display: 'grid', gap: 4, maxWidth: 480 }}
        onSubmit={(event: { preventDefault: () => void }) => {
          event.preventDefault();
          if (key.trim() !== '') void navigate(recordPath('', resource.segment, key.trim()));
        }}
      >
        <p>{messages.findHint(inSentence(resource.label))}</p>
        <TextField label={messages.key} value={key} onChange={(event) => setKey(event.target.value)} />
        <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
          {messages.find(inSentence(resource.singular))}
        </Button>
      </Card>
    </>
  );
}
