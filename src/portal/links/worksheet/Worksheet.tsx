import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Pdf from '@mui/icons-material/PictureAsPdfOutlined';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { worksheetLayout } from '../../../../domain/worksheet-layout.ts';
import { Card } from '../../../../engine/web/Card.tsx';
import { formatDateTime, formatNumber } from '../../../../engine/web/format.ts';
import { PageTitle } from '../../../../engine/web/PageTitle.tsx';
import { EmptyState } from '../../../../engine/web/states.tsx';
import type { Link, OtdWorksheet } from '../../../../generated/api.ts';
import { api, dataOf } from '../../../api/client.ts';
import { messages as linksMessages } from '../../../features/links/messages.ts';
import { useFeeMedians } from '../../../features/links/queries.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { useViewer } from '../../../kit/files/useViewer.tsx';
import { Link as RouterLink } from '../../../kit/router/Link.tsx';
import { withoutPrice } from '../why-none.ts';
import { CompareChoice } from './CompareChoice.tsx';
import { DecideCard } from './DecideCard.tsx';
import type { Laid } from './moved.ts';
import { PaymentCard } from './PaymentCard.tsx';
import { RevisionSteps } from './RevisionSteps.tsx';
import { WorksheetTable } from './WorksheetTable.tsx';
import { sheetMessages as messages } from './messages.ts';

/** The lines, their movement, the decision and the month. @param sheets oldest first */
export default function Worksheet({ link, sheets }: { link: Link; sheets: readonly OtdWorksheet[] }) {
  const to = useAreaPath();
  const [chosen, setChosen] = useState<string>();
  const [since, setSince] = useState<string>();
  const { show, viewer } = useViewer();
  const [first] = sheets;
  const newest = sheets.at(-1);
  const sheet = sheets.find(({ id }) => id === chosen) ?? newest;
  const medians = useFeeMedians(sheet?.tax_rule?.state);
  const where = [link.dealer, link.place, link.distance !== null && linksMessages.away(formatNumber(link.distance))].filter(Boolean).join(', ');
  const at = sheet ? sheets.indexOf(sheet) : 0;
  const earlier = sheets.slice(0, at);
  const from = earlier.find(({ id }) => id === since) ?? first;
  const laid = (each: OtdWorksheet): Laid => ({ revision: each.revision, layout: worksheetLayout(each, each === sheet ? medians : []) });
  return (
    <>
      <PageTitle title={messages.title(link.title)} />
      <Button
        component={RouterLink}
        to={to(link.bid_request_id === null ? `/listings/${link.id}` : `/bids/${link.bid_request_id}`)}
        size="small"
        startIcon={<ArrowBack />}
        sx={{ ml: -2, mb: 1 }}
      >
        {link.bid_request_id === null ? messages.toCar : messages.toBids}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 4, mb: 5 }}>
        <Box sx={{ flex: 1, minWidth: 240 }}>
          <Typography variant="h1">{link.title}</Typography>
          <Typography variant="body2" sx={{ mt: '2px', color: 'text.secondary' }}>
            {[where, sheet && messages.revision(sheet.revision, formatDateTime(sheet.created_at))].filter(Boolean).join('. ')}
          </Typography>
        </Box>
        {sheet && (
          <Button
            variant="outlined"
            startIcon={<Pdf />}
            onClick={() =>
              show({
                id: sheet.id,
                name: linksMessages.worksheet.fileName(sheet.revision),
                address: () => dataOf(api.GET('/otd-worksheets/{id}/pdf', { params: { path: { id: sheet.id } } })),
              })
            }
          >
            {linksMessages.worksheet.pdf}
          </Button>
        )}
      </Box>
      {!sheet || !first || !newest || !from ? (
        <Card>
          <EmptyState icon={<RequestQuote />} title={linksMessages.worksheet.none}>
            {withoutPrice(link.status)}
          </EmptyState>
        </Card>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' },
            // The long table beside them leaves the cards on the right where they are, one below the other.
            gridTemplateRows: { md: 'auto 1fr' },
            gap: { xs: 4, md: 8 },
            alignItems: 'start',
          }}
        >
          <Box sx={{ minWidth: 0, gridColumn: 1, gridRow: { md: '1 / span 2' }, order: { xs: 1, md: 0 } }}>
            {sheets.length > 1 && <RevisionSteps sheets={sheets} shown={sheet} onShow={({ id }) => setChosen(id)} />}
            <WorksheetTable
              revisions={[laid(from), ...sheets.slice(sheets.indexOf(from) + 1, at + 1).map(laid)]}
              choice={<CompareChoice earlier={earlier} from={from} onChoose={setSince} />}
            />
          </Box>
          <DecideCard link={link} sheet={sheet} first={first} newest={newest} />
          <PaymentCard sheet={sheet} />
        </Box>
      )}
      {viewer}
    </>
  );
}
