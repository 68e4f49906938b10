import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Eye from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { Card } from '../../../engine/web/Card.tsx';
import type { ComplaintCategory } from '../../../generated/api.ts';
import { createComplaintForm } from '../../../generated/forms.ts';
import { messages } from './messages.ts';

interface ClientChoiceProps {
  categories: readonly ComplaintCategory[];
  /** The key of the one that is about to go. */
  leaving: string | undefined;
}

/** What a client chooses from, as it is in their form; what is about to go is struck out. */
export function ClientChoice({ categories, leaving }: ClientChoiceProps) {
  return (
    <Card component="section" aria-label={messages.preview} sx={{ p: 4, background: 'var(--surface-2)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3, color: 'text.secondary', fontSize: 'var(--fs-small)' }}>
        <Eye aria-hidden="true" sx={{ fontSize: 18 }} />
        {messages.preview}
      </Box>
      <Box sx={{ border: '1px solid var(--border-strong, var(--border))', borderRadius: 'var(--r)', background: 'var(--surface)', overflow: 'hidden' }}>
        <Box aria-hidden="true" sx={{ display: 'flex', justifyContent: 'space-between', px: 3, py: 2, color: 'text.secondary' }}>
          {createComplaintForm.category.label}
          <ExpandMore />
        </Box>
        <Box component="ul">
          {categories.map(({ id, name }) => (
            <Box component="li" key={id} sx={{ px: 3, py: 2, borderTop: '1px solid var(--border-soft)', overflowWrap: 'anywhere' }}>
              {id === leaving ? (
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  {name}
                </Box>
              ) : (
                name
              )}
            </Box>
          ))}
        </Box>
      </Box>
    </Card>
  );
}
