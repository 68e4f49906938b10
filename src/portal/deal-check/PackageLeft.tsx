import Clock from '@mui/icons-material/ScheduleRounded';
import Contract from '@mui/icons-material/HandshakeOutlined';
import Quote from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import { Card } from '../../../engine/web/Card.tsx';
import { formatDate } from '../../../engine/web/format.ts';
import type { PackageInUse } from '../../../generated/api.ts';
import { paperUse } from './left.ts';
import { messages } from './messages.ts';

const words = messages.package;

/** What of the package is used. */
export function PackageLeft({ inUse }: { inUse: PackageInUse }) {
  const use = paperUse(inUse);
  const rows = [
    { icon: Quote, text: words.quotes(use.quote.used, use.quote.most) },
    { icon: Contract, text: words.contracts(use.contract.used, use.contract.most) },
    ...(inUse.until ? [{ icon: Clock, text: words.until(formatDate(inUse.until)) }] : []),
  ];
  return (
    <Card
      component="ul"
      aria-label={words.title}
      sx={{ display: 'grid', gap: 2, fontSize: 'var(--fs-ui)', lineHeight: '20px', color: 'text.secondary', padding: '20px 24px' }}
    >
      {rows.map(({ icon: Icon, text }) => (
        <Box component="li" key={text} sx={{ display: 'flex', gap: '10px' }}>
          <Icon aria-hidden="true" sx={{ fontSize: 18, color: 'text.tertiary', mt: '1px' }} />
          {text}
        </Box>
      ))}
    </Card>
  );
}
