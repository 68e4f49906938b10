import Pdf from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type ReactNode } from 'react';
import { firstNameOf } from '../../../domain/first-name.ts';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import type { CheckedPaper, DealCheck, PackageInUse } from '../../../generated/api.ts';
import { checkedPaperLabels } from '../../../generated/enums.ts';
import { api, dataOf } from '../../api/client.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { answeredOf, beforeOf, headOf, movedText, type AnsweredVersion } from '../../features/deal-check/report.ts';
import { promiseText } from '../../features/support/answer-hours.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { useViewer } from '../../kit/files/useViewer.tsx';
import { Link } from '../../kit/router/Link.tsx';
import { Figures } from './Figures.tsx';
import { messages } from './messages.ts';
import { PackageLeft } from './PackageLeft.tsx';
import { Waiting } from './Waiting.tsx';

/** The figures stand at once; the lines come with what draws them. */
const Report = lazyScreen(() => import('./Report.tsx'));

interface CheckRoomProps {
  check: DealCheck;
  inUse: PackageInUse;
  /** The papers that may be sent next. */
  papers: readonly CheckedPaper[];
  /** The journey, under the heading. */
  rail: ReactNode;
  onSend: (paper: CheckedPaper) => void;
  onAnother: () => void;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' },
  gap: { xs: 6, md: 8 },
  alignItems: 'start',
} as const;

/** One offer: while its newest version is read, what happens next; once it is answered, the report. */
export function CheckRoom({ check, inUse, papers, rail, onSend, onAnother }: CheckRoomProps) {
  const to = useAreaPath();
  const settings = usePublicSettings();
  const { show, viewer } = useViewer();
  const answered = answeredOf(check.versions);
  const [asked, setAsked] = useState<number | null>(null);
  const shown = answered.find(({ number }) => number === asked) ?? answered[0];
  const [newest] = check.versions;
  const advisor = check.advisor_name ? firstNameOf(check.advisor_name) : messages.yourAdvisor;
  const isRead = check.status !== 'answered' && newest !== undefined;
  const paper = inSentence(checkedPaperLabels[check.paper]);
  const head = isRead
    ? check.status === 'submitted'
      ? messages.waiting.submitted(paper)
      : messages.waiting.in_review(advisor, paper)
    : shown && headOf(shown.report, shown.verdict);
  const lead = isRead ? messages.waiting.lead(advisor, promiseText(settings)) : shown && leadOf(shown, check);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: 4, mb: 6 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {messages.about(check.title, check.dealer)}
          </Typography>
          <Typography variant="h1">{head}</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: 640, textWrap: 'pretty' }}>{lead}</Typography>
        </Box>
        {answered.length > 0 && (
          <Button
            variant="outlined"
            startIcon={<Pdf />}
            onClick={() =>
              show({
                id: check.id,
                name: messages.report.fileName,
                address: () => dataOf(api.GET('/deal-checks/{id}/pdf', { params: { path: { id: check.id } } })),
              })
            }
          >
            {messages.report.pdf}
          </Button>
        )}
      </Box>
      {rail}
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
          {isRead && <Waiting check={check} version={newest} advisor={advisor} />}
          {shown && isRead && <Typography variant="h2">{messages.report.earlier(shown.number)}</Typography>}
          {shown && (
            <Suspense fallback={<Skeleton height={480} />}>
              <Report key={shown.number} check={check} shown={shown} />
            </Suspense>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0, order: { xs: isRead ? 0 : -1, md: 0 }, position: { md: 'sticky' }, top: { md: 88 } }}>
          {shown ? (
            <Figures check={check} shown={shown} onShow={setAsked} advisor={advisor} papers={papers} onSend={onSend} daysLeft={inUse.days_left} />
          ) : (
            <Button component={Link} to={to('/chats')} variant="outlined">
              {messages.report.ask(advisor)}
            </Button>
          )}
          <PackageLeft inUse={inUse} />
          {check.status === 'answered' && papers.includes('quote') && (
            <Button variant="text" onClick={onAnother}>
              {messages.report.another}
            </Button>
          )}
        </Box>
      </Box>
      {viewer}
    </>
  );
}

/** How it moved, and the advisor's own sentence. */
const leadOf = ({ report, summary, number }: AnsweredVersion, check: DealCheck): string =>
  [movedText(report, beforeOf(check.versions, number)?.number ?? number - 1), summary].filter(Boolean).join(' ');
