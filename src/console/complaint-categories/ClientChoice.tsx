import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import type { ComplaintCategory } from '../../../generated/api.ts';
import { createComplaintForm } from '../../../generated/forms.ts';

interface ClientChoiceProps {
  categories: readonly ComplaintCategory[];
  /** The key of the one that is about to go. */
  leaving?: string | undefined;
}

/** What a client chooses from, as it is in their form; what is about to go is struck out. */
export function ClientChoice({ categories, leaving }: ClientChoiceProps) {
  return (
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
  );
}
