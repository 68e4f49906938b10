import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card } from '../../../engine/web/Card.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import type { CheckedPaper, DealCheck, PackageInUse } from '../../../generated/api.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Link } from '../../kit/router/Link.tsx';
import { LaterForm } from './LaterForm.tsx';
import { messages } from './messages.ts';
import { PackageLeft } from './PackageLeft.tsx';

const words = messages.first;

interface FirstOfferProps {
  /** The journey, under the heading. */
  rail: ReactNode;
  inUse: PackageInUse;
  papers: readonly CheckedPaper[];
  onSent: (check: DealCheck) => void;
}

/** Before anything was sent: what happens with an offer, and the form for it. */
export function FirstOffer({ rail, inUse, papers, onSent }: FirstOfferProps) {
  const to = useAreaPath();
  const [paper] = papers;
  return (
    <>
      <Typography variant="h1">{words.title}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 6, maxWidth: 640, textWrap: 'pretty' }}>{words.lead}</Typography>
      {rail}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' }, gap: { xs: 6, md: 8 }, alignItems: 'start' }}>
        {paper ? (
          <LaterForm check={null} papers={papers} paper={paper} onSent={onSent} />
        ) : (
          <Note
            tone="info"
            action={
              <Button component={Link} to={to('/packages')} size="small" variant="outlined">
                {messages.package.toPackage}
              </Button>
            }
          >
            {messages.package.allUsed}
          </Note>
        )}
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Card component="ol" sx={{ display: 'grid', gap: 4, p: { xs: 4, md: 6 } }}>
            {words.steps.map(([name, text], index) => (
              <Box component="li" key={name} sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', gap: '0 12px' }}>
                <Box
                  aria-hidden="true"
                  sx={{
                    width: 28,
                    height: 28,
                    borderRadius: '50%',
                    display: 'grid',
                    placeItems: 'center',
                    background: 'var(--accent-soft)',
                    color: 'var(--accent-ink)',
                    fontWeight: 'var(--w-strong)',
                    fontSize: 'var(--fs-ui)',
                  }}
                >
                  {index + 1}
                </Box>
                <div>
                  <Box component="b" sx={{ fontWeight: 'var(--w-medium)' }}>
                    {name}
                  </Box>
                  <Box sx={{ fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary' }}>{text}</Box>
                </div>
              </Box>
            ))}
          </Card>
          <PackageLeft inUse={inUse} />
        </Box>
      </Box>
    </>
  );
}
